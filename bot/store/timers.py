"""Queries on timers: which games must be looked at, and what is remembered of them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import (
    Integer,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.shards import EVERYTHING, TIMESTAMP, Shards
from bot.store.models import Campaign, GameRow, JournalRow
from bot.store.waiting_models import AbsenceRow, PaceRow, ReminderRow, TimerRow, WaitRow
from bot.waiting.state import Timer, Wait
from engine.core.seat import Seat

CALM = timedelta(seconds=15)  # a game in lively play is left alone: nobody needs to be reminded
AT_ONCE = 100  # games at most for one round of looks

_IS_NEW = or_(TimerRow.game.is_(None), TimerRow.revision != GameRow.revision)
_HAS_ABSENCE = exists().where(AbsenceRow.campaign == GameRow.campaign)
_IS_PRESSING = or_(
    TimerRow.version != func.coalesce(PaceRow.version, 0),
    and_(_IS_NEW, or_(TimerRow.is_urgent, _HAS_ABSENCE)),
)
_CHANGED = case((_IS_PRESSING, GameRow.started_at), (_IS_NEW, GameRow.awaited_since + CALM))
_AT = func.least(TimerRow.due, _CHANGED).label("at")
_DUE = (
    select(GameRow.id, _AT)
    .outerjoin(TimerRow, TimerRow.game == GameRow.id)
    .outerjoin(PaceRow, PaceRow.campaign == GameRow.campaign)
    .where(GameRow.ended_at.is_(None), _AT.is_not(None))
    .order_by(_AT)
    .limit(AT_ONCE)
)
_LEFT_OVER = (
    select(GameRow.id, TimerRow.moved_at)
    .join(TimerRow, TimerRow.game == GameRow.id)
    .where(TimerRow.is_urgent, GameRow.ended_at.is_not(None))
    .limit(AT_ONCE)
)


# Where several processes share the servers, each looks at its own: what it says is its to send.
_SHARD = Campaign.guild.bitwise_rshift(literal(TIMESTAMP, Integer)) % bindparam("shards")
_IS_OWN = and_(Campaign.id == GameRow.campaign, _SHARD.in_(bindparam("own", expanding=True)))
_DUE_OWN, _LEFT_OVER_OWN = _DUE.join(Campaign, _IS_OWN), _LEFT_OVER.join(Campaign, _IS_OWN)


async def next_games(
    tx: AsyncConnection, shards: Shards = EVERYTHING
) -> list[tuple[int, datetime]]:
    """The games that must be looked at first, each with the moment; some are due already.

    A game without a timer, or one that has changed since it was looked at, is found by that alone:
    whoever changed it need not know about timers.
    """
    queries, values = (_LEFT_OVER, _DUE), {}
    if not shards.is_everything:
        queries = (_LEFT_OVER_OWN, _DUE_OWN)
        values = {"shards": shards.count, "own": list(shards.ids)}
    return [(game, at) for q in queries for game, at in (await tx.execute(q, values)).all()]


_TIMER = tuple(getattr(TimerRow, name) for name in Timer.__struct_fields__)
_WAIT = tuple(getattr(WaitRow, name) for name in Wait.__struct_fields__)
_GET_TIMER = select(*_TIMER).where(TimerRow.game == bindparam("of_game"))
_GET_WAITS = select(*_WAIT).where(WaitRow.game == bindparam("of_game"))


async def timer(tx: AsyncConnection, game: int) -> Timer | None:
    """What was seen at the last look."""
    row = (await tx.execute(_GET_TIMER, {"of_game": game})).mappings().first()
    return Timer(**row) if row else None


async def waits(tx: AsyncConnection, game: int) -> dict[Seat, Wait]:
    """How long each seat has kept the table waiting."""
    rows = (await tx.execute(_GET_WAITS, {"of_game": game})).mappings()
    return {Seat(row["seat"]): Wait(**row) for row in rows}


async def keep(tx: AsyncConnection, timer: Timer, waits: Iterable[Wait]) -> None:
    """Remember what was seen."""
    values = msgspec.structs.asdict(timer)
    row = upsert(TimerRow).values(values)
    await tx.execute(row.on_conflict_do_update(index_elements=[TimerRow.game], set_=values))
    rows = [{"game": timer.game, **msgspec.structs.asdict(wait)} for wait in waits]
    if rows:
        new = upsert(WaitRow)
        changed = {name: new.excluded[name] for name in Wait.__struct_fields__ if name != "seat"}
        keys = [WaitRow.game, WaitRow.seat]
        await tx.execute(new.on_conflict_do_update(index_elements=keys, set_=changed), rows)


async def moves_since(tx: AsyncConnection, game: int, revision: int) -> dict[int, datetime]:
    """Who has done something after a revision, and when last. The clock is nobody."""
    query = (
        select(JournalRow.actor, func.max(JournalRow.at))
        .where(JournalRow.game == game, JournalRow.revision > revision)
        .where(JournalRow.actor.is_not(None))
        .group_by(JournalRow.actor)
    )
    rows = (await tx.execute(query)).all()
    return {actor: at for actor, at in rows if actor is not None}


# --- reminders on Discord -------------------------------------------------------------------------


class Reminder(msgspec.Struct, frozen=True):
    """Where a reminder lies."""

    message: int
    channel: int


async def add_reminder(
    tx: AsyncConnection, game: int, seat: Seat, place: str, where: Reminder
) -> None:
    """Remember a reminder, so that it can be taken away."""
    values = {"message": where.message, "channel": where.channel}
    row = upsert(ReminderRow).values(game=game, seat=seat, place=place, **values)
    await tx.execute(row.on_conflict_do_nothing())


async def reminders(tx: AsyncConnection, game: int, seat: Seat, place: str) -> tuple[Reminder, ...]:
    """The reminders about a seat, oldest first."""
    query = (
        select(ReminderRow.message, ReminderRow.channel)
        .where(ReminderRow.game == game, ReminderRow.seat == seat, ReminderRow.place == place)
        .order_by(ReminderRow.message)
    )
    return tuple(Reminder(*row) for row in (await tx.execute(query)).all())


async def forget_reminder(tx: AsyncConnection, message: int) -> None:
    """A reminder was taken away."""
    await tx.execute(delete(ReminderRow).where(ReminderRow.message == message))
