"""Queries on the outbox."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import (
    Integer,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.shards import EVERYTHING, TIMESTAMP, Shards
from bot.store.models import Campaign, OutboxRow


class Message(msgspec.Struct, frozen=True):
    """One row of the outbox, as the announcer gets it."""

    id: int
    kind: str  # board, pick, ping, post, matter
    campaign: int
    game: int | None
    target: int  # a channel, or for `pick` a person
    body: dict[str, Any]
    locale: str  # the campaign's
    attempts: int
    written_at: datetime
    has_newer: bool  # a later row about the same thing waits in the same lane

    @property
    def nonce(self) -> str:
        """For Discord's `enforce_nonce`: the same row sent twice gives one message."""
        return f"emberhall-{self.id}"


class Draft(msgspec.Struct, frozen=True):
    """A message that is about to be written down."""

    kind: str
    lane: str
    target: int
    body: dict[str, Any]
    game: int | None = None  # None only for a line between games


CHANNELS = "channel:"  # how the lanes of what a whole channel sees begin

_WRITE = insert(OutboxRow)


async def write(
    tx: AsyncConnection,
    drafts: list[Draft],
    *,
    campaign: int,
    mark: str,
    now: datetime,
) -> None:
    """Write messages down; `mark` names the command that they belong to."""
    if drafts:
        rows = [
            {
                "campaign": campaign,
                "game": draft.game,
                "kind": draft.kind,
                "lane": draft.lane,
                "target": draft.target,
                "body": draft.body,
                "dedupe": f"{mark}:{n}",
                "written_at": now,
                "not_before": now,
            }
            for n, draft in enumerate(drafts)
        ]
        await tx.execute(_WRITE, rows)


_EARLIER, _LATER = aliased(OutboxRow), aliased(OutboxRow)
_IS_BLOCKED = exists().where(
    _EARLIER.lane == OutboxRow.lane, _EARLIER.sent_at.is_(None), _EARLIER.id < OutboxRow.id
)
_HAS_NEWER = exists().where(
    _LATER.lane == OutboxRow.lane,
    _LATER.kind == OutboxRow.kind,
    _LATER.game == OutboxRow.game,
    _LATER.body == OutboxRow.body,
    _LATER.sent_at.is_(None),
    _LATER.id > OutboxRow.id,
)
_OWN = (name for name in Message.__struct_fields__ if name not in ("locale", "has_newer"))
_CLAIM = (
    select(
        *(getattr(OutboxRow, name) for name in _OWN),
        Campaign.locale,
        _HAS_NEWER.label("has_newer"),
    )
    .join(Campaign, Campaign.id == OutboxRow.campaign)
    .where(OutboxRow.sent_at.is_(None), OutboxRow.not_before <= bindparam("now"), ~_IS_BLOCKED)
    .order_by(OutboxRow.id)
    .limit(1)
    .with_for_update(of=OutboxRow, skip_locked=True)
)
# A line to a channel is the business of its server's shard, one to a person that of shard 0.
_SHARD = case(
    (
        OutboxRow.lane.startswith(CHANNELS),
        Campaign.guild.bitwise_rshift(literal(TIMESTAMP, Integer)) % bindparam("shards"),
    ),
    else_=0,
)
_CLAIM_OWN = _CLAIM.where(_SHARD.in_(bindparam("own", expanding=True)))
# Only the first row of a lane is ever put off, so that whatever lies behind it is not counted.
_NEXT_DUE = select(func.min(OutboxRow.not_before)).where(
    OutboxRow.sent_at.is_(None), OutboxRow.not_before > bindparam("now")
)


async def claim(tx: AsyncConnection, now: datetime, shards: Shards = EVERYTHING) -> Message | None:
    """Lock the oldest row of these shards that is due and first in its lane, if nobody has it."""
    if shards.is_everything:
        found = await tx.execute(_CLAIM, {"now": now})
    else:
        values = {"now": now, "shards": shards.count, "own": list(shards.ids)}
        found = await tx.execute(_CLAIM_OWN, values)
    row = found.mappings().first()
    return Message(**row) if row else None


async def next_due(tx: AsyncConnection, now: datetime) -> datetime | None:
    """When the first of the rows that were put off may be tried again."""
    return (await tx.execute(_NEXT_DUE, {"now": now})).scalar()


async def mark_sent(tx: AsyncConnection, message: int, now: datetime) -> None:
    """Note that a row was sent, or need not be."""
    await tx.execute(update(OutboxRow).where(OutboxRow.id == message).values(sent_at=now))


async def give_up(tx: AsyncConnection, message: int, now: datetime, why: str) -> None:
    """Note that a row will never be sent."""
    values = {"sent_at": now, "failure": why}
    await tx.execute(update(OutboxRow).where(OutboxRow.id == message).values(values))


async def retry(tx: AsyncConnection, message: int, not_before: datetime) -> None:
    """Note a failed attempt and when to try again."""
    values = {"attempts": OutboxRow.attempts + 1, "not_before": not_before}
    await tx.execute(update(OutboxRow).where(OutboxRow.id == message).values(values))


async def forget_sent(tx: AsyncConnection, before: datetime) -> None:
    """Delete what was dealt with before a moment."""
    await tx.execute(delete(OutboxRow).where(OutboxRow.sent_at < before))


async def depth(tx: AsyncConnection) -> tuple[int, datetime | None]:
    """How many rows wait, and since when the oldest of them does."""
    query = select(func.count(), func.min(OutboxRow.written_at)).where(OutboxRow.sent_at.is_(None))
    count, oldest = (await tx.execute(query)).one()
    return count, oldest
