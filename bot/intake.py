"""Who is let in: not while the bot stops, not faster than people play; and what is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime

import msgspec

from bot.metrics import INTERACTIONS
from engine.core.text import Say, say

FORGETTING = 1000  # people whose buckets are kept before full ones are thrown away
FEWEST = 10  # commands at once that everybody may give


class _Bucket(msgspec.Struct):
    """How many commands somebody may still give at once."""

    left: float
    at: datetime


class Pace:
    """A token bucket for each person: so many a minute, a third of them at once."""

    def __init__(self, a_minute: int, now: Callable[[], datetime]) -> None:
        self._a_second = a_minute / 60
        self._most = max(FEWEST, a_minute / 3)
        self._now = now
        self._buckets: dict[int, _Bucket] = {}

    def takes(self, person: int) -> bool:
        """Whether somebody may give one more command now; if so, it counts."""
        now = self._now()
        bucket = self._buckets.get(person)
        if bucket is None:
            if len(self._buckets) >= FORGETTING:
                self._forget(now)
            bucket = self._buckets[person] = _Bucket(self._most, now)
        bucket.left, bucket.at = self._filled(bucket, now), now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def _filled(self, bucket: _Bucket, now: datetime) -> float:
        waited = max(0.0, (now - bucket.at).total_seconds())
        return min(self._most, bucket.left + waited * self._a_second)

    def _forget(self, now: datetime) -> None:
        full = [p for p, b in self._buckets.items() if self._filled(b, now) >= self._most]
        for person in full:
            del self._buckets[person]


class Intake:
    """Lets interactions in, and knows when the last of them has been answered."""

    def __init__(self, pace: Pace | None = None) -> None:
        self._pace = pace
        self._is_closed = False
        self._running = 0
        self._nobody = asyncio.Event()
        self._nobody.set()

    @property
    def running(self) -> int:
        """How many interactions are being answered."""
        return self._running

    def enter(self, person: int, kind: str) -> Say | None:
        """Let an interaction in, to be followed by `leave`; or say why not."""
        if self._is_closed:
            INTERACTIONS.add(kind=kind, outcome="stopping")
            return say("door-stopping")
        if self._pace is not None and not self._pace.takes(person):
            INTERACTIONS.add(kind=kind, outcome="too_fast")
            return say("door-too-fast")
        self._running += 1
        self._nobody.clear()
        return None

    def leave(self, kind: str, outcome: str) -> None:
        """An interaction that was let in is over."""
        INTERACTIONS.add(kind=kind, outcome=outcome)
        self._running = max(0, self._running - 1)
        if not self._running:
            self._nobody.set()

    async def close(self) -> None:
        """Let nobody in any more, and wait until everybody is out."""
        self._is_closed = True
        await self._nobody.wait()
