"""Whom an ability may reach (H-TARGET, H-HEAL-02)."""

from __future__ import annotations

from engine.content.tree import ANYWHERE, Area
from engine.core.prompt import Question
from engine.core.script import Script, ask_anew
from engine.systems.haven.abilities.areas import Placement, hit_by, placements
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.telling import prompts


def enemies_within(g: HavenGame, figure: AnyFigure, reach: int) -> list[AnyFigure]:
    """The enemies in range and sight that can be targeted (H-TARGET-05, -06)."""
    return [
        foe for foe in g.enemies(figure) if _reaches(g, figure, foe, reach) and g.is_targetable(foe)
    ]


def allies_within(g: HavenGame, figure: AnyFigure, reach: int) -> list[AnyFigure]:
    """The allies in range and sight."""
    return [ally for ally in g.allies(figure) if _reaches(g, figure, ally, reach)]


def _reaches(g: HavenGame, figure: AnyFigure, other: AnyFigure, reach: int) -> bool:
    """What has no printed range needs no sight either (H-LOS-06)."""
    return reach >= ANYWHERE or g.is_within(figure, other, reach)


def choose(
    g: HavenGame,
    figure: AnyFigure,
    kind: str,
    candidates: list[AnyFigure],
    left: int,
    *,
    may_skip: bool = True,
) -> Script[AnyFigure | None]:
    """Let a figure's player choose one of several figures, or none (H-TURN-09)."""
    if len(candidates) == 1 and not may_skip:
        return candidates[0]

    def question() -> Question | None:
        still = [one for one in candidates if g.is_present(one)]
        if not still or not g.is_present(figure):
            return None
        return prompts.targets(g, kind, figure, still, min(left, len(still)), may_skip)

    chosen = yield from ask_anew(question)
    return next((one for one in candidates if one.id == chosen), None)


def choose_several(
    g: HavenGame,
    figure: AnyFigure,
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
        open_to = [one for one in candidates if one not in chosen]
        next_one = yield from choose(g, figure, kind, open_to, left, may_skip=may_skip)
        if next_one is None:
            break
        chosen.append(next_one)
    return chosen


def choose_area(
    g: HavenGame, figure: AnyFigure, kind: str, area: Area, reach: int
) -> Script[list[AnyFigure]]:
    """Let a figure's player lay an area pattern; the figures that it hits (H-AOE-04)."""
    offered: list[Placement] = []

    def question() -> Question | None:
        offered[:] = placements(g, figure, area, reach) if g.is_present(figure) else []
        return prompts.area(g, kind, figure, offered) if offered else None

    chosen = yield from ask_anew(question)
    return [one for one in map(g.figure, hit_by(offered, chosen)) if one is not None]
