"""What abilities do to the map: traps made and disarmed, obstacles made, moved and destroyed."""

from __future__ import annotations

from engine.content import tree
from engine.core.hexes import Hex
from engine.systems.haven.abilities.augments import Boost
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.spots import empty_within, is_empty, may_hold_obstacle, within
from engine.systems.haven.state import Trap
from engine.systems.haven.telling import events_map as events

MapWork = tree.Trap | tree.DisarmTrap | tree.Obstacle


def places_for(g: HavenGame, figure: AnyFigure, it: MapWork, boost: Boost) -> list[Hex]:
    """The hexes where it may be done now; never an obstacle with hit points (H-SPECIAL-09)."""
    reach = it.range + boost.plus("range")
    match it:
        case tree.Trap():
            return empty_within(g, figure, reach)
        case tree.DisarmTrap():
            laid = {trap.hex for trap in g.state.traps}
            return [where for where in within(g, figure, reach) if where in laid]
        case tree.Obstacle(deed="create"):
            return [h for h in empty_within(g, figure, reach) if may_hold_obstacle(g, h)]
    found = [where for where in within(g, figure, reach) if where in g.state.obstacles]
    if it.deed == "move":
        return [where for where in found if ways_to_move(g, where, it.steps)]
    return found


def ways_to_move(g: HavenGame, where: Hex, steps: int) -> list[Hex]:
    """The empty hexes to which an obstacle may be moved from its own."""
    near = g.board.within(where, steps)
    return [h for h in near if is_empty(g, h) and may_hold_obstacle(g, h, taken_from=where)]


def work(g: HavenGame, figure: AnyFigure, it: MapWork, boost: Boost, where: Hex) -> None:
    """Do it to a hex."""
    match it:
        case tree.Trap():
            damage = it.damage + boost.plus("damage")
            conditions = tuple(dict.fromkeys((*it.conditions, *boost.conditions)))
            g.state.traps.append(Trap(where, damage, conditions))  # H-TRAP-07
            events.trap_made(g, figure, where)
        case tree.DisarmTrap():
            g.state.traps = [trap for trap in g.state.traps if trap.hex != where]  # H-TRAP-05
            events.trap_disarmed(g, figure, where)
        case tree.Obstacle(deed="create"):
            g.state.obstacles.append(where)
            events.obstacle_created(g, figure, where)
        case _:
            g.state.obstacles.remove(where)
            events.obstacle_destroyed(g, figure, where)
    g.map_changed()


def shift(g: HavenGame, figure: AnyFigure, where: Hex, goal: Hex) -> None:
    """Move an obstacle."""
    g.state.obstacles.remove(where)
    g.state.obstacles.append(goal)
    g.map_changed()
    events.obstacle_moved(g, figure, where, goal)
