"""Opening the campaign's books: one command for each page, shown to the asker alone."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui.books import open_page
from bot.ui.history import LINES, MOST, history
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class BooksCog(commands.Cog):
    """`/city`, `/sheet`, `/shop` and the other pages; `/history`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="city", description=about("bot-about-city"))
    @app_commands.guild_only()
    async def city(self, itx: Interaction) -> None:
        """What can be done now, and where."""
        await open_page(self.host, itx, "city")

    @app_commands.command(name="sheet", description=about("bot-about-sheet"))
    @app_commands.describe(hero=about("bot-about-sheet-hero"))
    @app_commands.guild_only()
    async def sheet(self, itx: Interaction, hero: str = "") -> None:
        """One's own hero, or what everybody may know of another."""
        await open_page(self.host, itx, f"sheet.{hero}" if hero else "sheet")

    @app_commands.command(name="world", description=about("bot-about-world"))
    @app_commands.guild_only()
    async def world(self, itx: Interaction) -> None:
        """The map, and what has become of the world."""
        await open_page(self.host, itx, "world")

    @app_commands.command(name="shop", description=about("bot-about-shop"))
    @app_commands.guild_only()
    async def shop(self, itx: Interaction) -> None:
        """What is for sale."""
        await open_page(self.host, itx, "shop")

    @app_commands.command(name="deck", description=about("bot-about-deck"))
    @app_commands.guild_only()
    async def deck(self, itx: Interaction) -> None:
        """The cards that one's hero knows."""
        await open_page(self.host, itx, "deck")

    @app_commands.command(name="perks", description=about("bot-about-perks"))
    @app_commands.guild_only()
    async def perks(self, itx: Interaction) -> None:
        """The perks of one's hero."""
        await open_page(self.host, itx, "perks")

    @app_commands.command(name="enhance", description=about("bot-about-enhance"))
    @app_commands.guild_only()
    async def enhance(self, itx: Interaction) -> None:
        """What can be added to one's cards for good."""
        await open_page(self.host, itx, "enhance")

    @app_commands.command(name="events", description=about("bot-about-events"))
    @app_commands.guild_only()
    async def events(self, itx: Interaction) -> None:
        """What is before the party."""
        await open_page(self.host, itx, "events")

    @app_commands.command(name="quests", description=about("bot-about-quests"))
    @app_commands.guild_only()
    async def quests(self, itx: Interaction) -> None:
        """One's own secret quest."""
        await open_page(self.host, itx, "quests")

    @app_commands.command(name="records", description=about("bot-about-records"))
    @app_commands.guild_only()
    async def records(self, itx: Interaction) -> None:
        """What the town has written down."""
        await open_page(self.host, itx, "records")

    @app_commands.command(name="history", description=about("bot-about-history"))
    @app_commands.describe(count=about("bot-about-history-count"))
    @app_commands.guild_only()
    async def history(
        self, itx: Interaction, count: app_commands.Range[int, 1, MOST] = LINES
    ) -> None:
        """What was done to the campaign, as far as the asker may know."""
        await history(self.host, itx, count)

    @sheet.autocomplete("hero")
    async def heroes(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Everybody who has a sheet."""
        return await suggest.offered(self.host, itx, "heroes", typed)
