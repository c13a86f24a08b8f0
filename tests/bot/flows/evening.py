"""A table at some pace on the simulated Discord, and days that pass quickly."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot import outbox
from bot.app import EmberhallBot
from bot.systems import Systems
from tests.bot.bench import Table
from tests.bot.flows.party import DUEL, Party, gather_party, tavern

SYSTEM = DUEL["duel"]
HOUR = 3600.0
RARELY = 30 * 24 * HOUR
LOOK = 1800.0  # until what changed is looked at


@pytest.fixture
def long_nights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole days pass in these tests: nothing looks around every few seconds."""
    monkeypatch.setattr(outbox, "POLL", RARELY)
    monkeypatch.setattr("bot.waiting.clockwork.POLL", LOOK)


@asynccontextmanager
async def evening(
    url: str, systems: Systems = DUEL, *, locale: str = "en-US", **pace: str
) -> AsyncIterator[tuple[Table[EmberhallBot], Party]]:
    """A table with a game that has begun, at some pace."""
    async with tavern(url, systems, locale=locale) as table:
        table.sim.bot.clockwork.poll = LOOK
        party = await gather_party(table, systems["duel"])
        await table.gm.slash("table pace", **({"pace": "24h"} | pace))
        yield table, party


def mentions(table: Table[EmberhallBot], name: str) -> list[str]:
    """What was said to somebody in the channel, and is still there."""
    return [m.content for m in table.messages if f"<@{table[name].id}>" in m.content]
