"""Reading cards as a player does: from their printed lines."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

import msgspec

from engine.content.printing_parts import bare
from engine.core.text import Say
from engine.core.view import CardView, View

DEFAULT = 2  # Attack 2 or Move 2
SUMMON_WORTH = 5.5
# What abilities beside moving and fighting are worth, their numbers aside.
DEED_WORTH = {
    "text-lend": 2.5,
    "text-damage": 1.0,
    "text-kill": 5.0,
    "text-trap": 1.0,
    "text-trap-harmless": 1.0,
    "text-cleanse": 0.5,
    "text-cleanse-some": 0.5,
    "text-swap-enemies": 0.5,
    "text-swap-allies": 0.5,
    "text-create-obstacle": 0.5,
    "text-shuffle-cards": 1.0,
    "text-remove-cards": 1.0,
}
_REACHES = {"text-attack": "reach", "text-heal": "heal_reach"}
Part = tuple[str, str, int]  # the key of its ability, its own, and its number
LOST_COST = 3.0  # what it takes to be worth losing a card


class Half(msgspec.Struct, frozen=True):
    """What one half of a card is worth."""

    attack: int = 0
    reach: int = 1
    targets: int = 1
    move: int = 0
    heal: int = 0
    heal_reach: int = 0  # 0: of oneself only
    other: float = 0.0
    is_lost: bool = False
    is_earning: bool = False  # experience or an element, for whatever else is done


@lru_cache(maxsize=2048)
def _read(printed: tuple[Part, ...], lost: bool) -> Half:
    facts: dict[str, int] = {"reach": 1, "targets": 1}
    other = 0.0
    for ability, key, number in printed:
        if key in ("text-attack", "text-move", "text-heal"):
            name = key.removeprefix("text-")
            facts[name] = max(facts.get(name, 0), number)
        elif key == "text-range" and ability in _REACHES:
            facts[_REACHES[ability]] = number
        elif key in ("text-target", "text-area"):
            facts["targets"] = max(facts["targets"], min(number, 3))
        elif key in ("text-bonus", "text-bonus-slots"):
            other += 1.5
        elif key in ("text-shield", "text-retaliate", "text-loot", "text-xp"):
            other += 0.5 * number
        elif key == "text-summon":
            other += SUMMON_WORTH
        elif key in DEED_WORTH:
            other += DEED_WORTH[key] + 0.5 * number
        elif key.startswith("condition-"):
            other += 0.7
    is_earning = any(key in ("text-xp", "text-infuse") for _, key, _ in printed)
    return Half(**facts, other=other, is_lost=lost, is_earning=is_earning)


def top_of(card: CardView) -> Half:
    """A card's top half."""
    return _read(_flat(card.top), "top-lost" in card.marks)


def bottom_of(card: CardView) -> Half:
    """A card's bottom half."""
    return _read(_flat(card.bottom), "bottom-lost" in card.marks)


def _flat(lines: tuple[Say, ...]) -> tuple[Part, ...]:
    """The parts of the plain ability lines."""
    found: list[Part] = []
    for line in lines:
        if line.key in ("text-bonus", "text-bonus-slots", "text-lend"):
            found.append((line.key, line.key, 1))
        printed = line.facts.get("parts", ()) if line.key == "text-ability" else ()
        assert isinstance(printed, tuple)
        parts = [bare(part) for part in printed]
        for part in parts:
            numbers = [value for value in part.facts.values() if isinstance(value, int)]
            found.append((parts[0].key, part.key, numbers[0] if numbers else 0))
    return tuple(found)


def worth_top(half: Half, has_foes: bool, nearest_hurt: int) -> float:
    """How much a top half is worth now; the default attack is the floor."""
    attack = half.attack * (1 + 0.6 * (half.targets - 1)) + 0.3 * (half.reach - 1)
    worth = (attack if has_foes else 0.0) + half.other
    worth += _worth_heal(half, nearest_hurt)
    worth += 0.0 if has_foes else half.move
    return worth - (LOST_COST if half.is_lost else 0.0)


def worth_bottom(half: Half, steps_wanted: int, nearest_hurt: int) -> float:
    """How much a bottom half is worth when so many steps are wanted."""
    worth = 0.8 * min(half.move, steps_wanted) + 0.1 * half.move + half.other
    worth += _worth_heal(half, nearest_hurt) + 0.8 * half.attack
    return worth - (LOST_COST if half.is_lost else 0.0)


def _worth_heal(half: Half, nearest_hurt: int) -> float:
    return half.heal * (0.8 if half.heal_reach >= nearest_hurt else 0.1)


def best_pair(
    cards: tuple[CardView, ...], has_foes: bool, steps_wanted: int, nearest_hurt: int
) -> tuple[CardView, CardView]:
    """The card for its top half and the card for its bottom half."""
    floor = worth_top(Half(attack=DEFAULT), has_foes, nearest_hurt)
    step = worth_bottom(Half(move=DEFAULT), steps_wanted, nearest_hurt)
    tops = {c.id: max(floor, worth_top(top_of(c), has_foes, nearest_hurt)) for c in cards}
    bottoms = {
        c.id: max(step, worth_bottom(bottom_of(c), steps_wanted, nearest_hurt)) for c in cards
    }
    return max(permutations(cards, 2), key=lambda pair: tops[pair[0].id] + bottoms[pair[1].id])


def worth_keeping(card: CardView) -> float:
    """How much one would miss a card."""
    return worth_top(top_of(card), True, 0) + worth_bottom(bottom_of(card), 3, 0)


# --- the card in use


def half_with(view: View, ability: str) -> Half | None:
    """The half of a card picked for this round on which an ability is printed."""
    for card in pile(view, "picked"):
        for half, lines in ((top_of(card), card.top), (bottom_of(card), card.bottom)):
            if any(part[0] == ability for part in _flat(lines)):
                return half
    return None


def earns(view: View, ability: str) -> bool:
    """Whether the half with an ability gives something once any of it is done (H-XP-02)."""
    half = half_with(view, ability)
    return half is not None and half.is_earning


def pile(view: View, name: str) -> tuple[CardView, ...]:
    """Cards of this seat that lie together."""
    return next((pile.cards for pile in view.piles if pile.id == name), ())
