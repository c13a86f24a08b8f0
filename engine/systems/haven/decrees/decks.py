"""Decrees about decks: which cards come next.

What is still in a draw pile everybody can work out; in which order only chance knew, until now.
"""

from __future__ import annotations

from collections import Counter

from engine.content.printing import lines
from engine.core.deck import Deck
from engine.core.decree import Enactment
from engine.core.prompt import Option, Rejected
from engine.core.script import Script
from engine.core.text import Say, say
from engine.systems.haven.game import HavenGame
from engine.systems.haven.telling.events import word
from engine.systems.haven.telling.modifier_words import modifier_word

_MODIFIERS, _ABILITIES = "modifiers-", "abilities-"


def stack(g: HavenGame, deck_id: str, *cards: str) -> Enactment | Rejected:
    """These cards of a draw pile come next, in this order. The table is told why, not which."""
    deck = _decks(g).get(deck_id)
    if deck is None:
        return Rejected(say("haven-decree-no-deck"))
    if not cards or Counter(cards) - Counter(deck.pile):
        return Rejected(say("haven-decree-not-in-deck"))
    line = say("haven-decree-stack", deck=_name(g, deck_id), count=len(cards))
    return Enactment(line, _stack(g, deck, cards), is_gentle=True, needs_reason=True)


def _stack(g: HavenGame, deck: Deck, cards: tuple[str, ...]) -> Script[None]:
    for card in cards:
        deck.pile.remove(card)
    deck.pile += reversed(cards)  # the last one is on top
    g.reveal()
    yield from ()


def _decks(g: HavenGame) -> dict[str, Deck]:
    """Every deck that is drawn from, by its name in decrees."""
    state = g.state
    found = {f"{_MODIFIERS}{hero.id}": hero.modifiers.cards for hero in g.heroes}
    found[f"{_MODIFIERS}monsters"] = state.monster_modifiers.cards
    if state.ally_modifiers is not None:
        found[f"{_MODIFIERS}allies"] = state.ally_modifiers.cards
    return found | {f"{_ABILITIES}{one}": state.ability_decks[one] for one in _open_decks(g)}


def _open_decks(g: HavenGame) -> list[str]:
    """The ability decks of the monsters on the map."""
    return sorted({g.pack.monsters[monster.type].deck for monster in g.state.monsters})


def _name(g: HavenGame, deck_id: str) -> Say:
    if deck_id.startswith(_ABILITIES):
        deck = deck_id.removeprefix(_ABILITIES)
        kinds = sorted({m.type for m in g.state.monsters if g.pack.monsters[m.type].deck == deck})
        names = tuple(word("monster", kind) for kind in kinds)
        return say("haven-decree-deck-abilities", monsters=names)
    owner = deck_id.removeprefix(_MODIFIERS)
    hero = next((hero for hero in g.heroes if hero.id == owner), None)
    if hero is not None:
        return say("haven-decree-deck-hero", hero=hero.name)
    return Say(f"haven-decree-deck-{owner}")


def stack_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """Decks, then what is left in the draw pile, in an order that says nothing."""
    if not words:
        return tuple(Option(one, _name(g, one)) for one, deck in _decks(g).items() if deck.pile)
    deck = _decks(g).get(words[0])
    if deck is None:
        return ()
    left = Counter(deck.pile) - Counter(words[1:])
    return tuple(Option(card, _card(g, words[0], card)) for card in sorted(left))


def _card(g: HavenGame, deck_id: str, card: str) -> Say:
    if not deck_id.startswith(_ABILITIES):
        return modifier_word(card)
    played = g.pack.decks[deck_id.removeprefix(_ABILITIES)].cards[card]
    return say("haven-decree-ability", initiative=played.initiative, lines=lines(played.action))
