"""Discord as the outbox sees it, and a clock that is moved by hand."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.clock import Clock
from bot.outbox import Message


class SlowClock(Clock):
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.time = datetime(2030, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def move(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class Post:
    """Discord as the outbox sees it: takes messages, or fails as told."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.failing: dict[str, Exception] = {}

    async def send(self, message: Message) -> None:
        failure = self.failing.get(message.kind)
        if failure is not None:
            raise failure
        self.sent.append(message)

    def kinds(self) -> list[str]:
        return [message.kind for message in self.sent]
