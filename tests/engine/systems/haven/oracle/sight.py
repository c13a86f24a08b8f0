"""Line of sight, twice: from corner to corner (haven) and between any two points (frost)."""

from __future__ import annotations

from tests.engine.systems.haven.oracle.terrain import (
    STEPS,
    Spot,
    Terrain,
    corner,
    minus,
    plus,
    steps_between,
)

Segment = tuple[Spot, Spot]


def cross(a: Spot, b: Spot) -> int:
    """Positive if b points to the left of a."""
    return a[0] * b[1] - a[1] * b[0]


# --- corner to corner


def sees_by_corners(terrain: Terrain, a: Spot, b: Spot) -> bool:
    """H-LOS-01: some line from a corner of a to a corner of b touches no part of a wall."""
    return _some_line_is_free(terrain, _free_corners(terrain, a), _free_corners(terrain, b))


def sees_in_narrow_places(terrain: Terrain, a: Spot, b: Spot) -> bool:
    """The same, but neighbours see each other and a centre stands in for corners at walls."""
    if steps_between(a, b) == 1 and not terrain.is_walled(a, b):
        return True
    starts, ends = (_free_corners(terrain, h) or [(3 * h[0], 3 * h[1])] for h in (a, b))
    return _some_line_is_free(terrain, starts, ends)


def _some_line_is_free(terrain: Terrain, starts: list[Spot], ends: list[Spot]) -> bool:
    walls = _occluders(terrain)
    return any(
        p == q or not any(_touch((p, q), wall) for wall in walls) for p in starts for q in ends
    )


def _free_corners(terrain: Terrain, spot: Spot) -> list[Spot]:
    """The corners that touch no wall: three hexes meet at each."""
    found = []
    for k in range(6):
        left, right = plus(spot, STEPS[k]), plus(spot, STEPS[k - 1])
        meeting = ((spot, left), (spot, right), (left, right))
        if not any(terrain.is_walled(x, y) for x, y in meeting):
            found.append(corner(spot, k))
    return found


def _occluders(terrain: Terrain) -> list[Segment]:
    """The long diagonals of the wall hexes, and the thin walls that stand alone."""
    found = [(corner(wall, k), corner(wall, k + 3)) for wall in terrain.walls for k in range(3)]
    for edge in terrain.thin:
        a, b = edge
        if a not in terrain.walls and b not in terrain.walls:
            k = STEPS.index(minus(b, a))
            found.append((corner(a, k), corner(a, k + 1)))
    return found


def _touch(a: Segment, b: Segment) -> bool:
    """Whether two closed segments have a point in common."""
    if not all(_overlap(a, b, axis) for axis in (0, 1)):
        return False
    return _straddles(a, b) and _straddles(b, a)


def _overlap(a: Segment, b: Segment, axis: int) -> bool:
    (a1, a2), (b1, b2) = (
        (min(s[0][axis], s[1][axis]), max(s[0][axis], s[1][axis])) for s in (a, b)
    )
    return a1 <= b2 and b1 <= a2


def _straddles(line: Segment, other: Segment) -> bool:
    """Whether the line through one segment meets the other; collinear ones do."""
    along = minus(line[1], line[0])
    sides = [cross(along, minus(point, line[0])) for point in other]
    return min(sides) <= 0 <= max(sides)


# --- any point to any point


def sees_by_any_points(terrain: Terrain, a: Spot, b: Spot) -> bool:
    """F-LOS-01: a bundle of lines, however thin, leads from a through open edges to b."""
    return _threads(terrain, a, b, (a,), (), ())


def _threads(
    terrain: Terrain,
    a: Spot,
    b: Spot,
    corridor: tuple[Spot, ...],
    lefts: tuple[Spot, ...],
    rights: tuple[Spot, ...],
) -> bool:
    """Whether a corridor that goes on like this one leads to b and one line can thread it.

    The corridor is left by gates, the edges between its hexes, each with a left and a right end.
    """
    here = corridor[-1]
    if here == b:
        return True
    for k in sorted(range(6), key=lambda k: steps_between(plus(here, STEPS[k]), b)):
        there = plus(here, STEPS[k])
        if steps_between(a, there) + steps_between(there, b) > steps_between(a, b) + 1:
            continue  # no straight line strays that far
        if there in corridor or terrain.is_walled(here, there):
            continue
        gates = (*lefts, corner(here, k + 1)), (*rights, corner(here, k))
        if _is_straight(*gates) and _threads(terrain, a, b, (*corridor, there), *gates):
            return True
    return False


def _is_straight(lefts: tuple[Spot, ...], rights: tuple[Spot, ...]) -> bool:
    """Whether one line has all these points strictly on its left and all those on its right."""
    spans = [minus(left, right) for left in lefts for right in rights]
    # There is one, if all spans lie within less than half a turn, from a first to a last.
    first = last = spans[0]
    for span in spans:
        if cross(first, span) < 0:
            first = span
        if cross(last, span) > 0:
            last = span
    return all(_is_left(first, span) and _is_left(span, last) for span in spans)


def _is_left(a: Spot, b: Spot) -> bool:
    """Whether the turn from a to b is none, or to the left and less than half a circle."""
    turn = cross(a, b)
    return turn > 0 or (turn == 0 and a[0] * b[0] + a[1] * b[1] > 0)
