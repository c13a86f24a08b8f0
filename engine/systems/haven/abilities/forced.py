"""Push and pull (H-EFFECT-05..12, -20)."""

from __future__ import annotations

from typing import Literal

from engine.core.hexes import Hex, parse_label
from engine.core.paths import steps_away, steps_toward
from engine.core.script import Script, ask_one
from engine.systems.haven.abilities.terrain import enter
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.scenario.ties import settle
from engine.systems.haven.special.rules import note_entered
from engine.systems.haven.state import Objective
from engine.systems.haven.telling import events, prompts

Shoving = Literal["push", "pull"]


def shove(
    g: HavenGame, mover: AnyFigure, target: AnyFigure, kind: Shoving, steps: int
) -> Script[bool]:
    """Move a figure against its will: in full, or not at all if the mover's player declines."""
    start = target.hex
    if isinstance(target, Objective):
        return False  # H-SPECIAL-09
    path = [start]
    for left in range(steps, 0, -1):
        hexes = next_hexes(g, mover.hex, target, kind, left)
        if not hexes:
            break
        where = yield from _choose(g, mover, target, kind, hexes, is_first=left == steps)
        if where is None:
            break
        target.hex = where
        note_entered(g, target, where)
        path.append(where)
        if not g.is_flying(target) and where in g.ground.negative:
            events.shoved(g, target, tuple(path), kind)
            path = [where]
            yield from enter(g, target, where, mover)
            if not g.is_present(target):
                return True
    if len(path) > 1:
        events.shoved(g, target, tuple(path), kind)
    return target.hex != start


def _choose(
    g: HavenGame,
    mover: AnyFigure,
    target: AnyFigure,
    kind: Shoving,
    hexes: list[Hex],
    is_first: bool,
) -> Script[Hex | None]:
    if g.player_of(mover) is not None:
        question = prompts.shove_to(g, mover, target, kind, hexes, may_skip=is_first)
        chosen = yield from ask_one(question)
    elif len(hexes) == 1:
        return hexes[0]
    else:
        question = prompts.shove_to(g, mover, target, kind, hexes, may_skip=False)
        chosen = yield from settle(g, question)  # H-MON-10
    return None if chosen == prompts.SKIP.id else parse_label(chosen)


def next_hexes(
    g: HavenGame, origin: Hex, target: AnyFigure, kind: Shoving, steps: int
) -> list[Hex]:
    """The hexes where the next step may go, so that the whole shove can end on a free hex."""
    taken = {other.hex for other in g.figures() if other is not target}
    blocked: set[Hex] = set()  # H-MOVE-12: nothing is in a flyer's way
    if not g.is_flying(target):
        blocked = {other.hex for other in g.enemies(target)}  # H-EFFECT-07
        blocked |= g.ground.obstacles  # H-EFFECT-12
    step = steps_away if kind == "push" else steps_toward

    def legal(here: Hex) -> list[Hex]:
        return [h for h in step(g.board, here, origin) if h not in blocked and h != origin]

    def can_end(here: Hex, left: int) -> bool:
        if here not in taken:
            return True
        return left > 0 and any(can_end(h, left - 1) for h in legal(here))

    return [h for h in legal(target.hex) if can_end(h, steps - 1)]
