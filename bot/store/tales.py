"""Queries on the log as people read it, and on how far they have read."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, or_, select, tuple_
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.store.guide_models import VisitRow
from bot.store.models import JournalRow, LogRow
from bot.tales import Line, Place
from engine.core.event import Event
from engine.core.seat import Seat

BACK = ("take-back", "rewind")
END: Place = (2**31 - 1, 2**31 - 1)

_Later = aliased(JournalRow)
# A later act that went back to before this line.
_IS_UNDONE = exists().where(
    _Later.game == LogRow.game,
    _Later.kind.in_(BACK),
    _Later.revision > LogRow.revision,
    _Later.parent < LogRow.revision,
)


async def lines(
    tx: AsyncConnection,
    game: int,
    seats: Sequence[Seat],
    *,
    after: Place = (0, 0),
    until: Place = END,
    limit: int | None = None,
) -> tuple[Line, ...]:
    """The last lines that these seats may read between two places, both included, oldest first."""
    place = tuple_(LogRow.revision, LogRow.n)
    query = (
        select(LogRow.revision, LogRow.n, LogRow.event)
        .where(LogRow.game == game, place >= tuple_(*after), place <= tuple_(*until))
        .where(_readable(seats), ~_IS_UNDONE)
        .order_by(LogRow.revision.desc(), LogRow.n.desc())
        .limit(limit)
    )
    rows = (await tx.execute(query)).all()
    return tuple(
        Line((revision, n), msgspec.convert(event, Event)) for revision, n, event in reversed(rows)
    )


def _readable(seats: Sequence[Seat]) -> ColumnElement[bool]:
    is_public = LogRow.audience.is_(None)
    return or_(is_public, *(LogRow.audience.contains([seat]) for seat in seats))


# --- visits ---------------------------------------------------------------------------------------


class Visit(msgspec.Struct, frozen=True):
    """How far somebody has read, and when."""

    revision: int
    at: datetime


async def last_visit(tx: AsyncConnection, person: int, campaign: int, game: int) -> Visit | None:
    """When a person last asked what had happened in a game."""
    query = select(VisitRow.revision, VisitRow.at).where(
        VisitRow.person == person, VisitRow.campaign == campaign, VisitRow.game == game
    )
    row = (await tx.execute(query)).mappings().first()
    return Visit(**row) if row else None


async def last_act(tx: AsyncConnection, person: int, game: int) -> Visit | None:
    """When a person last did something in a game."""
    mine = and_(JournalRow.game == game, JournalRow.actor == person)
    newest = select(func.max(JournalRow.revision)).where(mine).scalar_subquery()
    query = select(JournalRow.revision, JournalRow.at)
    query = query.where(JournalRow.game == game, JournalRow.revision == newest)
    row = (await tx.execute(query)).mappings().first()
    return Visit(**row) if row else None


async def keep_visit(
    tx: AsyncConnection, person: int, campaign: int, game: int, revision: int, now: datetime
) -> None:
    """Note that a person has read everything up to here."""
    values = {"game": game, "revision": revision, "at": now}
    row = upsert(VisitRow).values(person=person, campaign=campaign, **values)
    keys = [VisitRow.person, VisitRow.campaign]
    await tx.execute(row.on_conflict_do_update(index_elements=keys, set_=values))
