"""Asking what a word of the rules means."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui import rulebook
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, Interaction
from bot.ui.translator import about


class RulesCog(commands.Cog):
    """`/rules`; every answer is for the asker's eyes only."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="rules", description=about("guide-about-rules"))
    @app_commands.describe(word=about("guide-about-rules-word"))
    async def rules(self, itx: Interaction, word: str = "") -> None:
        """Explain a word in two sentences, or list the words."""
        await rulebook.look_up(self.host, itx, word)

    @rules.autocomplete("word")
    async def words(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The words that the rules explain."""
        try:
            topics = await rulebook.topics_here(self.host, itx)
            voice = await self.host.voice_for(itx)
        except Exception as error:
            sentence_for(error)
            return []
        return suggest.choices(rulebook.suggestions(self.host, topics, voice, typed), "")
