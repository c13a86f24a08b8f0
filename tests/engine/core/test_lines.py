from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.core.lines import CORNERS, Point, Segment, centre, corners, edge, first_free

hexes = st.tuples(st.integers(-3, 7), st.integers(-7, 7)).map(centre)
points = st.builds(
    lambda here, by: (here[0] + by[0], here[1] + by[1]), hexes, st.sampled_from(CORNERS)
)
edges = st.builds(edge, hexes, st.integers(0, 5))
lines = st.tuples(points, points).filter(lambda line: line[0] != line[1])


@given(lines, hexes)
def test_a_line_is_free_of_a_wall_hex_if_it_meets_none_of_its_edges(
    line: Segment, wall: Point
) -> None:
    is_free = not any(_meet(line, edge(wall, k)) for k in range(6))
    assert first_free([line[0]], [line[1]], [wall], []) == (0 if is_free else None)


@given(lines, edges)
def test_a_line_is_free_of_a_thin_wall_if_it_does_not_meet_it(line: Segment, wall: Segment) -> None:
    is_free = not _meet(line, wall)
    assert first_free([line[0]], [line[1]], [], [wall]) == (0 if is_free else None)


@given(hexes, hexes, st.lists(hexes, max_size=8, unique=True), st.lists(edges, max_size=4))
def test_the_first_end_is_found_to_which_any_start_has_a_free_line(
    here: Point, there: Point, solid: list[Point], thin: list[Segment]
) -> None:
    starts = [p for p in corners(here) if p not in corners(there)]
    ends = corners(there)
    walls = [edge(wall, k) for wall in solid for k in range(6)] + thin
    free = [
        k
        for k, end in enumerate(ends)
        if any(not any(_meet((p, end), wall) for wall in walls) for p in starts)
    ]
    assert first_free(starts, ends, list(solid), thin) == (free[0] if free else None)


def _meet(line: Segment, other: Segment) -> bool:
    """Whether two segments have a point in common."""
    (p, q), (s, t) = line, other
    ps, pt = _turn(p, q, s), _turn(p, q, t)
    if ps == pt == 0:  # all on one line: do they overlap?
        return max(min(p, q), min(s, t)) <= min(max(p, q), max(s, t))
    return ps * pt <= 0 and _turn(s, t, p) * _turn(s, t, q) <= 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
