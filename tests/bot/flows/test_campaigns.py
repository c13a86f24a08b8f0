"""The list of a server's campaigns."""

from __future__ import annotations

import discord

from tests.bot.bench import text_of
from tests.bot.flows.party import tavern


async def test_only_campaigns_of_channels_that_the_asker_can_see_are_listed(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        guild = table.world.guild
        hidden = discord.PermissionOverwrite(view_channel=False)
        shown = discord.PermissionOverwrite(view_channel=True)
        bot = table.sim.bot.user
        assert bot is not None
        secret = guild.create_text_channel(
            "secret", overwrites={guild.default_role: hidden, table.gm.member: shown, bot: shown}
        )
        await table.gm.slash("campaign new", name="In the Open")
        await table.gm.member.slash(secret, "campaign new", name="Behind the Door")
        listed = text_of(await table["Ana"].slash("campaign list"))
        assert "One campaign" in listed and "In the Open" in listed
        assert "Behind the Door" not in listed
        assert "2 campaigns" in text_of(await table.gm.slash("campaign list"))


async def test_every_campaign_that_is_counted_is_listed(database_url: str) -> None:
    async with tavern(database_url) as table:
        for number in range(12):
            place = table.world.guild.create_text_channel(f"hall-{number}")
            await table.gm.member.slash(place, "campaign new", name=f"Winter {number}.")
        listed = text_of(await table["Ana"].slash("campaign list"))
        assert "12 campaigns" in listed
        assert all(f"Winter {number}." in listed for number in range(12))
        assert listed.count("<#") == 12 and "Gus" in listed
