"""What is kept about somebody beyond the rows that name them: their campaigns, heroes and lines."""

from __future__ import annotations

from typing import Any

from sqlalchemy import any_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people
from bot.store.book_models import HeroRow, HoldingRow, LedgerLine, LedgerRow
from bot.store.models import Campaign, JournalRow, LogRow

Row = dict[str, Any]


async def campaigns(tx: AsyncConnection, person: int) -> list[Row]:
    """The campaigns in which somebody ever was, each with what is theirs."""
    about = ("id", "guild", "channel", "name", "system", "created_at", "ended_at")
    found = []
    for campaign in await people.campaigns_of(tx, person):
        columns = (getattr(Campaign, name) for name in about)
        query = select(*columns).where(Campaign.id == campaign)
        row = dict((await tx.execute(query)).mappings().one())
        found.append(
            row
            | {
                "heroes": await _heroes(tx, campaign, person),
                "deeds": await _deeds(tx, campaign, person),
            }
        )
    return found


async def _heroes(tx: AsyncConnection, campaign: int, person: int) -> list[Row]:
    """The sheets, with notes and secret quests: they are this person's own."""
    found = []
    for own in await people.heroes_of(tx, campaign, person):
        columns = HeroRow.__table__.c
        where = (columns.campaign == campaign) & (columns.id == own.id)
        sheet = dict((await tx.execute(select(*columns).where(where))).mappings().one())
        owner = (HoldingRow.campaign == campaign) & (HoldingRow.owner == f"hero.{own.id}")
        held = select(HoldingRow.kind, HoldingRow.thing, HoldingRow.count).where(owner)
        rows = (await tx.execute(held.order_by(HoldingRow.kind, HoldingRow.thing))).mappings()
        found.append(sheet | {"holdings": [dict(row) for row in rows]})
    return found


async def _deeds(tx: AsyncConnection, campaign: int, person: int) -> list[Row]:
    """What somebody did to the books, with the lines that they could read."""
    may_read = or_(
        LedgerLine.audience.is_(None),
        any_(LedgerLine.audience) == LedgerRow.seat,
    )
    same = (LedgerLine.campaign == LedgerRow.campaign) & (LedgerLine.n == LedgerRow.n)
    query = (
        select(LedgerRow.n, LedgerRow.at, LedgerRow.deed, LedgerLine.event)
        .join(LedgerLine, same)
        .where(LedgerRow.campaign == campaign, LedgerRow.actor == person, may_read)
        .order_by(LedgerRow.n, LedgerLine.line)
    )
    return [dict(row) for row in (await tx.execute(query)).mappings()]


async def log(tx: AsyncConnection, person: int) -> list[Row]:
    """What the tables read about somebody's acts in games."""
    same = (LogRow.game == JournalRow.game) & (LogRow.revision == JournalRow.revision)
    query = (
        select(LogRow.game, LogRow.revision, LogRow.event)
        .join(JournalRow, same)
        .where(JournalRow.actor == person, LogRow.audience.is_(None))
        .order_by(LogRow.game, LogRow.revision, LogRow.n)
    )
    return [dict(row) for row in (await tx.execute(query)).mappings()]
