"""Queries for looking back at a whole game."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.models import SnapshotRow
from engine.core.game import Snapshot


async def steps(tx: AsyncConnection, game: int) -> dict[int, Snapshot]:
    """The starts of all steps, by the revisions at which they began."""
    query = select(SnapshotRow.revision, SnapshotRow.body).where(SnapshotRow.game == game)
    rows = (await tx.execute(query)).all()
    return {revision: msgspec.json.decode(body, type=Snapshot) for revision, body in rows}
