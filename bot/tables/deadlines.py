"""When a table's rule decides for somebody who does not answer."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import timers
from bot.store.games import GameFacts
from bot.waiting.paces import Pace
from bot.waiting.plan import deadline
from engine.core.game import Game


async def first_deadline(
    tx: AsyncConnection, facts: GameFacts, game: Game[Any], pace: Pace
) -> datetime | None:
    """Of the first who is awaited; what nobody has looked at yet counts from its question on."""
    if pace.deadline is None or facts.status != "running":
        return None
    timer = await timers.timer(tx, facts.id)
    if timer is not None and timer.is_asleep:
        return None
    waits = await timers.waits(tx, facts.id)
    found = []
    for prompt in (p for p in game.prompts if p.answer is None):
        for wait in (waits.get(seat) for seat in prompt.seats):
            is_known = wait is not None and wait.prompt == prompt.id
            since = wait.since if wait is not None and is_known else facts.awaited_since
            is_taken = wait is not None and wait.taken_step == game.step
            found.append(deadline(pace, since, is_taken))
    return min((at for at in found if at is not None), default=None)
