"""The monsters' numbers as everyone may read them: those of the present level (H-MON-12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Say
from engine.systems.haven.content import MonsterStats, Pack
from engine.systems.haven.figures import stats_of
from engine.systems.haven.state import HavenState, MonsterFigure


def stat_lines(pack: Pack, state: HavenState) -> tuple[Say, ...]:
    """One line for each type and rank on the map, the normal ones first."""
    ranks = {"normal": 0, "elite": 1}
    shown = {(one.type, one.rank): one for one in state.monsters}
    order = sorted(shown, key=lambda pair: (pair[0], ranks.get(pair[1], 2)))
    return tuple(_line(pack, state, shown[pair]) for pair in order)


def _line(pack: Pack, state: HavenState, monster: MonsterFigure) -> Say:
    name = Say(f"monster.{monster.type}")
    if monster.rank == "elite":
        name = Say("haven-elite", {"monster": name})
    parts = (Say("haven-stat-hp", {"hp": monster.max_hp}), *_parts(stats_of(pack, state, monster)))
    return Say("haven-stats", {"monster": name, "parts": parts})


def _parts(stats: MonsterStats) -> Iterator[Say]:
    numbers = (("move", stats.move), ("attack", stats.attack), ("range", stats.range or None))
    for word, number in numbers:
        if number is not None:
            yield Say(f"text-{word}", {"value": number})
    yield from traits(stats)


def traits(stats: MonsterStats) -> Iterator[Say]:
    """What a figure has beside its four numbers."""
    if stats.targets > 1:
        yield Say("text-target", {"count": stats.targets})
    if stats.pierce:
        yield Say("text-pierce", {"value": stats.pierce})
    if stats.shield:
        yield Say("haven-effect-shield", {"value": stats.shield})
    if stats.retaliate:
        reach = stats.retaliate_reach
        yield Say("haven-effect-retaliate", {"value": stats.retaliate, "reach": reach})
    if stats.is_flying:
        yield Say("haven-effect-flying")
    yield from (Say(f"haven-condition-{condition}") for condition in stats.conditions)
