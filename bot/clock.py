"""Time, and the seam through which every idle wait of the bot goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

Park = Callable[..., Awaitable[Any]]


def no_parking(awaitable: Awaitable[Any], reason: str = "") -> Awaitable[Any]:
    """What `park` is in production: nothing."""
    return awaitable


class Clock:
    """The time of day and waiting; a simulated world puts its own `now` and `park` in."""

    def __init__(self, park: Park = no_parking) -> None:
        self.park = park

    def now(self) -> datetime:
        """The present moment, in UTC."""
        return datetime.now(UTC)

    async def pause(self, seconds: float, reason: str = "pause") -> None:
        """Wait a while. Never under a lock."""
        await self.park(asyncio.sleep(seconds), reason=reason)
