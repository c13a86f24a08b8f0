"""`emberhall run`: the bot on Discord."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.app import EmberhallBot
from bot.clock import Clock
from bot.intake import Intake, Pace
from bot.logs import set_up_logging
from bot.memory import settle_in
from bot.outbox import Outbox
from bot.pulse import Pulse, watched
from bot.settings import Settings, load_settings
from bot.shards import EVERYTHING
from bot.store.opening import opened, server
from bot.systems import ALL
from bot.tables import Tables
from bot.words import Words

MISSING = (
    "DISCORD_TOKEN is not set. Put the bot's token into the environment or into .env, "
    "or try the bot without one: emberhall preview"
)
REFUSED = "Discord refused the token: copy it again from the bot's page (Bot > Reset Token)."
SHORTEST_SECRET = 6  # a shorter word could stand in a log by chance

log = logging.getLogger(__name__)


def run() -> None:
    """Run the bot until it is stopped."""
    settings = load_settings()
    if settings.token is None:
        raise SystemExit(MISSING)
    set_up_logging(settings.log_level, settings.log_format, _secrets(settings))
    try:
        with server(settings) as url:
            asyncio.run(serve(url, settings))
    except discord.LoginFailure:
        raise SystemExit(REFUSED) from None
    except aiohttp.ClientConnectionError:
        raise SystemExit("Discord cannot be reached from here.") from None


async def serve(url: str, settings: Settings) -> None:
    """Bring the database up to date, then be on Discord until a signal says otherwise."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak aloud
    clock = Clock()
    async with opened(url, clock) as database:
        outbox = Outbox(database, clock, settings.shards or EVERYTHING)
        tables = Tables(database, ALL, outbox, clock)
        pace = Pace(settings.commands_a_minute, clock.now) if settings.commands_a_minute else None
        bot = EmberhallBot(
            tables, outbox, ALL, Words(), intake=Intake(pace), shards=settings.shards
        )
        bot.host.warm_up()
        settle_in()
        pulse = Pulse(bot, database)
        async with watched(pulse, settings.metrics_host, settings.metrics_port), bot:
            await _until_stopped(bot, settings)
    log.info("stopped")


async def _until_stopped(bot: EmberhallBot, settings: Settings) -> None:
    """Be on Discord until a first signal, which lets the bot finish; a second one does not."""
    assert settings.token is not None
    playing = asyncio.create_task(bot.start(settings.token))
    asked, insisted = asyncio.Event(), asyncio.Event()

    def stop() -> None:
        (insisted if asked.is_set() else asked).set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    await _first(playing, asked.wait())
    if playing.done():
        playing.result()  # it failed: raise why
        return
    log.info("stopping: what is under way is finished first")
    await _first(asyncio.create_task(bot.drain(settings.drain_seconds)), insisted.wait())
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def _first(task: asyncio.Task[None], signal_: Coroutine[Any, Any, object]) -> None:
    """Wait for a task or a signal; the waiting for the other is over then."""
    waiting = asyncio.create_task(signal_)
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()


def _secrets(settings: Settings) -> tuple[str, ...]:
    """What must never stand in a log, whoever writes it."""
    try:
        password = make_url(settings.database_url or "").password
    except (ArgumentError, ValueError):
        password = None  # the address is refused in a moment, without being quoted
    found = (settings.token, password, os.environ.get("PGPASSWORD"))
    return tuple(str(one) for one in found if one and len(str(one)) >= SHORTEST_SECRET)
