"""The figures that a scenario brings itself: allies, and obstacles with hit points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.equations import LEVELS, PARTIES
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.content.tree import Action, Area, Special
from engine.systems.haven.content import (
    AllyKind,
    Monster,
    MonsterStats,
    ObjectiveKind,
    summons_of,
)
from engine.systems.haven.packs.files import ObjectiveFile, ScenarioFile
from engine.systems.haven.packs.monsters import NUMBERS, check_conditions, equations


def ally_kinds(
    loader: Loader, source: Source, file: ScenarioFile, patterns: Mapping[str, Area]
) -> dict[str, AllyKind]:
    """The allies by id."""
    found: dict[str, AllyKind] = {}
    for name, ally in file.allies.items():
        path = ("allies", name)
        loader.say(source, (*path, "name"), f"figure.{file.id}.{name}", ally.name)
        check_conditions(loader, source, (*path, "conditions"), ally.conditions)
        action = Action(())
        if ally.text:
            action = loader.action(source, (*path, "text"), ally.text, patterns, monster=True)
            _check_ally(loader, source, (*path, "text"), action)
        stats = _stats(loader, source, path, ally)
        uses_monsters = ally.modifiers == "monsters"
        found[name] = AllyKind(name, stats, ally.initiative, action, uses_monsters)
    return found


def _check_ally(loader: Loader, source: Source, path: Path, action: Action) -> None:
    """What only monsters and bosses do: their cards bring more monsters and name specials."""
    if summons_of(action):
        loader.wrong(source, path, "an ally summons nobody")
    if any(isinstance(ability, Special) for ability in action.abilities):
        loader.wrong(source, path, "only a boss's card refers to a Special")


def objective_kinds(loader: Loader, source: Source, file: ScenarioFile) -> dict[str, ObjectiveKind]:
    """The obstacles with hit points by id."""
    found: dict[str, ObjectiveKind] = {}
    for name, objective in file.objectives.items():
        path = ("objectives", name)
        loader.say(source, (*path, "name"), f"figure.{file.id}.{name}", objective.name)
        found[name] = ObjectiveKind(name, _stats(loader, source, path, objective))
    return found


def check_names(
    loader: Loader, source: Source, file: ScenarioFile, monsters: Mapping[str, Monster]
) -> None:
    """No two figures of a scenario have one id, be they allies, objectives or monsters."""
    for table, taken in (("allies", {*monsters}), ("objectives", {*monsters, *file.allies})):
        for name in getattr(file, table):
            if name in taken:
                loader.wrong(source, (table, name), f'the id "{name}" is taken', at_key=True)


def _stats(
    loader: Loader, source: Source, path: Path, file: ObjectiveFile
) -> tuple[tuple[MonsterStats, ...], ...]:
    """The numbers for each level and party; equations know both (H-SPECIAL-14)."""
    written = {name: getattr(file, name, None) for name in NUMBERS}
    rows = {
        name: equations(loader, source, (*path, name), stat)
        for name, stat in written.items()
        if stat is not None
    }

    def at(level: int, heroes: int) -> MonsterStats:
        numbers: dict[str, Any] = {"move": None, "attack": None}
        numbers |= {name: row[level].at(level, heroes) for name, row in rows.items()}
        is_flying, conditions = getattr(file, "flying", False), getattr(file, "conditions", ())
        return MonsterStats(**numbers, is_flying=is_flying, conditions=tuple(conditions))

    return tuple(tuple(at(level, heroes) for heroes in PARTIES) for level in LEVELS)
