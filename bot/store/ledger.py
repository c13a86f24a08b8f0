"""Queries on the ledger: what was done to a campaign's books."""

from __future__ import annotations

from itertools import groupby

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import LedgerEntry
from bot.store.book_models import LedgerLine, LedgerRow
from bot.store.models import PersonRow
from engine.core.event import Event
from engine.core.seat import Seat


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
