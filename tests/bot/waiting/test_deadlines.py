"""Time is up: the clock decides, lets rest, or calls the GM."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bot.outbox import Outbox
from bot.shards import Shards
from bot.store.database import Database
from bot.store.models import JournalRow
from bot.systems import Systems
from bot.tables import TableAway, Tables
from bot.tables.audit import audit
from bot.waiting.clockwork import Clockwork
from engine.core.prompt import Answer, Prompt
from engine.core.seat import Seat
from engine.core.view import View
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key
from tests.bot.waiting.hourglass import LONG, Hourglass
from tests.duel import DuelSystem


async def by_the_clock(database: Database) -> list[dict[str, Any]]:
    """The answers of nobody, as the journal has them."""
    async with database.begin() as tx:
        query = select(JournalRow.seat, JournalRow.body).where(JournalRow.actor.is_(None))
        rows = (await tx.execute(query.order_by(JournalRow.revision))).mappings()
        return [{"seat": row["seat"], **row["body"]} for row in rows]


async def test_without_a_deadline_nobody_decides_for_anybody(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.run(24 * 6)
    assert await by_the_clock(database) == []
    assert (await glass.table.view()).deadline is None


async def test_after_the_deadline_the_clock_decides_and_says_so(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.answer(ANA, "1")
    assert await glass.said(23.9) and await by_the_clock(database) == []
    said = await glass.said(0.2)
    assert ("post", "waiting-decides-for") in said
    (act,) = await by_the_clock(database)
    assert (act["seat"], act["by"], act["why"]) == ("2", "clock", "deadline")
    lines = [line.key for line in await glass.table.tables.log(glass.table.game, None)]
    assert "waiting-decides-for" in lines


async def test_what_is_told_does_not_depend_on_the_pick(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(1)
    await glass.run(23.05)
    (line, *_) = [m for m in glass.post.sent if m.kind == "post"]
    assert line.body["say"]["facts"].keys() == {"hero", "time"}
    told = msgspec.json.encode([m.body for m in glass.post.sent if m.kind != "pick"])
    assert b'"card"' not in told and b"duel-card" not in told


async def test_a_round_by_the_clock_takes_minutes_and_the_next_one_a_day(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(25)
    assert (await glass.table.view()).round == 2
    acts = len(await by_the_clock(database))
    await glass.run(22)
    assert len(await by_the_clock(database)) == acts
    found = await audit(database, glass.table.tables._systems, glass.table.game)
    assert found is not None and found.ok, found


async def test_it_is_told_once_a_round_that_the_clock_decides(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    said = await glass.said(25)
    assert said.count(("post", "waiting-decides-for")) == 2  # once for each hero


async def test_whoever_comes_back_has_all_the_time_again(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(24)
    (winner,) = (await glass.table.view()).awaited  # who walks
    assert (await glass.table.answer(ANA if winner.person == ANA.id else BEN, "left")).ok
    acts = len(await by_the_clock(database))
    await glass.run(23)
    assert len(await by_the_clock(database)) == acts


@pytest.mark.parametrize("name", ["12h", "48h", "live"])
async def test_each_pace_has_its_own_deadline(
    glass: Hourglass, database: Database, name: str
) -> None:
    hours = {"12h": 12, "48h": 48, "live": 1 / 6}[name]
    await glass.table.play()
    await glass.settle(name)
    await glass.run(hours * 0.98)
    assert await by_the_clock(database) == []
    await glass.run(hours * 0.03)
    assert await by_the_clock(database)


async def test_the_gm_decides_where_the_table_wants_it(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("12h", "gm")
    await glass.table.answer(ANA, "1")
    calls = [("call", "2"), ("call", "2"), ("call", "2")]
    said = [one for one in await glass.said(12 * 5) if one[0] == "call"]
    assert said == calls  # again and again, but not for ever
    assert await by_the_clock(database) == []
    await glass.table.tables.announce_acting_for(glass.table.game, GM, Seat("2"), key())
    prompt = await glass.table.prompt(BEN)
    answer = Answer(prompt.id, ("1",))
    reply = await glass.table.tables.submit_for(glass.table.game, GM, Seat("2"), answer, key())
    assert reply.ok
    assert ("fold", "2") in await glass.said(0.1)


class Sleepy(DuelSystem):
    """Whoever picks may rest instead."""

    def rest(self, prompt: Prompt) -> Answer | None:
        is_pick = prompt.kind == "pick-cards"
        return Answer(prompt.id, (prompt.options[0].id,)) if is_pick else None


async def test_a_rest_where_the_question_allows_it_else_autopilot(
    glass_with: Callable[[Systems], Hourglass], database: Database
) -> None:
    glass = glass_with(Systems({"duel": Sleepy}))
    await glass.table.play()
    await glass.settle("24h", "rest")
    await glass.run(1)
    await glass.run(23.9)
    chosen = [tuple(act["chosen"]) for act in await by_the_clock(database)]
    assert chosen[:2] == [("1",), ("1",)]  # the first card is the rest
    assert chosen[2] == ("right",)
    told = [m.body["say"]["key"] for m in glass.post.sent if m.kind == "post"]
    assert set(told) == {"waiting-decides-for"}  # a rest is a secret pick, too


async def test_in_a_pause_time_stands_still(glass: Hourglass, database: Database) -> None:
    game = await glass.table.play()
    await glass.settle("24h")
    await glass.run(20)
    await glass.table.tables.pause(game, GM, "", key())
    assert [kind for kind, _ in await glass.said(100)] == ["post", "fold", "fold"]
    await glass.table.tables.resume(game, GM, "", key())
    await glass.run(23)
    assert await by_the_clock(database) == []
    assert (await glass.run(2)) and await by_the_clock(database)


async def test_when_nobody_saw_to_the_timers_time_begins_anew(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(1)
    glass.clock.move(40 * 3600)  # no process was there
    await glass.run(23.5)
    assert await by_the_clock(database) == []
    assert (await glass.run(1)) and await by_the_clock(database)


async def test_a_question_that_nobody_saw_begins_when_somebody_looks(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    glass.clock.move(40 * 3600)
    await glass.run(23.5)
    assert await by_the_clock(database) == []
    view = await glass.table.view()
    assert view.deadline is not None and view.deadline > glass.clock.now()


async def test_another_pace_gives_all_the_time_anew(glass: Hourglass, database: Database) -> None:
    await glass.table.play()
    await glass.run(48)
    await glass.settle("24h")
    await glass.run(23.5)
    assert await by_the_clock(database) == []
    await glass.settle("none")
    await glass.run(48)
    assert await by_the_clock(database) == []


async def test_whoever_takes_a_seat_over_has_all_the_time(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.answer(ANA, "1")
    await glass.run(20)
    tables, channel = glass.table.tables, glass.table.channel
    assert (await tables.swap_player(channel, GM, Seat("2"), CHLOE, "", key())).ok
    await glass.run(23)
    assert await by_the_clock(database) == []
    await glass.run(1.1)
    assert [act["seat"] for act in await by_the_clock(database)] == ["2"]


async def test_a_withdrawn_pick_is_awaited_anew(glass: Hourglass, database: Database) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.answer(ANA, "1")
    await glass.run(20)
    prompt = await glass.table.prompt(ANA)
    assert (await glass.table.tables.withdraw(glass.table.game, ANA, prompt.id, key())).ok
    await glass.run(5)
    assert [act["seat"] for act in await by_the_clock(database)] == ["2"]
    await glass.run(20)
    assert [act["seat"] for act in await by_the_clock(database)][:2] == ["2", "1"]


async def test_what_the_clock_did_can_be_taken_back(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(1)
    await glass.table.answer(ANA, "1")
    await glass.run(23.05)
    await glass.table.answer(BEN, "right")
    assert (await glass.table.tables.rewind(glass.table.game, GM, 2, "", key())).ok
    assert (await glass.table.prompt(BEN)).answer is None
    await glass.run(23)
    assert (await glass.table.prompt(BEN)).answer is None


async def test_a_table_at_which_nobody_plays_is_left_alone(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("48h", "gm")
    said = await glass.said(24 * 20)
    assert said.count(("post", "waiting-rests")) == 1
    assert (await glass.table.view()).deadline is None
    assert await glass.said(24 * 20) == []
    await glass.table.pick_all()
    assert ("call", "2") in await glass.said(49)  # awake again


async def test_a_free_seat_is_decided_like_any_other(glass: Hourglass, database: Database) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.tables.leave(glass.table.channel, BEN, key())
    await glass.table.answer(ANA, "1")
    await glass.run(24.05)
    assert [act["seat"] for act in await by_the_clock(database)] == ["2"]


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


async def test_the_clock_knows_how_to_play_haven(glass: Hourglass, database: Database) -> None:
    await glass.table.found(system="haven")
    await glass.table.seat(ANA, BEN, classes=("doorward", "kindler"))
    await glass.table.start("cold-kitchen")
    await glass.settle("12h", "rest")
    await glass.run(24 * 4)
    view = await glass.table.view()
    assert view.round > 4 or view.status != "running"
    acts = await by_the_clock(database)
    assert {"deadline", "reaction"} >= {act["why"] for act in acts}
    assert ["long-rest"] in [act["chosen"] for act in acts]
    found = await audit(database, glass.table.tables._systems, glass.table.game)
    assert found is not None and found.ok, found


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
