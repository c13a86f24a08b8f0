"""What to do to the map when a card offers it: traps and obstacles."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.hexes import Hex, distance
from engine.core.prompt import Prompt
from engine.core.view import FigureView, View
from engine.systems.haven.robots.greedy.cards import earns
from engine.systems.haven.robots.greedy.field import FAR, FOES, Field, flood

DETOUR = 6  # more steps than this are no better or worse
SKIP = ("skip",)


def disarm(view: View, prompt: Prompt) -> tuple[str, ...]:
    """A trap in one's way; else, if the card pays for it, one that is nearer to us than to foes."""
    field = Field(view)
    traps = _hexes(prompt)
    in_the_way = _in_the_way(field, traps)
    if in_the_way or not earns(view, "text-disarm-trap"):
        return (in_the_way,) if in_the_way else SKIP
    to_foes = field.steps_from([foe.hex for foe in field.foes], True)
    to_us = field.steps_from([figure.hex for figure in _ours(field)], True)
    ours = [name for name, at in traps.items() if to_us.get(at, FAR) < to_foes.get(at, FAR)]
    return (ours[0],) if ours else SKIP


def destroy_obstacle(view: View, prompt: Prompt) -> tuple[str, ...]:
    """One in one's way, else any: it is a deed all the same."""
    return (_in_the_way(Field(view), _hexes(prompt)) or prompt.options[0].id,)


def create_obstacle(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Where it slows foes; else out of one's own way, if the card pays for it."""
    field, places = Field(view), _hexes(prompt)
    hindrance = _hindrance(field, field.unharmed)
    best = max(places, key=lambda name: hindrance(places[name]))
    least = 0 if earns(view, "text-create-obstacle") else 1
    return (best,) if hindrance(places[best]) >= least else SKIP


def move_obstacle(view: View, prompt: Prompt) -> tuple[str, ...]:
    """One in one's way, else the one nearest to the foes, if there are any."""
    field, places = Field(view), _hexes(prompt)
    in_the_way = _in_the_way(field, places)
    if in_the_way or not field.foes:
        return (in_the_way,) if in_the_way else SKIP
    steps = field.steps_from([foe.hex for foe in field.foes], True)
    return (min(places, key=lambda name: steps.get(places[name], FAR)),)


def obstacle_to(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Where it slows foes most, unless it is better left where it is."""
    field, places = Field(view), _hexes(prompt)
    # The prompt does not name the obstacle: it is the one in the middle of the hexes on offer.
    moved = min(
        field.blocked,
        key=lambda where: max(distance(where, there) for there in places.values()),
    )
    hindrance = _hindrance(field, field.unharmed | {moved})
    best = max(places, key=lambda name: hindrance(places[name]))
    return (best,) if hindrance(places[best]) > hindrance(moved) else SKIP


def _hexes(prompt: Prompt) -> dict[str, Hex]:
    return {option.id: option.hex for option in prompt.options if option.hex is not None}


def _ours(field: Field) -> list[FigureView]:
    return [figure for figure in field.view.figures if figure.side not in FOES]


def _in_the_way(field: Field, places: dict[str, Hex]) -> str | None:
    """The one without which this seat's hero would get where it wants in the fewest steps."""
    ways = {name: _way(field, field.unharmed | {where}) for name, where in places.items()}
    best = min(ways, key=ways.__getitem__)
    return best if ways[best] < _way(field, field.unharmed) else None


def _way(field: Field, passable: set[Hex]) -> int:
    if field.me is None:
        return FAR
    return flood(field.aims, passable | {field.me.hex}).get(field.me.hex, FAR)


def _hindrance(field: Field, passable: set[Hex]) -> Callable[[Hex], int]:
    """What an obstacle on a hex is worth: the steps that it costs foes, less those it costs us."""
    targets = [figure.hex for figure in field.wards or _ours(field)]
    monsters = [foe.hex for foe in field.foes if foe.side == "monster"]
    free, way = flood(targets, passable | {*monsters}), _way(field, passable)

    def steps_lost(where: Hex) -> int:
        left = passable - {where}
        slow = flood(targets, left | {*monsters})
        foes = sum(_more(free.get(foe, FAR), slow.get(foe, FAR)) for foe in monsters)
        own = 0 if field.is_hurt() else _more(way, _way(field, left))
        return foes - 2 * own

    return steps_lost


def _more(before: int, after: int) -> int:
    return min(after - before, DETOUR)
