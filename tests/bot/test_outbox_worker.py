"""The worker of the outbox: several hands, a limit to each send, a tidy table, a discreet log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.dialects import postgresql

from bot import outbox as worker
from bot.outbox import KEPT, Message, Outbox, Send
from bot.store import messages
from bot.store.database import Database
from bot.store.models import DoneKey, OutboxRow
from bot.systems import Systems
from bot.tables import Tables
from tests.bot.post import Post, SlowClock
from tests.bot.table import BEN, GM, Table, key


@pytest.fixture
def clock() -> SlowClock:
    return SlowClock()


@pytest.fixture
def outbox(database: Database, clock: SlowClock) -> Outbox:
    return Outbox(database, clock)


@pytest.fixture
def tables(database: Database, systems: Systems, outbox: Outbox, clock: SlowClock) -> Tables:
    return Tables(database, systems, outbox, clock)


@asynccontextmanager
async def working(outbox: Outbox, send: Send) -> AsyncIterator[None]:
    """The worker at work; it must be done within ten seconds."""
    task = asyncio.create_task(outbox.run(send))
    try:
        async with asyncio.timeout(10):
            yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_slow_send_holds_up_only_its_own_table(tables: Tables, outbox: Outbox) -> None:
    slow, quick = Table(tables, channel=1), Table(tables, channel=2)
    reached, arrived = asyncio.Event(), asyncio.Event()

    async def send(message: Message) -> None:
        if message.target == slow.channel:
            reached.set()
            await asyncio.Event().wait()
        arrived.set()

    async with working(outbox, send):
        await slow.found()
        await reached.wait()
        await quick.found()
        await arrived.wait()


async def test_a_send_that_never_ends_is_tried_again(
    table: Table, outbox: Outbox, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "LONGEST_SEND", 0.01)
    await table.found()

    async def hang(message: Message) -> None:
        await asyncio.Event().wait()

    await outbox.drain(hang)
    clock.move(10)
    post = Post()
    await outbox.drain(post.send)
    assert [m.attempts for m in post.sent] == [1]


async def test_a_free_hand_takes_the_next_table_of_one_commit(
    tables: Tables, outbox: Outbox
) -> None:
    """Rows that were written before the worker came are shared among its hands as well."""
    for channel in (1, 2, 3):
        await Table(tables, channel=channel).found()
    at_once: set[int] = set()
    together = asyncio.Event()

    async def send(message: Message) -> None:
        at_once.add(message.target)
        if len(at_once) == 3:
            together.set()
        await together.wait()

    async with working(outbox, send):
        await together.wait()


async def test_a_failure_is_logged_without_its_text(
    table: Table, outbox: Outbox, caplog: pytest.LogCaptureFixture
) -> None:
    await table.found()

    async def send(message: Message) -> None:
        raise KeyError("a whole hand of cards")

    await outbox.drain(send)
    assert "KeyError" in caplog.text and "test_outbox_worker.py" in caplog.text
    assert "whole hand" not in caplog.text


async def test_an_unreadable_outbox_is_logged_without_its_text(
    outbox: Outbox, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = asyncio.Event()

    async def claim(*_: object) -> None:
        failed.set()
        raise ValueError("a whole hand of cards")

    monkeypatch.setattr(messages, "claim", claim)
    async with working(outbox, Post().send):
        await failed.wait()
        while "could not be read" not in caplog.text:
            await asyncio.sleep(0)
    assert "ValueError" in caplog.text and "whole hand" not in caplog.text


async def test_the_last_board_of_a_game_is_sent_although_the_next_game_has_begun(
    table: Table, outbox: Outbox
) -> None:
    first = await table.play()
    await table.tables.end(first, GM, "", key())
    second = await table.start()
    post = Post()
    await outbox.drain(post.send)
    assert [m.game for m in post.sent if m.kind == "board"] == [first, second]


async def test_letters_about_two_questions_do_not_replace_each_other(
    table: Table, outbox: Outbox
) -> None:
    await table.play()
    await table.pick_all()
    for chosen in ("left", "left", "yes"):
        await table.answer(BEN, chosen)
    post = Post()
    await outbox.drain(post.send)
    prompts = [m.body["prompt"] for m in post.sent if m.kind == "pick" and m.target == BEN.id]
    assert len(prompts) == len(set(prompts)) == 2


async def test_what_was_sent_long_ago_is_forgotten(
    table: Table, outbox: Outbox, clock: SlowClock, database: Database
) -> None:
    await table.found()
    post = Post()
    await outbox.drain(post.send)
    clock.move(KEPT.total_seconds() + 60)
    await table.tables.join(table.channel, GM, key())
    await outbox.drain(post.send)
    assert len(post.sent) == 2
    async with database.begin() as tx:
        rows = (await tx.execute(select(OutboxRow.body["say"]["key"].as_string()))).scalars()
        assert list(rows) == ["table-joined"]
        assert (await tx.execute(select(func.count()).select_from(DoneKey))).scalar() == 1


async def test_what_waits_is_never_forgotten(
    table: Table, outbox: Outbox, clock: SlowClock
) -> None:
    await table.found()
    clock.move(KEPT.total_seconds() + 60)
    await Table(table.tables, channel=51).found()
    post = Post()
    post.failing["post"] = worker.TryLater()
    await outbox.drain(post.send)
    post.failing.clear()
    clock.move(10)
    await outbox.drain(post.send)
    assert {m.target for m in post.sent} == {51}  # the first was given up: Discord was away a week


async def test_finding_the_next_row_does_not_read_what_was_sent(
    table: Table, database: Database, clock: SlowClock
) -> None:
    await table.found()
    now = clock.now()
    old = {"campaign": 1, "kind": "post", "target": 1, "body": {}, "sent_at": now}
    rows = [
        {
            **old,
            "lane": f"channel:{n % 50}",
            "dedupe": f"old-{n}",
            "written_at": now - timedelta(days=1),
            "not_before": now - timedelta(days=1),
        }
        for n in range(5000)
    ]
    async with database.begin() as tx:
        await tx.execute(insert(OutboxRow), rows)
        await tx.execute(text("ANALYZE outbox"))
        claim = messages._CLAIM.params(now=now).compile(
            dialect=postgresql.dialect(), compile_kwargs={"literal_binds": True}
        )
        plan = "\n".join((await tx.execute(text(f"EXPLAIN {claim}"))).scalars())
    assert "ix_outbox_unsent" in plan and "Seq Scan on outbox" not in plan, plan
