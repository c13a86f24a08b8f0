"""Whether books hold together, whatever the rules are: what the store relies on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.books import WORLD, Books, Hero, of_hero, of_party, of_seat

LEVELS = range(1, 10)
SIGNED = ("number", "stock")  # the kinds of holdings that may be below zero
LARGEST = 2**31 - 1  # of any number that is kept
COUNTS = range(LARGEST + 1)


class Fault(msgspec.Struct, frozen=True):
    """A record that contradicts the others, by its table and key in the ledger's rows."""

    table: str
    key: str
    field: str

    @property
    def place(self) -> str:
        """Where it stands in the books."""
        return f"{self.table}.{self.key}.{self.field}"


def faults(books: Books) -> tuple[Fault, ...]:
    """All that cannot be, in a fixed order."""
    return (*_parties(books), *_heroes(books), *_holdings(books), *_matters(books))


def _parties(books: Books) -> Iterator[Fault]:
    for key, party in sorted(books.parties.items()):
        if key != party.id or not 1 <= key <= LARGEST:
            yield Fault("parties", str(key), "id")


def _heroes(books: Books) -> Iterator[Fault]:
    seats: set[str] = set()
    classes: set[tuple[int, str]] = set()
    for key, hero in sorted(books.heroes.items()):
        yield from (Fault("heroes", str(key), field) for field in _own_faults(books, key, hero))
        if hero.status != "active":
            continue
        if hero.seat in seats:
            yield Fault("heroes", str(key), "seat")  # two heroes play from one seat
        if (hero.party, hero.class_id) in classes:
            yield Fault("heroes", str(key), "class_id")  # two of a class in one party
        seats.add(hero.seat)
        classes.add((hero.party, hero.class_id))


def _own_faults(books: Books, key: int, hero: Hero) -> Iterator[str]:
    is_wrong = {
        "id": key != hero.id or not 1 <= key <= LARGEST,
        "party": hero.party not in books.parties,
        "name": not hero.name,
        "level": hero.level not in LEVELS,
        "xp": hero.xp not in COUNTS,
        "gold": hero.gold not in COUNTS or (hero.status == "dead" and hero.gold != 0),
        "ticks": hero.ticks not in COUNTS,
    }
    return (field for field, wrong in is_wrong.items() if wrong)


def _holdings(books: Books) -> Iterator[Fault]:
    known = {WORLD, *(of_party(p) for p in books.parties), *(of_hero(h) for h in books.heroes)}
    known |= {of_seat(hero.seat) for hero in books.heroes.values()}
    for owner, kinds in sorted(books.holdings.items()):
        for kind, things in sorted(kinds.items()):
            for thing, count in sorted(things.items()):
                key = f"{owner}/{kind}/{thing}"
                if owner not in known:
                    yield Fault("holdings", key, "owner")
                if count == 0 or abs(count) > LARGEST or (count < 0 and kind not in SIGNED):
                    yield Fault("holdings", key, "count")


def _matters(books: Books) -> Iterator[Fault]:
    for key, matter in sorted(books.matters.items()):
        if key != matter.party or key not in books.parties:
            yield Fault("matters", str(key), "party")
