"""Healing (H-HEAL)."""

from __future__ import annotations

from engine.systems.haven.abilities.afflict import lose_condition
from engine.systems.haven.conditions import Healing, Moment, through
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.records import count_healing
from engine.systems.haven.telling import events


def can_be_healed(figure: AnyFigure) -> bool:
    """Whether a heal would do it any good."""
    healing = through(Moment.HEALED, figure.conditions, Healing(1))
    return figure.hp < figure.max_hp or bool(healing.removes)


def heal(g: HavenGame, figure: AnyFigure, amount: int) -> None:
    """Restore hit points, after POISON and WOUND have had their say (H-HEAL-05)."""
    healing = through(Moment.HEALED, figure.conditions, Healing(amount))
    for condition_id in healing.removes:
        lose_condition(g, figure, condition_id)
    before = figure.hp
    figure.hp = min(figure.max_hp, figure.hp + healing.amount)
    if figure.hp > before:
        count_healing(g, figure.hp - before)
        events.healed(g, figure, figure.hp - before)
