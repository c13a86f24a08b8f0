"""Decks: draw, reshuffle, shuffle in."""

from __future__ import annotations

from engine.core.deck import Deck
from engine.core.rng import Rng, seed_from

CARDS = [str(n) for n in range(12)]


def rng() -> Rng:
    return Rng(seed_from(b"a deck of cards!"))


def test_a_new_deck_is_shuffled_and_whole():
    deck = Deck.shuffled(CARDS, rng())
    assert deck.pile != CARDS
    assert sorted(deck.pile) == sorted(CARDS)


def test_a_draw_takes_the_top_card():
    deck = Deck(["bottom", "top"])
    assert deck.draw(rng()) == "top"
    assert deck.pile == ["bottom"]


def test_an_empty_pile_takes_its_discards_back():
    deck = Deck([], ["a", "b", "c"])
    assert deck.draw(rng()) in {"a", "b", "c"}
    assert deck.discards == []
    assert len(deck.pile) == 2


def test_a_card_shuffled_in_goes_into_the_pile_not_the_discards():
    places = set()
    chance = rng()
    for _ in range(60):
        deck = Deck(["a", "b"], ["c"])
        deck.shuffle_in("x", chance)
        assert deck.discards == ["c"]
        places.add(deck.pile.index("x"))
    assert places == {0, 1, 2}
