"""Founding campaigns, seats, heroes, starting: and everything that is refused."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables import Chosen, Person, Tables
from engine.core.prompt import Answer
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key


async def test_a_channel_has_one_live_campaign(table: Table) -> None:
    assert (await table.found()).ok
    second = await table.found("Another")
    assert not second.ok and second.say.key == "table-channel-taken"
    listed = await table.tables.campaigns(table.guild)
    assert [c.name for c in listed] == ["The Long Watch"]
    assert listed[0].gm == GM.id and listed[0].gm_name == "Gil"
    assert await table.tables.campaigns(8) == ()


async def test_two_who_found_at_once_get_one_campaign(table: Table) -> None:
    replies = await asyncio.gather(table.found("One"), table.found("Two"))
    assert sorted(reply.ok for reply in replies) == [False, True]


async def test_a_campaign_command_with_the_same_key_is_done_once(table: Table) -> None:
    await table.found()
    first = await table.tables.join(table.channel, ANA, "again")
    assert await table.tables.join(table.channel, ANA, "again") == first
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and len(campaign.seats) == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "table-name-empty"),
        ("   ", "table-name-empty"),
        ("\u200b\u200d", "table-name-empty"),
        ("x" * 81, "table-name-long"),
        ("y" * 5000, "table-name-long"),
        ("two\nlines", "table-name-odd"),
        ("nul\0l", "table-name-odd"),
        ("bell\a", "table-name-odd"),
        ("turned \u202eback", "table-name-odd"),
        ("half \ud800", "table-name-odd"),
    ],
)
async def test_odd_names_are_refused(table: Table, name: str, why: str) -> None:
    refused = await table.found(name)
    assert not refused.ok and refused.say.key == why
    await table.found()
    await table.tables.join(table.channel, ANA, key())
    refused = await table.tables.new_hero(table.channel, ANA, class_id="red", name=name, key=key())
    assert not refused.ok and refused.say.key == why


@pytest.mark.parametrize("name", ["  **@everyone** <@1> `x`  ", "Zoë 🐉", "x" * 80])
async def test_names_are_kept_as_they_were_written(table: Table, name: str) -> None:
    await table.found(name)
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and campaign.name == name.strip()


async def test_an_unstorable_display_name_does_no_harm(table: Table) -> None:
    await table.found()
    odd = Person(77, "\0\ud800" + "n" * 300, "de")
    assert (await table.tables.join(table.channel, odd, key())).ok
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None
    assert campaign.seats[0].person_name == "n" * 100
    assert campaign.seats[0].person_locale == "en"


async def test_nobody_sits_twice_and_a_full_table_is_full(table: Table) -> None:
    await table.found()
    for number in range(1, 5):
        assert (await table.tables.join(table.channel, Person(number, "P"), key())).ok
    again = await table.tables.join(table.channel, Person(1, "P"), key())
    assert again.say.key == "table-already-seated"
    full = await table.tables.join(table.channel, Person(9, "P"), key())
    assert full.say.key == "table-full"


async def test_four_who_join_at_once_get_four_seats(table: Table) -> None:
    await table.found()
    people = [Person(n, f"P{n}") for n in range(1, 7)]
    replies = await asyncio.gather(*(table.tables.join(table.channel, p, key()) for p in people))
    assert sum(reply.ok for reply in replies) == 4
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and [s.seat for s in campaign.seats] == ["1", "2", "3", "4"]


async def test_a_hero_needs_a_seat_a_class_and_a_free_one(table: Table) -> None:
    await table.found()

    async def make(person: Person, class_id: str) -> str:
        reply = await table.tables.new_hero(
            table.channel, person, class_id=class_id, name="Nim", key=key()
        )
        return reply.say.key

    assert await make(ANA, "red") == "table-not-seated"
    await table.tables.join(table.channel, ANA, key())
    await table.tables.join(table.channel, BEN, key())
    assert await make(ANA, "purple") == "core-no-such-class"
    assert await make(ANA, "red") == "core-hero-made"
    assert await make(ANA, "blue") == "core-has-hero"
    assert await make(BEN, "red") == "core-class-taken"
    assert await make(BEN, "blue") == "core-hero-made"


async def test_whoever_takes_a_free_seat_takes_its_hero(table: Table) -> None:
    await table.play()
    await table.answer(ANA, "2")
    assert (await table.tables.leave(table.channel, ANA, key())).ok
    assert (await table.tables.leave(table.channel, ANA, key())).say.key == "table-not-seated"
    refused = await table.tables.submit(table.game, ANA, (await _answer_of(table)), key())
    assert refused.say.key == "table-not-seated"
    reply = await table.tables.join(table.channel, CHLOE, key())
    assert reply.say.key == "table-welcome-hero"
    prompt = await table.prompt(CHLOE)
    assert prompt.answer == ("2",)  # the pick of the seat, still changeable
    assert (await table.answer(CHLOE, "3")).ok


async def _answer_of(table: Table) -> Answer:
    prompt = await table.prompt(BEN)
    return Answer(prompt.id, ("1",))


async def test_a_scenario_needs_a_party_and_somebody_of_the_table(table: Table) -> None:
    start = table.tables.start

    async def why(person: Person, scenario: str = "yard") -> str:
        reply = await start(table.channel, person, Chosen(scenario), key=key())
        return reply.say.key

    assert await why(GM) == "table-no-campaign"
    await table.found()
    assert await why(GM) == "table-wrong-party"
    await table.seat(ANA)
    assert await why(ANA) == "table-wrong-party"
    await table.seat(BEN, classes=("blue",))
    assert await why(CHLOE) == "table-not-seated"
    assert await why(ANA, "moon") == "core-no-such-scenario"
    assert await why(ANA) == "table-started-reply"
    assert await why(ANA) == "table-game-runs"


async def test_somebody_without_a_hero_sits_out(table: Table) -> None:
    await table.found()
    await table.seat(ANA, BEN)
    await table.tables.join(table.channel, CHLOE, key())
    await table.start()
    assert (await table.sitting(CHLOE)).prompts == ()
    assert len((await table.view()).view.seats) == 2
    assert [c.game for c in await table.tables.games_of(ANA.id)] == [table.game]


async def test_tables_do_not_mix(tables: Tables) -> None:
    one, two = Table(tables, channel=1), Table(tables, channel=2)
    await one.play()
    await two.play()
    await one.answer(ANA, "1")
    assert (await two.prompt(ANA)).answer is None
    assert {c.game for c in await tables.games_of(ANA.id)} == {one.game, two.game}
