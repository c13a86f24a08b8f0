"""Nothing is kept about people without a way to give it out and to forget it."""

from __future__ import annotations

import pytest
from sqlalchemy import BigInteger

from bot.store import people
from bot.store.base import Base
from bot.store.models import PersonRow

OWN = {f"{table.name}.{column.name}" for table in Base.metadata.sorted_tables for column in table.c}


def may_hold_a_person() -> set[str]:
    """Columns large enough for an id of Discord that refer to nothing, or to a person."""
    found = set()
    for table in Base.metadata.sorted_tables:
        for column in table.c:
            to = {key.column for key in column.foreign_keys}
            is_plain = isinstance(column.type, BigInteger) and not to
            if is_plain or PersonRow.__table__.c.id in to:
                found.add(f"{table.name}.{column.name}")
    return found


def test_every_column_that_may_hold_a_person_is_known_to_privacy() -> None:
    assert may_hold_a_person() - set(people.TRACES) - people.NO_PERSON == set()
    assert set(people.TRACES) | people.NO_PERSON | people.WITHHELD <= OWN


@pytest.mark.parametrize("trace", people.TRACES)
def test_what_becomes_of_a_column_fits_it(trace: str) -> None:
    column = people.table_of(trace).c[trace.partition(".")[2]]
    if people.TRACES[trace] == "cleared":
        assert column.nullable and not column.primary_key
    if people.TRACES[trace] == "nobody":
        assert not column.primary_key


def test_a_person_goes_last_because_everything_else_refers_to_them() -> None:
    assert list(people.TRACES)[-1] == "people.id"
