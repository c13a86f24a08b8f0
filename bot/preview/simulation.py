"""A simulated Discord with one bot on it, which can be restarted or crash."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

import discord
import simcord
from simcord._runtime import _attach_bot

from bot.clock import Clock
from bot.preview import gaps

B = TypeVar("B", bound=discord.Client)
T = TypeVar("T")


class WorldClock(Clock):
    """The clock of a simulated world, for the parts of the bot."""

    def __init__(self, sim: Simulation[Any]) -> None:
        super().__init__(sim.park)
        self._sim = sim

    def now(self) -> datetime:
        """The world's time."""
        return self._sim.now()


class Bell:
    """Rings for everybody who listens just then."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """The world may have changed."""
        self._rung.set()
        self._rung = asyncio.Event()

    async def heard(self) -> None:
        """Wait for the next ringing."""
        await self._rung.wait()


class Simulation(Generic[B]):
    """One world and one bot. Its `clock` is the bot's seam for time and for waiting.

    `make_bot` is called with this simulation for every start and restart, and gives a new bot.
    """

    def __init__(
        self,
        make_bot: Callable[[Simulation[B]], B],
        *,
        settle_timeout: float = 10.0,
        began: datetime | None = None,
        check_errors: bool = True,
    ) -> None:
        gaps.close_gaps()
        self._make_bot = make_bot
        self._env: simcord.Env | None = None
        self._settle_timeout = settle_timeout
        self._began = began
        self._check_errors = check_errors
        self._bot: B | None = None
        self.clock = WorldClock(self)
        self.busy = asyncio.Lock()  # held by whoever drives the world: a page, the pump, a test
        self.bell = Bell()

    @property
    def env(self) -> simcord.Env:
        """The simulated world."""
        assert self._env is not None, "the simulation has not started"
        return self._env

    @property
    def bot(self) -> B:
        """The bot that is attached now."""
        assert self._bot is not None, "the simulation has not started"
        return self._bot

    async def __aenter__(self) -> Simulation[B]:
        """Start the bot in an empty world."""
        self._bot = self._make_bot(self)
        self._env = simcord.Env(
            self._bot, settle_timeout=self._settle_timeout, check_errors=self._check_errors
        )
        if self._began is not None:
            self._env.backend.clock._epoch = self._began
        self._env.backend.bot_user.name = "Emberhall"
        await self._env.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """Stop the bot; errors it did not handle are raised, unless one is on its way already."""
        try:
            await self._close_bot()
        finally:
            await self.env.shutdown()
        if kind is None and self._check_errors:
            self.env.raise_errors()

    async def park(self, awaitable: Awaitable[T], reason: str = "") -> T:
        """Wait for something that may never come; such a wait does not count as work."""
        result: T = await self.env.external_wait(awaitable, reason=reason or "idle")
        return result

    def now(self) -> datetime:
        """The world's time: it stands still until somebody advances it."""
        if self._env is None:
            return self._began or datetime(2026, 1, 1, tzinfo=UTC)
        return self._env.now()

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do."""
        await self.env.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    @property
    def requests(self) -> int:
        """How much the bot has asked of Discord so far: when it grows, something has changed."""
        return len(self.env.http_requests)

    def forget_pictures(self) -> None:
        """Drop the pictures that no message shows any more; simcord would keep all of them."""
        backend = self.env.backend
        shown = {
            attachment["url"]
            for messages in backend.messages.values()
            for message in messages.values()
            for attachment in message.attachments
        }
        blobs = backend.cdn._blobs
        for url in [url for url in blobs if "/attachments/" in url and url not in shown]:
            del blobs[url]

    async def as_bot(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine as the bot's own work and wait for it."""
        with self.env._bot_scope():
            task = asyncio.create_task(work)
        await self.env.settle()
        return await task

    async def restart(self) -> B:
        """Stop the bot properly and start a new one in the same world."""
        await self._close_bot()
        self._bot = self._make_bot(self)
        await self.env.restart_bot(self._bot)
        return self._bot

    async def crash(self) -> B:
        """Cut the bot off where it stands and start a new one in the same world."""
        await self.power_cut()
        return await self.power_up()

    async def power_cut(self) -> None:
        """Cut the bot off where it stands; people may go on clicking, nobody answers."""
        self.env._begin_operation("crash")
        try:
            await self.env._detach_bot()
        finally:
            self.env._end_operation()

    async def power_up(self) -> B:
        """Start a new bot after a power cut."""
        self._bot = self._make_bot(self)
        self.env._begin_operation("start after a crash")
        try:
            await _attach_bot(self.env, self._bot)
        finally:
            self.env._end_operation()
        return self._bot

    async def _close_bot(self) -> None:
        if not self.bot.is_closed():
            await self.as_bot(self.bot.close())
