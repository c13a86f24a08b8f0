"""The books as rows, what a deed changed, and undoing it."""

from __future__ import annotations

import pytest

from engine.core.books import WORLD, Books, Hero, Matter, Party, Sticker, of_hero, of_party
from engine.core.ledger import ChangedSince, books_of, changes, rows_of, undone
from engine.core.seat import Seat


def books() -> Books:
    made = Books(chance=3, decks={"road": ["b", "a"]}, stickers=[Sticker("red", "x", "top.1", "+")])
    made.parties[1] = Party(1, "The Late Shift")
    made.heroes[1] = Hero(1, Seat("1"), 1, "Ada", "red", gold=30)
    made.matters[1] = Matter(1, "event", {"card": "a"}, {"1": "a"})
    made.add(of_hero(1), "item", "ladle")
    made.add(of_party(1), "number", "reputation", -2)
    made.add(WORLD, "number", "prosperity", 5)
    return made


def test_books_come_back_from_their_rows() -> None:
    assert books_of(rows_of(books())) == books()


def test_nothing_is_kept_of_what_nobody_has() -> None:
    empty = Books()
    empty.add(WORLD, "number", "prosperity", 2)
    empty.add(WORLD, "number", "prosperity", -2)
    assert empty == Books()


def test_a_deed_is_undone_field_by_field() -> None:
    before, after = books(), books()
    after.heroes[1].gold -= 10
    after.add(of_hero(1), "item", "lid")
    done = changes(rows_of(before), rows_of(after))
    after.heroes[1].note = "written later"
    back = books_of(undone(rows_of(after), done))
    assert (back.heroes[1].gold, back.heroes[1].note) == (30, "written later")
    assert back.things(of_hero(1), "item") == {"ladle": 1}


def test_what_changed_again_since_is_not_undone() -> None:
    before, after = books(), books()
    after.heroes[1].gold -= 10
    done = changes(rows_of(before), rows_of(after))
    after.heroes[1].gold -= 5
    with pytest.raises(ChangedSince):
        undone(rows_of(after), done)


def test_a_new_hero_is_undone_by_leaving_no_trace() -> None:
    before, after = books(), books()
    after.heroes[2] = Hero(2, Seat("2"), 1, "Ben", "blue")
    done = changes(rows_of(before), rows_of(after))
    assert books_of(undone(rows_of(after), done)) == before


def test_draws_of_chance_are_never_given_back() -> None:
    before, after = books(), books()
    after.chance += 4
    after.decks["road"].reverse()
    done = changes(rows_of(before), rows_of(after))
    back = books_of(undone(rows_of(after), done))
    assert (back.chance, back.decks) == (7, before.decks)
