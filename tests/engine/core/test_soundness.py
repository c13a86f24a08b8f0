"""Which books hold together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.books import Books, Hero, Matter, Party
from engine.core.seat import Seat
from engine.core.soundness import faults


def sound() -> Books:
    """Two heroes of one party, with a debt of honour and a question before them."""
    one, two = Seat("1"), Seat("2")
    books = Books(
        parties={1: Party(1, "")},
        heroes={1: Hero(1, one, 1, "Ana", "red"), 2: Hero(2, two, 1, "Ben", "blue")},
        matters={1: Matter(1, "fork")},
    )
    books.put("party.1", "number", "reputation", -3)
    books.put("hero.1", "item", "ladle", 1)
    books.put("world", "stock", "ladle", -1)
    books.put("seat.2", "number", "retirements", 1)
    return books


def test_sound_books_have_no_fault() -> None:
    assert faults(sound()) == ()


def kill(books: Books) -> None:
    books.heroes[1].status, books.heroes[1].gold = "dead", 3


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda b: b.parties.update({2: Party(3, "")}), "parties.2.id"),
        (lambda b: setattr(b.heroes[2], "id", 3), "heroes.2.id"),
        (lambda b: setattr(b.heroes[2], "party", 9), "heroes.2.party"),
        (lambda b: setattr(b.heroes[2], "seat", Seat("1")), "heroes.2.seat"),
        (lambda b: setattr(b.heroes[2], "class_id", "red"), "heroes.2.class_id"),
        (lambda b: setattr(b.heroes[2], "name", ""), "heroes.2.name"),
        (lambda b: setattr(b.heroes[2], "level", 10), "heroes.2.level"),
        (lambda b: setattr(b.heroes[2], "xp", -1), "heroes.2.xp"),
        (lambda b: setattr(b.heroes[2], "gold", -1), "heroes.2.gold"),
        (lambda b: setattr(b.heroes[2], "ticks", -1), "heroes.2.ticks"),
        (kill, "heroes.1.gold"),
        (lambda b: b.put("hero.9", "item", "ladle", 1), "holdings.hero.9/item/ladle.owner"),
        (lambda b: b.put("hero.1", "item", "ladle", -1), "holdings.hero.1/item/ladle.count"),
        (lambda b: b.matters.update({2: Matter(2, "fork")}), "matters.2.party"),
    ],
)
def test_what_cannot_be_is_named_by_its_place(spoil: Callable[[Books], None], place: str) -> None:
    books = sound()
    spoil(books)
    assert place in [fault.place for fault in faults(books)]


def test_whoever_retired_shares_seat_and_class() -> None:
    books = sound()
    books.heroes[1].status = "retired"
    books.heroes[2].seat, books.heroes[2].class_id = Seat("1"), "red"
    books.put("seat.2", "number", "retirements", 0)
    assert faults(books) == ()
