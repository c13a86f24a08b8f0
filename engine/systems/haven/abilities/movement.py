"""Moving on one's own feet or wings (H-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex, parse_label
from engine.core.passage import Mode
from engine.core.paths import Reach, reach
from engine.core.prompt import Option, Question
from engine.core.script import Script, ask_anew
from engine.systems.haven.abilities.augments import mode_of
from engine.systems.haven.abilities.bonuses import gained, serving, use
from engine.systems.haven.abilities.terrain import enter, harms
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.items.readiness import serving_items
from engine.systems.haven.rulings import FLIGHT_BY_CARD_ENDS_ON_OBSTACLES, TRAPS_CAN_STOP_A_MOVE
from engine.systems.haven.scenario.doors import open_door
from engine.systems.haven.special.rules import note_entered, obey
from engine.systems.haven.state import Bonus, Hero
from engine.systems.haven.telling import events, prompts

LANDS_SAFELY: tuple[Mode, ...] = ("fly", "fly-teleport")


def move(g: HavenGame, figure: AnyFigure, points: int, mode: Mode) -> Script[bool]:
    """Move a figure up to so many points and what its bonuses add; whether it went anywhere.

    No way leads through a closed door, a trap or a hazard unasked: each is a stop, and whoever goes
    there with points left is asked again; so is whoever the scenario's rules interrupt.
    """
    journey = _Journey(g, figure, points, mode)
    while (goal := parse_label((yield from ask_anew(journey.question)) or "")) is not None:
        is_stop_on_the_way = goal in _halts(g, figure, journey.mode)
        journey.has_moved = True
        is_cut_short = yield from walk(g, figure, journey.ways.path(goal), journey.mode)
        if not g.is_present(figure):
            break
        journey.spent += journey.ways.cost(figure.hex) or 0
        if not (is_stop_on_the_way or is_cut_short):
            break
    if journey.has_moved:
        use(g, journey.helps)
    return journey.has_moved


class _Journey:
    """One move ability under way: what it has left, and where that leads."""

    ways: Reach

    def __init__(self, g: HavenGame, figure: AnyFigure, points: int, mode: Mode) -> None:
        self.g = g
        self.figure = figure
        self.points = points
        self.own_mode = self.mode = mode
        self.helps: list[Bonus] = []
        self.spent = 0
        self.has_moved = False

    def question(self) -> Question | None:
        """Where to go from here, with all that helps by now; None: nowhere."""
        g, figure = self.g, self.figure
        if not g.is_present(figure) or not g.freedom(figure).may_move:
            return None
        helping = [help_ for help_ in self.helps if help_ in g.state.bonuses]  # H-BONUS-10
        more = [help_ for help_ in serving(g, "move", figure) if help_ not in helping]
        self.helps = helping + more  # what helped at first goes on, whatever it asked for
        boost = gained(g, figure, self.helps)
        self.mode = mode_of(self.own_mode, boost)
        left = max(0, self.points + boost.plus("move") - self.spent)
        self.ways = _ways(g, figure, left, self.mode)
        options = _destinations(self.ways, figure.hex)
        is_stuck = not options and not self._could_be_helped(left)
        return None if is_stuck else prompts.move_to(g, figure, left, options)

    def _could_be_helped(self, left: int) -> bool:
        """Whether an item could still lead somewhere: without points only one that adds some."""
        if not isinstance(self.figure, Hero):
            return False
        helps = [item.bonus for item in serving_items(self.g, self.figure, "move")]
        gains = [change.what for bonus in helps if bonus for change in bonus.gain.changes]
        return bool(gains) if left else "move" in gains


def _ways(g: HavenGame, figure: AnyFigure, points: int, mode: Mode) -> Reach:
    return reach(
        g.boards.heroes if isinstance(figure, Hero) else g.board,  # H-DOOR-02
        figure.hex,
        points,
        mode,
        g.ground,
        [foe.hex for foe in g.enemies(figure)],
        [*(ally.hex for ally in g.allies(figure)), *crossed_only(g, figure, mode)],
        halts=_halts(g, figure, mode),
        jump_pays_difficult=g.rulings.difficult_jump_landing,
    )


def crossed_only(g: HavenGame, figure: AnyFigure, mode: Mode) -> frozenset[Hex]:
    """The obstacles that a flight crosses and does not end on.

    Where a flight ends with the move, the figure would fall (H-MOVE-13); and an obstacle with hit
    points is a figure (H-MOVE-11, H-SPECIAL-10).
    """
    if mode not in LANDS_SAFELY:
        return frozenset()
    if g.is_flying(figure) or FLIGHT_BY_CARD_ENDS_ON_OBSTACLES:
        return frozenset(objective.hex for objective in g.state.objectives)
    return g.ground.obstacles


def _halts(g: HavenGame, figure: AnyFigure, mode: Mode) -> frozenset[Hex]:
    """Closed doors (H-DOOR-01) and, on foot, harmful hexes, but not where an ally stands."""
    if mode != "walk":
        return g.boards.closed
    taken = {ally.hex for ally in g.allies(figure)}
    return g.boards.closed | (g.ground.negative - taken)


def _destinations(ways: Reach, start: Hex) -> list[Option]:
    """Every hex where the hero may stop: fewest negative hexes first, then the shortest way."""
    board = ways.board
    left = ways.passage.stop & ~board.bit(start)
    found: list[Option] = []
    for harms_entered, level in enumerate(ways.by_negatives()):
        for cost, wave in enumerate(level):
            here = wave & left
            if here:
                left ^= here
                for where in board.hexes_of(here):
                    found.append(prompts.move_option(where, cost, harms_entered))
    return found


def walk(g: HavenGame, figure: AnyFigure, path: Sequence[Hex], mode: Mode) -> Script[bool]:
    """Take a path hex by hex; doors and terrain act at once (H-MOVE-06, H-DOOR-01).

    Whether it was cut short: much may have changed.
    """
    steps = [where for where in path if where != figure.hex]
    told = [figure.hex]
    for n, where in enumerate(steps, start=1):
        _leave_trail(g, figure, where)
        figure.hex = where
        told.append(where)
        g.state.deeds.moved += figure.id == g.state.acting
        is_door = isinstance(figure, Hero) and where in g.boards.closed
        is_harm = _touches_ground(mode, n == len(steps)) and harms(g, where)
        is_answered = _touches(mode, n == len(steps)) and note_entered(g, figure, where)
        if not (is_door or is_harm or is_answered):
            continue
        events.moved(g, figure, tuple(told))
        told = [where]
        if is_door and isinstance(figure, Hero):
            yield from open_door(g, figure, where)
        if is_harm:
            yield from enter(g, figure, where)
        if not g.is_present(figure) or (is_harm and _is_stopped(g, figure)):
            return True
        if isinstance(figure, Hero) and _is_alone(g, figure) and (yield from obey(g)):
            return True  # who was spawned may stand in the way
    if len(told) > 1:
        events.moved(g, figure, tuple(told))
    return False


def _leave_trail(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """Whoever acts by itself is seen to come: from where to where, and along which hexes."""
    if isinstance(figure, Hero):
        return
    trail = g.state.trails.get(figure.id)
    if trail is None or trail[-1] != figure.hex:
        trail = g.state.trails[figure.id] = [figure.hex]  # it was moved since, or has not moved
    trail.append(where)


def _touches_ground(mode: Mode, is_last: bool) -> bool:
    """A jump touches only its last hex (H-MOVE-08, -09), flight none (H-MOVE-10)."""
    return mode == "walk" or (is_last and mode not in LANDS_SAFELY)


def _touches(mode: Mode, is_last: bool) -> bool:
    """Whether a hex is entered, not crossed in the air."""
    return mode == "walk" or is_last


def _is_stopped(g: HavenGame, figure: AnyFigure) -> bool:
    if not TRAPS_CAN_STOP_A_MOVE or g.freedom(figure).may_move:
        return False
    return _is_alone(g, figure)


def _is_alone(g: HavenGame, figure: AnyFigure) -> bool:
    return all(other.hex != figure.hex for other in g.figures() if other is not figure)
