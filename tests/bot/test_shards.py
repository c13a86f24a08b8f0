"""Several processes on one database: each sends what is its own."""

from __future__ import annotations

import asyncio

import pytest

from bot.outbox import Outbox
from bot.settings import BadSettings, load_settings
from bot.shards import EVERYTHING, Shards
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Tables
from tests.bot.flows.party import tavern
from tests.bot.post import Post, SlowClock
from tests.bot.table import ANA, BEN, Table

EVEN, ODD = 4 << 22, 5 << 22  # servers of shards 0 and 1 of two


def test_a_server_belongs_to_one_shard_and_letters_to_the_first() -> None:
    first, second = Shards(2, (0,)), Shards(2, (1,))
    assert first.has(EVEN) and not first.has(ODD) and first.has(None)
    assert second.has(ODD) and not second.has(EVEN) and not second.has(None)
    assert EVERYTHING.is_everything and not first.is_everything and Shards(2, (0, 1)).is_everything


@pytest.mark.parametrize(
    ("written", "ids"), [("0", (0,)), ("0-1,3", (0, 1, 3)), ("3, 2", (2, 3)), (None, (0, 1, 2, 3))]
)
def test_shards_as_operators_write_them(written: str | None, ids: tuple[int, ...]) -> None:
    given = {"SHARD_COUNT": "4"} | ({} if written is None else {"SHARD_IDS": written})
    assert load_settings(given).shards == Shards(4, ids)


def test_without_a_count_discord_says_how_many_there_are() -> None:
    assert load_settings({}).shards is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"SHARD_IDS": "0"},
        {"SHARD_COUNT": "0"},
        {"SHARD_COUNT": "two"},
        {"SHARD_COUNT": "2", "SHARD_IDS": "2"},
        {"SHARD_COUNT": "2", "SHARD_IDS": "first"},
        {"SHARD_COUNT": "2", "SHARD_IDS": "1-0"},
        {"SHARD_COUNT": "2", "SHARD_IDS": "-1"},
    ],
)
def test_shards_that_cannot_be_are_one_sentence(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSettings, match="SHARD_"):
        load_settings(wrong)


async def test_each_process_sends_the_lines_of_its_own_servers(
    database: Database, systems: Systems
) -> None:
    clock = SlowClock()
    boxes = {n: Outbox(database, clock, Shards(2, (n,))) for n in (0, 1)}
    tables = Tables(database, systems, boxes[0], clock)
    even, odd = Table(tables, 51, EVEN), Table(tables, 52, ODD)
    await even.play(ANA, BEN)
    await odd.play(ANA, BEN)
    posts = {n: Post() for n in boxes}
    await boxes[1].drain(posts[1].send)
    assert {m.target for m in posts[1].sent} == {odd.channel}
    assert "board" in posts[1].kinds() and "pick" not in posts[1].kinds()
    await boxes[0].drain(posts[0].send)
    assert {m.target for m in posts[0].sent if m.kind != "pick"} == {even.channel}
    assert sorted(m.target for m in posts[0].sent if m.kind == "pick") == [ANA.id, ANA.id, 2, 2]
    rest = Post()
    await Outbox(database, clock).drain(rest.send)
    assert rest.sent == []


async def test_both_at_work_send_every_line_once(database: Database, systems: Systems) -> None:
    clock = SlowClock()
    boxes = [Outbox(database, clock, Shards(2, (n,))) for n in (0, 1)]
    tables = Tables(database, systems, boxes[0], clock)
    for n, guild in enumerate((EVEN, ODD)):
        await Table(tables, 51 + n, guild).play(ANA, BEN)
    post = Post()
    await asyncio.gather(*(box.drain(post.send) for box in boxes))
    ids = [message.id for message in post.sent]
    assert len(ids) == len(set(ids)) and {m.target for m in post.sent} >= {51, 52}


async def test_the_bot_tells_discord_which_shards_it_serves(database_url: str) -> None:
    async with tavern(database_url) as table:
        assert (table.sim.bot.shard_count, table.sim.bot.shard_ids) == (1, [0])
