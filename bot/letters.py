"""Letters: the direct messages in which people pick in secret."""

from __future__ import annotations

import discord

from bot.ui.components import presses_on

RECENT = 12  # messages; an older letter is left as it is


async def letter_about(
    channel: discord.PartialMessageable, game: int, prompt: str
) -> discord.Message | None:
    """The letter that still asks a question: its own buttons say so."""
    async for letter in channel.history(limit=RECENT):
        if any(p.game == game and p.prompt == prompt for p in presses_on(letter)):
            return letter
    return None
