"""Attack modifier cards and decks (H-AMD).

A card's id says what it does: `+1`, `2x`, `null`, `rolling +1`, `+0 stun`, `rolling push 2`. So a
perk or an item adds a card by naming it, and a stacked deck in a test reads like a deck. A heal, a
shield and a positive condition are for the attacker, all else is for the target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from engine.content.tree import Element
from engine.core.deck import Deck
from engine.core.rng import Rng
from engine.systems.haven.conditions import CONDITIONS, Kind
from engine.systems.haven.content import Perk
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.rulings import DOUBLE_IN_BETTER_ORDER
from engine.systems.haven.state import Hero, ModifierDeck

# H-AMD-01
STANDARD = (
    *("+0",) * 6,
    *("+1",) * 5,
    *("-1",) * 5,
    "+2",
    "-2",
    "2x",
    "null",
)
# H-VARIANT-01: what the wild cards count as with reduced randomness. They stay what they are when
# they are put away, so they still ask for a reshuffle (H-VARIANT-02).
TAMED = {"2x": "+2", "bless": "+2", "null": "-2", "curse": "-2"}
ADDED = "added"  # the last word of a card that a scenario or an item has added (H-AMD-17)
SUPPLIED = ("bless", "curse")  # removed when drawn, back to their supply (H-AMD-10)


class Modifier(msgspec.Struct, frozen=True):
    """What one modifier card does."""

    id: str
    number: int = 0
    doubles: bool = False
    is_null: bool = False
    is_rolling: bool = False
    pierce: int = 0
    push: int = 0
    pull: int = 0
    add_targets: int = 0
    heal: int = 0
    shield: int = 0
    conditions: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    is_added: bool = False  # by the scenario or an item, for this scenario only (H-AMD-17)

    @property
    def effects(self) -> tuple[str, ...]:
        """Everything it adds beside its number, comparable one by one (H-ADV-08)."""
        amounts = ("pierce", "push", "pull", "add_targets", "heal", "shield")
        counted = [f"{name} {getattr(self, name)}" for name in amounts if getattr(self, name)]
        return (*counted, *self.conditions, *self.elements)

    @property
    def boons(self) -> tuple[str, ...]:
        """The conditions that the attacker gains."""
        return tuple(c for c in self.conditions if CONDITIONS[c].kind is Kind.POSITIVE)

    @property
    def banes(self) -> tuple[str, ...]:
        """The conditions that the target gains."""
        return tuple(c for c in self.conditions if CONDITIONS[c].kind is Kind.NEGATIVE)


_WHOLE: dict[str, dict[str, Any]] = {
    "2x": {"doubles": True},
    "null": {"is_null": True},
    "bless": {"doubles": True},  # H-AMD-14
    "curse": {"is_null": True},
}
_ELEMENTS = frozenset(element.value for element in Element)
_COUNTED = {
    "pierce": "pierce",
    "push": "push",
    "pull": "pull",
    "target": "add_targets",
    "heal": "heal",
    "shield": "shield",
}


@lru_cache(maxsize=1024)
def modifier(card_id: str) -> Modifier:
    """Read a card's id; raises `ValueError` where it means nothing."""
    words = card_id.split()
    facts: dict[str, Any] = {"conditions": (), "elements": ()}
    if not words:
        raise ValueError("a card without words")
    if words[0] in _WHOLE:
        facts |= _WHOLE[words.pop(0)]
    while words:
        word = words.pop(0)
        if word == "rolling":
            facts["is_rolling"] = True
        elif word == ADDED:
            facts["is_added"] = True
        elif word in _COUNTED and words:
            facts[_COUNTED[word]] = int(words.pop(0))
        elif word in CONDITIONS:
            facts["conditions"] += (word,)
        elif word in _ELEMENTS:
            facts["elements"] += (word,)
        else:
            facts["number"] = int(word)
    return Modifier(card_id, **facts)


def standard_deck(rng: Rng, perks: Iterable[Perk] = ()) -> ModifierDeck:
    """A new deck of the 20 standard cards as perks have changed it, shuffled (H-SETUP-10)."""
    cards = list(STANDARD)
    for perk in perks:
        for card in perk.remove:
            cards.remove(card)
        cards += perk.add
    return ModifierDeck(Deck.shuffled(cards, rng))


def draw(g: HavenGame, figure: AnyFigure, table: list[str]) -> Modifier:
    """Draw one card from a figure's deck onto the table, where no reshuffle takes it back."""
    cards = g.modifiers(figure).cards
    if not cards.pile and not cards.discards:
        return modifier("+0")  # every card lies on the table
    table.append(cards.draw(g.rng))
    g.reveal()
    card = table[-1]
    tamed = TAMED.get(card.removesuffix(f" {ADDED}"), card)
    return modifier(tamed if g.rulings.reduced_randomness else card)


def draw_chain(
    g: HavenGame, figure: AnyFigure, first: Modifier, table: list[str]
) -> tuple[Modifier, ...]:
    """Go on drawing until a card does not roll (H-AMD-08)."""
    chain = [first]
    while chain[-1].is_rolling:
        chain.append(draw(g, figure, table))
    return tuple(chain)


def clear(g: HavenGame, figure: AnyFigure, table: list[str]) -> None:
    """Discard what was drawn for one target; a BLESS or CURSE goes back to its supply."""
    deck = g.modifiers(figure)
    for card in map(modifier, table):
        if card.id in SUPPLIED:
            _return_to_supply(g, figure, card.id)
            continue
        deck.cards.discards.append(card.id)
        if (card.doubles or card.is_null) and not card.is_added:
            deck.must_reshuffle = True  # H-AMD-11


