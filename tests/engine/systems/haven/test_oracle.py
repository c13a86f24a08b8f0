"""The monster solver against a slow and obvious one that was written from the rules alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.board import Board
from engine.systems.haven.vectors import Vector, VectorFlags, VectorOutcome
from tests.engine.systems.haven.oracle import Answer, answers
from tests.engine.systems.haven.oracle.drawn import draw_flags, draw_vector
from tests.engine.systems.haven.oracle.fast import fast_answers
from tests.engine.systems.haven.oracle.sight import (
    sees_by_any_points,
    sees_by_corners,
    sees_in_narrow_places,
)
from tests.engine.systems.haven.oracle.terrain import Spot, Terrain
from tests.engine.systems.haven.test_vectors import FILES, loaded

seeds = st.integers(0, 2**32)
sizes = st.integers(4, 120)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.long)])
def test_the_oracle_itself_passes_the_vectors(name: str, every: int) -> None:
    file = loaded(name)
    failed = [
        vector.id
        for vector in file.cases[::every]
        if answers(vector, file.rule_flags) != {_answer(one) for one in vector.expected}
    ]
    assert failed == []


def _answer(expected: VectorOutcome) -> Answer:
    groups = (expected.attacks, expected.focuses, expected.goals)
    return Answer(expected.destination, *(frozenset[Spot](one) for one in groups))


@settings(max_examples=250, deadline=None)
@given(seeds, sizes)
def test_both_solvers_give_the_same_answers(seed: int, size: int) -> None:
    _compare(seed, size)


@pytest.mark.long
@settings(max_examples=5000, deadline=None)
@given(seeds, sizes)
def test_both_solvers_give_the_same_answers_in_thousands_of_situations(
    seed: int, size: int
) -> None:
    _compare(seed, size)


def _compare(seed: int, size: int) -> None:
    rng = Random(seed)
    vector, flags = draw_vector(rng, size), draw_flags(rng)
    assert fast_answers(vector, flags) == answers(vector, flags), _shown(vector, flags)


def _shown(vector: Vector, flags: VectorFlags) -> str:
    """The situation as it would stand in a vector file."""
    return msgspec.json.encode({"rule_flags": flags, "case": vector}).decode()


@pytest.mark.rule("H-LOS-01", "H-LOS-07")
@settings(max_examples=60, deadline=None)
@given(seeds, sizes)
def test_both_see_the_same_by_every_rule_of_sight(seed: int, size: int) -> None:
    rng = Random(seed)
    vector = draw_vector(rng, size)
    board = Board.build(vector.hexes, vector.wall_hexes, vector.wall_edges)
    terrain = Terrain(vector)
    for _ in range(10):
        a, b = rng.sample(vector.hexes, 2)
        assert board.sees(a, b, "vertex") == sees_by_corners(terrain, a, b)
        assert board.sees(a, b, "vertex_or_centre") == sees_in_narrow_places(terrain, a, b)
        assert board.sees(a, b, "full_hex") == sees_by_any_points(terrain, a, b)
