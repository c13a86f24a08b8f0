"""A database of the release before, with campaigns in it, in the present shape."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from alembic import command
from sqlalchemy import text

from bot.clock import Clock
from bot.outbox import Outbox
from bot.store import books, migrate
from bot.store.database import Database
from bot.store.embedded import EmbeddedPostgres
from bot.systems import Systems
from bot.tables import Tables
from engine.core.campaign import Deed
from engine.core.rng import commitment
from tests.bot.conftest import execute
from tests.bot.table import ANA, key

BEFORE = """
INSERT INTO guilds (id, created_at) VALUES (7, now());
INSERT INTO people (id, name) VALUES (1, 'Ana'), (2, 'Ben'), (100, 'Gil');
INSERT INTO campaigns (guild, channel, name, system, gm, locale, created_at) VALUES
  (7, 50, 'Old', 'haven', 100, 'en', now()), (7, 51, 'Tiny', 'duel', 100, 'en', now()),
  (7, 52, 'Empty', 'duel', 100, 'en', now());
INSERT INTO seats (campaign, seat, person) VALUES
  (1, '1', 1), (1, '2', 2), (2, '1', 1), (2, '2', 2);
INSERT INTO heroes (campaign, seat, name, class_id, level, xp, gold, ticks, is_dead, is_active)
VALUES
  (1, '1', 'Gone', 'kindler', 1, 9, 0, 1, true, false),
  (2, '1', 'Red', 'red', 1, 3, 4, 5, false, true),
  (1, '1', 'Heir', 'kindler', 2, 45, 6, 0, false, true),
  (1, '2', 'Dead', 'doorward', 1, 0, 0, 0, true, true);
INSERT INTO games (campaign, system, scenario, setup, commitment, status, revision,
  awaited_since, started_at, ended_at)
VALUES (2, 'duel', 'yard', '{}', 'x', 'won', 1, now(), now(), now());
"""


@pytest.fixture
async def old(postgres: EmbeddedPostgres) -> AsyncIterator[Database]:
    await execute(postgres.url(), "CREATE DATABASE of_old")
    database = Database(postgres.url("of_old"), Clock())
    await migrate._run(database.engine, lambda config: command.upgrade(config, "0003"))
    async with database.begin() as tx:
        for statement in BEFORE.split(";"):
            if statement.strip():
                await tx.execute(text(statement))
    await migrate.upgrade(database.engine)
    yield database
    await database.close()
    await execute(postgres.url(), "DROP DATABASE of_old WITH (FORCE)")


async def test_running_campaigns_keep_their_heroes(old: Database) -> None:
    async with old.begin() as tx:
        first, second, third = [await books.load(tx, number) for number in (1, 2, 3)]
        query = text("SELECT commitment FROM campaigns ORDER BY id")
        promised = list((await tx.execute(query)).scalars())
    assert promised == [commitment(stored.seed) for stored in (first, second, third)]
    heroes = first.books.heroes
    assert [(h.id, h.name, h.status, h.party) for h in heroes.values()] == [
        (1, "Gone", "dead", 1),
        (2, "Heir", "active", 1),
        (3, "Dead", "dead", 1),
    ]
    # What a new hero of that level brings, in place of the kit that it had until now.
    assert (heroes[2].gold, heroes[2].xp, heroes[2].level) == (6 + 45, 45, 2)
    red = second.books.heroes[1]
    assert (red.gold, red.xp, red.ticks) == (4, 3, 5)
    assert list(second.books.parties) == [1] and third.books.parties == {}


async def test_their_ledger_begins_with_the_sheets_as_they_stand(old: Database) -> None:
    async with old.begin() as tx:
        query = text("SELECT hero, gold FROM hero_numbers WHERE campaign = 1 ORDER BY hero")
        assert [tuple(row) for row in await tx.execute(query)] == [(1, 0), (2, 51), (3, 0)]


async def test_their_table_goes_on(old: Database, systems: Systems) -> None:
    tables = Tables(old, systems, Outbox(old, old.clock), old.clock)
    campaign = await tables.campaign_in(51)
    assert campaign is not None
    assert [(s.hero, s.is_dead) for s in campaign.seats] == [("Red", False), (None, False)]
    refused = await tables.do(51, ANA, Deed("travel.yard"), key())
    assert refused.say.key == "table-wrong-party"
    campaign = await tables.campaign_in(50)
    assert campaign is not None
    assert [(s.hero, s.is_dead) for s in campaign.seats] == [("Heir", False), ("Dead", True)]
