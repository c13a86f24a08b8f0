"""A campaign that was lived, and an empty database for it to move to."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.clock import Clock
from bot.store.database import Database
from bot.store.embedded import EmbeddedPostgres
from tests.bot.archive.filed import live_a_little
from tests.bot.conftest import execute
from tests.bot.table import Table


@pytest.fixture
async def lived(market: Table) -> Table:
    """A market campaign with something of everything."""
    await live_a_little(market)
    return market


@pytest.fixture
async def elsewhere(postgres: EmbeddedPostgres, template: str) -> AsyncIterator[Database]:
    """Another, empty database."""
    await execute(postgres.url(), f"CREATE DATABASE elsewhere TEMPLATE {template}")
    database = Database(postgres.url("elsewhere"), Clock())
    yield database
    await database.close()
    await execute(postgres.url(), "DROP DATABASE elsewhere WITH (FORCE)")
