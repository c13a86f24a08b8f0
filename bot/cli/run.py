"""`emberhall run`: the bot on Discord."""

from __future__ import annotations

import asyncio
import logging
import signal

import aiohttp
import discord

from bot.app import EmberhallBot
from bot.clock import Clock
from bot.memory import settle_in
from bot.outbox import Outbox
from bot.settings import load_settings
from bot.store.opening import opened, server
from bot.systems import ALL
from bot.tables import Tables
from bot.words import Words

MISSING = (
    "DISCORD_TOKEN is not set. Put the bot's token into the environment or into .env, "
    "or try the bot without one: emberhall preview"
)
REFUSED = "Discord refused the token: copy it again from the bot's page (Bot > Reset Token)."


def run() -> None:
    """Run the bot until it is stopped."""
    settings = load_settings()
    if settings.token is None:
        raise SystemExit(MISSING)
    set_up_logging(settings.log_level)
    try:
        with server(settings) as url:
            asyncio.run(serve(url, settings.token))
    except discord.LoginFailure:
        raise SystemExit(REFUSED) from None
    except aiohttp.ClientConnectionError:
        raise SystemExit("Discord cannot be reached from here.") from None


async def serve(url: str, token: str) -> None:
    """Bring the database up to date, then be on Discord until a signal says otherwise."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak aloud
    clock = Clock()
    async with opened(url, clock) as database:
        outbox = Outbox(database, clock)
        tables = Tables(database, ALL, outbox, clock)
        bot = EmberhallBot(tables, outbox, ALL, Words())
        bot.host.warm_up()
        settle_in()
        async with bot:
            task = asyncio.create_task(bot.start(token))
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, task.cancel)
            try:
                await task
            except asyncio.CancelledError:
                logging.getLogger(__name__).info("stopping")


def set_up_logging(level: str) -> None:
    """Our own lines at the asked level; libraries never so loud that they quote what they carry."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    chosen = logging.getLogger().level
    for name in ("discord", "aiohttp", "asyncio", "PIL"):
        logging.getLogger(name).setLevel(max(chosen, logging.INFO))
    for name in ("sqlalchemy", "alembic", "fluent"):
        logging.getLogger(name).setLevel(max(chosen, logging.WARNING))
