"""Games from their first row to their last, for the rare case that all of it is changed."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.models import GameRow, GameSecret, JournalRow, SnapshotRow
from engine.core.game import Snapshot
from engine.core.system import Setup


class Begun(msgspec.Struct, frozen=True):
    """How a game began. The seed is for the kernel alone."""

    id: int
    system: str
    setup: Setup
    seed: str


async def games_of(tx: AsyncConnection, campaign: int) -> list[Begun]:
    """All games of a campaign, the oldest first."""
    query = (
        select(GameRow.id, GameRow.system, GameRow.setup, GameSecret.seed)
        .join(GameSecret, GameSecret.game == GameRow.id)
        .where(GameRow.campaign == campaign)
        .order_by(GameRow.id)
    )
    rows = (await tx.execute(query)).all()
    return [
        Begun(n, system, msgspec.convert(setup, Setup), seed) for n, system, setup, seed in rows
    ]


async def set_setup(tx: AsyncConnection, game: int, setup: Setup) -> None:
    """Change what was decided before a game."""
    values = {"setup": msgspec.to_builtins(setup)}
    await tx.execute(update(GameRow).where(GameRow.id == game).values(values))


async def snapshots(tx: AsyncConnection, game: int) -> list[tuple[int, Snapshot]]:
    """All starts of steps, each with its revision."""
    query = select(SnapshotRow.revision, SnapshotRow.body).where(SnapshotRow.game == game)
    rows = (await tx.execute(query.order_by(SnapshotRow.revision))).all()
    return [(revision, msgspec.json.decode(body, type=Snapshot)) for revision, body in rows]


async def set_snapshot(tx: AsyncConnection, game: int, revision: int, snapshot: Snapshot) -> None:
    """Change the start of a step."""
    where = (SnapshotRow.game == game, SnapshotRow.revision == revision)
    body = msgspec.json.encode(snapshot)
    await tx.execute(update(SnapshotRow).where(*where).values(body=body))


_SET_DIGEST = (
    update(JournalRow)
    .where(JournalRow.game == bindparam("of_game"), JournalRow.revision == bindparam("at_row"))
    .values(digest=bindparam("made"))
)


async def set_digests(tx: AsyncConnection, game: int, digests: dict[int, str]) -> None:
    """Change the digests of a journal, by revision."""
    rows = [{"of_game": game, "at_row": n, "made": digest} for n, digest in digests.items()]
    if rows:
        await tx.execute(_SET_DIGEST, rows)
