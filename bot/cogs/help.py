"""A short help that names only what is possible here and now."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui import helping
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class HelpCog(commands.Cog):
    """`/help`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="help", description=about("bot-about-help"))
    async def help(self, itx: Interaction) -> None:
        """What to do next."""
        await helping.show(self.host, itx)
