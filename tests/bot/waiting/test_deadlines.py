"""Time is up: the clock decides, lets rest, or calls the GM; secret picks stay secret."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.database import Database
from bot.store.models import JournalRow
from tests.bot.table import ANA, BEN
from tests.bot.waiting.hourglass import Hourglass


async def test_without_a_deadline_nobody_decides_for_anybody(glass: Hourglass) -> None:
    await glass.table.play()
    await glass.run(24 * 6)
    assert (await glass.table.view()).revision == 1


async def test_after_the_deadline_the_clock_decides_and_says_so(
    glass: Hourglass, database: Database
) -> None:
    await glass.table.play()
    await glass.settle("24h")
    await glass.table.answer(ANA, "1")
    await glass.said(23.9)
    assert (await glass.table.prompt(BEN)).answer is None
    said = await glass.said(0.2)
    assert ("post", "waiting-decides-for") in said
    assert (await glass.table.view()).round == 1
    async with database.begin() as tx:
        query = select(JournalRow).where(JournalRow.actor.is_(None))
        (row,) = (await tx.execute(query)).mappings().all()
    assert row["seat"] == "2" and row["body"]["by"] == "clock"
    assert row["body"]["why"] == "deadline"
