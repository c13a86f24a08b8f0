"""Builds the battle goals of a haven pack; a pack may have none."""

from __future__ import annotations

from engine.content.errors import suggest
from engine.content.loader import Loader
from engine.content.source import Source
from engine.systems.haven.content import Goal
from engine.systems.haven.packs.files import GoalFile, GoalsFile
from engine.systems.haven.packs.map import MOST_HEROES
from engine.systems.haven.scenario.goals import COUNTS
from engine.systems.haven.world import Bound

FILE = "goals.toml"
DEALT = 2  # to each player


def goals(loader: Loader) -> dict[str, Goal]:
    """The goals by id, in the order of the file."""
    source = loader.file(FILE) if loader.root.joinpath(FILE).is_file() else None
    file = loader.convert(source, GoalsFile) if source else None
    found: dict[str, Goal] = {}
    if source is None or file is None:
        return found
    if len(file.goals) < DEALT * MOST_HEROES:
        told = f"{MOST_HEROES} players are dealt {DEALT * MOST_HEROES} goals, here are "
        loader.wrong(source, ("goals",), f"{told}{len(file.goals)}")
    for index, goal in enumerate(file.goals):
        if goal.id in found:
            loader.wrong(source, ("goals", index, "id"), f'the id "{goal.id}" is taken')
        found[goal.id] = _goal(loader, source, index, goal)
    return found


def _goal(loader: Loader, source: Source, index: int, goal: GoalFile) -> Goal:
    path = ("goals", index)
    loader.say(source, (*path, "name"), f"goal.{goal.id}", goal.name)
    loader.say(source, (*path, "text"), f"goal.{goal.id}.text", goal.text)
    for n, test in enumerate(goal.tests):
        if test.count not in COUNTS:
            hint = suggest(test.count, COUNTS)
            told = f'nobody counts "{test.count}"{hint}'
            loader.wrong(source, (*path, "tests", n, "count"), told)
        if test.most is not None and test.most < test.least:
            loader.wrong(source, (*path, "tests", n), "nothing is within these bounds")
    bounds = tuple(Bound(test.count, test.least, test.most) for test in goal.tests)
    return Goal(goal.id, goal.ticks, bounds)
