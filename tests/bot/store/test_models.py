"""What the database itself refuses, and that the migrations build all of it."""

from __future__ import annotations

import pytest
from sqlalchemy import CheckConstraint, text
from typer.testing import CliRunner

from bot.cli import app
from bot.store import migrate
from bot.store.base import Base
from bot.store.database import Conflict, Database
from tests.bot.table import ANA, BEN, Table


def test_the_migrations_build_what_the_models_say() -> None:
    from bot.cli.migrations_check import migrations_check

    migrations_check(json=True)


async def test_every_check_of_the_models_is_in_the_database(database: Database) -> None:
    wanted = {
        str(constraint.name)
        for table in Base.metadata.tables.values()
        for constraint in table.constraints
        if isinstance(constraint, CheckConstraint)
    }
    async with database.begin() as tx:
        query = text("SELECT conname FROM pg_constraint WHERE contype = 'c'")
        found = set((await tx.execute(query)).scalars())
    assert wanted <= found


async def test_upgrading_twice_is_harmless(database: Database) -> None:
    await migrate.upgrade(database.engine)
    await migrate.check(database.engine)


SECOND_CAMPAIGN = (
    "INSERT INTO campaigns (guild, channel, name, system, gm, locale, created_at, commitment) "
    "SELECT guild, channel, name, system, gm, locale, created_at, 'other' FROM campaigns"
)
SECOND_GAME = (
    "INSERT INTO games (campaign, party, system, scenario, setup, commitment, revision, "
    "awaited_since, started_at) SELECT campaign, party, system, scenario, setup, commitment, "
    "revision, awaited_since, started_at FROM games"
)


HOLDING = "INSERT INTO holdings (campaign, owner, kind, thing, count) SELECT id"
OF_ALL = "FROM campaigns"
PACE = "INSERT INTO paces (campaign, name, reacts_in) SELECT id"
QUIET = "INSERT INTO habits (person, quiet_from, quiet_until)"  # without a time zone
AWAY = "INSERT INTO absences (campaign, seat, since) SELECT id"


@pytest.mark.parametrize(
    ("statement", "constraint"),
    [
        ("UPDATE heroes SET level = 10", "ck_heroes_level"),
        ("UPDATE heroes SET xp = -1", "ck_heroes_xp"),
        ("UPDATE heroes SET gold = -1", "ck_heroes_gold"),
        ("UPDATE heroes SET ticks = -1", "ck_heroes_ticks"),
        ("UPDATE heroes SET gold = 1, status = 'dead'", "ck_heroes_dead"),
        ("UPDATE heroes SET class_id = 'red'", "uq_heroes_active_class"),
        ("UPDATE heroes SET status = 'lost'", "ck_heroes_status"),
        ("UPDATE heroes SET dealt = '{NULL}'", "ck_heroes_dealt"),
        ("UPDATE heroes SET party = 2", "fk_heroes_campaign_party"),
        ("UPDATE heroes SET seat = '2'", "uq_heroes_active_seat"),
        ("DELETE FROM parties", "fk_games_campaign_party"),
        (f"{HOLDING}, 'hero.1', 'item', 'ladle', 0 {OF_ALL}", "ck_holdings_count"),
        (f"{HOLDING}, 'hero.1', 'item', 'ladle', -1 {OF_ALL}", "ck_holdings_debt"),
        (f"{HOLDING}, 'the cat', 'item', 'ladle', 1 {OF_ALL}", "ck_holdings_owner"),
        ("UPDATE campaign_secrets SET chance = -1", "ck_campaign_secrets_chance"),
        ("UPDATE ledger SET undone_by = n", "ck_ledger_undone_by"),
        ("UPDATE ledger SET undone_by = 99", "fk_ledger_campaign_undone_by"),
        ("UPDATE ledger SET key = 'same'", "uq_ledger_key"),
        ("UPDATE ledger SET deed = ''", "ck_ledger_deed"),
        ("DELETE FROM ledger", "fk_ledger_lines_campaign_n"),
        ("UPDATE campaigns SET variants = '{NULL}'", "ck_campaigns_variants"),
        ("UPDATE heroes SET seat = '9' WHERE seat = '1'", "fk_heroes_campaign_seat"),
        ("UPDATE seats SET person = 1", "uq_seats_campaign_person"),
        ("UPDATE seats SET person = 12345 WHERE seat = '1'", "fk_seats_person"),
        ("UPDATE games SET status = 'odd', ended_at = now()", "ck_games_status"),
        ("UPDATE games SET status = 'won'", "ck_games_ended"),
        ("UPDATE games SET campaign = 12345", "fk_games_campaign"),
        ("UPDATE campaigns SET name = ''", "ck_campaigns_name"),
        ("UPDATE people SET locale = 'xx'", "ck_people_locale"),
        ("UPDATE journal SET parent = revision", "ck_journal_revision"),
        ("DELETE FROM journal", "fk_game_log_game_revision"),
        ("UPDATE outbox SET kind = 'odd' WHERE game IS NOT NULL", "ck_outbox_kind"),
        ("UPDATE outbox SET game = NULL", "ck_outbox_game"),
        (f"{PACE}, 'odd', NULL {OF_ALL}", "ck_paces_name"),
        (f"{PACE}, 'live', -1 {OF_ALL}", "ck_paces_reacts_in"),
        ("INSERT INTO habits (person, every) VALUES (1, -1)", "ck_habits_every"),
        (f"{QUIET} VALUES (1, 60, 120)", "ck_habits_quiet"),
        (f"{AWAY}, '9', now() {OF_ALL}", "fk_absences_campaign_seat"),
        (SECOND_CAMPAIGN, "uq_campaigns_live_channel"),
        (SECOND_GAME, "uq_games_live_campaign"),
    ],
)
async def test_the_database_refuses(
    table: Table, database: Database, statement: str, constraint: str
) -> None:
    await table.play(ANA, BEN)
    with pytest.raises(Conflict) as refused:
        async with database.begin() as tx:
            await tx.execute(text(statement))
    assert refused.value.constraint == constraint


def test_the_help_lists_every_command() -> None:
    listed = CliRunner().invoke(app, ["--help"])
    assert listed.exit_code == 0
    for name in ("run", "play", "preview", "verify", "simulate", "vectors", "migrations-check"):
        assert name in listed.output
