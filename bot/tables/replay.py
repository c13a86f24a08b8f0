"""From what is stored to a game in progress: a snapshot and the entries accepted since."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games
from bot.store.games import GameFacts
from bot.store.journal import Record
from engine.core.game import Entry, Game, Snapshot
from engine.core.system import System

log = logging.getLogger(__name__)

GOING_BACK = ("take-back", "rewind")
WHY, AWAY = "why", "away"  # why the clock has answered: whoever sits there is away
ENTERING = ("answer", "withdraw", "decree")


class Unreplayable(Exception):
    """The stored entries of a step no longer lead to the stored digest: the rules changed."""


class Position(msgspec.Struct, frozen=True):
    """A point in a game's history: the start of a step, and the entries accepted since."""

    base: int  # the revision of the snapshot
    entries: tuple[Entry, ...]


async def load(tx: AsyncConnection, facts: GameFacts, system: System[Any]) -> Game[Any]:
    """A game as it stands; raises `Unreplayable`."""
    last, snapshot = await games.snapshot(tx, facts.id, facts.revision)
    records = await games.records(tx, facts.id, after=last - 1, until=facts.revision)
    position = position_after(last, records)
    if position.base != last:  # a rewind went back beyond the last snapshot
        _, snapshot = await games.snapshot(tx, facts.id, position.base)
    seed = await games.seed_of(tx, facts.id)
    game = _resume(system, seed, snapshot, position.entries, facts.epoch)
    if game.digest() != records[-1].digest:
        raise Unreplayable
    return game


async def start_of_step(tx: AsyncConnection, facts: GameFacts) -> Position:
    """The start of the present step."""
    last, _ = await games.snapshot(tx, facts.id, facts.revision)
    records = await games.records(tx, facts.id, after=last - 1, until=facts.revision)
    return Position(position_after(last, records).base, ())


async def load_at(
    tx: AsyncConnection,
    facts: GameFacts,
    system: System[Any],
    position: Position,
) -> Game[Any]:
    """A game gone back to a point of its history; raises `Unreplayable`."""
    _, snapshot = await games.snapshot(tx, facts.id, position.base)
    seed = await games.seed_of(tx, facts.id)
    return _resume(system, seed, snapshot, position.entries, facts.epoch + 1)


def _resume(
    system: System[Any], seed: str, snapshot: Snapshot, entries: tuple[Entry, ...], epoch: int
) -> Game[Any]:
    try:
        return Game.resume(system, seed, snapshot, entries, epoch)
    except Exception as error:
        if not entries:
            raise  # the snapshot itself does not load: nothing to go back to
        # Whatever the rules raise on entries they do not know; its text might quote a hand.
        log.warning("a step no longer replays: %s", type(error).__name__)
        raise Unreplayable from None


def position_after(base: int, records: list[Record]) -> Position:
    """Where the journal from a snapshot's own row onwards leads."""
    entries: list[Entry] = []
    for record in records:
        if record.kind in GOING_BACK:
            kept = msgspec.convert(record.body, Position)
            base, entries = kept.base, list(kept.entries)
        elif record.kind in ENTERING and record.revision > base:
            entries.append(msgspec.convert(record.body, Entry))
    return Position(base, tuple(entries))


def way_back(records: list[Record], revision: int) -> Iterator[Record]:
    """The accepted acts that made a game what it is at a revision, newest first."""
    by_revision = {record.revision: record for record in records}
    while (record := by_revision[revision]).kind != "start":
        if record.kind in ENTERING:
            yield record
        revision = record.parent


def revision_before(records: list[Record], revision: int, count: int) -> int | None:
    """Where the game stood so many accepted acts ago; what the clock plays alone is not counted.

    For it would play the same again at once.
    """
    for record in way_back(records, revision):
        count -= record.body.get(WHY) != AWAY
        if count == 0:
            return record.parent
    return None


def position_at(records: list[Record], snapshots: set[int], revision: int) -> Position:
    """The point of its history at which a game was at a revision. All of the journal."""
    by_revision = {record.revision: record for record in records}
    entries: list[Entry] = []
    base = revision
    while base not in snapshots:
        record = by_revision[base]
        if record.kind in ENTERING:
            entries.append(msgspec.convert(record.body, Entry))
        base = record.parent
    return Position(base, tuple(reversed(entries)))
