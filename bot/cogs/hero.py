"""Heroes: making one, changing to another, noting something down."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui.books import do
from bot.ui.host import Host, Interaction
from bot.ui.translator import about
from engine.core.campaign import Deed


@app_commands.guild_only()
class HeroCog(commands.GroupCog, group_name="hero", group_description=about("bot-about-hero")):
    """`/hero new`, `switch` and `note`."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="new", description=about("bot-about-hero-new"))
    @app_commands.describe(
        hero_class=about("bot-about-hero-new-class"),
        name=about("bot-about-hero-new-name"),
        level=about("bot-about-hero-new-level"),
        party=about("bot-about-hero-new-party"),
    )
    @app_commands.rename(hero_class="class")
    async def new(
        self,
        itx: Interaction,
        hero_class: str,
        name: str,
        level: app_commands.Range[int, 1, 9] = 1,
        party: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """Make the hero that sits on one's seat."""
        facts = {} if party is None else {"party": party}
        await do(self.host, itx, Deed(f"create.{hero_class}.{level}", name, dict(facts)))

    @app_commands.command(name="switch", description=about("bot-about-hero-switch"))
    @app_commands.describe(hero=about("bot-about-hero-switch-hero"))
    async def switch(self, itx: Interaction, hero: str) -> None:
        """Play another hero of one's own."""
        await do(self.host, itx, Deed(f"switch.{hero}"), then="sheet")

    @app_commands.command(name="note", description=about("bot-about-hero-note"))
    @app_commands.describe(text=about("bot-about-hero-note-text"))
    async def note(self, itx: Interaction, text: str) -> None:
        """Write something on one's own sheet that nobody else reads."""
        await do(self.host, itx, Deed("note", text), then="sheet")

    @new.autocomplete("hero_class")
    async def classes(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The classes that a hero can have now."""
        return await suggest.offered(self.host, itx, "classes", typed)

    @switch.autocomplete("hero")
    async def own(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The heroes that one could change to."""
        return await suggest.offered(self.host, itx, "sheet", typed, verb="switch")
