"""Gaining and losing conditions (H-COND)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.systems.haven.abilities.modifiers import shuffle_in
from engine.systems.haven.conditions import CONDITIONS, Ends
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.robots.repertoire import names_of_conditions
from engine.systems.haven.telling import events


def afflict(g: HavenGame, figure: AnyFigure, conditions: Iterable[str]) -> None:
    """Give a figure conditions; one it already has starts anew (H-COND-01)."""
    for condition_id in conditions:
        if not g.is_present(figure):
            return
        if g.is_immune(figure, condition_id):
            events.was_immune(g, figure, condition_id)
            continue
        condition = CONDITIONS[condition_id]
        is_held = condition_id in figure.conditions
        if condition.ends is not Ends.AT_ONCE:
            figure.conditions[condition_id] = g.state.acting == figure.id  # H-COND-22
        elif not shuffle_in(g, figure, condition.card):
            continue
        g.happened |= names_of_conditions((condition_id,))
        if not is_held:
            events.condition_gained(g, figure, condition_id)


def lose_condition(g: HavenGame, figure: AnyFigure, condition_id: str) -> None:
    """A condition ends."""
    if figure.conditions.pop(condition_id, None) is not None:
        events.condition_lost(g, figure, condition_id)


def expire_conditions(g: HavenGame, figure: AnyFigure) -> None:
    """At the end of a figure's turn: what lasted until its next turn is over (H-TURN-18)."""
    for condition_id in sorted(figure.conditions):
        if CONDITIONS[condition_id].ends is not Ends.NEXT_TURN:
            continue
        if figure.conditions[condition_id]:
            figure.conditions[condition_id] = False
        else:
            lose_condition(g, figure, condition_id)
