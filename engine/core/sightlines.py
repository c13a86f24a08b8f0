"""The wider rule of sight: any line from anywhere in one hex to anywhere in the other.

A bundle of lines of some width must be free; a line that merely grazes does not count. For one
direction, every shape blocks an interval of parallel lines, so looking for a gap is easy. Which
gaps there are changes only at critical directions, where a line touches the edges of two shapes.
One direction tried between each two neighbouring critical ones therefore settles the matter.

Coordinates are those of `engine.core.sight`, doubled, so that the middle of a thin wall is whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple

Point = tuple[int, int]

HEX = ((4, 0), (2, 2), (2, -2))  # half-diagonals
EDGES = ((1, 1), (1, -1), (1, 0))  # the directions of edges


class Shape(NamedTuple):
    """A wall hex or a thin wall: its middle, and half-diagonals to its corners."""

    x: int
    y: int
    arms: tuple[Point, ...]


def sees_along_any_line(
    wall_hexes: Sequence[Point],
    thin_walls: Sequence[tuple[Point, Point]],
    a: Point,
    b: Point,
) -> bool:
    """Whether a bundle of lines from hex a to hex b is free of walls."""
    here, there = Shape(2 * a[0], 2 * a[1], HEX), Shape(2 * b[0], 2 * b[1], HEX)
    between = list(_between(wall_hexes, thin_walls, here, there))
    if not between:
        return True
    straight = (there.x - here.x, there.y - here.y)
    if _has_gap(straight, here, there, between):
        return True
    tried = _critical_directions(straight, here, there, between)
    return any(
        _has_gap((d[0] + e[0], d[1] + e[1]), here, there, between) for d, e in pairwise(tried)
    )


def _between(
    wall_hexes: Iterable[Point],
    thin_walls: Iterable[tuple[Point, Point]],
    here: Shape,
    there: Shape,
) -> Iterator[Shape]:
    """The walls that reach into the strip between two hexes."""
    dx, dy = there.x - here.x, there.y - here.y
    width = 2 * _half_width((dx, dy), HEX)
    low_y, high_y = min(here.y, there.y) - 4, max(here.y, there.y) + 4
    low_x, high_x = min(here.x, there.x) - 8, max(here.x, there.x) + 8
    for p, q in wall_hexes:
        x, y = 2 * p, 2 * q
        if (
            low_y < y < high_y
            and low_x < x < high_x
            and abs(dx * (y - here.y) - dy * (x - here.x)) < width
        ):
            yield Shape(x, y, HEX)
    for (px, py), (qx, qy) in thin_walls:
        x, y = px + qx, py + qy
        if low_y < y < high_y and low_x < x < high_x:
            yield Shape(x, y, ((px - qx, py - qy),))


def _half_width(direction: Point, arms: Iterable[Point]) -> int:
    """How far a shape reaches to either side of its middle, seen along a direction."""
    dx, dy = direction
    return max(abs(dx * v - dy * u) for u, v in arms)


def _has_gap(direction: Point, here: Shape, there: Shape, between: Sequence[Shape]) -> bool:
    """Whether some lines in this direction from here to there miss every wall between."""
    dx, dy = direction
    own = _half_width(direction, HEX)
    first, last = dx * here.y - dy * here.x, dx * there.y - dy * there.x
    low, high = max(first, last) - own, min(first, last) + own
    blocked = []
    for x, y, arms in between:
        # Lengths are true in a plane stretched by the square root of 3: hence the 3.
        if dx * (x - here.x) + 3 * dy * (y - here.y) <= 0:
            continue  # behind
        if dx * (there.x - x) + 3 * dy * (there.y - y) <= 0:
            continue  # beyond
        middle = dx * y - dy * x
        half = own if arms is HEX else _half_width(direction, arms)
        blocked.append((middle - half, middle + half))
    blocked.sort()
    for start, end in blocked:
        if start > low:
            break
        low = max(low, end)
    return low < high


def _critical_directions(
    straight: Point, here: Shape, there: Shape, between: Sequence[Shape]
) -> list[Point]:
    """The directions from here to there at which gaps open or close, in turning order."""
    sx, sy = straight
    shapes = (here, there, *between)
    found: dict[float, Point] = {}
    for u, v in _touching(shapes):
        along = u * sx + 3 * v * sy
        across = u * sy - v * sx
        if abs(across) > 2 * _half_width((u, v), HEX):
            continue  # no line in this direction meets both hexes
        if along:
            way = (u, v) if along > 0 else (-u, -v)
            found.setdefault(round(across / along, 9), way)
        elif across:  # along the edge that two neighbours share
            found[inf if across > 0 else -inf] = (u, v)
            found[-inf if across > 0 else inf] = (-u, -v)
    return [found[slope] for slope in sorted(found)]


def _touching(shapes: Sequence[Shape]) -> Iterator[Point]:
    """The directions of the lines that touch two shapes, and a few more."""
    yield from EDGES
    for i, a in enumerate(shapes):
        for b in shapes[:i]:
            x, y = a.x - b.x, a.y - b.y
            if a.arms is b.arms is HEX:
                yield x, y
                for u, v in HEX:
                    yield x + 2 * u, y + 2 * v
                    yield x - 2 * u, y - 2 * v
                continue
            for u, v in a.arms:
                for s, t in b.arms:
                    yield x + u + s, y + v + t
                    yield x + u - s, y + v - t
                    yield x - u + s, y - v + t
                    yield x - u - s, y - v - t
