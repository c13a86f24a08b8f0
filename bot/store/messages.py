"""Queries on the outbox."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import bindparam, exists, insert, select, update
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


_WRITE = insert(OutboxRow)


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
        await tx.execute(_WRITE, rows)


_EARLIER, _LATER = aliased(OutboxRow), aliased(OutboxRow)
_IS_BLOCKED = exists().where(
    _EARLIER.lane == OutboxRow.lane, _EARLIER.sent_at.is_(None), _EARLIER.id < OutboxRow.id
)
_CLAIM = (
    select(
        *(getattr(OutboxRow, name) for name in Message.__struct_fields__ if name != "locale"),
        Campaign.locale,
    )
    .join(Campaign, Campaign.id == OutboxRow.campaign)
    .where(OutboxRow.sent_at.is_(None), OutboxRow.not_before <= bindparam("now"), ~_IS_BLOCKED)
    .order_by(OutboxRow.id)
    .limit(1)
    .with_for_update(of=OutboxRow, skip_locked=True)
)
_HAS_NEWER = select(
    exists()
    .where(OutboxRow.id == bindparam("message"))
    .where(_LATER.lane == OutboxRow.lane, _LATER.kind == OutboxRow.kind)
    .where(_LATER.id > OutboxRow.id, _LATER.sent_at.is_(None))
)
_HEADS = (
    select(OutboxRow.not_before)
    .ext(distinct_on(OutboxRow.lane))
    .where(OutboxRow.sent_at.is_(None))
    .order_by(OutboxRow.lane, OutboxRow.id)
)


async def claim(tx: AsyncConnection, now: datetime) -> Message | None:
    """Lock the oldest row that is due and first in its lane, unless somebody else has it."""
    row = (await tx.execute(_CLAIM, {"now": now})).mappings().first()
    return Message(**row) if row else None


async def has_newer(tx: AsyncConnection, message: int) -> bool:
    """Whether a later row of the same kind waits in the same lane."""
    return bool((await tx.execute(_HAS_NEWER, {"message": message})).scalar())


async def heads(tx: AsyncConnection) -> list[datetime]:
    """For each lane with something to send: when its first row may be sent."""
    return list((await tx.execute(_HEADS)).scalars())


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
