"""What happens to the places where people play: channels go, the bot is invited again."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
from discord.ext import commands

from bot.traces import trace
from bot.ui.host import Host

log = logging.getLogger(__name__)


class PlacesCog(commands.Cog):
    """Listens; nobody asked for anything, so nobody is answered."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The boards are brought up to date."""
        await _quietly(self.host.tables.come_to(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its campaign needs another place."""
        await _quietly(self.host.tables.channel_gone(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Its campaign needs another place."""
        await _quietly(self.host.tables.channel_gone(thread.thread_id))


async def _quietly(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("a change of places was not heeded: %s", trace(error))
