"""Founding a campaign, and listing those of a server."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui.host import Host, Interaction, cannot_post, key_of, person_of
from bot.ui.pages import campaigns_note
from bot.ui.sheet import Sheet
from bot.ui.translator import about
from bot.words import language
from engine.core.text import say

_NUMBER = re.compile(r"[0-9]{1,18}")
LANGUAGES = [
    app_commands.Choice(name=about("door-english"), value="en"),
    app_commands.Choice(name=about("door-french"), value="fr"),
]


@app_commands.guild_only()
class CampaignCog(
    commands.GroupCog, group_name="campaign", group_description=about("bot-about-campaign")
):
    """`/campaign new`, `move`, `settings` and `list`."""

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

    @app_commands.command(name="move", description=about("door-about-move"))
    @app_commands.describe(campaign=about("door-about-move-campaign"))
    async def move(self, itx: Interaction, campaign: str) -> None:
        """Take one of one's own campaigns to this channel."""
        missing = cannot_post(itx)
        if missing is not None or itx.guild_id is None or itx.channel_id is None:
            await self.host.tell(itx, missing or say("bot-not-allowed"))
            return
        reply = await self.host.tables.move(
            int(campaign) if _NUMBER.fullmatch(campaign) else 0,
            guild=itx.guild_id,
            channel=itx.channel_id,
            person=person_of(itx),
            locale=_of_guild(itx),
            key=key_of(itx),
        )
        await self.host.tell(itx, reply.say)

    @move.autocomplete("campaign")
    async def led(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The campaigns that the asker leads, on all servers."""
        return await suggest.led(self.host, itx, typed)

    @app_commands.command(name="settings", description=about("bot-about-campaign-settings"))
    async def settings(self, itx: Interaction) -> None:
        """The house rules, and for the GM a menu that changes them."""
        await self.host.settings(itx)

    @app_commands.command(name="list", description=about("bot-about-campaign-list"))
    async def list_(self, itx: Interaction) -> None:
        """The campaigns of this server, in channels that the asker can see."""
        live = await self.host.tables.campaigns(itx.guild_id or 0)
        seen = tuple(c for c in live if _can_see(itx, c.channel))
        voice = self.host.voice(itx.locale)
        text = voice(say("bot-campaigns", count=len(seen)))
        await self.host.show(itx, Sheet(text, (campaigns_note(seen, voice),)), voice)


def _can_see(itx: Interaction, channel_id: int) -> bool:
    """Whether the asker can look into a channel; one that we do not know counts as closed."""
    if channel_id == itx.channel_id:
        return True
    channel = itx.guild.get_channel_or_thread(channel_id) if itx.guild is not None else None
    if channel is None or not isinstance(itx.user, discord.Member):
        return False
    allowed = channel.permissions_for(itx.user)
    is_invited_only = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not is_invited_only)


def _of_guild(itx: Interaction) -> str:
    return language(str(itx.guild_locale or itx.locale))
