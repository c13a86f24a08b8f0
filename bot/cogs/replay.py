"""Watching again what happened."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.host import Host, Interaction
from bot.ui.replays import show_fight, show_round
from bot.ui.translator import about

_LAST_ROUND = 999


class ReplayCog(commands.GroupCog, group_name="replay", group_description=about("replay-about")):
    """`/replay round` and `/replay fight`: what everybody may see, for the asker or for all."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="round", description=about("replay-about-round"))
    @app_commands.describe(number=about("replay-about-number"), share=about("replay-about-share"))
    async def round(
        self,
        itx: Interaction,
        number: app_commands.Range[int, 1, _LAST_ROUND] | None = None,
        share: bool = False,
    ) -> None:
        """One round, move by move."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is not None:
            await show_round(self.host, itx, sitting, number, is_shared=share)

    @app_commands.command(name="fight", description=about("replay-about-fight"))
    @app_commands.describe(share=about("replay-about-share"))
    async def fight(self, itx: Interaction, share: bool = False) -> None:
        """The whole fight, turn by turn."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is not None:
            await show_fight(self.host, itx, sitting, is_shared=share)
