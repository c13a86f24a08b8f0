"""The worker that sees to timers: any process may run it, several may at once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.shards import EVERYTHING, Shards
from bot.tables import TableAway, Tables
from bot.traces import trace

log = logging.getLogger(__name__)

POLL = 5.0  # seconds: what changed since the last look is noticed at the latest after this
LEAST = 1.0  # seconds between two rounds
ROUNDS = 40  # looks at one table in a row: the clock may play a whole turn at once
SICK = timedelta(minutes=5)  # a table that failed is left alone for so long


class Clockwork:
    """Looks at whatever is due, round after round. All that it knows is in the database."""

    def __init__(
        self, tables: Tables, clock: Clock, *, shards: Shards = EVERYTHING, poll: float = POLL
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._shards = shards
        self.poll = poll
        self._sick: dict[object, datetime] = {}  # what failed, and until when it is left alone

    async def run(self) -> None:
        """See to timers, for ever. Ends only when it is cancelled."""
        while True:
            try:
                pause = await self.tick()
            except Exception as error:
                log.error("the timers could not be read: %s", trace(error))
                pause = self.poll
            await self._clock.pause(pause, "waiting idle")

    async def tick(self) -> float:
        """Do all that is due; returns the seconds until something may be due again."""
        now = self._clock.now()
        self._sick = {what: until for what, until in self._sick.items() if until > now}
        returned, next_return = await self._tables.returns_due()
        for place in returned:
            if place not in self._sick:
                await self._safely(place, self._tables.end_absence(*place))
        next_look = await self._look_at_games(now)
        moments = [at for at in (next_return, next_look) if at is not None]
        pause = min(((at - now).total_seconds() for at in moments), default=self.poll)
        return max(LEAST, min(self.poll, pause))

    async def _look_at_games(self, now: datetime) -> datetime | None:
        """Look at each game that is due until none is; returns when the next one will be."""
        for _ in range(ROUNDS):
            games = await self._tables.games_due(self._shards)
            due = [game for game, at in games if at <= now and game not in self._sick]
            if not due:
                return min((at for _, at in games if at > now), default=None)
            for game in due:
                await self._safely(game, self._tables.tend(game))
        return now

    async def _safely(self, what: object, work: Awaitable[None]) -> None:
        """One table's trouble is not another's."""
        try:
            await work
        except TableAway:  # nobody's trouble in particular
            raise
        except Exception as error:
            log.error("a table could not be seen to: %s", trace(error))
            self._sick[what] = self._clock.now() + SICK
