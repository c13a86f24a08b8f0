"""What a game looked like from moment to moment, as everyone may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from engine.core.event import Event
from engine.core.game import Entry, Game, Snapshot
from engine.core.system import System
from engine.core.view import View

S = TypeVar("S")


class Scene(msgspec.Struct, frozen=True):
    """Something that happened, and how the game then stood."""

    view: View  # of everyone
    event: Event | None = None  # None: the beginning or the end

    @property
    def is_played(self) -> bool:
        """Whether somebody did it, after the preparations."""
        is_done = self.event is not None and self.event.figure is not None
        return is_done and self.view.round > 0


def scenes_of(
    system: System[S], seed: str, snapshot: Snapshot, entries: tuple[Entry, ...]
) -> tuple[tuple[Scene, ...], str]:
    """A step played again, up to the first question of the next one; and the digest at its end.

    What only some may hear of leaves no scene, and neither does who has already answered. Raises
    `ReplayError` if the entries no longer fit the rules.
    """
    seen: list[Scene] = []

    def witness(game: Game[S], event: Event) -> None:
        if event.audience is None:
            seen.append(Scene(game.view(None), event))

    beginning = Game.resume(system, seed, snapshot, ()).view(None)
    game = Game.resume(system, seed, snapshot, entries, witness=witness)
    if game.is_over and game.outcome is not None:
        seen.append(Scene(game.view(None)))
    return (Scene(beginning), *seen), game.digest()


def last_round_played(scenes: Sequence[Scene]) -> int | None:
    """The last round in which somebody did something."""
    return max((scene.view.round for scene in scenes if scene.is_played), default=None)


def of_round(scenes: Sequence[Scene], number: int) -> tuple[Scene, ...]:
    """The scenes of one round."""
    return tuple(scene for scene in scenes if scene.view.round == number)
