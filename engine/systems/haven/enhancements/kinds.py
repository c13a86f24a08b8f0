"""Which stickers there are, and which of them a slot takes (H-CITY-50..56, -69)."""

from __future__ import annotations

import re

from engine.content.tree import (
    Ability,
    Area,
    Attack,
    Damage,
    Element,
    Heal,
    Inflict,
    Move,
    Retaliate,
    Shield,
    Shove,
)
from engine.core.hexes import DIRECTIONS, Hex, orientations
from engine.systems.haven.enhancements.slots import Slot

PLUS = "+1"
JUMP = "jump"
HEX = "hex"  # with the hex behind it, in the pattern's own coordinates: `hex+1-2`
NEGATIVE = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")  # H-CITY-69: no stun
POSITIVE = ("strengthen", "bless")  # nor invisibility
ANY = "any-element"
ELEMENTS = (*(element.value for element in Element if element is not Element.ANY), ANY)
CONDITIONS = NEGATIVE + POSITIVE

_HEX = re.compile(rf"{HEX}([+-][0-9]{{1,2}})([+-][0-9]{{1,2}})")
_NUMBERED = (Move, Attack, Heal, Shield, Retaliate, Shove)  # those with a price for +1
_HARMFUL = (Attack, Shove, Damage)
_HELPFUL = (Heal, Shield, Retaliate)


def kinds_for(slot: Slot) -> tuple[str, ...]:
    """The stickers that fit a slot, whether or not the ability already has what they add."""
    if slot.dot.part == "area":
        return () if slot.area is None else tuple(map(hex_kind, new_hexes(slot.area)))
    if not slot.is_main:
        return (PLUS,)  # H-CITY-56
    ability = slot.ability
    number = (PLUS,) if isinstance(ability, _NUMBERED) else ()
    jump = (JUMP,) if isinstance(ability, Move) else ()
    return (*number, *jump, *_conditions(ability), *ELEMENTS)


def _conditions(ability: Ability) -> tuple[str, ...]:
    """A move gives none (H-CITY-52)."""
    if isinstance(ability, _HELPFUL):
        return POSITIVE
    if isinstance(ability, Inflict):
        return NEGATIVE if ability.on == "enemies" else POSITIVE
    return NEGATIVE if isinstance(ability, _HARMFUL) else ()


def is_there(slot: Slot, kind: str) -> bool:
    """Whether the ability already has what a sticker would add."""
    ability = slot.ability
    if kind == JUMP:
        return isinstance(ability, Move) and ability.mode != "walk"
    if kind in CONDITIONS:
        return kind in getattr(ability, "conditions", ())
    return kind in ELEMENTS and element_of(kind) in {one.element for one in slot.line.infused}


def element_of(kind: str) -> Element:
    """The element that a sticker creates."""
    return Element.ANY if kind == ANY else Element(kind)


# --- attack hexes (H-CITY-55) ---------------------------------------------------------------------


def hex_kind(where: Hex) -> str:
    """The sticker that adds a hex to a pattern."""
    return f"{HEX}{where.q:+d}{where.r:+d}"


def hex_of(kind: str) -> Hex | None:
    """The hex that a sticker adds."""
    found = _HEX.fullmatch(kind)
    return Hex(int(found[1]), int(found[2])) if found else None


def new_hexes(area: Area) -> tuple[Hex, ...]:
    """The hexes beside a pattern that would make it a new one.

    A pattern is turned and mirrored as its player likes, so of several hexes that make the same
    pattern the first stands for all.
    """
    own = set(area.offsets)
    beside = {where.plus(step) for where in own for step in DIRECTIONS} - own
    if area.has_self:
        beside.discard(Hex(0, 0))
    found: dict[tuple[Hex, ...], Hex] = {}
    for where in sorted(beside):
        found.setdefault(_shape((*area.offsets, where), area.has_self), where)
    return tuple(sorted(found.values()))


def _shape(offsets: tuple[Hex, ...], has_self: bool) -> tuple[Hex, ...]:
    """The same for all patterns that can be laid alike; without the figure, wherever they lie."""
    images = orientations(tuple(sorted(offsets)))
    if not has_self:
        images = tuple(tuple(where.minus(image[0]) for where in image) for image in images)
    return min(images)
