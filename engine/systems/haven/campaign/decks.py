"""The decks of city and road events: cards are numbers as text, the last one is on top."""

from __future__ import annotations

from engine.content.gains.tree import DECKS, Deck
from engine.core.text import Say
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.event_cards import STARTING, EventCard


def lay_out(case: Case) -> None:
    """Shuffle the starting events of each deck (H-EVENT-01); later ones wait (H-EVENT-20)."""
    for deck in DECKS:
        if deck not in case.books.decks:
            cards = [str(number) for number in case.pack.events[deck] if number in STARTING]
            case.rng.shuffle(cards)
            case.books.decks[deck] = cards


def draw(case: Case, deck: Deck) -> EventCard | None:
    """Take the top card of a deck; None: there is none left."""
    cards = case.books.decks.get(deck)
    return case.pack.events[deck][int(cards.pop())] if cards else None


def add(case: Case, deck: Deck, number: int) -> None:
    """Shuffle a card into its deck (H-EVENT-02); one that is in it already stays alone."""
    cards = case.books.decks.setdefault(deck, [])
    if str(number) in cards:
        return
    cards.append(str(number))
    case.rng.shuffle(cards)
    case.tell(Say(f"haven-{deck}-event-added", {"number": number}))


def remove(case: Case, deck: Deck, number: int) -> None:
    """Take a card out of its deck for good (H-EVENT-21)."""
    cards = case.books.decks.get(deck, [])
    if str(number) in cards:
        cards.remove(str(number))
        case.tell(Say(f"haven-{deck}-event-removed", {"number": number}))


def put_back(case: Case, deck: Deck, number: int) -> None:
    """Return a card to the bottom, without shuffling (H-EVENT-03)."""
    case.books.decks.setdefault(deck, []).insert(0, str(number))