def attack_value(value: int, cards: tuple[Modifier, ...]) -> int:
    """The attack after step 2: numbers added, doubled, or nothing at all (H-AMD-04..06)."""
    if any(card.is_null for card in cards):
        return 0
    numbers = sum(card.number for card in cards)
    if any(card.doubles for card in cards):
        before, after = (value + numbers) * 2, value * 2 + numbers
        value = max(before, after) if DOUBLE_IN_BETTER_ORDER else after
    else:
        value += numbers
    return max(0, value)


def attack_damage(value: int, cards: tuple[Modifier, ...], shield: int, pierce: int) -> int:
    """What a target suffers: step 2, then the shield that is not pierced (H-EFFECT-13)."""
    return max(0, attack_value(value, cards) - shield_left(cards, shield, pierce))


def shield_left(cards: tuple[Modifier, ...], shield: int, pierce: int) -> int:
    """The shield that an attack's pierce and that of its modifier cards leave."""
    return max(0, shield - pierce - sum(card.pierce for card in cards))


def shuffle_in(g: HavenGame, figure: AnyFigure, card_id: str) -> bool:
    """Put a BLESS or CURSE into the figure's draw pile, while the supply lasts (H-AMD-15, -21)."""
    if not _take_from_supply(g, figure, card_id):
        return False
    g.modifiers(figure).cards.shuffle_in(card_id, g.rng)
    return True


def take_out(g: HavenGame, figure: AnyFigure, card_id: str) -> None:
    """Put every BLESS or CURSE of a figure's draw pile back into its supply."""
    cards = g.modifiers(figure).cards
    while card_id in cards.pile:
        cards.pile.remove(card_id)
        _return_to_supply(g, figure, card_id)


def remove_modifiers(g: HavenGame, hero: Hero, card_id: str, count: int) -> int:
    """Take up to so many cards out of a hero's deck, drawn or not; how many there were."""
    cards = hero.modifiers.cards
    removed = 0
    for pile in (cards.pile, cards.discards):
        found = [card for card in pile if card.removesuffix(f" {ADDED}") == card_id]
        for card in found[: count - removed]:
            pile.remove(card)
            removed += 1
    g.rng.shuffle(cards.pile)  # it was searched
    return removed


def add_cards(g: HavenGame, deck: ModifierDeck, card: str, count: int) -> None:
    """Shuffle cards into a draw pile for this scenario (H-AMD-15..17)."""
    for _ in range(count):
        deck.cards.shuffle_in(f"{card} {ADDED}", g.rng)


def strip_decks(g: HavenGame) -> None:
    """After the scenario no deck keeps what was added to it (H-ENDSCEN-09, -10)."""
    state, supplies = g.state, g.state.supplies
    for hero in state.heroes:
        blessed, cursed = _strip(hero.modifiers)
        supplies.bless += blessed
        supplies.curse_heroes += cursed
    blessed, cursed = _strip(state.monster_modifiers)
    supplies.bless += blessed
    supplies.curse_monsters += cursed
    if state.ally_modifiers is not None:
        blessed, cursed = _strip(state.ally_modifiers)
        supplies.bless += blessed
        supplies.curse_heroes += cursed


def _strip(deck: ModifierDeck) -> tuple[int, int]:
    """Take out what was added; how many BLESS and CURSE cards go back to their supply."""
    cards = (*deck.cards.pile, *deck.cards.discards)
    for pile in (deck.cards.pile, deck.cards.discards):
        pile[:] = [card for card in pile if not _is_added(card)]
    return cards.count("bless"), cards.count("curse")


def _is_added(card_id: str) -> bool:
    return card_id in SUPPLIED or modifier(card_id).is_added


def reshuffle_all(g: HavenGame, tell: Callable[[Hero | str], None]) -> None:
    """At the end of the round, each deck that showed a 2x or a Null (H-ENDROUND-01, H-AMD-13)."""
    decks: list[tuple[Hero | str, ModifierDeck | None]] = [(h, h.modifiers) for h in g.heroes]
    decks += [("monster", g.state.monster_modifiers), ("ally", g.state.ally_modifiers)]
    for owner, deck in decks:
        if deck is not None and deck.must_reshuffle:
            deck.must_reshuffle = False
            deck.cards.reshuffle(g.rng)
            tell(owner)


def _supply_name(g: HavenGame, figure: AnyFigure, card_id: str) -> str:
    if card_id == "bless":
        return "bless"
    is_monsters = g.modifiers(figure) is g.state.monster_modifiers
    return "curse_monsters" if is_monsters else "curse_heroes"


def supply_left(g: HavenGame, figure: AnyFigure, card_id: str) -> int:
    """How many of a BLESS or CURSE are in no deck, for this figure."""
    left: int = getattr(g.state.supplies, _supply_name(g, figure, card_id))
    return left


def _take_from_supply(g: HavenGame, figure: AnyFigure, card_id: str) -> bool:
    left = supply_left(g, figure, card_id)
    if left:
        setattr(g.state.supplies, _supply_name(g, figure, card_id), left - 1)
    return left > 0


def _return_to_supply(g: HavenGame, figure: AnyFigure, card_id: str) -> None:
    name = _supply_name(g, figure, card_id)
    setattr(g.state.supplies, name, getattr(g.state.supplies, name) + 1)
