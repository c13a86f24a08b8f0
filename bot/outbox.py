"""The outbox: what Discord must be told, sent after commit, at least once, in order per lane."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store import messages
from bot.store.database import Database
from bot.store.messages import Message

__all__ = ["Message", "Outbox", "Send", "TryLater", "Undeliverable"]

log = logging.getLogger(__name__)

NEWEST_WINS = ("board", "pick")  # an older row of the same kind and lane need not be sent
HANDS = 4  # lanes served at once
BUSY = 1.0  # seconds until rows that another process sends are looked at again
POLL = 30.0  # seconds: rows of a process that died are found at the latest after this
PATIENCE = timedelta(hours=24)  # how long Discord may be away before a row is given up
ODD_FAILURES = 5  # attempts for a row that fails in a way nobody foresaw


class Undeliverable(Exception):
    """This message can never be delivered (403, 404): drop it. The text goes to the log."""


class TryLater(Exception):
    """Discord is busy or away (429, 5xx): try again, after so many seconds if it said so."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__("try later")
        self.seconds = seconds


Send = Callable[[Message], Awaitable[None]]


class Outbox:
    """The queue of one database, worked off by one task per process."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._awake = asyncio.Event()

    def wake(self) -> None:
        """There may be something to send. Called after every COMMIT."""
        self._awake.set()

    async def run(self, send: Send) -> None:
        """Send whatever is due, for ever. Ends only when it is cancelled."""
        while True:
            self._awake.clear()
            try:
                pause = await self.drain(send)
            except Exception:
                log.exception("the outbox could not be read")
                pause = 2.0
            await self.clock.park(self._idle(pause), reason="outbox idle")

    async def drain(self, send: Send) -> float:
        """Send all that is due now; returns the seconds until something may be due again."""
        while True:
            async with self.database.begin() as tx:
                heads = await messages.heads(tx)
            now = self.clock.now()
            due = sum(head <= now for head in heads)
            if not due:
                return _pause(heads, now)
            hands = (self._serve(send) for _ in range(min(due, HANDS)))
            served = await asyncio.gather(*hands, return_exceptions=True)
            for failure in served:
                if isinstance(failure, BaseException):
                    raise failure
            if not any(served):
                return BUSY  # another process has them

    async def _idle(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._awake.wait()
        except TimeoutError:
            pass

    async def _serve(self, send: Send) -> int:
        """Send until no lane is free; returns how many rows were dealt with."""
        done = 0
        while await self._serve_one(send):
            done += 1
        return done

    async def _serve_one(self, send: Send) -> bool:
        # The row stays locked while it is sent: if this process dies, the lock dies with it.
        async with self.database.begin() as tx:
            message = await messages.claim(tx, self.clock.now())
            if message is None:
                return False
            if message.kind in NEWEST_WINS and await messages.has_newer(tx, message.id):
                await messages.mark_sent(tx, message.id, self.clock.now())
                return True
            try:
                await send(message)
            except Undeliverable as error:
                log.warning("%s %d is undeliverable: %s", message.kind, message.id, error)
                await messages.give_up(tx, message.id, self.clock.now(), "undeliverable")
            except TryLater as error:
                await self._retry(tx, message, error.seconds, "discord away")
            except Exception as error:
                log.exception("%s %d failed", message.kind, message.id)
                await self._retry(tx, message, None, type(error).__name__)
            else:
                await messages.mark_sent(tx, message.id, self.clock.now())
            return True

    async def _retry(
        self, tx: AsyncConnection, message: Message, seconds: float | None, why: str
    ) -> None:
        now = self.clock.now()
        is_odd = why != "discord away"
        is_old = now - message.written_at > PATIENCE
        if is_old or (is_odd and message.attempts + 1 >= ODD_FAILURES):
            log.error("%s %d is given up: %s", message.kind, message.id, why)
            await messages.give_up(tx, message.id, now, why)
            return
        pause = seconds if seconds is not None else min(300.0, 2.0**message.attempts)
        await messages.retry(tx, message.id, now + timedelta(seconds=pause))


def _pause(heads: list[datetime], now: datetime) -> float:
    soonest = min(((head - now).total_seconds() for head in heads), default=POLL)
    return min(POLL, max(0.05, soonest))
