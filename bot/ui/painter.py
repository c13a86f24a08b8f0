"""Pictures drawn beside the event loop: a thread and a deadline; and one for what takes long."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import discord

from bot.metrics import PICTURES
from bot.ui.sheet import Drawing, FilmDrawing
from bot.ui.voice import Voice
from render import Picture

log = logging.getLogger(__name__)

T = TypeVar("T")

THREADS = 1  # more would be no faster, and the loop would wait for each of them in turn
SWITCH = 0.001  # seconds after which a drawing thread lets the loop go on where that waits
DEADLINE = 2.5  # seconds; after that the words go out first and the picture follows
LONGEST = 15.0  # seconds; after that it does not follow any more

# What Discord answers to an upload that it does not take: too large, or not allowed here.
REFUSED = (40005, 50013, 50045)

Draw = Callable[[Drawing, Voice], Picture]


class Painter:
    """Draws pictures; never raises: a picture that fails is only logged and left out."""

    def __init__(self, draw: Draw, *, deadline: float = DEADLINE, longest: float = LONGEST) -> None:
        self._draw = draw
        self._deadline = deadline
        self._longest = longest
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        self._slow = ThreadPoolExecutor(THREADS, thread_name_prefix="projector")
        sys.setswitchinterval(SWITCH)

    def start(self, drawing: Drawing, voice: Voice) -> asyncio.Task[Picture | None]:
        """Begin a picture."""
        return asyncio.create_task(self._paint(drawing, voice), name="painting")

    async def aside(self, work: Callable[[], T]) -> T:
        """Something that takes long, in its own thread: no map waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._slow, work)

    async def _paint(self, drawing: Drawing, voice: Voice) -> Picture | None:
        loop = asyncio.get_running_loop()
        pool = self._slow if isinstance(drawing, FilmDrawing) else self._pool
        try:
            picture = await loop.run_in_executor(pool, self._draw, drawing, voice)
        except Exception as error:
            # The text of the error could hold what the view holds: only its kind is logged.
            log.error("a picture failed: %s", type(error).__name__)
            PICTURES.add(outcome="failed")
            return None
        PICTURES.add(outcome="drawn")
        return picture

    async def deliver(
        self,
        drawing: Drawing | None,
        voice: Voice,
        show: Callable[[Picture | None], Awaitable[object]],
    ) -> None:
        """Show with the picture, or, if it is late, first without and then with it."""

        async def without_if_refused(picture: Picture | None) -> None:
            try:
                await show(picture)
            except discord.HTTPException as error:
                if picture is None or not is_refused(error):
                    raise
                log.warning("Discord refused a picture: code %s", error.code)
                PICTURES.add(outcome="refused")
                await show(None)

        if drawing is None:
            await show(None)
            return
        painting = self.start(drawing, voice)
        done, _ = await asyncio.wait({painting}, timeout=self._deadline)
        await without_if_refused(painting.result() if done else None)
        if done:
            return
        done, _ = await asyncio.wait({painting}, timeout=self._longest - self._deadline)
        picture = painting.result() if done else None
        if picture is not None:
            await without_if_refused(picture)
        elif not done:
            painting.cancel()
            log.warning("a picture was given up")
            PICTURES.add(outcome="too_late")

    def close(self) -> None:
        """Let go of the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)


def is_refused(error: discord.HTTPException) -> bool:
    """Whether the same message may pass without its picture."""
    return error.status == 413 or error.code in REFUSED
