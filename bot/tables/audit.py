"""Replaying a whole game from its journal: every digest, every snapshot, the seed's commitment."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games
from bot.store.database import Database
from bot.store.games import GameFacts
from bot.store.journal import Record
from bot.systems import Systems
from bot.tables.replay import ENTERING, GOING_BACK
from engine.core.game import Accepted, Entry, Game, ReplayError, Snapshot
from engine.core.prompt import Answer, Rejected
from engine.core.rng import commitment
from engine.core.system import System


class Audit(msgspec.Struct):
    """What a replay showed. Problems name revisions, never what was chosen."""

    game: int
    system: str
    scenario: str
    status: str
    revision: int
    commitment: str
    rows: int = 0
    entries: int = 0
    digest: str = ""
    problems: list[str] = []

    @property
    def ok(self) -> bool:
        """Whether everything is as it was written down."""
        return not self.problems


async def audit(database: Database, systems: Systems, number: int) -> Audit | None:
    """Replay a game as this build plays it; None if there is no such game."""
    async with database.begin() as tx:
        facts = await games.facts(tx, number)
        if facts is None:
            return None
        found = Audit(
            number, facts.system, facts.scenario, facts.status, facts.revision, facts.commitment
        )
        found.problems = []
        if facts.system not in systems:
            found.problems.append("no rule system of this name is installed")
        else:
            await _Replay(tx, facts, systems[facts.system], found).run()
    return found


class _Replay:
    """One pass over a journal."""

    def __init__(
        self, tx: AsyncConnection, facts: GameFacts, system: System[Any], found: Audit
    ) -> None:
        self._tx, self._facts, self._system, self._found = tx, facts, system, found
        self._seed = ""
        self._past: dict[int, tuple[Snapshot, tuple[Entry, ...]]] = {}

    async def run(self) -> None:
        self._seed = await games.seed_of(self._tx, self._facts.id)
        if commitment(self._seed) != self._facts.commitment:
            self._found.problems.append("the seed is not the one that was committed to")
        records = await games.records(self._tx, self._facts.id)
        self._check_numbers(records)
        setup = await games.setup_of(self._tx, self._facts.id)
        game, _ = Game.new(self._system, setup, self._seed)
        for record in records:
            try:
                game = self._follow(game, record)
            except Exception as error:
                # Its text might quote a hand.
                self._problem(record, f"does not replay ({type(error).__name__})")
                return
            await self._check(game, record)
        self._found.digest = game.digest()

    def _follow(self, game: Game[Any], record: Record) -> Game[Any]:
        if record.kind in GOING_BACK:
            game = Game.resume(self._system, self._seed, *self._past[record.parent])
        elif record.kind in ENTERING:
            self._found.entries += 1
            if isinstance(enter(game, msgspec.convert(record.body, Entry)), Rejected):
                raise ReplayError
        return game

    async def _check(self, game: Game[Any], record: Record) -> None:
        self._found.rows += 1
        self._past[record.revision] = (game.snapshot(), game.entries)
        if game.digest() != record.digest:
            self._problem(record, "has another digest")
        if not game.entries and record.kind in (*ENTERING, "start"):
            at, stored = await games.snapshot(self._tx, self._facts.id, record.revision)
            if at != record.revision or stored != game.snapshot():
                self._problem(record, "has another snapshot")

    def _check_numbers(self, records: list[Record]) -> None:
        if [r.revision for r in records] != list(range(1, self._facts.revision + 1)):
            self._found.problems.append("the journal has gaps")

    def _problem(self, record: Record, what: str) -> None:
        self._found.problems.append(f"revision {record.revision} {what}")


def enter(game: Game[Any], entry: Entry) -> Accepted | Rejected:
    """Take an entry of the journal once more."""
    if entry.decree is not None:
        return game.decree(entry.decree)
    prompt = f"{entry.prompt}.{game.epoch}"
    if entry.chosen is None:
        return game.withdraw(entry.seat, prompt)
    return game.submit(entry.seat, Answer(prompt, entry.chosen))
