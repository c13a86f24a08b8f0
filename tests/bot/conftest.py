"""A real Postgres for the tests: one server a session, one fresh database a test."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.outbox import Outbox
from bot.store import migrate
from bot.store.database import Database
from bot.store.embedded import FOR_TESTS, EmbeddedPostgres
from bot.systems import ALL, Systems
from bot.tables import Tables
from tests.bot.table import ANA, BEN, Table
from tests.duel import DuelSystem
from tests.market import MarketSystem

_numbers = count(1)


def run_apart(work: object) -> None:
    """Run a coroutine in a thread and loop of its own, whatever loop the test has."""
    failures: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work)  # type: ignore[arg-type]
        except BaseException as failure:
            failures.append(failure)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]


@pytest.fixture(scope="session")
def postgres() -> Iterator[EmbeddedPostgres]:
    """The server of this test session."""
    folder = Path(tempfile.mkdtemp(prefix="emberhall-"))
    folder.chmod(0o755)
    try:
        with EmbeddedPostgres(folder / "postgres", options=FOR_TESTS) as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def template(postgres: EmbeddedPostgres) -> str:
    """A migrated database that is cloned for each test."""

    async def make() -> None:
        await execute(postgres.url(), "CREATE DATABASE template_emberhall")
        database = Database(postgres.url("template_emberhall"), Clock())
        await migrate.upgrade(database.engine)
        await database.close()

    run_apart(make())
    return "template_emberhall"


@pytest.fixture
def database_url(postgres: EmbeddedPostgres, template: str) -> Iterator[str]:
    """The address of a database of this test's own."""
    name = f"test_{next(_numbers)}"
    run_apart(execute(postgres.url(), f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield postgres.url(name)
    run_apart(execute(postgres.url(), f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(url: str, statement: str) -> None:
    """Run one statement outside any transaction."""
    database = Database(url, Clock())
    engine = database.engine.execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await database.close()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A database of this test's own."""
    database = Database(database_url, Clock())
    yield database
    await database.close()


@pytest.fixture
def systems() -> Systems:
    """All rule systems, and the tiny one for tests."""
    return Systems({"haven": lambda: ALL["haven"], "duel": DuelSystem, "market": MarketSystem})


@pytest.fixture
def outbox(database: Database) -> Outbox:
    """The outbox of the test's database."""
    return Outbox(database, database.clock)


@pytest.fixture
def tables(database: Database, systems: Systems, outbox: Outbox) -> Tables:
    """The table service on the test's database."""
    return Tables(database, systems, outbox, database.clock)


@pytest.fixture
def table(tables: Tables) -> Table:
    """A channel with people around it."""
    return Table(tables)


@pytest.fixture
async def market(table: Table) -> Table:
    """Ana and Ben on the market, each with 30 gold."""
    await table.found(system="market")
    await table.seat(ANA, BEN)
    return table
