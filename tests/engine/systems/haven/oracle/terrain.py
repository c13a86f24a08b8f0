"""The map of a vector: what borders on what, and how far things are."""

from __future__ import annotations

from collections import deque
from functools import cache

from engine.systems.haven.vectors import Vector

Spot = tuple[int, int]
FAR = 10**6

# Edge k of a hex leads to neighbour k. Corner k lies between the edges k - 1 and k; corners are in
# thirds of a hex, so that all geometry is in whole numbers (straight lines stay straight).
STEPS: tuple[Spot, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CORNERS: tuple[Spot, ...] = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))


def plus(a: Spot, b: Spot) -> Spot:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Spot, b: Spot) -> Spot:
    return a[0] - b[0], a[1] - b[1]


def corner(spot: Spot, k: int) -> Spot:
    """Corner k of a hex, in thirds."""
    return plus((3 * spot[0], 3 * spot[1]), CORNERS[k % 6])


def steps_between(a: Spot, b: Spot) -> int:
    """Steps on an endless empty plane."""
    dq, dr = minus(a, b)
    return max(abs(dq), abs(dr), abs(dq + dr))


class Terrain:
    """Floor, wall hexes and thin walls."""

    def __init__(self, vector: Vector) -> None:
        self.floor: set[Spot] = set(vector.hexes)
        self.walls: set[Spot] = set(vector.wall_hexes)
        self.thin: set[frozenset[Spot]] = {frozenset(edge) for edge in vector.wall_edges}
        self._next = {spot: self._neighbours(spot) for spot in self.floor}
        self._flood = cache(self._flooded)

    def has_thin_wall(self, a: Spot, b: Spot) -> bool:
        return frozenset((a, b)) in self.thin

    def is_walled(self, a: Spot, b: Spot) -> bool:
        """Whether the edge between two neighbours is a wall, thin or the side of a wall hex."""
        return a in self.walls or b in self.walls or self.has_thin_wall(a, b)

    def _neighbours(self, spot: Spot) -> list[Spot]:
        """The floor next to a hex with no wall between."""
        around = (plus(spot, step) for step in STEPS)
        return [
            other for other in around if other in self.floor and not self.is_walled(spot, other)
        ]

    def proximity(self, a: Spot, b: Spot) -> int:
        """Range in hexes, never counted through walls (H-LOS-08)."""
        return self._flood(a).get(b, FAR)

    def _flooded(self, start: Spot) -> dict[Spot, int]:
        steps = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for other in self._next[here]:
                if other not in steps:
                    steps[other] = steps[here] + 1
                    queue.append(other)
        return steps
