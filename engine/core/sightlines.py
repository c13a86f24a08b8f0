"""The wider rule of sight: any line from anywhere in one hex to anywhere in the other.

A bundle of lines of some width must be free; a line that merely grazes does not count. For one
direction, every shape blocks an interval of parallel lines, so looking for a gap is easy. Which
gaps there are changes only at critical directions, where a line touches the edges of two shapes.
One direction tried between each two neighbouring critical ones therefore settles the matter.

Coordinates are those of `engine.core.sight`, doubled, so that the middle of a thin wall is whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import inf
from typing import NamedTuple

Point = tuple[int, int]

HEX = ((4, 0), (2, 2), (2, -2))  # half-diagonals
EDGES = ((1, 1), (1, -1), (1, 0))  # the directions of edges


class Shape(NamedTuple):
    """A hex (`arm` is None), or a thin wall with the way from its middle to one end."""

    x: int
    y: int
    arm: Point | None = None


def sees_along_any_line(
    wall_hexes: Sequence[Point],
    thin_walls: Sequence[tuple[Point, Point]],
    a: Point,
    b: Point,
) -> bool:
    """Whether a bundle of lines from hex a to hex b is free of walls."""
    here, there = Shape(2 * a[0], 2 * a[1]), Shape(2 * b[0], 2 * b[1])
    between = list(_between(wall_hexes, thin_walls, here, there))
    if not between:
        return True
    straight = (there.x - here.x, there.y - here.y)
    if _has_gap(*straight, here, there, between):
        return True
    tried = _critical_directions(straight, here, there, between)
    return any(_has_gap(d[0] + e[0], d[1] + e[1], here, there, between) for d, e in pairwise(tried))


def _between(
    wall_hexes: Iterable[Point],
    thin_walls: Iterable[tuple[Point, Point]],
    here: Shape,
    there: Shape,
) -> Iterator[Shape]:
    """The walls that reach into the strip between two hexes."""
    dx, dy = there.x - here.x, there.y - here.y
    width = 2 * _half_width(dx, dy)
    low_y, high_y = min(here.y, there.y) - 4, max(here.y, there.y) + 4
    low_x, high_x = min(here.x, there.x) - 8, max(here.x, there.x) + 8
    for p, q in wall_hexes:
        x, y = 2 * p, 2 * q
        if (
            low_y < y < high_y
            and low_x < x < high_x
            and abs(dx * (y - here.y) - dy * (x - here.x)) < width
        ):
            yield Shape(x, y)
    for (px, py), (qx, qy) in thin_walls:
        x, y = px + qx, py + qy
        u, v = px - qx, py - qy
        if low_y < y < high_y and low_x < x < high_x:
            reach = width // 2 + abs(dx * v - dy * u)
            if abs(dx * (y - here.y) - dy * (x - here.x)) < reach:
                yield Shape(x, y, (u, v))


def _half_width(dx: int, dy: int) -> int:
    """How far a hex reaches to either side of its centre, seen along a direction."""
    across, along = abs(dx), abs(dy)
    return 2 * (along + (across if across > along else along))


def _has_gap(dx: int, dy: int, here: Shape, there: Shape, between: Sequence[Shape]) -> bool:
    """Whether some lines in this direction from here to there miss every wall between."""
    own = _half_width(dx, dy)
    first, last = dx * here.y - dy * here.x, dx * there.y - dy * there.x
    low, high = (last - own, first + own) if first < last else (first - own, last + own)
    # Lengths are true in a plane stretched by the square root of 3: hence the 3.
    near = dx * here.x + 3 * dy * here.y
    far = dx * there.x + 3 * dy * there.y
    blocked = []
    for x, y, arm in between:
        if near < dx * x + 3 * dy * y < far:  # neither behind nor beyond
            middle = dx * y - dy * x
            half = own if arm is None else abs(dx * arm[1] - dy * arm[0])
            blocked.append((middle - half, middle + half))
    blocked.sort()
    for start, end in blocked:
        if start > low:
            break
        if end > low:
            low = end
    return low < high


def _critical_directions(
    straight: Point, here: Shape, there: Shape, between: Sequence[Shape]
) -> list[Point]:
    """The directions from here to there at which gaps open or close, in turning order."""
    sx, sy = straight
    found: dict[float, Point] = {}
    for u, v in _touching(here, there, between):
        across = u * sy - v * sx
        if abs(across) > 2 * _half_width(u, v):
            continue  # no line in this direction meets both hexes
        along = u * sx + 3 * v * sy
        if along:
            found[across / along] = (u, v) if along > 0 else (-u, -v)
        elif across:  # along the edge that two neighbours share
            found[inf if across > 0 else -inf] = (u, v)
            found[-inf if across > 0 else inf] = (-u, -v)
    return [found[slope] for slope in sorted(found)]


def _touching(here: Shape, there: Shape, between: Sequence[Shape]) -> list[Point]:
    """The directions of lines that touch two shapes where a gap can begin or end."""
    found = list(EDGES)
    found += _hex_tangents(there.x - here.x, there.y - here.y)
    for i, (x, y, arm) in enumerate(between):
        for end in (here, there):
            if arm is None:
                found.append((x - end.x, y - end.y))
            else:
                found += _tangents(x - end.x, y - end.y, (arm,), HEX)
        for s, t, other in between[:i]:
            if arm is None and other is None:
                found += _hex_tangents(x - s, y - t)
            else:
                arms, others = HEX if arm is None else (arm,), HEX if other is None else (other,)
                found += _tangents(x - s, y - t, arms, others)
    return found


@lru_cache(maxsize=4096)
def _hex_tangents(x: int, y: int) -> tuple[Point, ...]:
    """The directions of the two lines that pass between two hexes at an offset, touching both."""
    ways = [(x + 2 * u, y + 2 * v) for u, v in HEX] + [(x - 2 * u, y - 2 * v) for u, v in HEX]
    return tuple((u, v) for u, v in ways if abs(u * y - v * x) == 2 * _half_width(u, v) > 0)


@lru_cache(maxsize=4096)
def _tangents(
    x: int, y: int, arms: tuple[Point, ...], others: tuple[Point, ...]
) -> tuple[Point, ...]:
    """The directions of lines that touch two shapes at an offset, passing by both."""
    found: dict[Point, None] = {}
    for u, v in arms:
        for s, t in others:
            for i, j in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                dx, dy = x + i * u + j * s, y + i * v + j * t
                if _is_outermost(dx, dy, (u, v), arms) and _is_outermost(dx, dy, (s, t), others):
                    found[dx, dy] = None
    return tuple(found)


def _is_outermost(dx: int, dy: int, arm: Point, arms: tuple[Point, ...]) -> bool:
    """Whether an arm ends in the outermost corner of its shape, seen along a direction."""
    if len(arms) == 1:
        return True
    return abs(dx * arm[1] - dy * arm[0]) == _half_width(dx, dy)
