"""What is kept about a person, and how they get rid of it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui import privacy
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class PrivacyCog(commands.GroupCog, group_name="privacy", group_description=about("privacy-about")):
    """`/privacy export` and `/privacy delete`, in channels and in direct messages."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="export", description=about("privacy-about-export"))
    async def export(self, itx: Interaction) -> None:
        """A file with all that is kept."""
        await privacy.export(self.host, itx)

    @app_commands.command(name="delete", description=about("privacy-about-delete"))
    async def delete(self, itx: Interaction) -> None:
        """Asks once, then forgets."""
        await privacy.delete(self.host, itx, is_sure=False)
