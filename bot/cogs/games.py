"""Finding one's tables again."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui import games
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class GamesCog(commands.Cog):
    """`/games`, for the person's eyes only."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="games", description=about("guide-about-games"))
    async def games(self, itx: Interaction) -> None:
        """Every table where one sits, those that wait for one first."""
        await games.show(self.host, itx)
