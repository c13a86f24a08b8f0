"""What each hero has done, as battle goals count it: written where the rules make it happen."""

from __future__ import annotations

from engine.systems.haven.figures import AnyFigure, owner_of
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero, MonsterFigure, Summon

OVERKILL = 3  # damage beyond what a kill needed


def count_kill(g: HavenGame, monster: MonsterFigure, source: AnyFigure | None) -> None:
    """A kill counts for whoever did the damage, or else for the hero whose turn it is.

    A monster's kill of a monster is its controller's.
    """
    is_own = source is None or isinstance(source, MonsterFigure)
    hero = _hero_behind(g, g.figure(g.state.acting) if is_own else source)
    if hero is not None:
        hero.record.kills += 1
        hero.record.elite_kills += monster.rank == "elite"
        hero.record.overkills += -monster.hp >= OVERKILL


def _hero_behind(g: HavenGame, figure: AnyFigure | None) -> Hero | None:
    if isinstance(figure, Summon):
        return owner_of(g.state, figure)
    return figure if isinstance(figure, Hero) else None
