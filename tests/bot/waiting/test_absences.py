"""Being away: somebody stands in, or the clock plays; and coming back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.facts import Person, Reply, Sitting
from bot.store import waiting as store
from bot.store.database import Database
from bot.tables import Tables
from engine.core.prompt import Answer
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, CHLOE, GM, key
from tests.bot.waiting.hourglass import Hourglass
from tests.bot.waiting.test_deadlines import by_the_clock

DAI = Person(4, "Dai")


async def away(
    glass: Hourglass, person: Person = BEN, stand_in: Person | None = None, days: float = 7
) -> Reply:
    """Somebody is away for some days."""
    until = glass.clock.now() + timedelta(days=days)
    return await glass.table.tables.go_away(
        glass.table.channel, person, until=until, stand_in=stand_in, key=key()
    )


async def back(glass: Hourglass, person: Person = BEN) -> Reply:
    return await glass.table.tables.come_back(glass.table.channel, person, key())


async def may_answer(glass: Hourglass, person: Person) -> bool:
    """Whether somebody has a question before them."""
    found = await glass.table.tables.sitting(person, game=glass.table.game)
    return isinstance(found, Sitting) and any(p.seats == ("2",) for p in found.prompts)


# --- the clock plays ------------------------------------------------------------------------------


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


# --- somebody stands in ---------------------------------------------------------------------------


async def test_a_stand_in_is_announced_called_and_answers(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.run()
    assert not await may_answer(glass, DAI)
    assert (await away(glass, stand_in=DAI)).say.key == "waiting-away-stand-in-reply"
    said = await glass.said()
    assert said == [("post", "waiting-away-stand-in")]
    assert [m.body["people"] for m in glass.post.sent if m.kind == "ping"] == [[DAI.id]]
    assert [m.target for m in glass.post.sent if m.kind == "pick"] == [DAI.id]
    reply = await glass.table.answer(DAI, "3")
    assert reply.ok
    (sitting,) = [await glass.table.sitting(DAI)]
    assert sitting.seats == ("2",) and sitting.view.seat == "2"


async def test_a_stand_in_sees_that_seat_alone(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    seen = await glass.table.sitting(DAI)
    assert [p.seats for p in seen.prompts] == [("2",)]
    refused = await glass.table.tables.submit(
        glass.table.game, DAI, Answer((await glass.table.prompt(ANA)).id, ("1",)), key()
    )
    assert not refused.ok and refused.say.key == "core-not-yours"


async def test_a_stand_in_is_reminded_and_has_a_deadline(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await away(glass, stand_in=DAI)
    await glass.table.answer(ANA, "1")
    await glass.run(9)
    people = [m.body["person"] for m in glass.post.sent if m.kind == "remind"]
    assert set(people) == {DAI.id}
    await glass.run(15.05)
    assert [act["why"] for act in await by_the_clock(database)] == ["deadline"]


async def test_a_stand_in_finds_the_game_from_direct_messages(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    games = await glass.table.tables.games_of(DAI.id)
    assert [campaign.game for campaign in games] == [glass.table.game]


async def test_a_stand_in_may_not_touch_what_the_hero_owns(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    tables, channel = glass.table.tables, glass.table.channel
    made = await tables.new_hero(channel, DAI, class_id="green", name="Mine", key=key())
    assert not made.ok and made.say.key == "table-not-seated"


async def test_the_owner_may_answer_all_the_same(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    assert (await glass.table.answer(BEN, "3")).ok


async def test_a_stand_in_may_give_it_up_and_the_clock_plays(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    assert (await back(glass, DAI)).say.key == "waiting-stepped-down-reply"
    assert not await may_answer(glass, DAI)
    said = await glass.said()
    assert ("post", "waiting-stepped-down") in said
    assert len(await by_the_clock(database)) == 1
    assert (await back(glass, DAI)).say.key == "waiting-not-away"


async def test_another_stand_in_takes_over(glass: Hourglass) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    assert (await away(glass, stand_in=CHLOE)).ok
    assert await may_answer(glass, CHLOE) and not await may_answer(glass, DAI)


# --- back -----------------------------------------------------------------------------------------


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


async def test_the_gm_gives_the_seat_of_somebody_who_vanished_to_the_stand_in(
    glass: Hourglass,
) -> None:
    await glass.table.play()
    await away(glass, stand_in=DAI)
    tables, channel = glass.table.tables, glass.table.channel
    swapped = await tables.swap_player(channel, GM, Seat("2"), DAI, "", key())
    assert swapped.ok, swapped
    assert await may_answer(glass, DAI) and not await may_answer(glass, BEN)
    assert (await back(glass, DAI)).say.key == "waiting-not-away"


# --- bad input ------------------------------------------------------------------------------------


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


async def test_nobody_sees_two_hands_of_one_table(glass: Hourglass) -> None:
    await glass.table.play(ANA, BEN)
    tables, channel = glass.table.tables, glass.table.channel
    assert (await away(glass, BEN, DAI)).ok
    assert (await away(glass, ANA, DAI)).say.key == "waiting-stand-in-taken"
    assert (await tables.join(channel, DAI, key())).say.key == "waiting-stands-in-already"
    swapped = await tables.swap_player(channel, GM, Seat("1"), DAI, "", key())
    assert not swapped.ok and swapped.say.key == "table-successor-seated"


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
