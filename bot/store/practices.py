"""Queries on practice fights."""

from __future__ import annotations

from datetime import datetime

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import Reply
from bot.store.guide_models import PracticeRow


class Kept(msgspec.Struct, frozen=True):
    """A practice fight as it is stored."""

    body: bytes
    key: str
    reply: Reply


async def find(tx: AsyncConnection, person: int, *, lock: bool = False) -> Kept | None:
    """A person's practice fight, locked until the end of the transaction if it will be changed."""
    query = select(PracticeRow.body, PracticeRow.key, PracticeRow.reply)
    query = query.where(PracticeRow.person == person)
    row = (await tx.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        return None
    return Kept(row["body"], row["key"], msgspec.convert(row["reply"], Reply))


async def keep(tx: AsyncConnection, person: int, kept: Kept, now: datetime) -> None:
    """Write a person's practice fight down, in place of an older one."""
    values = {
        "body": kept.body,
        "key": kept.key,
        "reply": msgspec.to_builtins(kept.reply),
        "changed_at": now,
    }
    row = upsert(PracticeRow).values(person=person, **values)
    await tx.execute(row.on_conflict_do_update(index_elements=[PracticeRow.person], set_=values))


async def forget(tx: AsyncConnection, before: datetime) -> None:
    """Delete practice fights that nobody has touched for long."""
    await tx.execute(delete(PracticeRow).where(PracticeRow.changed_at < before))
