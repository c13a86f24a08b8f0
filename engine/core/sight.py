"""Lines of sight past walls, by one of three rules, in whole numbers.

* `vertex`: from a corner of one hex to a corner of the other;
* `vertex_or_centre`: the same, but the centre stands in for the corners of a hex that all touch
  walls (and `Board` lets neighbours see each other);
* `full_hex`: along any line at all.

Sight survives any stretching of the plane, so hexes are drawn on a grid of whole numbers: hex
(q, r) is centred at (3q, 2r + q) and its corners lie at the offsets of `CORNERS`. Edge k runs from
corner k to corner k + 1. Nothing is rounded; a line that grazes a corner is known to touch it.

A shape is a centre and half-diagonals: three for a wall hex, one for a thin wall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.hexes import DIRECTIONS, Hex
from engine.core.sightlines import sees_along_any_line

Point = tuple[int, int]

SightRule = Literal["vertex", "vertex_or_centre", "full_hex"]

CORNERS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def centre(here: Hex) -> Point:
    """The centre of a hex on the drawing grid."""
    return 3 * here[0], 2 * here[1] + here[0]


class Walls:
    """What can block sight: wall hexes, and thin walls on the edge between two neighbours."""

    def __init__(self, wall_hexes: Sequence[Hex], wall_edges: Sequence[tuple[Hex, Hex]]) -> None:
        self.centres = [centre(h) for h in wall_hexes]
        self.thin = [_edge_between(a, b) for a, b in wall_edges]
        self.touched = {(x + u, y + v) for x, y in self.centres for u, v in CORNERS}
        self.touched.update(end for ends in self.thin for end in ends)
        solid = frozenset(wall_hexes)
        # A thin wall along a wall hex hides nothing that the wall hex does not hide.
        self.lone = [
            ends
            for (a, b), ends in zip(wall_edges, self.thin, strict=True)
            if a not in solid and b not in solid
        ]

    def sees(self, a: Hex, b: Hex, rule: SightRule) -> bool:
        """Whether a sees b by a rule."""
        if rule == "full_hex":
            return sees_along_any_line(self.centres, self.thin, centre(a), centre(b))
        here, there = centre(a), centre(b)
        starts, ends = self._free_corners(here), self._free_corners(there)
        if rule == "vertex_or_centre":
            starts, ends = starts or [here], ends or [there]
        return bool(starts and ends) and self._is_line_free(here, there, starts, ends)

    def _free_corners(self, here: Point) -> list[Point]:
        touched = self.touched
        x, y = here
        return [p for u, v in CORNERS if (p := (x + u, y + v)) not in touched]

    def _is_line_free(
        self, a: Point, b: Point, starts: Sequence[Point], ends: Sequence[Point]
    ) -> bool:
        """H-LOS-01: some line between points of the hexes a and b touches no wall."""
        blocks = near(self.centres, a, b)
        lone = self.lone
        if not blocks and not lone:
            return True
        for p in starts:
            for q in ends:
                if p == q or not (
                    (blocks and _touches_wall_hex(p, q, blocks))
                    or (lone and _touches_thin_wall(p, q, lone))
                ):
                    return True
        return False


def near(centres: Sequence[Point], a: Point, b: Point) -> list[Point]:
    """Those of the wall hexes that touch the strip between hexes a and b."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    offset = dx * ay - dy * ax
    width = 2 * (abs(dy) + max(abs(dx), abs(dy)))
    low, high = (ay - 2, by + 2) if ay < by else (by - 2, ay + 2)
    left, right = (ax - 4, bx + 4) if ax < bx else (bx - 4, ax + 4)
    return [
        (x, y)
        for x, y in centres
        if low <= y <= high and left <= x <= right and -width <= dx * y - dy * x - offset <= width
    ]


def _touches_wall_hex(p: Point, q: Point, blocks: Sequence[Point]) -> bool:
    """Whether the line from p to q touches any of the wall hexes, be it at a corner."""
    px, py = p
    qx, qy = q
    dx, dy = qx - px, qy - py
    reach = abs(dy) + max(abs(dx), abs(dy))
    offset = dx * py - dy * px
    for x, y in blocks:
        if (
            -reach <= dx * y - dy * x - offset <= reach
            and (py <= y + 1 or qy <= y + 1)
            and (py >= y - 1 or qy >= y - 1)
            and (px + py <= x + y + 2 or qx + qy <= x + y + 2)
            and (px + py >= x + y - 2 or qx + qy >= x + y - 2)
            and (px - py <= x - y + 2 or qx - qy <= x - y + 2)
            and (px - py >= x - y - 2 or qx - qy >= x - y - 2)
        ):
            return True
    return False


def _touches_thin_wall(p: Point, q: Point, walls: Sequence[tuple[Point, Point]]) -> bool:
    """Whether the line from p to q touches any of the thin walls."""
    return any(_segments_touch(p, q, *ends) for ends in walls)


def _segments_touch(p: Point, q: Point, s: Point, t: Point) -> bool:
    """Whether two segments have a point in common."""
    ps, pt = _turn(p, q, s), _turn(p, q, t)
    sp, sq = _turn(s, t, p), _turn(s, t, q)
    if ps == pt == 0:  # all on one line: do they overlap?
        return max(min(p, q), min(s, t)) <= min(max(p, q), max(s, t))
    return ps * pt <= 0 and sp * sq <= 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _edge_between(a: Hex, b: Hex) -> tuple[Point, Point]:
    """The two ends of the edge between two neighbours."""
    k = DIRECTIONS.index(b.minus(a))
    x, y = centre(a)
    (u, v), (s, t) = CORNERS[k], CORNERS[(k + 1) % 6]
    return (x + u, y + v), (x + s, y + t)
