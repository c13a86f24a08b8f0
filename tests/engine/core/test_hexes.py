from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.hexes import (
    DIRECTIONS,
    Hex,
    at,
    distance,
    mirrored,
    orientations,
    parse_label,
    ring,
    rotated,
    rotations,
)

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))
patterns = st.frozensets(st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3)), min_size=1)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, a) == 0
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes)
def test_the_six_neighbours_are_one_step_away_and_opposite_in_pairs(a: Hex) -> None:
    assert {distance(a, a.plus(d)) for d in DIRECTIONS} == {1}
    for k in range(3):
        assert DIRECTIONS[k].plus(DIRECTIONS[k + 3]) == Hex(0, 0)


@given(hexes, st.integers(0, 8))
def test_a_ring_holds_every_hex_at_its_distance_once(centre: Hex, radius: int) -> None:
    found = ring(centre, radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert all(distance(centre, h) == radius for h in found)
    steps = {distance(a, b) for a, b in zip(found, (*found[1:], found[0]), strict=True)}
    assert radius == 0 or steps == {1}


def test_turning_an_offset_leads_from_each_direction_to_the_next() -> None:
    assert [rotated(d) for d in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]


@given(hexes, hexes)
def test_turning_and_mirroring_keep_distances(a: Hex, b: Hex) -> None:
    assert distance(rotated(a), rotated(b)) == distance(a, b) == distance(mirrored(a), mirrored(b))
    assert mirrored(mirrored(a)) == a


@pytest.mark.rule("H-AOE-01")
@given(patterns)
def test_a_pattern_has_six_rotations_and_comes_round_again(pattern: frozenset[Hex]) -> None:
    turned = rotations(pattern)
    assert len(turned) == 6
    assert turned[0] == tuple(sorted(pattern))
    assert rotations(turned[5])[1] == turned[0]


@pytest.mark.rule("H-AOE-10")
@given(patterns)
def test_orientations_are_the_rotations_and_their_mirror_images_once_each(
    pattern: frozenset[Hex],
) -> None:
    found = orientations(tuple(pattern))
    assert len(set(found)) == len(found)
    assert 12 % len(found) == 0
    images = {tuple(sorted(mirrored(h) for h in image)) for image in found}
    assert images == set(found)
    assert set(rotations(pattern)) <= set(found)


def test_a_line_of_three_has_three_orientations_and_a_bent_one_more() -> None:
    assert len(orientations((Hex(-1, 0), Hex(0, 0), Hex(1, 0)))) == 3
    assert len(orientations((Hex(1, 0), Hex(2, 0)))) == 6
    assert len(orientations((Hex(1, 0), Hex(1, 1)))) == 12


@given(st.integers(0, 800), st.integers(0, 800))
def test_a_label_names_one_hex(column: int, row: int) -> None:
    here = at(column, row)
    assert parse_label(here.label) == here
    assert parse_label(f" {here.label.lower()} ") == here


def test_labels_count_columns_by_letters_and_rows_from_one() -> None:
    assert at(0, 0).label == "A1"
    assert at(2, 3).label == "C4"
    assert at(26, 0).label == "AA1"


@pytest.mark.parametrize("text", ["", "4", "C", "4C", "C-1", "C4x", "Ç4", "C٣", "A" * 5000])
def test_what_is_no_label_names_no_hex(text: str) -> None:
    assert parse_label(text) is None
