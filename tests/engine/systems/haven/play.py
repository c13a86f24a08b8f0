"""Whole haven games with random answers, for tests that look at every step."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.core.game import Accepted, Game
from engine.core.policy import Policy, RandomPolicy
from engine.core.rng import Rng
from engine.core.simulate import seed_for, setup_for
from engine.core.system import Setup
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.state import HavenState
from engine.systems.haven.system import HavenSystem

Step = tuple[Game[HavenState], tuple[Event, ...]]


def system() -> HavenSystem:
    """Haven with the pack that comes with the game."""
    return HavenSystem(load_pack())


def setup(heroes: int, turn: int = 0) -> Setup:
    """A party for the first scenario; which classes come changes from turn to turn."""
    haven = system()
    return setup_for(haven, haven.scenarios()[0].id, heroes, None, turn)


def play(name: str, heroes: int = 4, policy: Policy | None = None) -> Iterator[Step]:
    """A game from the first prompt to the end: the game and what just happened, step by step."""
    policy = policy or RandomPolicy(Rng(seed_for(f"answers of {name}")))
    game, events = Game.new(system(), setup(heroes, len(name)), seed_for(name))
    yield game, events
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        seat = prompt.seats[0]
        outcome = game.submit(seat, policy.answer(game, seat, prompt))
        assert isinstance(outcome, Accepted), (prompt.kind, outcome)
        yield game, outcome.events
