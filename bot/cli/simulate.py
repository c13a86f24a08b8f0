"""`emberhall simulate`: whole games without people."""

from __future__ import annotations

import time
from collections.abc import Callable
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
    hero_level: Annotated[
        int | None, typer.Option(min=1, max=9, help="Of heroes; what the scenario is meant for.")
    ] = None,
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
    if policy not in ("random", "greedy"):
        raise typer.BadParameter("random or greedy", param_hint="--policy")
    if heroes not in rules.seats_allowed():
        allowed = rules.seats_allowed()
        raise typer.BadParameter(f"{allowed[0]} to {allowed[-1]}", param_hint="--heroes")
    places = _places(rules, scenario)
    count = 100 if games is None else games

    def play(number: int) -> Finished:
        setup = setup_for(rules, places[number % len(places)], heroes, level, number, hero_level)
        return _one(rules, setup, policy, f"{seed}/{number}", is_watched=check)

    report = _series(play, Report(system, count), seed)
    _print(report, json)
    if report.failures:
        raise typer.Exit(1)


def _places(rules: System[Any], scenario: str | None) -> list[str]:
    """The scenarios to play in turn."""
    listed = [listing.id for listing in rules.scenarios()]
    if scenario is None:
        return listed
    if scenario not in listed:
        raise typer.BadParameter(f"one of {', '.join(listed)}", param_hint="--scenario")
    return [scenario]


def _series(play: Callable[[int], Finished], report: Report, seed: str) -> Report:
    """Play one game after the other, and on after a failure."""
    digests = blake2b(digest_size=16)
    began = time.perf_counter()
    for number in range(report.games):
        try:
            finished = play(number)
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
    report.games_per_second = round(report.games / took, 2)
    return report


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
