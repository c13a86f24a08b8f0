"""Whole games, and what one game weighs."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.benchmarks import Figure
from bot.systems import system_named
from engine.core.game import Accepted, Game
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.simulate import play_out, policy_named, seed_for, setup_for
from engine.core.system import System

HEROES = 4


def engine_figures(system: str = "haven") -> Iterator[Figure]:
    """Games a second by policy, the weight of a snapshot and of a loaded game, the time to load."""
    rules = system_named(system)
    for policy, games in (("random", 40), ("greedy", 12)):
        yield from _games_a_second(rules, policy, games)
    yield from _late_rounds(rules)
    yield from _one_round(rules)
    yield _memory(rules)


def new_game(rules: System[Any], name: str) -> Game[Any]:
    """A fresh game of the first scenario."""
    setup = setup_for(rules, rules.scenarios()[0].id, HEROES, None, 0)
    return Game.new(rules, setup, seed_for(name))[0]


def _games_a_second(rules: System[Any], policy: str, games: int) -> Iterator[Figure]:
    began, decisions = time.perf_counter(), 0
    for number in range(games):
        name = f"bench/{number}"
        decisions += play_out(new_game(rules, name), policy_named(policy, seed_for(name))).decisions
    took = time.perf_counter() - began
    work = f"{games} {rules.id} games, {HEROES} heroes, {policy}"
    yield Figure(f"{rules.id}-{policy}", work, round(games / took, 2), "games/s")
    yield Figure(f"{rules.id}-{policy}-decisions", work, round(decisions / took), "decisions/s")


def _late_rounds(rules: System[Any]) -> Iterator[Figure]:
    """Time a round, early and late in the same games: it must not grow with what was played."""
    took: dict[bool, list[float]] = {False: [], True: []}
    for number in range(20):
        game, policy = new_game(rules, f"bench/{number}"), RandomPolicy(Rng(seed_for("late")))
        rounds = []
        while game.prompts:
            step, began = game.step, time.perf_counter()
            while game.prompts and game.step == step:
                prompt = next(p for p in game.prompts if p.answer is None)
                game.submit(prompt.seats[0], policy.answer(game, prompt.seats[0], prompt))
            rounds.append(time.perf_counter() - began)
        half = len(rounds) // 2
        took[False] += rounds[1:half]
        took[True] += rounds[half:]
    for is_late, name in ((False, "early"), (True, "late")):
        work = f"{len(took[is_late])} rounds of the {name} half of 20 games, random"
        mean = 1000 * sum(took[is_late]) / max(1, len(took[is_late]))
        yield Figure(f"{rules.id}-round-{name}", work, round(mean, 2), "ms")


def _one_round(rules: System[Any]) -> Iterator[Figure]:
    """Play to the end of a round's last decision, then load that as a restarted bot would."""
    game, policy = new_game(rules, "bench/round"), RandomPolicy(Rng(seed_for("bench/round")))
    fullest = game.snapshot(), game.entries
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        outcome = game.submit(prompt.seats[0], policy.answer(game, prompt.seats[0], prompt))
        assert isinstance(outcome, Accepted)
        if len(game.entries) > len(fullest[1]):
            fullest = game.snapshot(), game.entries
    snapshot, entries = fullest
    size = len(msgspec.json.encode(snapshot))
    yield Figure(f"{rules.id}-snapshot", "the fullest round's snapshot as JSON", size / 1000, "kB")
    began, times = time.perf_counter(), 20
    for _ in range(times):
        Game.resume(rules, seed_for("bench/round"), snapshot, entries)
    took = 1000 * (time.perf_counter() - began) / times
    work = f"snapshot and replay of {len(entries)} answers"
    yield Figure(f"{rules.id}-cold-load", work, round(took, 2), "ms")


def _memory(rules: System[Any]) -> Figure:
    games, count = [], 20
    new_game(rules, "warm")  # content and caches are shared: they do not count
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [new_game(rules, f"bench/{number}") for number in range(count)]
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    work = f"{len(games)} loaded games"
    return Figure(f"{rules.id}-memory", work, round(grown / count / 1000, 1), "kB/game")
