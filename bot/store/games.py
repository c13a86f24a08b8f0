"""Queries on games: their rows, journal, snapshots and log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import and_, bindparam, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import BoardPlace
from bot.store.journal import Record
from bot.store.models import (
    BoardRow,
    Campaign,
    GameRow,
    GameSecret,
    JournalRow,
    LogRow,
    SnapshotRow,
)
from engine.core.event import Event
from engine.core.game import Snapshot
from engine.core.seat import Seat
from engine.core.system import Setup
from engine.core.text import Say


class GameFacts(msgspec.Struct, frozen=True):
    """A game's row."""

    id: int
    campaign: int
    party: int
    system: str
    scenario: str
    commitment: str
    status: str
    revision: int
    epoch: int
    awaited_since: datetime

    @property
    def is_live(self) -> bool:
        """Whether it still goes on."""
        return self.status in ("running", "paused")


_FACTS = tuple(getattr(GameRow, name) for name in GameFacts.__struct_fields__)
_RECORD = tuple(getattr(JournalRow, name) for name in Record.__struct_fields__)

# The statements of every command, built once: SQLAlchemy then knows them again by themselves.
_READ = select(*_FACTS).where(GameRow.id == bindparam("game"))
_CHANGE = update(GameRow).where(GameRow.id == bindparam("number"))


async def create(
    tx: AsyncConnection,
    *,
    campaign: int,
    party: int,
    system: str,
    setup: Setup,
    seed: str,
    commitment: str,
    now: datetime,
) -> GameFacts:
    """A new game at revision 1, with its seed put apart."""
    row = insert(GameRow).values(
        campaign=campaign,
        party=party,
        system=system,
        scenario=setup.scenario,
        setup=msgspec.to_builtins(setup),
        commitment=commitment,
        revision=1,
        awaited_since=now,
        started_at=now,
    )
    made = GameFacts(**(await tx.execute(row.returning(*_FACTS))).mappings().one())
    await tx.execute(insert(GameSecret).values(game=made.id, seed=seed))
    return made


async def facts(tx: AsyncConnection, game: int) -> GameFacts | None:
    """A game's row."""
    row = (await tx.execute(_READ, {"game": game})).mappings().first()
    return GameFacts(**row) if row else None


async def latest(tx: AsyncConnection, channel: int) -> int | None:
    """The last game of the campaign that lives in a channel."""
    query = (
        select(func.max(GameRow.id))
        .join(Campaign, Campaign.id == GameRow.campaign)
        .where(Campaign.channel == channel, Campaign.ended_at.is_(None))
    )
    return (await tx.execute(query)).scalar()


async def change(tx: AsyncConnection, game: int, **values: object) -> None:
    """Write new values into a game's row."""
    await tx.execute(_CHANGE, {"number": game, **values})


async def setup_of(tx: AsyncConnection, game: int) -> Setup:
    """What was decided before the game."""
    found = (await tx.execute(select(GameRow.setup).where(GameRow.id == game))).scalar_one()
    return msgspec.convert(found, Setup)


async def seed_of(tx: AsyncConnection, game: int) -> str:
    """The seed: for the kernel alone, until the game has ended."""
    return (await tx.execute(select(GameSecret.seed).where(GameSecret.game == game))).scalar_one()


# --- the journal ----------------------------------------------------------------------------------


async def records(
    tx: AsyncConnection, game: int, *, after: int = 0, until: int | None = None
) -> list[Record]:
    """The journal between two revisions, in order."""
    query = select(*_RECORD).where(JournalRow.game == game, JournalRow.revision > after)
    if until is not None:
        query = query.where(JournalRow.revision <= until)
    rows = (await tx.execute(query.order_by(JournalRow.revision))).mappings()
    return [Record(**row) for row in rows]


async def announced_at(
    tx: AsyncConnection, game: int, actor: int, seat: Seat, moment: dict[str, int]
) -> int | None:
    """The revision at which somebody said that they act for a seat, if it was at this moment."""
    query = select(func.max(JournalRow.revision)).where(
        JournalRow.game == game,
        JournalRow.kind == "acting-for",
        JournalRow.actor == actor,
        JournalRow.seat == seat,
        JournalRow.body == moment,
    )
    return (await tx.execute(query)).scalar()


# --- snapshots ------------------------------------------------------------------------------------


async def add_snapshot(tx: AsyncConnection, game: int, revision: int, snapshot: Snapshot) -> None:
    """Keep the start of a step."""
    body = msgspec.json.encode(snapshot)
    row = insert(SnapshotRow).values(game=game, revision=revision, step=snapshot.step, body=body)
    await tx.execute(row)


async def snapshot(tx: AsyncConnection, game: int, until: int) -> tuple[int, Snapshot]:
    """The last snapshot at or before a revision, with its own revision."""
    query = (
        select(SnapshotRow.revision, SnapshotRow.body)
        .where(SnapshotRow.game == game, SnapshotRow.revision <= until)
        .order_by(SnapshotRow.revision.desc())
        .limit(1)
    )
    row = (await tx.execute(query)).mappings().one()
    return row["revision"], msgspec.json.decode(row["body"], type=Snapshot)


async def snapshot_revisions(tx: AsyncConnection, game: int) -> set[int]:
    """The revisions at which a step began."""
    query = select(SnapshotRow.revision).where(SnapshotRow.game == game)
    return set((await tx.execute(query)).scalars())


# --- the log --------------------------------------------------------------------------------------


async def log(
    tx: AsyncConnection, game: int, seat: Seat | None, limit: int, skip: int = 0
) -> tuple[Event, ...]:
    """The last lines that a seat (None: everyone) may read, oldest first."""
    is_public = LogRow.audience.is_(None)
    may_read = is_public if seat is None else or_(is_public, LogRow.audience.contains([seat]))
    query = (
        select(LogRow.event)
        .where(and_(LogRow.game == game, may_read))
        .order_by(LogRow.revision.desc(), LogRow.n.desc())
        .limit(limit)
        .offset(skip)
    )
    found = list((await tx.execute(query)).scalars())
    return tuple(msgspec.convert(event, Event) for event in reversed(found))


async def public_lines(
    tx: AsyncConnection, game: int, revisions: Sequence[int]
) -> dict[int, tuple[Say, ...]]:
    """What everybody read because of each of these acts, in order."""
    query = (
        select(LogRow.revision, LogRow.event)
        .where(LogRow.game == game, LogRow.audience.is_(None), LogRow.revision.in_(revisions))
        .order_by(LogRow.revision, LogRow.n)
    )
    found: dict[int, tuple[Say, ...]] = {}
    for revision, event in (await tx.execute(query)).all():
        found[revision] = (*found.get(revision, ()), msgspec.convert(event, Event).say)
    return found


# --- where the messages lie on Discord ------------------------------------------------------------


async def board_place(tx: AsyncConnection, game: int) -> BoardPlace | None:
    """Where a game's messages lie."""
    query = (
        select(Campaign.channel, BoardRow.message, BoardRow.round, BoardRow.ping)
        .select_from(GameRow)
        .join(Campaign, Campaign.id == GameRow.campaign)
        .outerjoin(BoardRow, BoardRow.game == GameRow.id)
        .where(GameRow.id == game)
    )
    row = (await tx.execute(query)).mappings().first()
    return BoardPlace(**row) if row else None


async def remember(tx: AsyncConnection, game: int, **values: int | None) -> None:
    """Note where a message lies."""
    row = upsert(BoardRow).values(game=game, **values)
    await tx.execute(row.on_conflict_do_update(index_elements=[BoardRow.game], set_=values))
