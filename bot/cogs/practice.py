"""Learning to play, alone and at one's own pace."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui import practice
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class PracticeCog(commands.Cog):
    """`/practice`, for the person's eyes only."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="practice", description=about("guide-about-practice"))
    @app_commands.describe(anew=about("guide-about-practice-anew"))
    async def practice(self, itx: Interaction, anew: bool = False) -> None:
        """Begin a practice fight, or go on with it."""
        await practice.open_(self.host, itx, anew=anew)
