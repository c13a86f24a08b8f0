"""Several tables on one server, and one person at more than one of them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import EmberhallBot
from bot.facts import CampaignInfo
from tests.bot.bench import Person, Table, buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, tables_of, tavern

SYSTEM = DUEL["duel"]
PAIR = ("Ana", "Ben")


async def slash_in(person: Person, channel: Any, command: str, **options: Any) -> Any:
    return await person.member.slash(channel, command, **options)


async def second_table(table: Table[EmberhallBot], channel: Any) -> CampaignInfo:
    """Ana and Chloe in another channel or thread; the scenario runs."""
    await slash_in(table.gm, channel, "campaign new", name="The Other Winter")
    for name, hero in (("Ana", "red"), ("Chloe", "blue")):
        await slash_in(table[name], channel, "join")
        await slash_in(table[name], channel, "hero new", **{"class": hero, "name": f"{name} again"})
    await slash_in(table.gm, channel, "scenario start", scenario="yard")
    campaign = await table.sim.as_bot(tables_of(table).campaign_in(channel.id))
    assert campaign is not None and campaign.game is not None
    return campaign


async def test_several_campaigns_live_in_one_server_each_in_its_channel(database_url: str) -> None:
    async with tavern(database_url) as table:
        first = await gather_party(table, SYSTEM, PAIR)
        channel = table.world.guild.create_text_channel("cellar")
        other = await second_table(table, channel)
        second = Party(table, other.game or 0, ("Ana", "Chloe"))
        await slash_in(table["Ana"], channel, "pick", lead="1")
        assert (await second.sitting("Ana")).prompts[0].answer == ("1",)
        assert (await first.sitting("Ana")).prompts[0].answer is None
        listed = await table["Ana"].slash("campaign list")
        assert "The Long Winter" in text_of(listed) and "The Other Winter" in text_of(listed)


@pytest.mark.parametrize(
    ("locale", "head", "mine"),
    [
        ("en-US", "2 of your 2 tables wait for you", "you are awaited"),
        ("fr", "2 de vos 2 tables vous attendent", "on vous attend"),
    ],
)
async def test_games_lists_where_one_sits_and_is_awaited(
    database_url: str, locale: str, head: str, mine: str
) -> None:
    async with tavern(database_url) as table:
        table["Ana"].speaks(locale)
        party = await gather_party(table, SYSTEM, PAIR)
        channel = table.world.guild.create_text_channel("cellar")
        other = await second_table(table, channel)
        shown = await table["Ana"].slash("games")
        assert shown.ephemeral and head in text_of(shown)
        assert text_of(shown).count(mine) == 2
        for number, where in ((party.board.id, table.world.channel.id), (None, channel.id)):
            assert f"<#{where}>" in text_of(shown)
            assert number is None or f"/{where}/{number}" in text_of(shown)
        await slash_in(table["Ana"], channel, "pick", lead="1")
        lines = text_of(await table["Ana"].slash("games")).splitlines()
        assert mine in lines[1] and "Long Winter" in lines[1]  # who waits comes first
        assert mine not in lines[2] and "Chloe again" in lines[2]
        assert other.game is not None


async def test_in_direct_messages_each_table_can_be_played(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM, PAIR)
        other = await second_table(table, table.world.guild.create_text_channel("cellar"))
        shown = await table["Ana"].dm_slash("games")
        keys = buttons_of(shown)
        assert set(keys.values()) == {f"act:{party.game}:::", f"act:{other.game}:::"}
        label = next(label for label, custom_id in keys.items() if f":{other.game}:" in custom_id)
        panel = message_of(await table["Ana"].press(message_of(shown), label=label))
        assert "Ana again" in text_of(panel)


async def test_somebody_without_a_table_is_shown_how_to_begin(database_url: str) -> None:
    async with tavern(database_url) as table:
        shown = await table["Dai"].slash("games")
        assert "no table yet" in text_of(shown) and "Show me how" in buttons_of(shown)


async def test_a_seat_is_taken_from_the_help(database_url: str) -> None:
    async with tavern(database_url) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        shown = await table["Ana"].slash("help")
        await table["Ana"].press(message_of(shown), label="Take a seat")
        campaign = await table.sim.as_bot(tables_of(table).campaign_in(table.world.channel.id))
        assert campaign is not None and campaign.seats_of(table["Ana"].id)
