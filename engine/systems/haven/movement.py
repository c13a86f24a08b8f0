"""Moving on one's own feet or wings (H-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.passage import Mode
from engine.core.paths import Reach, reach
from engine.core.prompt import Option
from engine.core.script import Script, ask_one
from engine.systems.haven import events, prompts
from engine.systems.haven.doors import open_door
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.rulings import FLIGHT_BY_CARD_ENDS_ON_OBSTACLES, TRAPS_CAN_STOP_A_MOVE
from engine.systems.haven.state import Hero
from engine.systems.haven.terrain import enter, harms

LANDS_SAFELY: tuple[Mode, ...] = ("fly", "fly-teleport")


def move(g: HavenGame, hero: Hero, points: int, mode: Mode) -> Script[bool]:
    """Move a hero up to so many points; whether it went anywhere.

    No way leads through a closed door, a trap or a hazard unasked: each is a stop, and whoever goes
    there with points left is asked again.
    """
    has_moved = False
    while points > 0 and g.is_present(hero) and g.freedom(hero).may_move:
        ways = _ways(g, hero, points, mode)
        options = _destinations(ways, hero.hex)
        if not options:
            break
        chosen = yield from ask_one(prompts.move_to(hero, points, options))
        if chosen == prompts.STAY.id:
            break
        goal = next(o.hex for o in options if o.id == chosen)
        assert goal is not None
        is_stop_on_the_way = goal in _halts(g, hero, mode)
        points -= ways.cost(goal) or 0
        yield from walk(g, hero, ways.path(goal), mode)
        has_moved = True
        if not is_stop_on_the_way or hero.hex != goal:
            break
    return has_moved


def _ways(g: HavenGame, hero: Hero, points: int, mode: Mode) -> Reach:
    return reach(
        g.boards.heroes,
        hero.hex,
        points,
        mode,
        g.ground,
        [foe.hex for foe in g.enemies(hero)],
        [*(ally.hex for ally in g.allies(hero)), *crossed_only(g, hero, mode)],
        halts=_halts(g, hero, mode),
        jump_pays_difficult=g.rulings.difficult_jump_landing,
    )


def crossed_only(g: HavenGame, figure: AnyFigure, mode: Mode) -> frozenset[Hex]:
    """The obstacles that a flight crosses and does not end on, lest the figure fall (H-MOVE-13)."""
    if mode not in LANDS_SAFELY or g.is_flying(figure) or FLIGHT_BY_CARD_ENDS_ON_OBSTACLES:
        return frozenset()
    return g.ground.obstacles


def _halts(g: HavenGame, hero: Hero, mode: Mode) -> frozenset[Hex]:
    """Closed doors (H-DOOR-01) and, on foot, harmful hexes, but not where an ally stands."""
    if mode != "walk":
        return g.boards.closed
    taken = {ally.hex for ally in g.allies(hero)}
    return g.boards.closed | (g.ground.negative - taken)


def _destinations(ways: Reach, start: Hex) -> list[Option]:
    """Every hex where the hero may stop: fewest negative hexes first, then the shortest way."""
    board = ways.board
    left = ways.passage.stop & ~board.bit(start)
    found: list[Option] = []
    for harms_entered, level in enumerate(ways.levels):
        for cost, wave in enumerate(level):
            here = wave & left
            if here:
                left ^= here
                for where in board.hexes_of(here):
                    found.append(prompts.move_option(where, cost, harms_entered))
    return found


def walk(g: HavenGame, figure: AnyFigure, path: Sequence[Hex], mode: Mode) -> Script[None]:
    """Take a path hex by hex; doors and terrain act at once (H-MOVE-06, H-DOOR-01)."""
    steps = [where for where in path if where != figure.hex]
    told = [figure.hex]
    for n, where in enumerate(steps, start=1):
        figure.hex = where
        told.append(where)
        g.state.deeds.moved += figure.id == g.state.acting
        is_door = isinstance(figure, Hero) and where in g.boards.closed
        is_harm = _touches_ground(mode, n == len(steps)) and harms(g, where)
        if not is_door and not is_harm:
            continue
        events.moved(g, figure, tuple(told))
        told = [where]
        if is_door and isinstance(figure, Hero):
            yield from open_door(g, figure, where)
        if is_harm:
            yield from enter(g, figure, where)
            if not g.is_present(figure) or _is_stopped(g, figure):
                return
    if len(told) > 1:
        events.moved(g, figure, tuple(told))


def _touches_ground(mode: Mode, is_last: bool) -> bool:
    """A jump touches only its last hex (H-MOVE-08, -09), flight none (H-MOVE-10)."""
    return mode == "walk" or (is_last and mode not in LANDS_SAFELY)


def _is_stopped(g: HavenGame, figure: AnyFigure) -> bool:
    if not TRAPS_CAN_STOP_A_MOVE or g.freedom(figure).may_move:
        return False
    return all(other.hex != figure.hex for other in g.figures() if other is not figure)
