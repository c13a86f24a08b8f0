"""Queries on what everyone may read: public lines of games and of the ledger, and no others."""

from __future__ import annotations

from itertools import groupby

import msgspec
from sqlalchemy import RowMapping, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import GmAct, LedgerEntry, PublicGame, PublicLine
from bot.store import ledger as store
from bot.store.book_models import LedgerLine, LedgerRow
from bot.store.models import GameRow, GameSecret, JournalRow, LogRow
from engine.core.event import Event
from engine.core.text import Say

GM = "table-gm-"  # how the messages begin that tell of the GM
DEEDS = "gm."  # how the GM's deeds begin
EVERYTHING = 1_000_000


async def gm_acts(tx: AsyncConnection, campaign: int, limit: int) -> tuple[GmAct, ...]:
    """What the GM has done in games and in the books, newest first."""
    in_games = (
        select(JournalRow.at, LogRow.game, LogRow.event)
        .join(GameRow, GameRow.id == JournalRow.game)
        .join(LogRow, (LogRow.game == JournalRow.game) & (LogRow.revision == JournalRow.revision))
        .where(
            GameRow.campaign == campaign,
            LogRow.audience.is_(None),
            LogRow.event["say"]["key"].astext.startswith(GM),
        )
        .order_by(JournalRow.at.desc(), LogRow.revision.desc(), LogRow.n.desc())
        .limit(limit)
    )
    in_books = (
        select(LedgerRow.at, LedgerRow.game, LedgerLine.event)
        .join(
            LedgerLine, (LedgerLine.campaign == LedgerRow.campaign) & (LedgerLine.n == LedgerRow.n)
        )
        .where(
            LedgerRow.campaign == campaign,
            LedgerLine.audience.is_(None),
            or_(
                LedgerLine.event["say"]["key"].astext.startswith(GM),
                LedgerRow.deed.startswith(DEEDS),
            ),
        )
        .order_by(LedgerRow.n.desc(), LedgerLine.line.desc())
        .limit(limit)
    )
    rows = [*await _rows(tx, in_games), *await _rows(tx, in_books)]
    rows.sort(key=lambda row: row["at"], reverse=True)
    return tuple(GmAct(row["at"], row["game"], _say(row)) for row in rows[:limit])


async def ledger(tx: AsyncConnection, campaign: int) -> tuple[LedgerEntry, ...]:
    """All that was done to the books, oldest first."""
    return (await store.history(tx, campaign, None, EVERYTHING))[::-1]


async def games(tx: AsyncConnection, campaign: int) -> tuple[PublicGame, ...]:
    """All games with their public log; the seed of those that are over."""
    seed = select(GameSecret.seed).where(GameSecret.game == GameRow.id).scalar_subquery()
    own = ("id", "scenario", "status", "commitment", "started_at", "ended_at")
    query = (
        select(*(getattr(GameRow, name) for name in own), seed.label("seed"))
        .where(GameRow.campaign == campaign)
        .order_by(GameRow.id)
    )
    lines = await _lines(tx, campaign)
    return tuple(
        PublicGame(
            **{name: row[name] for name in own},
            seed=None if row["ended_at"] is None else row["seed"],
            lines=lines.get(row["id"], ()),
        )
        for row in await _rows(tx, query)
    )


async def _lines(tx: AsyncConnection, campaign: int) -> dict[int, tuple[PublicLine, ...]]:
    query = (
        select(LogRow.game, JournalRow.at, LogRow.event)
        .join(
            JournalRow, (LogRow.game == JournalRow.game) & (LogRow.revision == JournalRow.revision)
        )
        .join(GameRow, GameRow.id == LogRow.game)
        .where(GameRow.campaign == campaign, LogRow.audience.is_(None))
        .order_by(LogRow.game, LogRow.revision, LogRow.n)
    )
    found = groupby(await _rows(tx, query), key=lambda row: row["game"])
    return {game: tuple(PublicLine(row["at"], _say(row)) for row in rows) for game, rows in found}


async def _rows(tx: AsyncConnection, query: Select[*tuple[object, ...]]) -> list[RowMapping]:
    return list((await tx.execute(query)).mappings())


def _say(row: RowMapping) -> Say:
    return msgspec.convert(row["event"], Event).say
