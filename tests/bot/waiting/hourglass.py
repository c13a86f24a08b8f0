"""Time that passes at a table, and what the bot says meanwhile."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import select

from bot.outbox import Message, Outbox
from bot.store.database import Database
from bot.store.models import JournalRow
from bot.waiting.clockwork import Clockwork
from bot.waiting.paces import Pace
from tests.bot.post import Post, SlowClock
from tests.bot.table import GM, Table, key

LONG = 1e9  # nothing but what is due wakes the clockwork


class Hourglass:
    """A table, the worker of the timers, and everything that goes to Discord."""

    def __init__(self, table: Table, outbox: Outbox, clock: SlowClock) -> None:
        self.table, self.outbox, self.clock = table, outbox, clock
        self.clockwork = Clockwork(table.tables, clock, poll=LONG)
        self.post = Post()

    @property
    def hours(self) -> float:
        """How long it has been running."""
        return (self.clock.now() - SlowClock().now()) / timedelta(hours=1)

    async def settle(self, name: str = "24h", expiry: str = "autopilot", **more: Any) -> None:
        """The GM sets the pace."""
        wanted = Pace(name, expiry, **more)
        reply = await self.table.tables.set_pace(self.table.channel, GM, wanted, key())
        assert reply.ok, reply

    async def run(self, hours: float = 0.0, *, minutes: float = 0.0) -> list[Message]:
        """Let time pass, from one thing that is due to the next; what was said meanwhile."""
        self.post.sent.clear()
        end = self.clock.now() + timedelta(hours=hours, minutes=minutes)
        while True:
            pause = await self.clockwork.tick()
            await self.outbox.drain(self.post.send)
            left = (end - self.clock.now()).total_seconds()
            if left <= 0:
                return list(self.post.sent)
            self.clock.move(min(pause, left))

    async def said(self, hours: float = 0.0, *, minutes: float = 0.0) -> list[tuple[str, Any]]:
        """The same without boards, hands and first mentions: kind, and whom or what about."""
        sent = await self.run(hours, minutes=minutes)
        return [(m.kind, _about(m)) for m in sent if m.kind not in ("board", "pick", "ping")]


async def by_the_clock(database: Database) -> list[dict[str, Any]]:
    """The answers of nobody, as the journal has them."""
    async with database.begin() as tx:
        query = select(JournalRow.seat, JournalRow.body).where(JournalRow.actor.is_(None))
        rows = (await tx.execute(query.order_by(JournalRow.revision))).mappings()
        return [{"seat": row["seat"], **row["body"]} for row in rows]


def _about(message: Message) -> Any:
    if message.kind == "post":
        return message.body["say"]["key"]
    return message.body["seat"]
