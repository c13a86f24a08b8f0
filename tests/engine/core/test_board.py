from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.board import Board
from engine.core.hexes import DIRECTIONS, Hex, distance
from tests.engine.core.drawing import Drawing, labels, named

small = st.frozensets(
    st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=40
)


@given(small, st.frozensets(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))))
def test_neighbours_and_distances_agree_with_a_plain_search(
    floor: frozenset[Hex], walls: frozenset[Hex]
) -> None:
    board = Board.build(floor, walls)
    free = floor - walls
    for start in sorted(free)[:3]:
        assert set(board.neighbours(start)) == {start.plus(d) for d in DIRECTIONS} & free
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for d in DIRECTIONS:
                there = here.plus(d)
                if there in free and there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        assert {h: board.distance(start, h) for h in free} == {h: steps.get(h) for h in free}
        assert set(board.within(start, 2)) == {h for h in steps if steps[h] <= 2}


@given(small)
def test_a_mask_holds_just_its_hexes(floor: frozenset[Hex]) -> None:
    board = Board.build(floor)
    assert board.hexes_of(board.mask(floor)) == sorted(floor)
    assert board.hexes_of(board.floor) == sorted(floor)
    assert board.bit(Hex(99, 0)) == board.bit(Hex(0, -99)) == 0


def test_on_open_ground_the_distance_is_that_of_the_plane() -> None:
    drawing = Drawing("\n".join([". . . . . ."] * 5))
    for a in drawing.signs:
        assert all(drawing.board.distance(a, b) == distance(a, b) for b in drawing.signs)


def test_what_is_not_there_is_neither_floor_nor_near() -> None:
    board = Drawing(". . - .").board
    assert not board.has(named("C1"))
    assert not board.has(named("C900"))
    assert board.distance(named("A1"), named("D1")) is None
    assert board.distance(named("A1"), named("C1")) is None


@pytest.mark.rule("H-LOS-07")
def test_two_hexes_with_a_wall_between_are_not_adjacent() -> None:
    board = Drawing(". . .\n. . .", walls_between="B1|B2").board
    assert named("B2") not in board.neighbours(named("B1"))
    assert named("B1") not in board.neighbours(named("B2"))
    assert labels(board.neighbours(named("B1"))) == "A1 A2 C1 C2"


@pytest.mark.rule("H-LOS-08")
def test_range_is_counted_around_walls() -> None:
    board = Drawing(". . .\n. . .", walls_between="B1|B2").board
    assert board.distance(named("B1"), named("B2")) == 2
    corridor = Drawing(". # .\n. # .\n. . .").board
    assert corridor.distance(named("A1"), named("C1")) == 6


def test_a_board_can_be_a_key() -> None:
    board = Drawing(". .").board
    assert {board: 1}[board] == 1
