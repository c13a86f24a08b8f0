"""The outbox: what Discord must be told, sent after commit, at least once, in order per lane."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.metrics import ANNOUNCED, OUTBOX
from bot.shards import EVERYTHING, Shards
from bot.store import campaigns, messages
from bot.store.database import Database
from bot.store.messages import Message
from bot.traces import trace

__all__ = ["Message", "Outbox", "Send", "TryLater", "Undeliverable"]

log = logging.getLogger(__name__)

NEWEST_WINS = ("board", "pick")  # where a newer row waits, an older one need not be sent
HANDS = 6  # lanes served at once; each keeps a connection to the database
LONGEST_SEND = 30.0  # seconds; after that the row is put off and the hand is free again
POLL = 30.0  # seconds: rows of a process that died are found at the latest after this
POLL_SHARED = 1.0  # seconds: the same where another process may write rows that are ours to send
UNREADABLE = 2.0  # seconds until an outbox that could not be read is looked at again
PATIENCE = timedelta(hours=24)  # how long Discord may be away before a row is given up
ODD_FAILURES = 5  # attempts for a row that fails in a way nobody foresaw
KEPT = timedelta(days=7)  # how long it is remembered what was sent and replied
TIDYING = timedelta(hours=6)  # between two looks for what may be forgotten


class Undeliverable(Exception):
    """This message can never be delivered (403, 404): drop it. The text goes to the log."""


class TryLater(Exception):
    """Discord is busy or away (429, 5xx): try again, after so many seconds if it said so."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__("try later")
        self.seconds = seconds


Send = Callable[[Message], Awaitable[None]]


class Outbox:
    """The queue of one database, worked off by a few hands per process."""

    def __init__(self, database: Database, clock: Clock, shards: Shards = EVERYTHING) -> None:
        self.database = database
        self.clock = clock
        self.shards = shards  # rows of other shards are sent by other processes
        self._poll = POLL if shards.is_everything else POLL_SHARED
        self._is_ending = False
        self._awake = asyncio.Event()
        self._tidied_at: datetime | None = None

    def wake(self) -> None:
        """There may be something to send. Called after every COMMIT."""
        self._awake.set()

    def finish(self) -> None:
        """Send what is due now, then no more: `run` ends. What is put off stays in the table."""
        self._is_ending = True
        self._awake.set()

    async def run(self, send: Send) -> None:
        """Send whatever is due, until it is cancelled or told to finish."""
        hands = asyncio.gather(*(self._work(send) for _ in range(HANDS)))
        await self.clock.park(hands, reason="outbox hands")

    async def drain(self, send: Send) -> float:
        """Send all that is due now; returns the seconds until something may be due again."""
        while await self._serve_one(send):
            pass
        now = self.clock.now()
        async with self.database.begin() as tx:
            await self._tidy(tx, now)
            due = await messages.next_due(tx, now)
        return self._poll if due is None else min(self._poll, max(0.05, _until(due, now)))

    async def _work(self, send: Send) -> None:
        while True:
            try:
                pause = await self.drain(send)
            except Exception as error:
                log.error("the outbox could not be read: %s", trace(error))
                pause = UNREADABLE
            if self._is_ending:
                return
            await self.clock.park(self._idle(pause), reason="outbox idle")

    async def _idle(self, seconds: float) -> None:
        """Wait for a call, which only one hand heeds, or for so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                while not self._awake.is_set():
                    await self._awake.wait()
        except TimeoutError:
            return
        if not self._is_ending:
            self._awake.clear()

    async def _serve_one(self, send: Send) -> bool:
        # The row stays locked while it is sent: if this process dies, the lock dies with it.
        async with self.database.begin() as tx:
            message = await messages.claim(tx, self.clock.now(), self.shards)
            if message is None:
                return False
            self.wake()  # where there is one row there may be more, for the other hands
            if message.has_newer and message.kind in NEWEST_WINS:
                await messages.mark_sent(tx, message.id, self.clock.now())
            else:
                await self._send(tx, message, send)
            return True

    async def _send(self, tx: AsyncConnection, message: Message, send: Send) -> None:
        try:
            async with asyncio.timeout(LONGEST_SEND):
                await send(message)
        except Undeliverable as error:
            log.warning("%s %d is undeliverable: %s", message.kind, message.id, error)
            OUTBOX.add(kind=message.kind, outcome="undeliverable")
            await messages.give_up(tx, message.id, self.clock.now(), "undeliverable")
        except TryLater as error:
            await self._retry(tx, message, error.seconds, "discord away")
        except TimeoutError:
            await self._retry(tx, message, None, "discord away")
        except Exception as error:
            log.error("%s %d failed: %s", message.kind, message.id, trace(error))
            await self._retry(tx, message, None, type(error).__name__)
        else:
            now = self.clock.now()
            await messages.mark_sent(tx, message.id, now)
            OUTBOX.add(kind=message.kind, outcome="sent")
            ANNOUNCED.observe((now - message.written_at).total_seconds())

    async def _tidy(self, tx: AsyncConnection, now: datetime) -> None:
        """Forget old rows, now and then."""
        if self._tidied_at is None or now - self._tidied_at >= TIDYING:
            self._tidied_at = now
            await messages.forget_sent(tx, now - KEPT)
            await campaigns.forget_replies(tx, now - KEPT)

    async def _retry(
        self, tx: AsyncConnection, message: Message, seconds: float | None, why: str
    ) -> None:
        now = self.clock.now()
        is_odd = why != "discord away"
        is_old = now - message.written_at > PATIENCE
        if is_old or (is_odd and message.attempts + 1 >= ODD_FAILURES):
            log.error("%s %d is given up: %s", message.kind, message.id, why)
            await messages.give_up(tx, message.id, now, why)
            OUTBOX.add(kind=message.kind, outcome="given_up")
            return
        pause = seconds if seconds is not None else min(300.0, 2.0**message.attempts)
        await messages.retry(tx, message.id, now + timedelta(seconds=pause))
        OUTBOX.add(kind=message.kind, outcome="put_off")


def _until(due: datetime, now: datetime) -> float:
    return (due - now).total_seconds()
