"""What Discord tells of by itself: servers that the bot joins, threads, forms that come back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import discord
from discord.ext import commands

from bot.intake import Intake
from bot.threads import keep_open
from bot.traces import trace
from bot.ui import founding
from bot.ui.host import Host

log = logging.getLogger(__name__)

FORM = "form"  # how such interactions are counted
RECENT = timedelta(days=3)  # who joined the bot so long ago while it was away is greeted still


class Doorstep:
    """Listens for the bot; nothing that goes wrong here may disturb play."""

    def __init__(self, client: commands.AutoShardedBot, host: Host, intake: Intake) -> None:
        self._client = client
        self._host = host
        self._intake = intake

    def listen(self) -> None:
        """From now on."""
        for listener in (
            self.on_ready,
            self.on_guild_join,
            self.on_guild_remove,
            self.on_raw_thread_update,
            self.on_interaction,
        ):
            self._client.add_listener(listener)

    async def on_ready(self) -> None:
        """Say hello where the bot was invited while it was away."""
        now = self._host.tables.now
        for guild in self._client.guilds:
            joined = guild.me.joined_at if guild.me is not None else None
            if joined is not None and now - joined <= RECENT:
                await _quietly(self._greet(guild))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited to a server."""
        await _quietly(self._greet(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        await _quietly(self._host.tables.forget_greeting(guild.id))

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed."""
        data: dict[str, Any] = dict(payload.data)
        await _quietly(keep_open(self._client, self._host.tables, data))

    async def on_interaction(self, itx: discord.Interaction[Any]) -> None:
        """A form comes back; it works after a restart, too."""
        if itx.type is not discord.InteractionType.modal_submit:
            return
        why_not = self._intake.enter(itx.user.id, FORM)
        if why_not is not None:
            await self._host.turn_away(itx, why_not)
            return
        outcome = "failed"
        try:
            await founding.submitted(self._host, itx)
            outcome = "answered"
        except Exception as error:
            await self._host.excuse(itx, error)
        finally:
            self._intake.leave(FORM, outcome)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello, once, in a channel where the bot may write; where there is none, nowhere."""
        if await self._host.tables.was_greeted(guild.id):
            return
        voice = self._host.voice(guild.preferred_locale)
        for channel in _channels(guild):
            try:
                await channel.send(**founding.greeting(voice), nonce=f"hello-{guild.id}")
                break
            except discord.Forbidden:
                continue
        await self._host.tables.remember_greeting(guild.id)


def _channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Where the bot may write: where the server greets people, else from the top."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    others = (channel for channel in guild.text_channels if channel not in first)
    allowed = ((channel, channel.permissions_for(guild.me)) for channel in (*first, *others))
    return [channel for channel, may in allowed if may.view_channel and may.send_messages]


async def _quietly(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("on the doorstep: %s", trace(error))
