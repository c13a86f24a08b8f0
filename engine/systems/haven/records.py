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


def count_damage(g: HavenGame, victim: AnyFigure, lost: int, source: AnyFigure | None) -> None:
    """Hit points that an enemy lost to a hero or its summons."""
    hero = _hero_behind(g, source)
    if hero is not None and victim.side != hero.side:
        hero.record.dealt += lost


def count_healing(g: HavenGame, healed: int) -> None:
    """Hit points that whoever acts gave back."""
    hero = _hero_behind(g, g.figure(g.state.acting))
    if hero is not None:
        hero.record.healed += healed


def count_prevented(g: HavenGame, figure: AnyFigure, saved: int) -> None:
    """Hit points that a hero or its summon would have lost."""
    hero = _hero_behind(g, figure)
    if hero is not None:
        hero.record.prevented += saved


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
