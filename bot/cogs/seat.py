"""Sitting down at a campaign and getting up again."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.translator import about


class SeatCog(commands.Cog):
    """`/join` and `/leave`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="join", description=about("bot-about-join"))
    @app_commands.guild_only()
    async def join(self, itx: Interaction) -> None:
        """Take a seat at this channel's campaign."""
        reply = await self.host.tables.join(itx.channel_id or 0, person_of(itx), key_of(itx))
        await self.host.tell(itx, reply.say)

    @app_commands.command(name="leave", description=about("bot-about-leave"))
    @app_commands.guild_only()
    async def leave(self, itx: Interaction) -> None:
        """Give the seat up."""
        reply = await self.host.tables.leave(itx.channel_id or 0, person_of(itx), key_of(itx))
        await self.host.tell(itx, reply.say)
