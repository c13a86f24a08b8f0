"""What the hexes around a hex tell: which room it lies in, which way its door leads."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from hashlib import blake2b

from engine.core.hexes import DIRECTIONS, Hex
from engine.core.view import HexView, View
from render.materials import FLOORS

DOORS = ("door-closed", "door-locked", "door-open")


Floors = Mapping[Hex, str]


def is_door(seen: HexView) -> bool:
    """Whether a door stands there."""
    return any(overlay in DOORS for overlay in seen.overlays)


def both_ways(edges: Iterable[tuple[Hex, Hex]]) -> frozenset[tuple[Hex, Hex]]:
    """Every wall, whichever side it is asked for from."""
    return frozenset(pair for one, other in edges for pair in ((one, other), (other, one)))


def floors(view: View) -> Floors:
    """What each hex is made of: plain floor of what its room is, the rest of what it is.

    A room keeps its floor for the whole scenario: what is chosen by is its first hex, and the
    hexes of an unseen room are known from the beginning.
    """
    grounds = {h.hex: h.ground for h in view.hexes}
    walls = both_ways(view.wall_edges)
    inside = {h.hex for h in view.hexes if not is_door(h)}
    made_of = dict.fromkeys(grounds, FLOORS[0])
    todo = set(inside)
    for first in sorted(inside):
        if first in todo:
            room = _room(first, todo, walls)
            made_of.update(dict.fromkeys(room, _floor_of(first)))
    return {h: made_of[h] if ground == "floor" else ground for h, ground in grounds.items()}


def _room(first: Hex, todo: set[Hex], walls: Collection[tuple[Hex, Hex]]) -> list[Hex]:
    """The hexes that one can walk to without a door; they are taken off the list."""
    todo.remove(first)
    room = [first]
    for here in room:
        q, r = here
        for dq, dr in DIRECTIONS:
            there = Hex(q + dq, r + dr)
            if there in todo and (here, there) not in walls:
                todo.remove(there)
                room.append(there)
    return room


def _floor_of(first: Hex) -> str:
    number = blake2b(f"{first.q} {first.r}".encode(), digest_size=1).digest()[0]
    return FLOORS[number % len(FLOORS)]


def door_turn(where: Hex, known: Collection[Hex], walls: Collection[tuple[Hex, Hex]]) -> int:
    """How far a door is turned, in degrees clockwise: 0 where one passes from left to right.

    Its ends should meet walls, and one should get through on both sides.
    """
    is_open = [
        where.plus(step) in known and (where, where.plus(step)) not in walls for step in DIRECTIONS
    ]

    def passable(angle: int) -> float:
        """How open the hex is that way: neighbour k lies at 30 + 60 k degrees, corners between."""
        k, between = divmod((angle - 30) % 360, 60)
        sides = (k, (k + 1) % 6) if between else (k,)
        return sum(is_open[side] for side in sides) / len(sides)

    def fitness(turn: int) -> float:
        ahead = passable(turn) + passable(turn + 180)
        return ahead - 2 * (passable(turn + 90) + passable(turn - 90))

    return max(range(0, 180, 30), key=fitness)
