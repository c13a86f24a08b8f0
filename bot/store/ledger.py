"""Queries on the ledger: what was done to a campaign's books."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import LedgerEntry
from bot.store.book_models import LedgerLine, LedgerRow
from bot.store.models import PersonRow
from engine.core.campaign import Landmark
from engine.core.event import Event
from engine.core.ledger import Change
from engine.core.seat import Seat
from engine.core.text import Say

NUMBERS = range(1, 1 << 31)  # that an entry can have
MOST_LANDMARKS = 400


async def history(
    tx: AsyncConnection, campaign: int, seat: Seat | None, limit: int, before: int | None = None
) -> tuple[LedgerEntry, ...]:
    """The last entries with lines that a seat (None: everyone) may read, newest first."""
    is_public = LedgerLine.audience.is_(None)
    may_read = is_public if seat is None else or_(is_public, LedgerLine.audience.contains([seat]))
    readable = select(LedgerLine.n).where(LedgerLine.campaign == campaign, may_read).distinct()
    if before is not None:
        readable = readable.where(LedgerLine.n < before)
    newest = readable.order_by(LedgerLine.n.desc()).limit(limit).subquery()
    query = (
        select(LedgerRow.n, LedgerRow.at, LedgerRow.undone_by, PersonRow.name, LedgerLine.event)
        .join(
            LedgerLine, (LedgerLine.campaign == LedgerRow.campaign) & (LedgerLine.n == LedgerRow.n)
        )
        .outerjoin(PersonRow, PersonRow.id == LedgerRow.actor)
        .where(LedgerRow.campaign == campaign, LedgerRow.n.in_(select(newest.c.n)), may_read)
        .order_by(LedgerRow.n.desc(), LedgerLine.line)
    )
    rows = (await tx.execute(query)).mappings().all()
    found = []
    for n, group in groupby(rows, key=lambda row: row["n"]):
        lines = list(group)
        first = lines[0]
        says = tuple(msgspec.convert(line["event"], Event).say for line in lines)
        found.append(LedgerEntry(n, first["at"], first["name"] or "", says, first["undone_by"]))
    return tuple(found)


async def landmarks(
    tx: AsyncConnection, campaign: int, keys: Sequence[str]
) -> tuple[Landmark, ...]:
    """The last lines of these messages that everyone may read and nobody undid, oldest first."""
    query = (
        select(LedgerRow.at, LedgerLine.event)
        .join(
            LedgerLine, (LedgerLine.campaign == LedgerRow.campaign) & (LedgerLine.n == LedgerRow.n)
        )
        .where(
            LedgerRow.campaign == campaign,
            LedgerRow.undone_by.is_(None),
            LedgerLine.audience.is_(None),
            LedgerLine.event["say"]["key"].astext.in_(keys),
        )
        .order_by(LedgerRow.n.desc(), LedgerLine.line.desc())
        .limit(MOST_LANDMARKS)
    )
    rows = (await tx.execute(query)).all()
    return tuple(
        Landmark(msgspec.convert(event, Event).say, (at.year, at.month, at.day))
        for at, event in reversed(rows)
    )


class Kept(msgspec.Struct, frozen=True):
    """An entry with what it changed: for undoing it, never to be shown."""

    n: int
    deed: str
    game: int | None
    undone_by: int | None
    changes: tuple[Change, ...]
    line: Say | None = None  # its first line that everyone may read


async def last(tx: AsyncConnection, campaign: int) -> int:
    """The number of the last entry."""
    query = select(func.max(LedgerRow.n)).where(LedgerRow.campaign == campaign)
    return (await tx.execute(query)).scalar() or 0


async def entry(tx: AsyncConnection, campaign: int, n: int) -> Kept | None:
    """One entry."""
    if n not in NUMBERS:
        return None
    first = (
        select(LedgerLine.event)
        .where(LedgerLine.campaign == campaign, LedgerLine.n == n, LedgerLine.audience.is_(None))
        .order_by(LedgerLine.line)
        .limit(1)
        .scalar_subquery()
    )
    columns = (LedgerRow.deed, LedgerRow.game, LedgerRow.undone_by, LedgerRow.changes)
    query = select(*columns, first.label("event")).where(
        LedgerRow.campaign == campaign, LedgerRow.n == n
    )
    row = (await tx.execute(query)).mappings().first()
    if row is None:
        return None
    event = None if row["event"] is None else msgspec.convert(row["event"], Event)
    return Kept(
        n,
        row["deed"],
        row["game"],
        row["undone_by"],
        msgspec.convert(row["changes"], tuple[Change, ...]),
        None if event is None else event.say,
    )


async def last_change(
    tx: AsyncConnection, campaign: int, after: int, rows: Sequence[tuple[str, str]]
) -> int | None:
    """The last entry behind another one that changed one of these rows and was not undone."""
    touches = (LedgerRow.changes.contains([{"table": t, "key": key}]) for t, key in rows)
    query = select(func.max(LedgerRow.n)).where(
        LedgerRow.campaign == campaign,
        LedgerRow.n > after,
        LedgerRow.undone_by.is_(None),
        or_(*touches),
    )
    return (await tx.execute(query)).scalar()
