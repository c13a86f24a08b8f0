"""Queries on what is wanted undone, and who agrees."""

from __future__ import annotations

from datetime import datetime

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.messages import Draft
from bot.store.models import OutboxRow, PersonRow
from bot.store.undo_models import UndoRow, UndoVoteRow


class Wanted(msgspec.Struct, frozen=True):
    """A row: somebody wants a game to go back."""

    id: int
    game: int
    asker: int
    why: str
    revision: int
    seen_at: int
    is_vote: bool
    message: int | None
    expires_at: datetime | None
    outcome: str | None
    closed_by: int | None


_OWN = tuple(getattr(UndoRow, name) for name in Wanted.__struct_fields__)


async def want(
    tx: AsyncConnection,
    game: int,
    *,
    key: str,
    asker: int,
    why: str,
    revision: int,
    seen_at: int,
    now: datetime,
    expires_at: datetime | None = None,
) -> int:
    """Write down what is wanted; with an end, for the table to vote on. A key counts once."""
    row = upsert(UndoRow).values(
        game=game,
        key=key,
        asker=asker,
        why=why,
        revision=revision,
        seen_at=seen_at,
        is_vote=expires_at is not None,
        written_at=now,
        expires_at=expires_at,
    )
    await tx.execute(row.on_conflict_do_nothing(index_elements=[UndoRow.key]))
    return await by_key(tx, key)


async def find(tx: AsyncConnection, number: int) -> Wanted | None:
    """What is wanted, by its number."""
    row = (await tx.execute(select(*_OWN).where(UndoRow.id == number))).mappings().first()
    return Wanted(**row) if row else None


async def by_key(tx: AsyncConnection, key: str) -> int:
    """The number of what was wanted by this key."""
    return (await tx.execute(select(UndoRow.id).where(UndoRow.key == key))).scalar_one()


async def open_vote(tx: AsyncConnection, game: int) -> Wanted | None:
    """What a table votes on."""
    query = select(*_OWN).where(
        UndoRow.game == game, UndoRow.is_vote.is_(True), UndoRow.outcome.is_(None)
    )
    row = (await tx.execute(query)).mappings().first()
    return Wanted(**row) if row else None


async def close(
    tx: AsyncConnection, number: int, outcome: str, person: int | None, now: datetime
) -> None:
    """It is decided."""
    values = {"outcome": outcome, "closed_by": person, "closed_at": now}
    is_open = UndoRow.outcome.is_(None)
    await tx.execute(update(UndoRow).where(UndoRow.id == number, is_open).values(values))


async def agree(tx: AsyncConnection, number: int, person: int) -> None:
    """Somebody agrees; once is enough."""
    row = upsert(UndoVoteRow).values(undo=number, person=person)
    await tx.execute(row.on_conflict_do_nothing())


async def agreed(tx: AsyncConnection, number: int) -> set[int]:
    """Who agrees."""
    query = select(UndoVoteRow.person).where(UndoVoteRow.undo == number)
    return set((await tx.execute(query)).scalars())


async def remember(tx: AsyncConnection, number: int, message: int) -> None:
    """Where the table votes."""
    await tx.execute(update(UndoRow).where(UndoRow.id == number).values(message=message))


async def names(tx: AsyncConnection, people: set[int]) -> dict[int, str]:
    """What people are called."""
    query = select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(sorted(people)))
    return {row.id: row.name for row in (await tx.execute(query)).all()}


async def look_again(
    tx: AsyncConnection, draft: Draft, campaign: int, now: datetime, at: datetime
) -> None:
    """A message that is to be sent at a later moment: then the vote is over."""
    row = insert(OutboxRow).values(
        campaign=campaign,
        game=draft.game,
        kind=draft.kind,
        lane=draft.lane,
        target=draft.target,
        body=draft.body,
        dedupe=f"{draft.lane}:end",
        written_at=now,
        not_before=at,
    )
    await tx.execute(row)
