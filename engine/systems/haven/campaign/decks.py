"""The decks of city and road events: cards are numbers as text, the last one is on top."""

from __future__ import annotations

from engine.content.gains.tree import Deck
from engine.core.text import Say
from engine.systems.haven.campaign.case import Case


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
