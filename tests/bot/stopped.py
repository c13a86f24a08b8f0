"""`emberhall run` without a Discord to be on: `python -m tests.bot.stopped`, settings as always."""

from __future__ import annotations

import asyncio

from bot.app import EmberhallBot
from bot.cli.run import run


async def never_ready(bot: EmberhallBot, token: str) -> None:
    """Instead of connecting: wait for the end."""
    assert token
    await asyncio.Event().wait()


if __name__ == "__main__":
    EmberhallBot.start = never_ready  # type: ignore[method-assign, assignment]
    run()
