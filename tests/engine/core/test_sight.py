from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.board import Board, SightRule
from engine.core.hexes import DIRECTIONS, Hex, at
from engine.core.lines import CORNERS, centre
from tests.engine.core.drawing import Drawing, named

RULES: tuple[SightRule, SightRule] = ("vertex", "full_hex")
cells = [at(column, row) for column in range(6) for row in range(4)]
walls = st.frozensets(st.sampled_from(cells), max_size=7)


@pytest.mark.rule("H-LOS-01")
def test_a_wall_across_the_whole_way_hides_what_is_behind() -> None:
    board = Drawing(". . # . .\n. . # . .\n. . # . .").board
    for rule in RULES:
        assert not board.sees(named("A2"), named("E2"), rule)
        assert board.sees(named("A1"), named("B3"), rule)


@pytest.mark.rule("H-LOS-01")
def test_some_free_corner_is_enough() -> None:
    board = Drawing(". . . . .\n. . # . .\n. . . . .").board
    assert board.sees(named("A1"), named("E1"))
    assert not board.sees(named("C1"), named("C3"))  # every line touches the wall


@pytest.mark.rule("H-LOS-01")
def test_a_line_that_touches_the_corner_of_a_wall_is_blocked() -> None:
    # The lines that would pass run along an edge of the wall or through its corner.
    board = Drawing(". # . . .\n. . . . .\n. . . . .").board
    assert not board.sees(named("A1"), named("C2"))
    assert not board.sees(named("A1"), named("D2"))
    assert board.sees(named("A1"), named("C1"))


@pytest.mark.rule("H-LOS-01")
def test_a_thin_wall_blocks_like_any_other() -> None:
    board = Drawing(". . .\n. . .\n. . .", walls_between="A1|A2 B1|B2 C1|C2 A2|B1 B1|C2").board
    for rule in RULES:
        assert not board.sees(named("B1"), named("B2"), rule)
        assert board.sees(named("B1"), named("A1"), rule)


@pytest.mark.rule("H-LOS-03")
def test_only_walls_block_sight() -> None:
    drawing = Drawing(". o t . .\n. o d . .\n. o i . .")
    assert drawing.ground.obstacles
    for a, b in product(drawing.signs, repeat=2):
        assert drawing.board.sees(a, b)


def test_the_void_outside_the_map_hides_nothing() -> None:
    board = Drawing(". . - . .\n. . - . .").board
    for rule in RULES:
        assert board.sees(named("A1"), named("E1"), rule)


def test_a_thin_wall_at_the_border_of_the_map_counts() -> None:
    above = [(at(0, 0), at(0, -1)), (at(0, 0), at(0, 0).plus(DIRECTIONS[3]))]
    open_top = Board.build([at(0, 0), at(2, 0)], [at(1, 0)])
    assert open_top.sees(at(0, 0), at(2, 0))
    closed_top = Board.build([at(0, 0), at(2, 0)], [at(1, 0)], above)
    assert not closed_top.sees(at(0, 0), at(2, 0))


def test_neighbours_look_past_the_end_of_a_thin_wall_only_along_any_line() -> None:
    board = Drawing(". . .\n. . .\n. . .", walls_between="B1|B2").board
    assert board.sees(named("B1"), named("B2"), "full_hex")
    shut = Drawing(". . .\n. . .\n. . .", walls_between="B1|B2 B1|C2 A2|B1").board
    assert not shut.sees(named("B1"), named("B2"), "full_hex")


@given(walls, st.sampled_from(cells), st.sampled_from(cells))
def test_sight_is_mutual(solid: frozenset[Hex], a: Hex, b: Hex) -> None:
    board = Board.build(cells, solid)
    again = Board.build(cells, solid)
    for rule in RULES:
        assert board.sees(a, b, rule) == again.sees(b, a, rule)


@given(walls, st.sampled_from(cells), st.sampled_from(cells))
def test_who_sees_from_corner_to_corner_sees_along_some_line(
    solid: frozenset[Hex], a: Hex, b: Hex
) -> None:
    board = Board.build(cells, solid)
    if a not in solid and b not in solid and board.sees(a, b, "vertex"):
        assert board.sees(a, b, "full_hex")


