"""What each hero has done, as goals and quests count it: written where the rules make it happen."""

from __future__ import annotations

from engine.systems.haven.figures import AnyFigure, owner_of
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero, MonsterFigure, Summon

OVERKILL = 3  # damage beyond what a kill needed


def count_kill(g: HavenGame, monster: MonsterFigure, source: AnyFigure | None) -> None:
    """A hero's kill; that of a summon is its owner's, that of a wound nobody's (H-PQ-06)."""
    hero = _hero_behind(g, killer_of(g, monster, source))
    if hero is not None:
        hero.record.kills += 1
        slain = hero.record.slain
        slain[monster.type] = slain.get(monster.type, 0) + 1
        hero.record.elite_kills += monster.rank == "elite"
        hero.record.overkills += -monster.hp >= OVERKILL


def killer_of(g: HavenGame, victim: AnyFigure, source: AnyFigure | None) -> AnyFigure | None:
    """Whoever did the damage, or else whose turn it is.

    A monster's kill of a monster is its controller's.
    """
    is_own = source is None or source.side == victim.side
    return g.figure(g.state.acting) if is_own else source


def _hero_behind(g: HavenGame, figure: AnyFigure | None) -> Hero | None:
    if isinstance(figure, Summon):
        return owner_of(g.state, figure)
    return figure if isinstance(figure, Hero) else None
