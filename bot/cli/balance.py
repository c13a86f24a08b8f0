"""`emberhall balance`: how often each scenario is won, and what each class does for it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bot.systems import system_named
from engine.core.balance import DEEDS, Balance, Fight, Fought, fight, fights
from engine.core.system import Listing, System

CHUNK = 4  # games that a worker takes at a time


def balance(
    system: Annotated[str, typer.Option(help="Rule system.")] = "haven",
    scenario: Annotated[str | None, typer.Option(help="Scenario id; all of them without.")] = None,
    games: Annotated[int, typer.Option(help="Games of each scenario and party size.")] = 60,
    seed: Annotated[str, typer.Option(help="Name of the series: same name, same games.")] = "hall",
    jobs: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    out: Annotated[Path | None, typer.Option(help="Write the tables to this file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Play every scenario by the greedy policy with heroes of the level it is meant for."""
    rules = system_named(system)
    places = [one for one in rules.scenarios() if scenario in (None, one.id)]
    if not places:
        known = ", ".join(one.id for one in rules.scenarios())
        raise typer.BadParameter(f"one of {known}", param_hint="--scenario")
    found = Balance()
    for fought in _played(
        rules, fights([p.id for p in places], rules.seats_allowed(), games), seed, jobs
    ):
        found.add(fought)
    command = f"emberhall balance --system {system} --games {games} --seed {seed}"
    text = "\n".join(
        (HEAD.format(command=command), *_scenarios(rules, places, found), "", *_classes(found), "")
    )
    if out is None:
        print(text)
    else:
        out.write_text(text)
    for line in found.unfair:
        print(f"out of bounds: {line}")
    if json:
        print(_as_json(found))


def _played(rules: System[Any], todo: list[Fight], seed: str, jobs: int) -> Iterator[Fought]:
    if jobs == 1:
        yield from (fight(rules, one, seed) for one in todo)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(_elsewhere, rules.id, seed), todo, chunksize=CHUNK)


def _elsewhere(system: str, seed: str, one: Fight) -> Fought:
    """In a process of its own, which loads the rules once."""
    return fight(system_named(system), one, seed)


HEAD = """# How hard it is

Whole games by the greedy policy, with heroes of the level that a scenario is meant for and the
items that they can pay. People play better than the policy. Made by:

    {command}
"""


def _scenarios(rules: System[Any], places: list[Listing], found: Balance) -> Iterator[str]:
    sizes = rules.seats_allowed()
    yield (
        "| scenario | hero level | " + " | ".join(f"{n} heroes: won (rounds)" for n in sizes) + " |"
    )
    yield "|---|---" + "|---" * len(sizes) + "|"
    for place in places:
        cells = [found.cells[place.id, n] for n in sizes]
        shown = [f"{c.share:.0%} ({c.rounds / c.games:.1f})" for c in cells]
        yield f"| {place.id} | {place.level} | " + " | ".join(shown) + " |"


def _classes(found: Balance) -> Iterator[str]:
    yield (
        "| class | games | "
        + " | ".join(f"{deed} a game" for deed in DEEDS)
        + " | of the average |"
    )
    yield "|---|---" + "|---" * len(DEEDS) + "|---|"
    for class_id, games in sorted(found.games_of.items()):
        deeds = [f"{found.deeds_of[class_id][deed] / games:.1f}" for deed in DEEDS]
        yield f"| {class_id} | {games} | " + " | ".join(deeds) + f" | {found.share(class_id):.2f} |"


def _as_json(found: Balance) -> str:
    cells = {f"{place} {n}": round(cell.share, 3) for (place, n), cell in found.cells.items()}
    classes = {class_id: round(found.share(class_id), 3) for class_id in found.games_of}
    return msgspec.json.encode({"wins": cells, "classes": classes, "unfair": found.unfair}).decode()
