"""What has happened in a game, act by act, as everyone may know it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import PastAct
from bot.store import games, undos
from bot.store.journal import Record
from bot.tables.replay import way_back
from engine.core.seat import Seat


def acts_between(records: list[Record], revision: int, target: int) -> list[Record]:
    """The accepted acts that led from one revision to a later one, newest first."""
    return [record for record in way_back(records, revision) if record.revision > target]


def has_passed(records: list[Record], revision: int, target: int) -> bool:
    """Whether a game that stands at a revision has come by another one on its way there."""
    by_revision = {record.revision: record for record in records}
    while revision > target:
        revision = by_revision[revision].parent
    return revision == target


async def past_acts(
    tx: AsyncConnection, game: int, records: list[Record], heroes: Mapping[Seat, str]
) -> tuple[PastAct, ...]:
    """These acts with the lines that everybody read: never what was chosen."""
    lines = await games.public_lines(tx, game, [record.revision for record in records])
    names = await undos.names(tx, {r.actor for r in records if r.actor is not None})
    return tuple(
        PastAct(
            revision=record.revision,
            kind=record.kind,
            hero=heroes.get(Seat(record.seat or ""), ""),
            who=names.get(record.actor or 0, ""),
            lines=lines.get(record.revision, ()),
        )
        for record in records
    )
