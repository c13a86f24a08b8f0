"""Watched games, played until everything that the content can make happen has happened."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.simulate import play_out, policy_named, seed_for
from engine.core.system import System

POLICIES = (
    "random",
    "greedy",
)  # each setup with both: the one tries everything, the other gets far


class Coverage(msgspec.Struct):
    """What of a system's repertoire has happened, and what has not."""

    system: str
    games: int = 0
    failures: int = 0
    happened: int = 0
    total: int = 0
    missing: tuple[str, ...] = ()
    failed: list[str] = []  # a line for each failure


def rehearse(rules: System[Any], most: int, seed: str) -> Coverage:
    """Play until nothing is missing, at most so many games, each set up for what still is."""
    wanted = rules.repertoire()
    missing = set(wanted)
    report = Coverage(rules.id, total=len(wanted))
    while report.games < most and missing:
        number, name = report.games, f"{seed}/{report.games}"
        report.games += 1
        setup = rules.rehearsal(number // len(POLICIES), missing)
        game, _ = Game.new(rules, setup, seed_for(name))
        policy = policy_named(POLICIES[number % len(POLICIES)], seed_for(f"{name}/policy"))
        try:
            play_out(game, policy, is_watched=True)
        except Exception as failure:  # a robot is there to find any
            report.failures += 1
            report.failed.append(
                f"game {number} of --seed {seed}: {type(failure).__name__}: {failure}"
            )
        missing -= game.happened
    report.happened = len(wanted) - len(missing)
    report.missing = tuple(sorted(missing))
    return report
