"""When all the time begins anew: pauses, outages, another pace, another player, a sign of life."""

from __future__ import annotations

from bot.store.database import Database
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, CHLOE, GM, key
from tests.bot.waiting.hourglass import Hourglass, by_the_clock


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
