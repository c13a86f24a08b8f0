"""Robots that play from prompts alone: what they can be guided by, a person can be guided by."""

from __future__ import annotations

from typing import Protocol, TypeVar

from engine.core.game import Game
from engine.core.prompt import Answer, Prompt
from engine.core.rng import Rng
from engine.core.seat import Seat

S = TypeVar("S")

_TRIES = 1000


class Policy(Protocol):
    """A way to choose."""

    def answer(self, game: Game[S], seat: Seat, prompt: Prompt) -> Answer:
        """An answer to a prompt of this seat."""


class RandomPolicy:
    """Any legal answer, each number of options and each option equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def answer(self, game: Game[S], seat: Seat, prompt: Prompt) -> Answer:
        """A random answer; where options do not go together, one after the other is tried."""
        answer = self.choose(prompt)
        tries = _TRIES
        while len(answer.chosen) > 1 and tries and game.refusal(seat, answer) is not None:
            answer, tries = self.choose(prompt), tries - 1
        return answer

    def choose(self, prompt: Prompt) -> Answer:
        """A random answer to a prompt."""
        first = self._rng.pick(prompt.options)
        if first.alone:
            return Answer(prompt.id, (first.id,))
        together = [o.id for o in prompt.options if not o.alone]
        self._rng.shuffle(together)
        most = min(prompt.most, len(together))
        count = prompt.least + self._rng.below(most - prompt.least + 1)
        return Answer(prompt.id, tuple(together[:count]))


class GreedyPolicy:
    """The system's own first idea of a good answer, made from the seat's view."""

    def answer(self, game: Game[S], seat: Seat, prompt: Prompt) -> Answer:
        """A sensible answer."""
        return game.system.greedy(game.view(seat), prompt)