unit = st.integers(1, 15).map(lambda n: Fraction(n, 16))


@given(
    walls, st.sampled_from(cells), st.sampled_from(cells), st.lists(unit, min_size=4, max_size=4)
)
def test_any_line_found_free_by_hand_is_found(
    solid: frozenset[Hex], a: Hex, b: Hex, where: list[Fraction]
) -> None:
    if a in solid or b in solid or a == b:
        return
    start, end = _inside(a, where[0], where[1]), _inside(b, where[2], where[3])
    if all(_clears(start, end, wall) for wall in solid):
        assert Board.build(cells, solid).sees(a, b, "full_hex")


def _inside(here: Hex, s: Fraction, t: Fraction) -> tuple[Fraction, Fraction]:
    """A point inside a hex: a mixture of three of its corners."""
    x, y = centre(here)
    (u, v), (p, q), (m, n) = CORNERS[0], CORNERS[2], CORNERS[4]
    return (
        x + s * t * u + s * (1 - t) * p + (1 - s) * m,
        y + s * t * v + s * (1 - t) * q + (1 - s) * n,
    )


def _clears(start: tuple[Fraction, Fraction], end: tuple[Fraction, Fraction], wall: Hex) -> bool:
    """Whether a wall lies wholly to one side of the line through two points."""
    x, y = centre(wall)
    turns = [
        (end[0] - start[0]) * (y + v - start[1]) - (end[1] - start[1]) * (x + u - start[0])
        for u, v in CORNERS
    ]
    return min(turns) > 0 or max(turns) < 0


def walled(text: str) -> Board:
    """A drawn board in which all space beside the floor is wall."""
    floor = Drawing(text).board
    hexes = floor.hexes_of(floor.floor)
    ring = {h.plus(d) for h in hexes for d in DIRECTIONS}.difference(hexes)
    return Board.build(hexes, sorted(ring))


CORRIDOR = "- . -\n- . -\n- . -\n- . -"


def test_in_a_one_wide_corridor_no_corner_is_free() -> None:
    board = walled(CORRIDOR)
    assert not board.sees(named("B1"), named("B2"), "vertex")


@pytest.mark.parametrize("there", ["B2", "B3", "B4"])
def test_the_centre_stands_in_where_every_corner_touches_a_wall(there: str) -> None:
    board = walled(CORRIDOR)
    assert board.sees(named("B1"), named(there), "vertex_or_centre")
    assert board.sees(named(there), named("B1"), "vertex_or_centre")


def test_a_centre_sees_no_farther_than_the_walls_let_it() -> None:
    board = walled(". . .\n. - .\n. - .\n. - .")
    assert board.sees(named("A2"), named("A4"), "vertex_or_centre")
    assert not board.sees(named("A4"), named("C4"), "vertex_or_centre")


@pytest.mark.rule("H-LOS-07")
@pytest.mark.parametrize("text", [CORRIDOR, ". . . . .", ". . .\n. . .\n- . -\n. . .\n. . ."])
def test_neighbours_with_no_wall_between_always_see_each_other(text: str) -> None:
    board = walled(text)
    for here in board.hexes_of(board.floor):
        for there in board.neighbours(here):
            assert board.sees(here, there, "vertex_or_centre")


@pytest.mark.rule("H-LOS-07")
def test_neighbours_behind_a_thin_wall_do_not_see_each_other() -> None:
    shut = Drawing(". . .\n. . .\n. . .", walls_between="A1|A2 B1|B2 C1|C2 A2|B1 B1|C2").board
    assert not shut.sees(named("B1"), named("B2"), "vertex_or_centre")


@given(walls, st.sampled_from(cells), st.sampled_from(cells))
def test_the_centre_only_adds_to_what_the_corners_see(
    solid: frozenset[Hex], a: Hex, b: Hex
) -> None:
    board = Board.build([h for h in cells if h not in solid], sorted(solid))
    if board.has(a) and board.has(b) and board.sees(a, b, "vertex"):
        assert board.sees(a, b, "vertex_or_centre")
