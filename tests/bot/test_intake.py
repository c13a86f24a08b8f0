"""Nobody plays faster than people play, and a bot that stops lets nobody in."""

from __future__ import annotations

import asyncio

from bot.intake import FORGETTING, Intake, Pace
from bot.metrics import INTERACTIONS
from tests.bot.bench import message_of, text_of
from tests.bot.flows.party import DUEL, gather_party, presses, tavern
from tests.bot.post import SlowClock

SYSTEM = DUEL["duel"]


def test_a_third_of_a_minute_s_commands_at_once_and_then_one_by_one() -> None:
    clock = SlowClock()
    pace = Pace(60, clock.now)
    assert sum(pace.takes(1) for _ in range(50)) == 20
    assert pace.takes(2)  # somebody else is not held up
    clock.move(1)
    assert [pace.takes(1), pace.takes(1)] == [True, False]
    clock.move(3600)
    assert sum(pace.takes(1) for _ in range(50)) == 20


def test_people_who_have_gone_are_forgotten() -> None:
    clock = SlowClock()
    pace = Pace(60, clock.now)
    for person in range(FORGETTING):
        assert pace.takes(person)
    clock.move(60)
    assert pace.takes(FORGETTING)
    assert len(pace._buckets) == 1


async def test_closing_waits_for_what_is_under_way() -> None:
    intake = Intake()
    assert intake.enter(1, "press") is None
    closing = asyncio.create_task(intake.close())
    await asyncio.sleep(0)
    refused = intake.enter(2, "press")
    assert refused is not None and refused.key == "door-stopping" and not closing.done()
    intake.leave("press", "answered")
    await closing


async def test_whoever_is_too_fast_is_told_so_in_one_sentence_and_goes_on_later(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        letter = table["Ana"].dms()[-1]
        key = next(p for p, _ in presses(panel) if p.verb == "do").custom_id
        table["Ben"].speaks("fr")
        table.sim.bot.intake = Intake(Pace(30, table.sim.now))
        for name in ("Ana", "Ben"):
            for _ in range(10):
                assert "quick" not in text_of(await table[name].slash("help"))
        before = INTERACTIONS.count(kind="command", outcome="too_fast")
        told = await table["Ana"].slash("help")
        assert told.ephemeral and text_of(told) == (
            "That was very quick: wait a few seconds, then go on; nothing you did before is lost."
        )
        assert INTERACTIONS.count(kind="command", outcome="too_fast") == before + 1
        assert "très rapide" in text_of(await table["Ben"].slash("help"))
        pressed = await table["Ana"].press(panel, custom_id=key)
        assert pressed.ephemeral and "very quick" in text_of(message_of(pressed))
        assert (await party.sitting("Ana")).prompts[0].answer is None
        assert await table["Ana"].complete("go", "where") != []  # typing costs nothing
        assert "quick" not in text_of(await table["Chloe"].slash("help"))
        await table.sim.advance(2)
        await table["Ana"].press(letter, custom_id=key)
        assert (await party.sitting("Ana")).prompts[0].answer is not None
