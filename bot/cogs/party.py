"""The party: its sheet, its name and its note, and founding another."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.books import do, open_page
from bot.ui.host import Host, Interaction
from bot.ui.translator import about
from engine.core.campaign import Deed


@app_commands.guild_only()
class PartyCog(commands.GroupCog, group_name="party", group_description=about("bot-about-party")):
    """`/party view`, `new`, `rename` and `note`."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="view", description=about("bot-about-party-view"))
    async def view(self, itx: Interaction) -> None:
        """The party's sheet."""
        await open_page(self.host, itx, "party")

    @app_commands.command(name="new", description=about("bot-about-party-new"))
    @app_commands.describe(name=about("bot-about-party-new-name"))
    async def new(self, itx: Interaction, name: str) -> None:
        """Found another party in this world."""
        await do(self.host, itx, Deed("party.new", name))

    @app_commands.command(name="rename", description=about("bot-about-party-rename"))
    @app_commands.describe(name=about("bot-about-party-new-name"))
    async def rename(self, itx: Interaction, name: str) -> None:
        """Give one's party a name."""
        await do(self.host, itx, Deed("party.rename", name), then="party")

    @app_commands.command(name="note", description=about("bot-about-party-note"))
    @app_commands.describe(text=about("bot-about-party-note-text"))
    async def note(self, itx: Interaction, text: str) -> None:
        """Write down what the whole party should remember."""
        await do(self.host, itx, Deed("party.note", text), then="party")
