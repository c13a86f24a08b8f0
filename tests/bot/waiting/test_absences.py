"""Being away: the clock plays; and coming back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.facts import Person
from bot.store import waiting as store
from bot.store.database import Database
from bot.tables import Tables
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, CHLOE, key
from tests.bot.waiting.hourglass import Hourglass, by_the_clock
from tests.bot.waiting.leaving import DAI, away, back, may_answer


async def test_the_clock_plays_at_once_for_whoever_is_away(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    assert (await away(glass)).say.key == "waiting-away-reply"
    said = await glass.said()
    assert ("post", "waiting-away") in said
    (act,) = await by_the_clock(database)
    assert (act["seat"], act["why"]) == ("2", "away")
    lines = [line.key for line in await glass.table.tables.log(glass.table.game, None)]
    assert "waiting-plays-for" in lines


async def test_a_whole_turn_is_played_at_once_and_nobody_is_called_for_it(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await away(glass)
    await glass.run()
    await glass.table.answer(ANA, "1")  # Ben wins with his best card, and walks twice
    await glass.run()
    assert [act["seat"] for act in await by_the_clock(database)] == ["2", "2", "2"]
    called = {p for m in glass.post.sent if m.kind == "ping" for p in m.body["people"]}
    assert BEN.id not in called
    assert not any(m.kind == "pick" and m.target == BEN.id for m in glass.post.sent)


async def test_nobody_plays_where_nobody_is(glass: Hourglass, database: Database) -> None:
    await glass.table.play()
    await away(glass, ANA)
    await away(glass, BEN)
    await glass.run(24 * 5)
    assert await by_the_clock(database) == []


async def test_where_nobody_is_the_deadline_still_counts(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await away(glass, ANA)
    await away(glass, BEN)
    await glass.run(23)
    assert await by_the_clock(database) == []
    await glass.run(1.05)
    assert await by_the_clock(database)


async def test_whoever_is_away_is_not_reminded(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await away(glass, ANA)
    await away(glass, BEN)
    assert not [one for one in await glass.said(23) if one[0] in ("remind", "call")]


async def test_the_gm_lets_the_clock_play_a_free_seat(glass: Hourglass, database: Database) -> None:
    await glass.table.play()
    tables, channel = glass.table.tables, glass.table.channel
    await tables.leave(channel, BEN, key())
    async with database.begin() as tx:
        now = glass.clock.now()
        await store.go_away(tx, 1, Seat("2"), since=now, until=None, stand_in=None)
        await store.touch(tx, 1)
    await glass.run()
    assert [act["seat"] for act in await by_the_clock(database)] == ["2"]
    lines = [line.key for line in await tables.log(glass.table.game, None)]
    assert "waiting-plays" in lines
    assert (await tables.join(channel, DAI, key())).ok
    campaign = await tables.campaign_in(channel)
    assert campaign is not None and not campaign.seats[1].is_away


async def test_back_is_called_again_and_has_all_the_time(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await away(glass, stand_in=DAI)
    await glass.table.answer(ANA, "1")
    await glass.run(20)
    assert (await back(glass)).ok
    assert ("post", "waiting-back") in await glass.said()
    assert [m.body["people"] for m in glass.post.sent if m.kind == "ping"] == [[BEN.id]]
    assert not await may_answer(glass, DAI) and await may_answer(glass, BEN)
    await glass.run(23)
    assert await by_the_clock(database) == []
    assert (await back(glass)).say.key == "waiting-not-away"


async def test_when_the_day_comes_one_is_back_by_oneself(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI, days=2)
    said = await glass.said(47.9)
    assert ("post", "waiting-back") not in said
    assert ("post", "waiting-back") in await glass.said(0.2)
    assert [m.body["people"] for m in glass.post.sent if m.kind == "ping"] == [[BEN.id]]
    assert await may_answer(glass, BEN) and not await may_answer(glass, DAI)
    assert ("post", "waiting-back") not in await glass.said(1)


async def test_a_longer_absence_does_not_end_on_the_first_day(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI, days=1)
    await glass.run(1)
    await away(glass, stand_in=DAI, days=3)
    assert ("post", "waiting-back") not in await glass.said(70)
    assert ("post", "waiting-back") in await glass.said(3)


async def test_between_games_absences_end_as_well(glass: Hourglass) -> None:
    await glass.table.found()
    await glass.table.seat(ANA, BEN)
    await away(glass, stand_in=DAI, days=1)
    assert ("post", "waiting-back") in await glass.said(25)


async def test_whoever_leaves_is_away_no_more(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    await glass.table.tables.leave(glass.table.channel, BEN, key())
    assert not await may_answer(glass, DAI)
    await glass.table.tables.join(glass.table.channel, BEN, key())
    assert await may_answer(glass, BEN) and not await may_answer(glass, DAI)


@pytest.mark.parametrize(
    ("person", "stand_in", "days", "why"),
    [
        (CHLOE, None, 7, "table-not-seated"),
        (BEN, None, -1, "waiting-date-past"),
        (BEN, None, 0, "waiting-date-past"),
        (BEN, None, 400, "waiting-date-far"),
        (BEN, BEN, 7, "waiting-stand-in-self"),
        (BEN, ANA, 7, "waiting-stand-in-seated"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    glass: Hourglass, person: Person, stand_in: Person | None, days: float, why: str
) -> None:
    await glass.table.play()
    reply = await away(glass, person, stand_in, days)
    assert not reply.ok and reply.say.key == why
    campaign = await glass.table.tables.campaign_in(glass.table.channel)
    assert campaign is not None and not any(chair.is_away for chair in campaign.seats)


async def test_where_no_campaign_is_nobody_is_away(tables: Tables, glass: Hourglass) -> None:
    assert (await away(glass)).say.key == "table-no-campaign"
    assert (await back(glass)).say.key == "table-no-campaign"


async def test_the_same_interaction_twice_is_one_absence(glass: Hourglass) -> None:
    await glass.table.play()
    until, once = glass.clock.now() + timedelta(days=1), key()
    for _ in range(2):
        reply = await glass.table.tables.go_away(
            glass.table.channel, BEN, until=until, stand_in=DAI, key=once
        )
        assert reply.ok
    assert (await glass.said()).count(("post", "waiting-away-stand-in")) == 1
