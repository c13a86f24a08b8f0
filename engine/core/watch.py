"""Watching a game: whether all that must hold still holds after every answer."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.game import Accepted, Game
from engine.core.prompt import Answer

S = TypeVar("S")


class Broken(Exception):
    """Something that always holds does not."""


class Watch(Generic[S]):
    """Holds a game against its invariants and against a twin that is loaded from its snapshots."""

    def __init__(self, game: Game[S]) -> None:
        self._game = game
        self._broken = game.invariants()
        self._twin = game.reloaded()

    def look(self, accepted: Accepted) -> None:
        """Look at the game after an answer; raises `Broken`."""
        problems = self._broken()
        if problems:
            raise Broken("; ".join(problems))
        if not self._game.prompts and self._game.outcome is None:
            raise Broken("nobody is asked and the game is not over")
        self._follow(accepted)
        if self._twin.digest() != self._game.digest():
            raise Broken("the snapshot and the entries since do not make the same game")

    def _follow(self, accepted: Accepted) -> None:
        """Bring the twin up to date: by the same answer, or in a new step by its snapshot."""
        if accepted.steps:
            self._twin = self._game.reloaded()
            return
        entry = accepted.entry
        if entry.decree is not None:
            self._twin.decree(entry.decree)
            return
        prompt = f"{entry.prompt}.{self._twin.epoch}"
        if entry.chosen is None:
            self._twin.withdraw(entry.seat, prompt)
        else:
            self._twin.submit(entry.seat, Answer(prompt, entry.chosen))
