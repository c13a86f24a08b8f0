"""Traps and hazardous terrain (H-TRAP, H-TERRAIN)."""

from __future__ import annotations

from engine.core.hexes import Hex
from engine.core.script import Script
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.level import hazard_damage
from engine.systems.haven.telling import events


def harms(g: HavenGame, where: Hex) -> bool:
    """Whether entering a hex on foot hurts."""
    return where in g.ground.negative


def enter(
    g: HavenGame, figure: AnyFigure, where: Hex, mover: AnyFigure | None = None
) -> Script[None]:
    """What a hex does to a figure that enters it by normal or forced movement.

    Who dies of it was killed by whoever moved it there (H-PQ-06).
    """
    trap = next((trap for trap in g.state.traps if trap.hex == where), None)
    if trap is not None:
        g.state.traps.remove(trap)  # H-TRAP-03
        g.map_changed()
        events.trap_sprung(g, figure, where)
        yield from suffer(g, figure, trap.damage, mover)
        afflict(g, figure, trap.conditions)
    if where in g.state.hazards and g.is_present(figure):
        events.hazard_entered(g, figure, where)
        yield from suffer(g, figure, hazard_damage(g.state.danger), mover)
