"""Straight lines between hexes, and the walls in their way, in whole numbers.

Sight survives any stretching of the plane, so hexes are drawn on a grid of whole numbers: hex
(q, r) is centred at (3q, 2r + q) and its corners lie at the offsets of `CORNERS`. Edge k runs from
corner k to corner k + 1. Nothing is rounded; a line that grazes a corner is known to touch it.

A wall hex is given by its centre, a thin wall by its two ends.
"""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[int, int]
Segment = tuple[Point, Point]

CORNERS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def centre(here: tuple[int, int]) -> Point:
    """The centre of a hex on the drawing grid."""
    return 3 * here[0], 2 * here[1] + here[0]


def corners(here: Point) -> list[Point]:
    """The corners of the hex with this centre."""
    x, y = here
    return [(x + u, y + v) for u, v in CORNERS]


def edge(here: Point, k: int) -> Segment:
    """The two ends of edge k of the hex with this centre."""
    (x, y), (u, v), (s, t) = here, CORNERS[k], CORNERS[(k + 1) % 6]
    return (x + u, y + v), (x + s, y + t)


def first_free(
    starts: Sequence[Point], ends: Sequence[Point], hexes: list[Point], thin: Sequence[Segment]
) -> int | None:
    """Which is the first of the ends to which a line from some start touches no wall.

    No start is an end. A wall hex in the way of one line is likely in the way of the next: it goes
    to the front of the list.
    """
    for k, (qx, qy) in enumerate(ends):
        total, gap = qx + qy, qx - qy
        for px, py in starts:
            dx, dy = qx - px, qy - py
            across, along = dx if dx > 0 else -dx, dy if dy > 0 else -dy
            reach = along + (across if across > along else along)
            offset = dx * py - dy * px
            for wall in hexes:
                x, y = wall
                # None of a hex's six sides, produced for ever, has the line beyond it.
                if (
                    -reach <= dx * y - dy * x - offset <= reach
                    and (py <= y + 1 or qy <= y + 1)
                    and (py >= y - 1 or qy >= y - 1)
                    and (px + py <= x + y + 2 or total <= x + y + 2)
                    and (px + py >= x + y - 2 or total >= x + y - 2)
                    and (px - py <= x - y + 2 or gap <= x - y + 2)
                    and (px - py >= x - y - 2 or gap >= x - y - 2)
                ):
                    if wall is not hexes[0]:
                        hexes.remove(wall)
                        hexes.insert(0, wall)
                    break
            else:
                for s, t in thin:
                    side = dx * s[1] - dy * s[0] - offset
                    other = dx * t[1] - dy * t[0] - offset
                    if side * other <= 0 and _do_touch((px, py), (qx, qy), s, t):
                        break
                else:
                    return k
    return None


def _do_touch(p: Point, q: Point, s: Point, t: Point) -> bool:
    """Whether two segments have a point in common."""
    ps, pt = _turn(p, q, s), _turn(p, q, t)
    if ps == pt == 0:  # all on one line: do they overlap?
        return max(min(p, q), min(s, t)) <= min(max(p, q), max(s, t))
    return ps * pt <= 0 and _turn(s, t, p) * _turn(s, t, q) <= 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
