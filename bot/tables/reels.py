"""A game from its beginning, to be looked at again: what is needed to play it once more."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.store.journal import Record
from bot.tables.replay import ENTERING
from engine.core.game import Entry, Game, Snapshot
from engine.core.scenes import Scene, last_round_played, of_round, scenes_of
from engine.core.system import System

log = logging.getLogger(__name__)


class Step(NamedTuple):
    """The start of a step, what was accepted in it, and the digest that this led to."""

    snapshot: Snapshot
    entries: tuple[Entry, ...]
    digest: str


def steps_of(
    records: list[Record], snapshots: Mapping[int, Snapshot], revision: int
) -> tuple[Step, ...]:
    """The steps that made a game what it is; what was taken back or rewound is left out."""
    by_revision = {record.revision: record for record in records}
    steps: list[Step] = []
    entries: list[Entry] = []
    digest = by_revision[revision].digest
    while True:
        record = by_revision[revision]
        if revision in snapshots:
            steps.append(Step(snapshots[revision], tuple(reversed(entries)), digest))
            entries, digest = [], record.digest
        if record.kind == "start":
            return tuple(reversed(steps))
        if record.kind in ENTERING:
            entries.append(msgspec.convert(record.body, Entry))
        revision = record.parent


class Reel:
    """A game that can be seen again. It holds the seed, so it shows scenes and nothing else.

    Playing it again takes a while: call it in a thread.
    """

    def __init__(self, system: System[Any], seed: str, steps: tuple[Step, ...]) -> None:
        self._system = system
        self._seed = seed
        self._steps = steps

    def whole(self) -> tuple[Scene, ...]:
        """Everything that happened; nothing if nobody has acted yet."""
        scenes = [scene for step in self._steps for scene in self._scenes(step)]
        return tuple(scenes) if last_round_played(scenes) is not None else ()

    def round(self, number: int | None = None) -> tuple[Scene, ...]:
        """What happened in a round; without a number in the last one in which somebody acted."""
        seen: list[Scene] = []
        for scenes in self._backwards():
            seen = [*scenes, *seen]
            wanted = number if number is not None else last_round_played(seen)
            if wanted is not None and scenes and scenes[0].view.round < wanted:
                break
        wanted = number if number is not None else last_round_played(seen)
        found = of_round(seen, wanted) if wanted is not None else ()
        return found if any(scene.is_played for scene in found) else ()

    def _backwards(self) -> Iterator[tuple[Scene, ...]]:
        return (self._scenes(step) for step in reversed(self._steps))

    def _scenes(self, step: Step) -> tuple[Scene, ...]:
        """A step's scenes; where the rules have changed since, only how it began."""
        try:
            scenes, digest = scenes_of(self._system, self._seed, step.snapshot, step.entries)
            if digest == step.digest:
                return scenes
            log.warning("a step replays to another digest")
        except Exception as error:
            # Whatever the rules raise on entries they do not know; its text might quote a hand.
            log.warning("a step no longer replays: %s", type(error).__name__)
        try:
            game = Game.resume(self._system, self._seed, step.snapshot, ())
        except Exception:
            return ()
        return (Scene(game.view(None)),)
