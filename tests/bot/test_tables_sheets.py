"""What a finished scenario leaves on the heroes' sheets, and what becomes of the dead."""

from __future__ import annotations

import pytest

from bot.systems import Systems
from bot.tables import Chosen, SeatInfo
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key
from tests.duel import DeadlyDuel


@pytest.fixture
def systems() -> Systems:
    return Systems({"duel": DeadlyDuel})


async def chairs(table: Table) -> tuple[SeatInfo, ...]:
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None
    return campaign.seats


@pytest.mark.rule("H-GOAL-03", "H-VARIANT-06")
async def test_ticks_are_kept_and_the_gold_of_the_dead_is_gone(table: Table) -> None:
    await table.play()
    await table.play_out()
    ana, ben = await chairs(table)
    assert (ana.xp, ana.gold, ana.is_dead) == (7, 0, True)
    assert (ben.xp, ben.gold, ben.ticks, ben.is_dead) == (7, 5, 2, False)


async def test_ticks_add_up(table: Table) -> None:
    await table.play()
    await table.play_out()
    await table.tables.leave(table.channel, ANA, key())
    await table.seat(CHLOE, classes=("green",))
    await table.start()
    await table.play_out(BEN, CHLOE)
    assert (await chairs(table))[1].ticks == 4


@pytest.mark.rule("H-VARIANT-06")
async def test_the_dead_start_no_scenario_until_their_player_makes_a_new_hero(
    table: Table,
) -> None:
    await table.play()
    await table.play_out()
    refused = await table.tables.start(table.channel, GM, Chosen("yard"), key=key())
    assert not refused.ok and refused.say.key == "table-dead-heroes"
    assert refused.say.facts["count"] == 1
    made = await table.tables.new_hero(
        table.channel, ANA, class_id="red", name="Ana's second", key=key()
    )
    assert made.ok, made
    ana = (await chairs(table))[0]
    assert (ana.hero, ana.xp, ana.ticks, ana.is_dead) == ("Ana's second", 0, 0, False)
    await table.start()


async def test_the_living_keep_their_hero(table: Table) -> None:
    await table.play()
    await table.play_out()
    kept = await table.tables.new_hero(table.channel, BEN, class_id="green", name="B", key=key())
    assert kept.say.key == "core-has-hero"


async def test_whoever_takes_the_seat_of_a_dead_hero_is_asked_for_a_new_one(table: Table) -> None:
    await table.play()
    await table.play_out()
    await table.tables.leave(table.channel, ANA, key())
    joined = await table.tables.join(table.channel, CHLOE, key())
    assert joined.say.key == "table-welcome"
    taken = await table.tables.new_hero(table.channel, CHLOE, class_id="blue", name="C", key=key())
    assert taken.say.key == "core-class-taken"
    made = await table.tables.new_hero(table.channel, CHLOE, class_id="red", name="C", key=key())
    assert made.ok
