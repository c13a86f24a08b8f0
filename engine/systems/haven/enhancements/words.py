"""What slots and stickers are called, and how the hexes beside a pattern are shown."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content.printing import part_with
from engine.content.tree import Area, Summon
from engine.core.hexes import Hex
from engine.core.text import Say
from engine.systems.haven.content import HeroClass
from engine.systems.haven.enhancements.kinds import CONDITIONS, ELEMENTS, JUMP, PLUS, element_of
from engine.systems.haven.enhancements.slots import HALVES, Slot

STATS = ("hp", "move", "attack", "range")  # of a summon
KEYS: dict[str, tuple[str, ...]] = {
    **{f"haven-place-{half}": ("part",) for half in HALVES},
    **{f"haven-summon-{stat}": ("summon", "value") for stat in STATS},
}

NOTHING, HIT, FIGURE = "⬛", "🟥", "🟦"
FIRST_LETTER = ord("🇦")


def sticker_name(kind: str) -> Say:
    """What a sticker adds."""
    if kind in CONDITIONS:
        return Say(f"condition-{kind}")
    if kind in ELEMENTS:
        return Say(f"element-{element_of(kind)}")
    names = {PLUS: "haven-sticker-plus", JUMP: "text-jump"}
    return Say(names.get(kind, "haven-sticker-hex"))


def slot_name(hero_class: HeroClass, slot: Slot) -> Say:
    """Where a slot is: the half, and the part as it is printed there now."""
    part = part_with(slot.ability, slot.dot)
    if part is None and isinstance(slot.ability, Summon):
        what = slot.ability.what
        value: int = getattr(hero_class.summons[what], slot.dot.part)
        part = Say(
            f"haven-summon-{slot.dot.part}", {"summon": Say(f"summon.{what}"), "value": value}
        )
    assert part is not None
    return Say(f"haven-place-{slot.half}", {"part": part})


def drawing(area: Area, choices: Sequence[Hex]) -> tuple[str, ...]:
    """A pattern row by row, with a letter on each hex that may be added.

    A hex takes every other row of its column, so that the columns lie half a hex apart. No two
    letters stand side by side: together they could mean a flag.
    """
    signs = dict.fromkeys(area.offsets, HIT)
    if area.has_self:
        signs[Hex(0, 0)] = FIGURE
    signs |= {where: chr(FIRST_LETTER + n) for n, where in enumerate(choices)}
    cells = {(2 * where.r + where.q, where.q): sign for where, sign in signs.items()}
    rows, columns = zip(*cells, strict=True)
    across = range(min(columns), max(columns) + 1)
    return tuple(
        "".join(cells.get((row, column), NOTHING) for column in across)
        for row in range(min(rows), max(rows) + 1)
    )
