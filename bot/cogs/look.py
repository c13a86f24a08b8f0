"""Looking without touching; every answer is for the asker's eyes only."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui import looks, tales
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class LookCog(commands.Cog):
    """`/hand`, `/map`, `/status` and `/log`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="hand", description=about("bot-about-hand"))
    async def hand(self, itx: Interaction) -> None:
        """One's own cards."""
        await self._look(itx, "hand")

    @app_commands.command(name="map", description=about("bot-about-map"))
    @app_commands.describe(text=about("bot-about-map-text"))
    async def map(self, itx: Interaction, text: bool = False) -> None:
        """A fresh picture, or the same in letters."""
        await self._look(itx, "text map" if text else "map")

    @app_commands.command(name="log", description=about("bot-about-log"))
    @app_commands.describe(file=about("guide-about-log-file"))
    async def log(self, itx: Interaction, file: bool = False) -> None:
        """What happened, page by page or as a file."""
        if not file:
            await self._look(itx, "log")
            return
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is not None:
            await tales.show_file(self.host, itx, sitting)

    @app_commands.command(name="recap", description=about("guide-about-recap"))
    async def recap(self, itx: Interaction) -> None:
        """What happened since one was last here."""
        await tales.recap(self.host, itx)

    @app_commands.command(name="status", description=about("bot-about-status"))
    async def status(self, itx: Interaction) -> None:
        """Where the game, or the campaign between two games, stands."""
        channel = itx.channel_id if itx.guild_id is not None else None
        campaign = await self.host.tables.campaign_in(channel) if channel is not None else None
        if campaign is None or campaign.game is not None:
            await self._look(itx, "status")
            return
        voice = self.host.voice(itx.locale, campaign)
        rules = self.host.systems[campaign.system].variants()
        await self.host.show(itx, looks.campaign(campaign, rules, voice), voice)

    async def _look(self, itx: Interaction, what: str) -> None:
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is not None:
            await looks.show(self.host, itx, what, sitting)
