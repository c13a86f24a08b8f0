"""`emberhall simulate --exhaustive`: play until everything in the content has happened."""

from __future__ import annotations

from typing import Any

import msgspec
import typer

from engine.core.game import Game
from engine.core.simulate import play_out, policy_named, seed_for
from engine.core.system import System

POLICIES = ("random", "greedy")  # in turn: the one tries everything, the other gets far


class Coverage(msgspec.Struct):
    """What of a system's repertoire has happened, and what has not."""

    system: str
    games: int = 0
    failures: int = 0
    happened: int = 0
    total: int = 0
    missing: tuple[str, ...] = ()


def exhaust(rules: System[Any], most: int, seed: str, *, as_json: bool) -> None:
    """Play watched games until nothing is missing, at most so many; then say what is."""
    wanted = rules.repertoire()
    seen: set[str] = set()
    report = Coverage(rules.id, total=len(wanted))
    while report.games < most and not wanted <= seen:
        number, name = report.games, f"{seed}/{report.games}"
        report.games += 1
        game, _ = Game.new(rules, rules.rehearsal(number), seed_for(name))
        policy = policy_named(POLICIES[number % len(POLICIES)], seed_for(f"{name}/policy"))
        try:
            play_out(game, policy, is_watched=True)
        except Exception as failure:  # a robot is there to find any
            report.failures += 1
            print(f"FAILED game {number} of --seed {seed}: {type(failure).__name__}: {failure}")
        seen |= game.happened
    report.happened = len(wanted & seen)
    report.missing = tuple(sorted(wanted - seen))
    _print(report, as_json)
    if report.failures or report.missing:
        raise typer.Exit(1)


def _print(report: Coverage, as_json: bool) -> None:
    print(
        f"{report.games} games, {report.failures} failures, "
        f"{report.happened} of {report.total} things have happened"
    )
    for thing in report.missing:
        print(f"  never: {thing}")
    if as_json:
        print(msgspec.json.encode(report).decode())
