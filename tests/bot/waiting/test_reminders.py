"""Reminders: by the table's pace or one's own, not at night, not for ever, gone with the answer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.outbox import Message
from bot.waiting.habits import Habits
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, CHLOE, GM, key
from tests.bot.waiting.hourglass import Hourglass


async def wants(glass: Hourglass, **habits: Any) -> None:
    """Ben's habits; Ana never wants to be reminded."""
    for person, wanted in ((ANA, Habits(every=0)), (BEN, Habits(**habits))):
        reply = await glass.table.tables.set_habits(person, wanted)
        assert reply.ok, reply


async def hours_of_reminders(glass: Hourglass, until: float, person: int = BEN.id) -> list[float]:
    """At which hours somebody is reminded."""
    await glass.run()
    found: list[float] = []
    send = glass.post.send

    async def watch(message: Message) -> None:
        if message.kind == "remind" and message.body["person"] == person:
            found.append(round(glass.hours, 2))
        await send(message)

    glass.post.send = watch  # type: ignore[method-assign]
    await glass.run(until - glass.hours)
    return found


@pytest.mark.parametrize(
    ("pace", "hours"),
    [("none", [24, 48, 72, 96, 120]), ("24h", [8, 16]), ("12h", [4, 8]), ("48h", [16, 32])],
)
async def test_the_pace_says_how_often(glass: Hourglass, pace: str, hours: list[float]) -> None:
    await glass.table.play()
    await wants(glass)
    await glass.settle(pace)
    deadline = {"none": 24 * 7}.get(pace, 0) or int(pace.removesuffix("h"))
    assert await hours_of_reminders(glass, deadline - 0.01) == hours


async def test_one_s_own_interval_counts_and_there_is_a_bound(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=3600)
    assert await hours_of_reminders(glass, 48) == [1, 2, 3, 4, 5]


async def test_whoever_wants_none_gets_none(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=0)
    assert await hours_of_reminders(glass, 24 * 6) == []


async def test_reminders_wait_for_the_morning_where_one_lives(glass: Hourglass) -> None:
    await glass.table.play()  # at midnight in London, nine in the morning in Tokyo
    await wants(glass, every=6 * 3600, zone="Asia/Tokyo", quiet=(22 * 60, 8 * 60))
    assert await hours_of_reminders(glass, 48) == [6, 12, 23, 29, 35]


async def test_another_interval_counts_at_once(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=24 * 3600)
    await glass.run(2)
    await wants(glass, every=3 * 3600)
    assert await hours_of_reminders(glass, 7) == [3, 6]


async def test_a_reminder_is_taken_away_when_it_is_answered(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=3600)
    await glass.run(1.5)
    await glass.table.answer(BEN, "1")
    assert await glass.said(0.1) == [("fold", "2")]
    assert await glass.said(0.5) == []


async def test_a_reminder_goes_when_the_game_ends(glass: Hourglass) -> None:
    game = await glass.table.play()
    await wants(glass, every=3600)
    await glass.run(1.5)
    await glass.table.tables.end(game, GM, "", key())
    assert ("fold", "2") in await glass.said(0.1)
    assert await glass.said(24 * 9) == []


async def test_a_reminder_goes_when_somebody_else_takes_the_seat(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=3600)
    await glass.run(1.5)
    tables, channel = glass.table.tables, glass.table.channel
    assert (await tables.swap_player(channel, GM, Seat("2"), CHLOE, "", key())).ok
    assert ("fold", "2") in await glass.said(0.1)
    assert await hours_of_reminders(glass, 30, CHLOE.id) == [25.5]


async def test_the_last_one_is_told_that_all_the_others_wait(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run()
    assert await glass.said(minutes=4) == []
    await glass.table.answer(ANA, "1")
    assert await glass.said(minutes=2) == [("remind", "2")]
    (told,) = [m for m in glass.post.sent if m.kind == "remind"]
    assert told.body["is_last"] and told.body["person"] == BEN.id
    assert await hours_of_reminders(glass, 17) == [8.08, 16.08]


async def test_whoever_answers_quickly_is_not_told_to_be_the_last(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.run(minutes=1)
    await glass.table.answer(ANA, "1")
    await glass.run(minutes=1)
    await glass.table.answer(BEN, "1")
    assert await glass.said(minutes=20) == []


async def test_whoever_walks_alone_is_not_the_last_of_several(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.pick_all()
    await glass.run()
    assert await glass.said(7.9) == []


async def test_by_letter_and_the_third_time_everywhere(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=3600, by="dm")
    await glass.run()
    places = []
    for _ in range(5):
        await glass.run(1)
        reminders = [m for m in glass.post.sent if m.kind == "remind"]
        places.append([(m.body["place"], m.body["may_fall_back"]) for m in reminders])
    alone, both = [("dm", True)], [("channel", False), ("dm", False)]
    assert places == [alone, alone, both, both, both]


async def test_reminders_of_somebody_silent_are_counted_over_many_questions(
    glass: Hourglass,
) -> None:
    await glass.table.play()
    await glass.settle("12h")
    await wants(glass)
    assert len(await hours_of_reminders(glass, 48)) == 5


async def test_a_sign_of_life_starts_the_count_anew(glass: Hourglass) -> None:
    await glass.table.play()
    await wants(glass, every=3600)
    assert await hours_of_reminders(glass, 20) == [1, 2, 3, 4, 5]
    await glass.table.answer(BEN, "1")
    prompt = await glass.table.prompt(BEN)
    await glass.table.tables.withdraw(glass.table.game, BEN, prompt.id, key())
    assert await hours_of_reminders(glass, 23.5) == [21, 22, 23]


async def test_the_gm_is_reminded_of_a_free_seat(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.table.tables.leave(glass.table.channel, BEN, key())
    await glass.settle("24h")
    assert await hours_of_reminders(glass, 17, GM.id) == [8, 16]


async def test_the_gm_learns_once_that_somebody_has_vanished(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.table.answer(ANA, "1")
    await glass.run()
    assert ("call", "2") not in await glass.said(71.9)
    assert [one for one in await glass.said(72) if one[0] == "call"] == [("call", "2")]
    (call,) = [m for m in glass.post.sent if m.kind == "call"]
    assert call.body["why"] == "vanished"
    await glass.table.answer(BEN, "1")
    assert ("fold", "2") in await glass.said(0.1)
