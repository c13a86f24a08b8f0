"""Waiting on Discord: who is awaited until when, reminders that come and go, the clock, absences."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot import outbox
from bot.app import EmberhallBot
from bot.systems import Systems
from tests.bot.bench import Table, buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tavern

SYSTEM = DUEL["duel"]
HOUR = 3600.0
RARELY = 30 * 24 * HOUR
LOOK = 1800.0  # until what changed is looked at


@pytest.fixture(autouse=True)
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


async def test_the_board_says_who_is_awaited_since_when_and_until_when(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        board = text_of(party.board)
        assert "Waiting for Ana the Bold, Ben the Bold, and Chloe the Bold (asked <t:" in board
        asked = int(board.split("asked <t:")[1].split(":")[0])
        assert f"The clock decides <t:{asked + 24 * 3600}:R>" in board
        table["Ana"].speaks("fr")
        assert "L’horloge décide" in text_of(await table["Ana"].slash("status"))


async def test_a_reminder_comes_and_goes_with_the_answer(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        for name in ("Ana", "Ben"):
            await table[name].slash("pick", lead="1")
        assert len(mentions(table, "Chloe")) == 1  # the first call
        await table.sim.advance(9 * HOUR)
        reminders = [m for m in mentions(table, "Chloe") if "waiting for you" in m or "alone" in m]
        assert len(reminders) == 1, reminders
        assert not any("waiting for you" in m for m in mentions(table, "Ana"))
        await table["Chloe"].slash("pick", lead="1")
        await table.sim.advance(LOOK)
        assert not any("waiting for you" in m for m in mentions(table, "Chloe"))


async def test_a_restarted_bot_reminds_all_the_same(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        await table.sim.advance(60)
        bot = await table.sim.restart()
        bot.clockwork.poll = LOOK
        await table.sim.advance(9 * HOUR)
        assert any("waiting for you" in m for m in mentions(table, "Chloe"))


async def test_time_is_up_and_no_pick_is_told(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        await table.sim.advance(25 * HOUR)
        said = "\n".join(m.content for m in table.messages)
        assert "The clock decides for **Ana the Bold** this round" in said
        assert "24 hours" in said
        assert (await party.state()).status == "running"
