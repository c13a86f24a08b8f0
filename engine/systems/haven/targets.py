"""Whom an ability may reach (H-TARGET, H-HEAL-02)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.content.tree import Area
from engine.core.script import Script, ask_one
from engine.core.text import Say
from engine.systems.haven import prompts
from engine.systems.haven.areas import hit_by, placements
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero


def enemies_within(g: HavenGame, figure: AnyFigure, reach: int) -> list[AnyFigure]:
    """The enemies in range and sight that can be targeted (H-TARGET-05, -06)."""
    return [
        foe for foe in g.enemies(figure) if g.is_within(figure, foe, reach) and g.is_targetable(foe)
    ]


def allies_within(g: HavenGame, figure: AnyFigure, reach: int) -> list[AnyFigure]:
    """The allies in range and sight."""
    return [ally for ally in g.allies(figure) if g.is_within(figure, ally, reach)]


def choose(
    g: HavenGame,
    hero: Hero,
    kind: str,
    candidates: list[AnyFigure],
    left: int,
    *,
    may_skip: bool = True,
    hints: Mapping[str, Say] = MappingProxyType({}),
) -> Script[AnyFigure | None]:
    """Let a hero's player choose one of several figures, or none (H-TURN-09).

    `hints` by figure stand instead of its hit points.
    """
    if not candidates:
        return None
    chosen = yield from ask_one(prompts.targets(g, kind, hero, candidates, left, may_skip, hints))
    return next((figure for figure in candidates if figure.id == chosen), None)


def choose_several(
    g: HavenGame,
    hero: Hero,
    kind: str,
    candidates: list[AnyFigure],
    count: int,
    *,
    may_skip: bool = True,
) -> Script[list[AnyFigure]]:
    """Choose up to so many different figures; nobody chooses when all are affected anyway."""
    if count >= len(candidates):
        return candidates
    chosen: list[AnyFigure] = []
    for left in range(count, 0, -1):
        open_to = [figure for figure in candidates if figure not in chosen]
        figure = yield from choose(g, hero, kind, open_to, left, may_skip=may_skip)
        if figure is None:
            break
        chosen.append(figure)
    return chosen


def choose_area(g: HavenGame, hero: Hero, area: Area, reach: int) -> Script[list[AnyFigure]]:
    """Let a hero's player lay an area pattern; the figures that it hits (H-AOE-04)."""
    offered = placements(g, hero, area, reach)
    if not offered:
        return []
    chosen = yield from ask_one(prompts.area(g, hero, offered))
    return [figure for figure in map(g.figure, hit_by(offered, chosen)) if figure is not None]
