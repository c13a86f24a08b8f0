"""The world's time follows the clock on the wall, and the pages hear of what changes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from bot.preview.simulation import Simulation

_PRUNE_EVERY = 200  # requests of the bot


class Live:
    """Keeps a world going while people look at it."""

    def __init__(self, sim: Simulation[Any]) -> None:
        self._sim = sim
        self._heard = 0  # requests of the bot
        self._pruned = 0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Live:
        """Start following."""
        self._task = asyncio.create_task(self._follow())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop following."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(0.25)
            await self.catch_up()

    async def catch_up(self) -> None:
        """Bring the world to the time on the wall."""
        async with self._sim.busy:
            # What the bot waited for has moved the world's time already, by as much.
            behind = (datetime.now(UTC) - self._sim.now()).total_seconds()
            with suppress(TimeoutError):  # at work for long: the next round catches up
                await self._sim.advance(max(0.0, behind))
        state = self._sim.requests
        if state > self._pruned + _PRUNE_EVERY:
            self._pruned = state
            self._sim.forget_pictures()
        if state != self._heard:
            self._heard = state
            self._sim.bell.ring()
