"""Two people at once, two processes at once, Postgres away, rules that changed, and silence."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, text

from bot.clock import Clock
from bot.outbox import Outbox
from bot.store import database as store
from bot.store import migrate
from bot.store.database import Database
from bot.store.embedded import FOR_TESTS, EmbeddedPostgres
from bot.store.games import records, seed_of
from bot.store.models import JournalRow, OutboxRow
from bot.systems import Systems
from bot.tables import TableAway, Tables
from bot.tables.audit import audit
from engine.core.prompt import Answer
from engine.core.rng import Rng, seed_from
from engine.core.script import Play, Script
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, choose, key
from tests.duel import DuelState, DuelSystem


def another(database: Database, systems: Systems) -> Tables:
    """The table service as another process would have it."""
    return Tables(database, systems, Outbox(database, database.clock), database.clock)


async def test_two_people_at_once_are_both_heard(table: Table) -> None:
    await table.play()
    replies = await asyncio.gather(table.answer(ANA, "1"), table.answer(BEN, "5"))
    assert all(reply.ok for reply in replies)
    assert (await table.prompt(BEN)).kind == "walk"


async def test_the_same_interaction_twice_at_once_counts_once(table: Table) -> None:
    await table.play()
    replies = await asyncio.gather(*(table.answer(ANA, "1", with_key="same") for _ in range(5)))
    assert len({msgspec.json.encode(reply) for reply in replies}) == 1 and replies[0].ok
    assert (await table.view()).revision == 2


async def test_the_same_interaction_in_two_processes_at_once_counts_once(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await table.play()
    sides = (table.tables, another(database, systems))
    for n in range(10):
        answer = Answer((await table.prompt(ANA)).id, (str(n % 5 + 1),))
        replies = await asyncio.gather(
            *(side.submit(game, ANA, answer, f"same-{n}") for side in sides)
        )
        assert replies[0] == replies[1] and replies[0].ok
    assert (await table.view()).revision == 11


async def test_fifty_at_once_on_one_game(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await table.play()
    prompt = await table.prompt(ANA)
    others = another(database, systems)
    answers = [Answer(prompt.id, (str(n % 5 + 1),)) for n in range(50)]
    replies = await asyncio.gather(
        *(
            (table.tables, others)[n % 2].submit(game, ANA, answer, f"many-{n}")
            for n, answer in enumerate(answers)
        )
    )
    assert all(reply.ok for reply in replies)
    assert (await table.view()).revision == 51
    found = await audit(database, systems, game)
    assert found is not None and found.ok and found.entries == 50


async def test_another_process_sees_every_change(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await table.play()
    there = Table(another(database, systems))
    there.game = game
    rng = Rng(seed_from(b"two processes, one table"))
    sides = (table, there)
    while (view := await sides[rng.below(2)].view()).awaited:
        person = (ANA, BEN)[int(rng.pick(view.awaited).seat) - 1]
        side = rng.pick(sides)
        sitting = await side.sitting(person)
        prompt = next(p for p in sitting.prompts if p.answer is None)
        assert (await side.tables.submit(game, person, choose(prompt, rng), key())).ok
    assert await table.view() == await there.view()
    found = await audit(database, systems, game)
    assert found is not None and found.ok, found


async def test_a_failed_commit_leaves_no_trace_in_memory(
    table: Table, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.play()
    before = await table.view()

    async def refuse(*_: object, **__: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr("bot.store.journal.write", refuse)
    with pytest.raises(RuntimeError):
        await table.answer(ANA, "1")
    monkeypatch.undo()
    assert await table.view() == before
    assert (await table.prompt(ANA)).answer is None


class ChangedDuel(DuelSystem):
    """The tiny system after a build that asks something else first."""

    def step(self, play: Play[DuelState]) -> Script[None] | None:
        for duelist in play.state.duelists.values():
            if "1" in duelist.hand:
                duelist.hand.remove("1")
        return super().step(play)


async def test_a_round_that_no_longer_replays_goes_back_to_its_start(
    table: Table, database: Database
) -> None:
    game = await table.play()
    await table.answer(ANA, "1")
    changed = Table(another(database, Systems({"duel": ChangedDuel})))
    changed.game = game
    assert (await changed.prompt(ANA)).answer is None
    assert (await changed.view()).recent[-1].key == "table-rules-changed"
    revision = (await changed.view()).revision
    assert (await changed.answer(ANA, "2")).ok
    assert (await changed.view()).revision == revision + 1


# --- a server that goes away ----------------------------------------------------------------------


@pytest.fixture
def mortal() -> Iterator[EmbeddedPostgres]:
    folder = Path(tempfile.mkdtemp(prefix="emberhall-"))
    folder.chmod(0o755)
    with EmbeddedPostgres(folder / "postgres", options=FOR_TESTS) as server:
        yield server
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
async def fragile(mortal: EmbeddedPostgres, systems: Systems) -> AsyncIterator[Table]:
    database = Database(mortal.url(), Clock())
    await migrate.upgrade(database.engine)
    yield Table(another(database, systems))
    await database.close()


async def test_a_restart_of_postgres_loses_and_doubles_nothing(
    fragile: Table,
    mortal: EmbeddedPostgres,
    systems: Systems,
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = await fragile.play()
    prompt = await fragile.prompt(ANA)
    taken = 0

    async def keep_answering() -> None:
        nonlocal taken
        for n in range(60):
            answer = Answer(prompt.id, (str(n % 5 + 1),))
            reply = await fragile.tables.submit(game, ANA, answer, f"restart-{n}")
            assert reply.ok
            taken += 1

    async def restart() -> None:
        for _ in range(2):
            await asyncio.to_thread(mortal.stop)
            await asyncio.to_thread(mortal.start)

    await asyncio.gather(keep_answering(), restart())
    assert "the database is away" in caplog.text
    database = fragile.tables._database
    found = await audit(database, systems, game)
    assert found is not None and found.ok and found.entries == taken == 60
    async with database.begin() as tx:
        boards = select(func.count()).where(OutboxRow.kind == "board", OutboxRow.game == game)
        assert (await tx.execute(boards)).scalar() == 61


async def test_postgres_away_for_long_is_said_in_one_exception(
    fragile: Table, mortal: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PAUSES", (0.0, 0.01))
    await fragile.play()
    prompt = await fragile.prompt(ANA)
    mortal.stop()
    with pytest.raises(TableAway):
        await fragile.tables.submit(fragile.game, ANA, Answer(prompt.id, ("1",)), "later")
    with pytest.raises(TableAway):
        await fragile.tables.table(fragile.game)
    mortal.start()
    assert (await fragile.tables.submit(fragile.game, ANA, Answer(prompt.id, ("1",)), "later")).ok
    assert (await fragile.view()).revision == 2


# --- silence --------------------------------------------------------------------------------------


async def test_no_secret_reaches_a_log_line_or_an_exception(
    table: Table, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("sqlalchemy", "sqlalchemy.engine", "sqlalchemy.pool"):
        caplog.set_level(logging.INFO, logger=name)
    game = await table.play(ANA, BEN, CHLOE)
    await table.answer(ANA, "4")
    await table.play_out(ANA, BEN, CHLOE)
    async with database.begin() as tx:
        seed = await seed_of(tx, game)
        chosen = [r.body for r in await records(tx, game) if r.kind == "answer"]
    logged = caplog.text
    assert seed not in logged and seed.partition(":")[2] not in logged
    assert chosen and not any(msgspec.json.encode(body).decode() in logged for body in chosen)
    assert "'chosen'" not in logged and '"hand"' not in logged and "duelists" not in logged


async def test_a_refused_row_is_not_quoted(table: Table, database: Database) -> None:
    game = await table.play()
    statement = text("UPDATE journal SET kind = 'nonsense', digest = 'SECRET' WHERE game = :game")
    with pytest.raises(store.Conflict) as caught:
        async with database.begin() as tx:
            await tx.execute(statement, {"game": game})
    assert str(caught.value) == "ck_journal_kind" and caught.value.__suppress_context__
    with pytest.raises(store.StoreError) as failed:
        async with database.begin() as tx:
            await tx.execute(text("SELECT 'SECRET'::int"))
    assert "SECRET" not in str(failed.value) and failed.value.__suppress_context__


async def test_the_journal_says_who_acted(table: Table, database: Database) -> None:
    game = await table.play()
    seat = (await table.sitting(BEN)).seats[0]
    await table.tables.announce_acting_for(game, GM, seat, key())
    prompt = await table.prompt(BEN)
    await table.tables.submit_for(game, GM, seat, Answer(prompt.id, ("1",)), key())
    await table.answer(ANA, "1")
    async with database.begin() as tx:
        query = select(JournalRow.kind, JournalRow.actor, JournalRow.seat)
        rows = (await tx.execute(query.order_by(JournalRow.revision))).all()
    assert [tuple(row) for row in rows] == [
        ("start", GM.id, None),
        ("acting-for", GM.id, "2"),
        ("answer", GM.id, "2"),
        ("answer", ANA.id, "1"),
    ]
