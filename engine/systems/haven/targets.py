"""Whom an ability may reach (H-TARGET, H-HEAL-02)."""

from __future__ import annotations

from engine.content.tree import Area
from engine.core.prompt import Question
from engine.core.script import Script, ask_anew
from engine.systems.haven import prompts
from engine.systems.haven.areas import Placement, hit_by, placements
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
) -> Script[AnyFigure | None]:
    """Let a hero's player choose one of several figures, or none (H-TURN-09)."""
    if len(candidates) == 1 and not may_skip:
        return candidates[0]

    def question() -> Question | None:
        still = [figure for figure in candidates if g.is_present(figure)]
        if not still or not g.is_present(hero):
            return None
        return prompts.targets(g, kind, hero, still, min(left, len(still)), may_skip)

    chosen = yield from ask_anew(question)
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


def choose_area(
    g: HavenGame, hero: Hero, kind: str, area: Area, reach: int
) -> Script[list[AnyFigure]]:
    """Let a hero's player lay an area pattern; the figures that it hits (H-AOE-04)."""
    offered: list[Placement] = []

    def question() -> Question | None:
        offered[:] = placements(g, hero, area, reach) if g.is_present(hero) else []
        return prompts.area(g, kind, hero, offered) if offered else None

    chosen = yield from ask_anew(question)
    return [figure for figure in map(g.figure, hit_by(offered, chosen)) if figure is not None]
