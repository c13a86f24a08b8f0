"""Somebody stands in for a player who is away: sees that seat alone, and answers for it."""

from __future__ import annotations

from bot.store.database import Database
from engine.core.prompt import Answer
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, CHLOE, GM, key
from tests.bot.waiting.hourglass import Hourglass, by_the_clock
from tests.bot.waiting.leaving import DAI, away, back, may_answer


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


async def test_nobody_sees_two_hands_of_one_table(glass: Hourglass) -> None:
    await glass.table.play(ANA, BEN)
    tables, channel = glass.table.tables, glass.table.channel
    assert (await away(glass, BEN, DAI)).ok
    assert (await away(glass, ANA, DAI)).say.key == "waiting-stand-in-taken"
    assert (await tables.join(channel, DAI, key())).say.key == "waiting-stands-in-already"
    swapped = await tables.swap_player(channel, GM, Seat("1"), DAI, "", key())
    assert not swapped.ok and swapped.say.key == "table-successor-seated"
