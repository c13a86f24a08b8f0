"""The house rules of a campaign, and the sheets that they can end."""

from __future__ import annotations

import pytest

from bot.systems import ALL, Systems
from tests.bot.bench import message_of, selects_of, text_of
from tests.bot.flows.party import gather_party, tables_of, tavern
from tests.duel import DeadlyDuel

HAVEN = ALL["haven"]
TWO = ("Ana", "Ben")
DEADLY = Systems({"duel": DeadlyDuel})
MENU = "set:0:::"
BETWEEN_GAMES = {"random_ties"}  # votes in the city: no fight needs to show it


async def test_the_gm_marks_house_rules_and_everybody_reads_them(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        panel = message_of(await table.gm.slash("campaign settings"))
        assert "☐ **Permanent death**" in text_of(panel)
        await table.gm.choose(panel, "permanent_death", "auto_ties", custom_id=MENU)
        assert "☑ **Permanent death**" in text_of(panel)
        assert "☐ **Reduced randomness**" in text_of(panel)
        assert "sets the house rules" in text_of(table.last_message)
        assert "House rules: Permanent death, Ties settled" in text_of(
            await table.gm.slash("status")
        )


@pytest.mark.rule("H-VARIANT-01", "H-VARIANT-03")
async def test_a_scenario_starts_with_the_house_rules_and_status_shows_them(
    database_url: str,
) -> None:
    async with tavern(database_url, ALL) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        panel = message_of(await table.gm.slash("campaign settings"))
        everything = selects_of(panel)[MENU]
        await table.gm.choose(panel, *everything, custom_id=MENU)
        party = await gather_party(table, HAVEN, TWO)
        shown = {fact.key for fact in (await party.state()).view.facts}
        in_fights = set(everything) - BETWEEN_GAMES
        assert {f"haven-fact-{name.replace('_', '-')}" for name in in_fights} <= shown
        assert "Permanent death" in text_of(await table["Ana"].slash("status"))


async def test_unmarking_everything_goes_back_to_the_plain_rules(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        panel = message_of(await table.gm.slash("campaign settings"))
        await table.gm.choose(panel, "ask_effects", custom_id=MENU)
        await table.gm.choose(panel, custom_id=MENU)
        assert "☑" not in text_of(panel)
        assert text_of(table.last_message).endswith("to come: none.")


async def test_players_read_the_house_rules_but_cannot_change_them(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        table["Ben"].speaks("fr")
        read = await table["Ben"].slash("campaign settings")
        assert read.ephemeral and not selects_of(read)
        assert "☐ **Mort définitive**\N{NO-BREAK SPACE}: Un héros qui tombe" in text_of(read)
        forged = await table["Ben"].forge(message_of(read), MENU)
        assert "MJ" in text_of(forged).splitlines()[0]
        campaign = await table.sim.as_bot(tables_of(table).campaign_in(table.world.channel.id))
        assert campaign is not None and campaign.variants == ()


async def test_without_a_campaign_there_is_nothing_to_settle(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        refused = await table["Ana"].slash("campaign settings")
        assert text_of(refused).startswith("There is no campaign in this channel")


async def test_rules_without_variants_say_so(database_url: str) -> None:
    async with tavern(database_url) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        told = await table.gm.slash("campaign settings")
        assert text_of(told) == "These rules leave nothing to settle." and not selects_of(told)


async def test_a_dead_hero_is_refused_and_shown_in_the_language_of_the_reader(
    database_url: str,
) -> None:
    async with tavern(database_url, DEADLY) as table:
        party = await gather_party(table, DEADLY["duel"], TWO)
        await party.play_out(DEADLY["duel"].greedy)
        sheets = text_of(await table["Ben"].slash("status"))
        assert "~~Ana the Bold~~, red, is dead: Ana needs a new hero" in sheets
        assert "(level 1, 7 XP, 5 gold, 2 ticks), played by Ben" in sheets
        refused = await table.gm.slash("scenario start", scenario="yard")
        assert text_of(refused) == (
            "Ana the Bold is dead: its player makes a new hero with `/hero new` first."
        )
        table.gm.speaks("fr")
        refused = await table.gm.slash("scenario start", scenario="yard")
        assert text_of(refused).startswith("Ana the Bold est mort")
