"""How the bot is: a health and a metrics page for whoever watches over it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot import metrics
from bot.app import EmberhallBot
from bot.store import messages
from bot.store.database import Database
from bot.traces import trace

EVERY = 1.0  # seconds between two looks at the event loop
LONGEST = 2.0  # seconds that the database may take to say how it is


class Pulse:
    """What can be said of one process, without anything that is anybody's secret."""

    def __init__(self, bot: EmberhallBot, database: Database) -> None:
        self._bot = bot
        self._database = database

    async def health(self) -> dict[str, str]:
        """Each part with `ok`, or with what is the matter."""
        return {
            "discord": "ok" if self._bot.is_ready() else "not connected",
            "database": await self._take_stock(),
            "outbox": "ok" if self._bot.is_sending else "not running",
        }

    async def metrics(self) -> str:
        """Everything that is counted, as Prometheus reads it."""
        await self._take_stock()
        metrics.LOADED.set(self._bot.host.tables.loaded_games)
        metrics.RUNNING.set(self._bot.intake.running)
        return metrics.page()

    async def _take_stock(self) -> str:
        """Look at the outbox; says whether the database answered."""
        try:
            async with asyncio.timeout(LONGEST), self._database.begin() as tx:
                count, oldest = await messages.depth(tx)
        except Exception as error:
            metrics.DEPTH.set(None)
            metrics.OLDEST.set(None)
            return trace(error).splitlines()[0]
        waited = 0.0 if oldest is None else (self._bot.outbox.clock.now() - oldest).total_seconds()
        metrics.DEPTH.set(count)
        metrics.OLDEST.set(max(0.0, waited))
        return "ok"


async def feel() -> None:
    """Measure for ever how late the event loop comes."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(EVERY)
        metrics.LAG.observe(max(0.0, time.perf_counter() - began - EVERY))


def application(pulse: Pulse) -> web.Application:
    """`/healthz`: 200 or 503 and why; `/metrics`: for Prometheus."""

    async def healthz(_: web.Request) -> web.Response:
        parts = await pulse.health()
        is_well = all(part == "ok" for part in parts.values())
        return web.json_response(parts, status=200 if is_well else 503)

    async def numbers(_: web.Request) -> web.Response:
        text = await pulse.metrics()
        return web.Response(text=text, headers={"Content-Type": metrics.CONTENT_TYPE})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", numbers)
    return app


@asynccontextmanager
async def watched(pulse: Pulse, host: str, port: int | None) -> AsyncIterator[None]:
    """Serve both pages while the bot runs; without a port nothing is served."""
    if port is None:
        yield
        return
    runner = web.AppRunner(application(pulse), access_log=None)
    await runner.setup()
    feeling = asyncio.create_task(feel(), name="pulse")
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        feeling.cancel()
        await runner.cleanup()
