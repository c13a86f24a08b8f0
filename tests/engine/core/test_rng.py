"""Chance: stable, fair, provable."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import Rng, commitment, seed_from

SEED = seed_from(bytes(range(16)))
FIRST_DRAWS = [890, 89, 618, 153, 919, 938, 165, 80]


def test_the_sequence_of_a_seed_never_changes():
    rng = Rng(SEED)
    assert [rng.below(1000) for _ in range(8)] == FIRST_DRAWS


def test_the_counter_is_the_whole_state():
    rng = Rng(SEED)
    for _ in range(5):
        rng.below(6)
    rest = Rng(SEED, rng.counter)
    assert [rng.below(100) for _ in range(10)] == [rest.below(100) for _ in range(10)]


@given(st.integers(1, 10**9), st.integers(0, 10**6))
def test_a_draw_is_below_its_bound(bound: int, counter: int):
    assert 0 <= Rng(SEED, counter).below(bound) < bound


def test_draws_are_even():
    rng = Rng(SEED)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


@given(st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(cards: list[int]):
    shuffled = list(cards)
    Rng(SEED).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_shuffle_can_bring_any_card_to_the_top():
    tops = set()
    for counter in range(0, 400, 7):
        cards = list(range(5))
        Rng(SEED, counter).shuffle(cards)
        tops.add(cards[-1])
    assert tops == set(range(5))


def test_the_commitment_fixes_the_seed_without_telling_it():
    assert commitment(SEED) != commitment(seed_from(bytes(16)))
    assert SEED.split(":")[1] not in commitment(SEED)


def test_a_seed_is_never_printed():
    assert SEED.split(":")[1] not in repr(Rng(SEED))


@pytest.mark.parametrize("seed", ["", "blake2b-1:", "mersenne:00", "00ff"])
def test_an_unknown_algorithm_is_refused(seed: str):
    with pytest.raises(ValueError, match="algorithm"):
        Rng(seed)


def test_a_short_secret_is_refused():
    with pytest.raises(ValueError, match="128"):
        seed_from(b"short")
    with pytest.raises(ValueError, match="positive"):
        Rng(SEED).below(0)
