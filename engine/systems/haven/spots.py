"""Hexes that abilities may use: the empty ones, those in range, and where an obstacle may stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Objective


def is_empty(g: HavenGame, where: Hex) -> bool:
    """No figure, no token, no overlay; an open door is no matter (H-MOVE-14)."""
    state, ground = g.state, g.ground
    covered = where in ground.obstacles or where in ground.negative or where in ground.difficult
    return not (covered or where in state.coins or where in state.treasures or g.at(where))


def empty_beside(g: HavenGame, where: Hex) -> list[Hex]:
    """The empty hexes adjacent to a hex; no closed door is among them."""
    return [hex_ for hex_ in g.board.neighbours(where) if is_empty(g, hex_)]


def may_stand(g: HavenGame, figure: AnyFigure, where: Hex) -> bool:
    """Whether a figure can be put on a hex, whoever stands there now; an objective stays put."""
    if isinstance(figure, Objective):
        return False  # H-SPECIAL-09
    return where not in g.ground.obstacles or g.is_flying(figure)


def within(g: HavenGame, figure: AnyFigure, reach: int) -> list[Hex]:
    """The hexes in range and in sight of a figure, the nearest first (H-LOS-05)."""
    board, sight = g.board, g.rulings.sight
    return [h for h in board.within(figure.hex, reach) if board.sees(figure.hex, h, sight)]


def empty_within(g: HavenGame, figure: AnyFigure, reach: int) -> list[Hex]:
    """The empty hexes in range and in sight."""
    return [where for where in within(g, figure, reach) if is_empty(g, where)]


def nearest_empty(g: HavenGame, start: Hex) -> list[Hex]:
    """The empty hexes that are nearest to a hex; several if they tie."""
    for ring in g.board.rings(start):
        empty = [where for where in g.board.hexes_of(ring) if is_empty(g, where)]
        if empty:
            return empty
    return []


def nearest_to_enemy(g: HavenGame, actor: AnyFigure, hexes: Sequence[Hex]) -> list[Hex]:
    """Those of the hexes that are nearest to an enemy whom the figure can see (H-MABIL-04)."""
    steps = {where: _steps_to_enemy(g, actor, where) for where in hexes}
    least = min(steps.values())
    return [where for where in hexes if steps[where] == least]


def _steps_to_enemy(g: HavenGame, actor: AnyFigure, where: Hex) -> float:
    foes = filter(g.is_targetable, g.enemies(actor))  # H-COND-18: the others are obstacles
    steps = (g.board.distance(where, foe.hex) for foe in foes)
    return min((n for n in steps if n is not None), default=float("inf"))


def may_hold_obstacle(g: HavenGame, where: Hex, taken_from: Hex | None = None) -> bool:
    """Whether an obstacle may be put on an empty hex: no part of the map is cut off (H-TERRAIN-13).

    `taken_from` is where that obstacle stands now, if it is moved.
    """
    board = g.whole_board
    blocked = (g.ground.obstacles - {taken_from}) | {where}
    around = [h for h in board.neighbours(where) if h not in blocked]
    if not around:
        return True
    reached, edge = {around[0]}, [around[0]]
    for here in edge:  # it grows as we go
        fresh = [h for h in board.neighbours(here) if h not in blocked and h not in reached]
        reached.update(fresh)
        edge += fresh
    return reached.issuperset(around)
