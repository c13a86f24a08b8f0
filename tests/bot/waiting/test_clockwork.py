"""The worker of the timers: several at once, and what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.outbox import Outbox
from bot.shards import Shards
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import TableAway, Tables
from bot.waiting.clockwork import Clockwork
from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.table import ANA, BEN, Table
from tests.bot.waiting.hourglass import LONG, Hourglass, by_the_clock
from tests.duel import DuelSystem


async def test_of_two_processes_one_decides(
    glass: Hourglass, database: Database, systems: Systems
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.answer(ANA, "1")
    other = Tables(database, systems, Outbox(database, glass.clock), glass.clock)
    workers = [glass.clockwork, Clockwork(other, glass.clock, poll=LONG)]
    while glass.hours < 24:
        pauses = await asyncio.gather(*(worker.tick() for worker in workers))
        glass.clock.move(min(*pauses, 3600))
    await asyncio.gather(*(worker.tick() for worker in workers))
    acts = await by_the_clock(database)
    assert [act["seat"] for act in acts] == ["2"]
    await glass.outbox.drain(glass.post.send)
    reminders = [m for m in glass.post.sent if m.kind == "remind"]
    assert len(reminders) == 3  # the last one who is awaited, and two more


async def test_each_process_sees_to_the_servers_of_its_own_shards(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()  # on server 7, of shard 0
    await glass.settle("24h")
    tables = glass.table.tables
    elsewhere = Clockwork(tables, glass.clock, shards=Shards(2, (1,)), poll=LONG)
    glass.clock.move(60)
    await elsewhere.tick()
    glass.clock.move(24 * 3600)
    await elsewhere.tick()
    assert await by_the_clock(database) == []
    glass.clockwork = Clockwork(tables, glass.clock, shards=Shards(2, (0,)), poll=LONG)
    await glass.run(25)
    assert await by_the_clock(database)


class Faulty(DuelSystem):
    """Its robot does not know what to do."""

    def greedy(self, view: View, prompt: Prompt) -> Answer:
        if prompt.kind == "pick-cards":
            raise ZeroDivisionError("the ace of spades")
        return Answer(prompt.id, ("nonsense",))


async def test_a_robot_that_fails_is_replaced_by_any_legal_answer(
    glass_with: Callable[[Systems], Hourglass],
    database: Database,
    caplog: pytest.LogCaptureFixture,
) -> None:
    glass = glass_with(Systems({"duel": Faulty}))
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(25)
    assert (await glass.table.view()).round == 2
    assert "ZeroDivisionError" in caplog.text and "ace of spades" not in caplog.text


class Broken(DuelSystem):
    """Its rules fail as soon as time is up."""

    def reflex(self, view: View, prompt: Prompt) -> Answer | None:
        raise ZeroDivisionError("the ace of spades")


async def test_one_table_s_trouble_is_not_another_s(
    glass_with: Callable[[Systems], Hourglass],
    database: Database,
    caplog: pytest.LogCaptureFixture,
) -> None:
    glass = glass_with(Systems({"duel": DuelSystem, "broken": Broken}))
    other = Table(glass.table.tables, channel=51)
    await other.found(system="broken")
    await other.seat(ANA, BEN)
    await other.start()
    await glass.table.play()
    await glass.settle("24h")
    glass.table.channel, mine = 51, glass.table.channel
    await glass.settle("24h")
    glass.table.channel = mine
    await other.pick_all()  # a walk is no secret: the rules are asked whether it is a reaction
    await glass.run(24.05)
    assert {act["seat"] for act in await by_the_clock(database)} == {"1", "2"}
    assert "ZeroDivisionError" in caplog.text and "ace of spades" not in caplog.text


async def test_a_database_that_is_away_spoils_no_table(
    glass: Hourglass, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(23.9)

    async def away(game: int) -> None:
        raise TableAway

    with monkeypatch.context() as broken:
        broken.setattr(glass.table.tables, "tend", away)
        glass.clock.move(600)
        with pytest.raises(TableAway):
            await glass.clockwork.tick()
    await glass.run(25)  # nobody could answer meanwhile
    assert await by_the_clock(database)
