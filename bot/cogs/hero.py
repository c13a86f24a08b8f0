"""Making a hero."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.translator import about


@app_commands.guild_only()
class HeroCog(commands.GroupCog, group_name="hero", group_description=about("bot-about-hero")):
    """`/hero new`."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="new", description=about("bot-about-hero-new"))
    @app_commands.describe(
        hero_class=about("bot-about-hero-new-class"), name=about("bot-about-hero-new-name")
    )
    @app_commands.rename(hero_class="class")
    async def new(self, itx: Interaction, hero_class: str, name: str) -> None:
        """Make the hero that sits on one's seat."""
        reply = await self.host.tables.new_hero(
            itx.channel_id or 0, person_of(itx), class_id=hero_class, name=name, key=key_of(itx)
        )
        await self.host.tell(itx, reply.say)

    @new.autocomplete("hero_class")
    async def classes(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The classes of the campaign's rule system."""
        campaign = await suggest.campaign(self.host, itx)
        if campaign is None:
            return []
        voice = self.host.voice(itx.locale, campaign)
        return suggest.listings(self.host.systems[campaign.system].classes(), voice, typed)
