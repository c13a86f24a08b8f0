"""A fight of robots: what everybody saw, and what the players were asked on the way."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.game import Accepted, Entry, Game, Snapshot
from engine.core.marks import MapMark, marks_of
from engine.core.scenes import Scene, last_round_played, of_round, scenes_of
from engine.core.simulate import policy_named, seed_for, setup_for
from engine.core.system import System
from engine.core.view import View

HEROES = 4


class Asked(NamedTuple):
    """A question with something to point out, as its seat sees the map."""

    kind: str
    view: View
    marks: tuple[MapMark, ...]


class Fight(NamedTuple):
    """All of a fight."""

    scenes: tuple[Scene, ...]
    asked: tuple[Asked, ...]  # the most telling question of each kind

    @property
    def rounds(self) -> int:
        """How many there were."""
        return last_round_played(self.scenes) or 0

    @property
    def fullest_round(self) -> tuple[Scene, ...]:
        """The scenes of the round in which most happened."""
        parts = (of_round(self.scenes, number) for number in range(1, self.rounds + 1))
        return max(parts, key=len, default=())


def recorded(rules: System[Any], scenario: str, name: str = "gallery") -> Fight:
    """Robots play a scenario to its end."""
    seed = seed_for(name)
    game = Game.new(rules, setup_for(rules, scenario, HEROES, None, 0), seed)[0]
    policy = policy_named("greedy", seed)
    steps: list[tuple[Snapshot, tuple[Entry, ...]]] = []
    asked: dict[str, Asked] = {}
    snapshot, entries = game.snapshot(), list[Entry]()
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        seat = prompt.seats[0]
        view = game.view(seat)
        marks = marks_of(prompt, view)
        kind = f"{prompt.kind}-{marks[0].kind}" if marks else ""
        if marks and (kind not in asked or len(asked[kind].marks) < len(marks)):
            asked[kind] = Asked(kind, view, marks)
        outcome = game.submit(seat, policy.answer(game, seat, prompt))
        assert isinstance(outcome, Accepted)
        entries.append(outcome.entry)
        if outcome.steps:
            steps.append((snapshot, tuple(entries)))
            snapshot, entries = game.snapshot(), []
    steps.append((snapshot, tuple(entries)))
    scenes = tuple(scene for step in steps for scene in scenes_of(rules, seed, *step)[0])
    return Fight(scenes, tuple(asked.values()))
