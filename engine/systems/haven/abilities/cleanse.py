"""Getting rid of conditions before their time; boons stay (H-COND-21)."""

from __future__ import annotations

from engine.content.tree import NEGATIVE_CONDITIONS
from engine.systems.haven.abilities.afflict import lose_condition
from engine.systems.haven.abilities.modifiers import take_out
from engine.systems.haven.conditions import CONDITIONS, Ends
from engine.systems.haven.game import AnyFigure, HavenGame


def is_cleansed_by(g: HavenGame, figure: AnyFigure, conditions: tuple[str, ...]) -> bool:
    """Whether a figure has any of these conditions, or of all negative ones if none is named."""
    pile = g.modifiers(figure).cards.pile
    return any(
        CONDITIONS[one].card in pile
        if CONDITIONS[one].ends is Ends.AT_ONCE
        else one in figure.conditions
        for one in conditions or NEGATIVE_CONDITIONS
    )


def cleanse(g: HavenGame, figure: AnyFigure, conditions: tuple[str, ...]) -> None:
    """Remove these negative conditions, or all of them; cards leave the figure's deck."""
    for one in conditions or NEGATIVE_CONDITIONS:
        if CONDITIONS[one].ends is Ends.AT_ONCE:
            take_out(g, figure, CONDITIONS[one].card)
        else:
            lose_condition(g, figure, one)
