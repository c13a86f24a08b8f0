"""A table whose time is moved by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.outbox import Outbox
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Tables
from tests.bot.conftest import systems as systems
from tests.bot.post import SlowClock
from tests.bot.table import Table
from tests.bot.waiting.hourglass import Hourglass


@pytest.fixture
def clock() -> SlowClock:
    return SlowClock()


@pytest.fixture
def outbox(database: Database, clock: SlowClock) -> Outbox:
    return Outbox(database, clock)


@pytest.fixture
def tables(database: Database, systems: Systems, outbox: Outbox, clock: SlowClock) -> Tables:
    return Tables(database, systems, outbox, clock)


@pytest.fixture
def glass(table: Table, outbox: Outbox, clock: SlowClock) -> Hourglass:
    return Hourglass(table, outbox, clock)


@pytest.fixture
def glass_with(database: Database, clock: SlowClock) -> Callable[[Systems], Hourglass]:
    """The same with other rules."""

    def make(systems: Systems) -> Hourglass:
        outbox = Outbox(database, clock)
        return Hourglass(Table(Tables(database, systems, outbox, clock)), outbox, clock)

    return make
