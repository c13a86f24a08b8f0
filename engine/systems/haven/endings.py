"""How a scenario ends (H-ENDSCEN, H-EXHAUST-06)."""

from __future__ import annotations

from engine.core.system import Result
from engine.systems.haven import events
from engine.systems.haven.content import Pack
from engine.systems.haven.game import HavenGame
from engine.systems.haven.goals import reveal_goals, ticks_of
from engine.systems.haven.level import bonus_experience, gold_per_coin
from engine.systems.haven.state import HavenState


def check_ending(g: HavenGame) -> None:
    """Note a success or failure; the first one counts, and the round is played to its end."""
    state = g.state
    if state.ending or state.phase == "setup":
        return
    if not g.heroes:
        state.ending = "defeat"
        events.party_beaten(g)
    elif not state.monsters and len(state.revealed) == len(g.scenario.rooms):
        state.ending = "victory"
        events.goal_reached(g)


def conclude(g: HavenGame) -> None:
    """The round is over: so is the scenario, if it was decided (H-ENDSCEN-01)."""
    if g.state.ending:
        g.state.outcome = g.state.ending
        g.state.phase = "over"
        events.scenario_ended(g, g.state.outcome)
        reveal_goals(g)


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
        )
        for hero in state.heroes
    )
