"""The kinds of figures: what they are called and what their numbers are."""

from __future__ import annotations

from engine.core.text import Say
from engine.systems.haven.content import HeroClass, MonsterStats, Pack
from engine.systems.haven.enhancements.apply import enhanced_class
from engine.systems.haven.state import (
    Ally,
    HavenState,
    Hero,
    MonsterFigure,
    Objective,
    Summon,
)

Automaton = MonsterFigure | Summon | Ally  # acts by the monsters' rules (H-SUMMON-09)
AnyFigure = Hero | Automaton | Objective


def stats_of(pack: Pack, state: HavenState, figure: Automaton | Objective) -> MonsterStats:
    """Its numbers at this scenario's level (H-MON-04, H-SETUP-23)."""
    match figure:
        case MonsterFigure():
            kind, count = pack.monsters[figure.type], len(state.heroes)
            return kind.stats(figure.rank, state.danger, state.level, count)
        case Summon():
            return class_of(pack, owner_of(state, figure)).summons[figure.type]
        case Ally():
            ally = pack.scenarios[state.scenario].allies[figure.type]
            return ally.stats[state.level][len(state.heroes) - 2]
        case Objective():
            objective = pack.scenarios[state.scenario].objectives[figure.type]
            return objective.stats[state.level][len(state.heroes) - 2]


def class_of(pack: Pack, hero: Hero) -> HeroClass:
    """A hero's class, with the stickers on its cards."""
    return enhanced_class(pack.classes[hero.class_id], hero.stickers)


def owner_of(state: HavenState, summon: Summon) -> Hero:
    """Its summoner."""
    return next(hero for hero in state.heroes if hero.id == summon.owner)


def name_of(state: HavenState, figure: AnyFigure) -> Say:
    """What people call a figure."""
    match figure:
        case Hero():
            return hero_name(figure)
        case MonsterFigure():
            return monster_name(figure)
        case Summon():
            name, hero = Say(f"summon.{figure.type}"), owner_of(state, figure).name
            return Say("haven-summon", {"name": name, "number": figure.number, "hero": hero})
        case Ally() | Objective():
            name = Say(f"figure.{state.scenario}.{figure.type}")
            return Say("haven-token", {"name": name, "number": figure.number})


def hero_name(hero: Hero) -> Say:
    """The name that its player gave."""
    return Say("haven-hero", {"name": hero.name})


def monster_name(monster: MonsterFigure) -> Say:
    """A monster's name: its type's and its standee's number, which the unique do without."""
    name = Say(f"monster.{monster.type}")
    if monster.rank in ("boss", "named"):
        return name
    return Say("haven-monster", {"name": name, "number": monster.number})


def ranked_name(state: HavenState, figure: AnyFigure) -> Say:
    """A figure's name with its rank."""
    name = name_of(state, figure)
    if isinstance(figure, MonsterFigure) and figure.rank == "elite":
        return Say("haven-elite", {"monster": name})
    return name
