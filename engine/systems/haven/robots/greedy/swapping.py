"""Whether to change places, and with whom."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.hexes import Hex, distance
from engine.core.prompt import Prompt
from engine.core.view import FigureView, View
from engine.systems.haven.robots.greedy.field import FAR, FOES, Field

Outlook = tuple[int, bool, int, int]


def swap(view: View, prompt: Prompt, reach: int | None) -> tuple[str, ...]:
    """With whoever makes things better; `reach` of the attack still to come."""
    field = Field(view)
    if field.me is None:
        return ("skip",)
    outlooks = {"skip": _outlook(field, {}, reach)}
    for option in prompt.options:
        other = field.figure(option.figure)
        if other is not None and _is_fair(field, field.me, other):
            moved = {field.me.id: other.hex, other.id: field.me.hex}
            outlooks[option.id] = _outlook(field, moved, reach)
    return (min(outlooks, key=outlooks.__getitem__),)  # of equals to stay, which comes first


def _is_fair(field: Field, me: FigureView, other: FigureView) -> bool:
    """Nobody steps into harm, nor sends a weaker friend to bear what it flees from."""
    if other.hex in field.harm:
        return False
    return other.side in FOES or other in field.wards or other.hp > me.hp or not field.is_hurt()


def _outlook(field: Field, moved: Mapping[str, Hex], reach: int | None) -> Outlook:
    """How bad things would be: for those who must not fall, for the attack, for the hero."""
    assert field.me is not None
    here = moved.get(field.me.id, field.me.hex)
    foes = [moved.get(foe.id, foe.hex) for foe in field.foes]
    wards = [moved.get(ward.id, ward.hex) for ward in field.wards]
    aims = field.aims if field.is_errand_due() or not foes else foes
    away = min((distance(here, aim) for aim in aims), default=FAR)
    is_short = reach is not None and away > reach
    is_careful = field.is_hurt() or (reach or 0) > 1
    return (
        sum(distance(ward, foe) == 1 for ward in wards for foe in foes),
        is_short,
        sum(distance(here, foe) == 1 for foe in foes) if is_careful else 0,
        away if is_short or field.is_errand_due() or not foes else 0,
    )
