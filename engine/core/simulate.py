"""Whole games without people: what robots need, and what a failure needs to be repeated."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from engine.core.game import Accepted, Game
from engine.core.policy import GreedyPolicy, Policy, RandomPolicy
from engine.core.rng import Rng, seed_from
from engine.core.seat import Seat
from engine.core.system import Setup, System
from engine.core.watch import Watch

S = TypeVar("S")

TOO_MANY_DECISIONS = 20_000  # no game is this long: it goes round in circles


class Finished(msgspec.Struct, frozen=True):
    """How one simulated game went."""

    outcome: str
    rounds: int
    decisions: int
    digest: str


class Stuck(Exception):
    """A game that cannot go on: a dead end, an offered option refused, or no end in sight."""


def seed_for(name: str) -> str:
    """A seed made from a name, so that a failure can be repeated."""
    return seed_from(sha256(name.encode()).digest()[:16])


def setup_for(
    system: System[Any],
    scenario: str,
    heroes: int,
    level: int | None,
    turn: int,
    hero_level: int | None = None,
) -> Setup:
    """So many heroes, of the level that a scenario is meant for or of another; classes change by
    the turn.
    """
    classes = [listing.id for listing in system.classes()]
    meant = {listing.id: listing.level for listing in system.scenarios()}[scenario]
    chosen = (classes[(turn + n) % len(classes)] for n in range(heroes))
    seats = ((Seat(str(n + 1)), c) for n, c in enumerate(chosen))
    seated = (system.recruit(seat, c, hero_level or meant) for seat, c in seats)
    return Setup(scenario, tuple(seated), level)


def policy_named(name: str, seed: str) -> Policy:
    """`random` or `greedy`."""
    return GreedyPolicy() if name == "greedy" else RandomPolicy(Rng(seed))


def play_out(game: Game[S], policy: Policy, *, is_watched: bool = False) -> Finished:
    """Let a policy answer everything until the game is over; watched: see `Watch`."""
    decisions = 0
    watch = Watch(game) if is_watched else None
    while game.prompts:
        prompt = next((p for p in game.prompts if p.answer is None), None)
        if prompt is None:
            raise Stuck("every prompt is answered and nothing moves")
        seat = prompt.seats[0]
        outcome = game.submit(seat, policy.answer(game, seat, prompt))
        if not isinstance(outcome, Accepted):
            raise Stuck(f"{prompt.kind} {prompt.id} refused: {outcome.why.key}")
        if watch is not None:
            watch.look(outcome)
        decisions += 1
        if decisions > TOO_MANY_DECISIONS:
            raise Stuck("no end in sight")
    view = game.view(None)
    if view.outcome is None:
        raise Stuck("nobody is asked and nobody has won or lost")
    return Finished(view.outcome, view.round, decisions, game.digest())
