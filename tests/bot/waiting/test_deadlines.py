"""Time is up: the clock decides, lets rest, or calls the GM."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bot.store.database import Database
from bot.systems import Systems
from bot.tables.audit import audit
from engine.core.prompt import Answer, Prompt
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, GM, key
from tests.bot.waiting.hourglass import Hourglass, by_the_clock
from tests.duel import DuelSystem


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


async def test_a_free_seat_is_decided_like_any_other(glass: Hourglass, database: Database) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.tables.leave(glass.table.channel, BEN, key())
    await glass.table.answer(ANA, "1")
    await glass.run(24.05)
    assert [act["seat"] for act in await by_the_clock(database)] == ["2"]


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
