"""Queries on the outbox."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import exists, insert, select, update
from sqlalchemy.dialects.postgresql import distinct_on
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.store.models import Campaign, OutboxRow


class Message(msgspec.Struct, frozen=True):
    """One row of the outbox, as the announcer gets it."""

    id: int
    kind: str  # board, pick, ping, post
    campaign: int
    game: int | None
    target: int  # a channel, or for `pick` a person
    body: dict[str, Any]
    locale: str  # the campaign's
    attempts: int
    written_at: datetime

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


async def write(
    tx: AsyncConnection,
    drafts: list[Draft],
    *,
    campaign: int,
    game: int | None,
    mark: str,
    now: datetime,
) -> None:
    """Write messages down; `mark` names the command that they belong to."""
    if drafts:
        rows = [
            {
                "campaign": campaign,
                "game": game,
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
        await tx.execute(insert(OutboxRow).values(rows))


async def claim(tx: AsyncConnection, now: datetime) -> Message | None:
    """Lock the oldest row that is due and first in its lane, unless somebody else has it."""
    earlier = aliased(OutboxRow)
    is_blocked = exists().where(
        earlier.lane == OutboxRow.lane, earlier.sent_at.is_(None), earlier.id < OutboxRow.id
    )
    columns = [getattr(OutboxRow, name) for name in Message.__struct_fields__ if name != "locale"]
    query = (
        select(*columns, Campaign.locale)
        .join(Campaign, Campaign.id == OutboxRow.campaign)
        .where(OutboxRow.sent_at.is_(None), OutboxRow.not_before <= now, ~is_blocked)
        .order_by(OutboxRow.id)
        .limit(1)
        .with_for_update(of=OutboxRow, skip_locked=True)
    )
    row = (await tx.execute(query)).mappings().first()
    return Message(**row) if row else None


async def has_newer(tx: AsyncConnection, message: int) -> bool:
    """Whether a later row of the same kind waits in the same lane."""
    later = aliased(OutboxRow)
    query = select(
        exists()
        .where(OutboxRow.id == message)
        .where(later.lane == OutboxRow.lane, later.kind == OutboxRow.kind)
        .where(later.id > OutboxRow.id, later.sent_at.is_(None))
    )
    return bool((await tx.execute(query)).scalar())


async def heads(tx: AsyncConnection) -> list[datetime]:
    """For each lane with something to send: when its first row may be sent."""
    query = (
        select(OutboxRow.not_before)
        .ext(distinct_on(OutboxRow.lane))
        .where(OutboxRow.sent_at.is_(None))
        .order_by(OutboxRow.lane, OutboxRow.id)
    )
    return list((await tx.execute(query)).scalars())


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
