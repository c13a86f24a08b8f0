"""The outbox: at least once, in order, the newest board wins, one failure blocks nobody else."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from bot.outbox import ODD_FAILURES, Message, Outbox, TryLater, Undeliverable
from bot.store.database import Database
from bot.store.models import OutboxRow
from bot.systems import Systems
from bot.tables import Tables
from tests.bot.post import Post, SlowClock
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key


@pytest.fixture
def clock() -> SlowClock:
    return SlowClock()


@pytest.fixture
def outbox(database: Database, clock: SlowClock) -> Outbox:
    return Outbox(database, clock)


@pytest.fixture
def tables(database: Database, systems: Systems, outbox: Outbox, clock: SlowClock) -> Tables:
    return Tables(database, systems, outbox, clock)


async def test_a_new_game_tells_of_its_start_and_sends_the_hands(
    table: Table, outbox: Outbox
) -> None:
    await table.play(ANA, BEN, CHLOE)
    post = Post()
    await outbox.drain(post.send)
    channel = [m for m in post.sent if m.kind != "pick"]
    assert [m.body["say"]["key"] for m in channel if m.kind == "post"] == [
        "table-founded",
        *["table-joined", "core-hero-made"] * 3,
        "table-started",
    ]
    assert [m.kind for m in channel[-2:]] == ["board", "ping"]
    assert channel[-1].body["people"] == [1, 2, 3]
    hands = sorted((m.target, m.body["seat"]) for m in post.sent if m.kind == "pick")
    assert hands == [(1, "1"), (2, "2"), (3, "3")]
    assert all(m.locale == "en" and len(m.nonce) <= 25 for m in post.sent)
    post.sent.clear()
    await outbox.drain(post.send)
    assert post.sent == []


async def test_somebody_newly_awaited_is_mentioned_once(table: Table, outbox: Outbox) -> None:
    await table.play()
    post = Post()
    await outbox.drain(post.send)
    post.sent.clear()
    await table.answer(ANA, "1")
    await table.answer(ANA, "2")
    await outbox.drain(post.send)
    assert post.kinds() == ["board", "pick"]  # her hand, brought up to date
    post.sent.clear()
    await table.answer(BEN, "1")  # Ana wins and must walk
    await outbox.drain(post.send)
    said = [(m.kind, m.body.get("people")) for m in post.sent if m.kind != "pick"]
    assert said == [("board", None), ("ping", [1])]


async def test_only_the_newest_board_is_sent(table: Table, outbox: Outbox) -> None:
    await table.play()
    for n in range(1, 6):
        await table.answer(ANA, str(n))
    post = Post()
    await outbox.drain(post.send)
    assert post.kinds().count("board") == 1


async def test_a_line_that_can_never_be_sent_is_dropped(
    table: Table, outbox: Outbox, database: Database
) -> None:
    await table.play()
    post = Post()
    post.failing["pick"] = Undeliverable("closed")
    await outbox.drain(post.send)
    assert "board" in post.kinds()
    post.failing.clear()
    await outbox.drain(post.send)
    assert "pick" not in post.kinds()
    async with database.begin() as tx:
        query = select(OutboxRow.failure).where(OutboxRow.kind == "pick")
        assert set((await tx.execute(query)).scalars()) == {"undeliverable"}


async def test_discord_away_is_tried_again_later_and_in_order(
    table: Table, outbox: Outbox, clock: SlowClock
) -> None:
    await table.found()
    await table.seat(ANA)
    post = Post()
    post.failing["post"] = TryLater()
    pause = await outbox.drain(post.send)
    assert post.sent == [] and 0 < pause <= 1
    clock.move(2)
    post.failing["post"] = TryLater(20)  # as Discord asks
    assert 10 < await outbox.drain(post.send) <= 20
    post.failing.clear()
    clock.move(10)
    await outbox.drain(post.send)
    assert post.sent == []
    clock.move(11)
    await outbox.drain(post.send)
    assert [m.body["say"]["key"] for m in post.sent] == [
        "table-founded",
        "table-joined",
        "core-hero-made",
    ]


async def test_one_failing_table_does_not_block_another(tables: Tables, outbox: Outbox) -> None:
    one, two = Table(tables, channel=1), Table(tables, channel=2)
    await one.found()
    await two.found()
    sent = []

    async def send(message: Message) -> None:
        if message.target == 1:
            raise TryLater
        sent.append(message.target)

    await outbox.drain(send)
    assert sent == [2]


async def test_a_line_that_fails_oddly_is_given_up_after_a_while(
    table: Table, outbox: Outbox, clock: SlowClock, caplog: pytest.LogCaptureFixture
) -> None:
    await table.found()
    await table.seat(ANA)
    post = Post()
    post.failing["post"] = ValueError("a bug")
    for _ in range(3 * ODD_FAILURES):
        await outbox.drain(post.send)
        clock.move(400)
    post.failing.clear()
    await table.seat(BEN, classes=("blue",))
    await outbox.drain(post.send)
    assert [m.body["say"]["key"] for m in post.sent] == ["table-joined", "core-hero-made"]
    assert "is given up: ValueError" in caplog.text


async def test_what_is_being_sent_when_the_power_fails_is_sent_again(
    table: Table, outbox: Outbox
) -> None:
    await table.found()
    reached = asyncio.Event()

    async def hang(message: Message) -> None:
        reached.set()
        await asyncio.Event().wait()

    worker = asyncio.create_task(outbox.run(hang))
    await reached.wait()
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)
    post = Post()
    async with asyncio.timeout(10):
        while not post.sent:  # the server may need a moment to notice that the hands are gone
            await outbox.drain(post.send)
    assert post.kinds() == ["post"]


async def test_two_processes_do_not_send_the_same_line(
    table: Table, database: Database, clock: SlowClock
) -> None:
    await table.play(ANA, BEN, CHLOE)
    post = Post()
    boxes = [Outbox(database, clock), Outbox(database, clock)]
    await asyncio.gather(*(box.drain(post.send) for box in boxes))
    await boxes[0].drain(post.send)
    ids = [message.id for message in post.sent]
    assert len(ids) == len(set(ids))
    posts = [m.id for m in post.sent if m.kind == "post"]
    assert posts == sorted(posts)


async def test_the_worker_wakes_up_after_each_commit(table: Table, outbox: Outbox) -> None:
    post = Post()
    arrived = asyncio.Event()

    async def send(message: Message) -> None:
        await post.send(message)
        arrived.set()

    parked: list[str] = []

    def park(awaitable: object, reason: str = "") -> object:
        parked.append(reason)
        return awaitable

    outbox.clock.park = park  # type: ignore[assignment]
    worker = asyncio.create_task(outbox.run(send))
    await table.found()
    async with asyncio.timeout(10):
        await arrived.wait()
    worker.cancel()
    await asyncio.gather(worker, return_exceptions=True)
    assert post.kinds() == ["post"] and set(parked) == {"outbox hands", "outbox idle"}


async def test_the_gm_is_called_for_a_free_seat(table: Table, outbox: Outbox) -> None:
    await table.play()
    post = Post()
    await outbox.drain(post.send)
    post.sent.clear()
    await table.tables.leave(table.channel, BEN, key())
    await outbox.drain(post.send)
    assert [m.body["people"] for m in post.sent if m.kind == "ping"] == [[GM.id]]
    post.sent.clear()
    await table.tables.join(table.channel, CHLOE, key())
    await outbox.drain(post.send)
    assert [m.target for m in post.sent if m.kind == "pick"] == [CHLOE.id]
    assert [m.body["people"] for m in post.sent if m.kind == "ping"] == [[CHLOE.id]]


async def test_the_end_tells_the_seed(table: Table, outbox: Outbox) -> None:
    await table.play()
    view = await table.play_out()
    post = Post()
    await outbox.drain(post.send)
    last = [m for m in post.sent if m.kind == "post"][-1].body["say"]
    assert last["key"] == "table-seed" and last["facts"]["seed"] == view.seed
