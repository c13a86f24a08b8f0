"""How a scenario ends (H-ENDSCEN, H-EXHAUST-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engine.core.system import Result
from engine.systems.haven.abilities.modifiers import strip_decks
from engine.systems.haven.content import Pack
from engine.systems.haven.game import HavenGame
from engine.systems.haven.level import bonus_experience, gold_per_coin
from engine.systems.haven.scenario.goals import counts_of, reveal_goals, ticks_of
from engine.systems.haven.special.claims import holds
from engine.systems.haven.state import HavenState
from engine.systems.haven.telling import events


def check_ending(g: HavenGame) -> None:
    """Note a success or failure; the first one counts, and the round is played to its end."""
    state = g.state
    if state.ending or state.phase == "setup":
        return
    failure = g.scenario.failure
    if not g.heroes and not any(hero.has_left for hero in state.heroes):
        _lose(g, events.party_beaten)
    elif failure is not None and holds(g, failure):
        _lose(g, events.goal_missed)
    elif holds(g, g.scenario.goal):
        decide(g, "victory")
    elif not g.heroes:
        _lose(g, events.goal_missed)  # those who got out cannot go on


def decide(g: HavenGame, outcome: Literal["victory", "defeat"]) -> None:
    """The scenario is decided, unless it was before."""
    if g.state.ending:
        return
    if outcome == "victory":
        g.state.ending = "victory"
        events.goal_reached(g)
    else:
        _lose(g, events.goal_missed)


def _lose(g: HavenGame, tell: Callable[[HavenGame], None]) -> None:
    g.state.ending = "defeat"
    tell(g)


def conclude(g: HavenGame) -> None:
    """The round is over: so is the scenario, if it was decided (H-ENDSCEN-01)."""
    if g.state.ending:
        g.state.outcome = g.state.ending
        g.state.phase = "over"
        events.scenario_ended(g, g.state.outcome)
        reveal_goals(g)
        strip_decks(g)


def results(pack: Pack, state: HavenState) -> tuple[Result, ...]:
    """What each hero takes home, exhausted or not (H-ENDSCEN-03, -04, -13, -15)."""
    bonus = bonus_experience(state.level) if state.outcome == "victory" else 0
    rate = gold_per_coin(state.level)
    return tuple(
        Result(
            hero.seat,
            hero.experience + bonus,
            hero.coins * rate + hero.gold,
            ticks=ticks_of(pack, state, hero),
            is_dead=hero.is_dead,
            found=tuple(hero.found),
            counts=counts_of(hero),
            looted=tuple(hero.looted),
        )
        for hero in state.heroes
    )
