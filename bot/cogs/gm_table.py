"""The GM's hand in who decides what, and what anybody may read of it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui import gm_log
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.translator import about
from engine.core.seat import Seat
from engine.core.text import say


class GmTable(commands.Cog):
    """`/gm autopilot`, `transfer`, `audit` and `export`: a part of the GM's cog."""

    host: Host

    @app_commands.command(name="autopilot", description=about("gm-about-autopilot"))
    @app_commands.describe(
        seat=about("bot-about-gm-act-for-seat"),
        on=about("gm-about-autopilot-on"),
        why=about("bot-about-gm-why"),
    )
    async def autopilot(self, itx: Interaction, seat: str, on: bool = True, why: str = "") -> None:
        """Let the clock play a seat until further notice."""
        reply = await self.host.tables.autopilot(
            itx.channel_id or 0, person_of(itx), Seat(seat), why, key_of(itx), is_on=on
        )
        await self.host.tell(itx, reply.say)

    @app_commands.command(name="transfer", description=about("gm-about-transfer"))
    @app_commands.describe(player=about("gm-about-transfer-player"), why=about("bot-about-gm-why"))
    async def transfer(self, itx: Interaction, player: discord.Member, why: str = "") -> None:
        """Make somebody else the GM."""
        if player.bot:
            await self.host.tell(itx, say("bot-no-robots"))
            return
        reply = await self.host.tables.hand_over(
            itx.channel_id or 0,
            person_of(itx),
            person_of(itx, player),
            why,
            key_of(itx),
            runs_server=itx.permissions.manage_guild,
        )
        await self.host.tell(itx, reply.say)

    @app_commands.command(name="audit", description=about("gm-about-audit"))
    @app_commands.describe(page=about("gm-about-audit-page"))
    async def audit(self, itx: Interaction, page: app_commands.Range[int, 1, 500] = 1) -> None:
        """What the GM has done so far."""
        await gm_log.audit(self.host, itx, page)

    @app_commands.command(name="export", description=about("gm-about-export"))
    async def export(self, itx: Interaction) -> None:
        """All of the campaign that is no secret, as a file."""
        await gm_log.export(self.host, itx)

    @autopilot.autocomplete("seat")
    async def taken(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The seats with a hero."""
        return await suggest.seats(self.host, itx, typed)
