"""Founding a campaign, and listing those of a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.host import Host, Interaction, cannot_post, key_of, person_of
from bot.ui.pages import campaign_note
from bot.ui.sheet import Sheet
from bot.ui.translator import about
from bot.words import language
from engine.core.text import say

LANGUAGES = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Français", value="fr"),
]


@app_commands.guild_only()
class CampaignCog(
    commands.GroupCog, group_name="campaign", group_description=about("bot-about-campaign")
):
    """`/campaign new` and `/campaign list`."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="new", description=about("bot-about-campaign-new"))
    @app_commands.describe(
        name=about("bot-about-campaign-new-name"), language=about("bot-about-campaign-new-language")
    )
    @app_commands.choices(language=LANGUAGES)
    async def new(self, itx: Interaction, name: str, language: str | None = None) -> None:
        """Found a campaign in this channel."""
        missing = cannot_post(itx)
        if missing is not None or itx.guild_id is None or itx.channel_id is None:
            await self.host.tell(itx, missing or say("bot-not-allowed"))
            return
        reply = await self.host.tables.new_campaign(
            guild=itx.guild_id,
            channel=itx.channel_id,
            name=name,
            system=self.host.systems.ids[0],
            gm=person_of(itx),
            locale=language or _of_guild(itx),
            key=key_of(itx),
        )
        await self.host.tell(itx, reply.say)

    @app_commands.command(name="list", description=about("bot-about-campaign-list"))
    async def list_(self, itx: Interaction) -> None:
        """The campaigns of this server."""
        campaigns = await self.host.tables.campaigns(itx.guild_id or 0)
        voice = self.host.voice(itx.locale)
        notes = tuple(campaign_note(c, self.host.voice(itx.locale, c)) for c in campaigns)
        text = voice(say("bot-campaigns", count=len(campaigns)))
        await self.host.show(itx, Sheet(text, notes), voice)


def _of_guild(itx: Interaction) -> str:
    return language(str(itx.guild_locale or itx.locale))
