"""`emberhall simulate`: whole games without people."""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
import typer

from bot.cli.exhaustive import exhaust
from bot.systems import system_named
from engine.core.game import Game
from engine.core.simulate import Finished, play_out, policy_named, seed_for, setup_for
from engine.core.system import Setup, System


class Report(msgspec.Struct):
    """What a run of simulated games showed."""

    system: str
    games: int
    wins: int = 0
    failures: int = 0
    rounds: int = 0
    decisions: int = 0
    digest: str = ""
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0


def simulate(
    system: Annotated[str, typer.Option(help="Rule system.")] = "haven",
    scenario: Annotated[str | None, typer.Option(help="Scenario id; all in turn without.")] = None,
    heroes: Annotated[int, typer.Option(help="How many heroes.")] = 4,
    level: Annotated[int | None, typer.Option(help="Scenario level; recommended without.")] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games; 100, with --exhaustive at most 400.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Name of the series: same name, same games.")] = "hall",
    policy: Annotated[str, typer.Option(help="random or greedy.")] = "random",
    check: Annotated[bool, typer.Option(help="Watch what must always hold.")] = False,
    exhaustive: Annotated[
        bool, typer.Option(help="Watched games, at most so many, until all has happened.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Play whole games without people; failures are printed with what repeats them."""
    rules = system_named(system)
    if exhaustive:
        exhaust(rules, 400 if games is None else games, seed, as_json=json)
        return
    games = 100 if games is None else games
    if policy not in ("random", "greedy"):
        raise typer.BadParameter("random or greedy", param_hint="--policy")
    if heroes not in rules.seats_allowed():
        allowed = rules.seats_allowed()
        raise typer.BadParameter(f"{allowed[0]} to {allowed[-1]}", param_hint="--heroes")
    scenarios = [listing.id for listing in rules.scenarios()]
    if scenario is not None and scenario not in scenarios:
        raise typer.BadParameter(f"one of {', '.join(scenarios)}", param_hint="--scenario")
    report = Report(system, games)
    digests = blake2b(digest_size=16)
    began = time.perf_counter()
    for number in range(games):
        name = f"{seed}/{number}"
        place = scenario or scenarios[number % len(scenarios)]
        try:
            setup = setup_for(rules, place, heroes, level, number)
            finished = _one(rules, setup, policy, name, is_watched=check)
        except Exception as failure:  # a robot is there to find any
            report.failures += 1
            print(f"FAILED game {number} of --seed {seed}: {type(failure).__name__}: {failure}")
            continue
        report.wins += finished.outcome == "victory"
        report.rounds += finished.rounds
        report.decisions += finished.decisions
        digests.update(finished.digest.encode())
    took = time.perf_counter() - began
    report.digest = digests.hexdigest()
    report.decisions_per_second = round(report.decisions / took, 1)
    report.games_per_second = round(games / took, 2)
    _print(report, json)
    if report.failures:
        raise typer.Exit(1)


def _one(rules: System[Any], setup: Setup, policy: str, name: str, *, is_watched: bool) -> Finished:
    game, _ = Game.new(rules, setup, seed_for(name))
    robot = policy_named(policy, seed_for(f"{name}/policy"))
    return play_out(game, robot, is_watched=is_watched)


def _print(report: Report, as_json: bool) -> None:
    played = report.games - report.failures
    share = 100 * report.wins / played if played else 0.0
    print(
        f"{report.games} games, {report.failures} failures, {share:.0f} % won, "
        f"{report.rounds / max(1, played):.1f} rounds a game, "
        f"{report.games_per_second} games/s, {report.decisions_per_second:.0f} decisions/s"
    )
    if as_json:
        print(msgspec.json.encode(report).decode())
