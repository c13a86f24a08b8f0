"""What a figure may pass and what it pays, and the search for ways on sets of hexes as bits.

`engine.core.paths` is the friendly face of this; the monster solver uses both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.core.board import Board
from engine.core.hexes import Hex

Mode = Literal["walk", "jump", "fly", "teleport", "fly-teleport"]
Levels = list[list[int]]  # by negative hexes, then by cost: which hexes


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies on a board, as far as it matters to moving."""

    obstacles: frozenset[Hex] = frozenset()
    negative: frozenset[Hex] = frozenset()
    difficult: frozenset[Hex] = frozenset()
    ice: frozenset[Hex] = frozenset()


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


class Slide(NamedTuple):
    """One way over ice: where it is entered from, where it ends, and the hexes entered."""

    origin: int
    end: int
    cost: int
    negatives: int
    way: tuple[int, ...]


class Passage:
    """What one figure may pass, where it may stop, and what it pays, as bits of the board."""

    __slots__ = (
        "difficult",
        "enter",
        "halt",
        "mode",
        "negative",
        "slide_ends",
        "slide_origins",
        "slides",
        "start",
        "steps",
        "stop",
    )

    enter: int  # hexes it may pass
    stop: int  # hexes it may end on, its own among them
    halt: int  # hexes it may enter but not leave again within this move
    negative: int  # hexes that count as negative when entered (walking) or landed on
    difficult: int  # hexes that cost 1 more to enter (walking) or to land on
    steps: list[tuple[int, int, int]]  # kinds of hexes entered by a step: which, cost, negatives
    slides: list[Slide]  # walking over ice

    def __init__(
        self,
        board: Board,
        start: Hex,
        mode: Mode,
        ground: Ground,
        foes: Iterable[Hex],
        allies: Iterable[Hex],
        *,
        halts: Iterable[Hex] = (),
        jump_pays_difficult: bool = True,
    ) -> None:
        self.mode = mode
        self.start = board.bit(start)
        self.halt = board.mask(halts) & ~self.start
        enemies, friends = board.mask(foes), board.mask(allies)
        obstacles = board.mask(ground.obstacles)
        figures = enemies | friends
        flies = mode in ("fly", "fly-teleport")
        self.enter = board.floor
        if mode == "walk":
            self.enter &= ~(enemies | obstacles) | self.start
        elif mode in ("teleport", "fly-teleport"):
            self.enter |= board.wall_hexes
        self.stop = board.floor & ~figures & (-1 if flies else ~obstacles) | self.start
        self.negative = 0 if flies else board.mask(ground.negative)
        pays = mode == "walk" or (mode == "jump" and jump_pays_difficult)
        self.difficult = board.mask(ground.difficult) if pays else 0
        self.slides = []
        self.slide_origins = self.slide_ends = 0
        if ground.ice and mode == "walk":
            _lay_ice(board, self, ground, figures | obstacles)
        self.steps = _kinds_of_step(board, self, ground)

    @property
    def is_plain(self) -> bool:
        """Whether all ways differ in length alone."""
        return self.steps[0] == (self.enter, 1, 0)


def _lay_ice(board: Board, passage: Passage, ground: Ground, blocked: int) -> None:
    """Walking onto ice one slides straight on, at no further cost, until off it or stopped."""
    ice = board.mask(ground.ice)
    free = board.floor & ~blocked | passage.start
    for first in bits(ice & passage.enter):
        cost = 2 if first & passage.difficult else 1
        for k in range(6):
            origin = board.step(first, (k + 3) % 6)
            if not origin:
                continue
            way = [first]
            while way[-1] & ice and (following := board.step(way[-1], k) & free):
                way.append(following)
            negatives = (sum(way) & passage.negative).bit_count()
            passage.slides.append(Slide(origin, way[-1], cost, negatives, tuple(way)))
            passage.slide_origins |= origin
            passage.slide_ends |= way[-1]


def _kinds_of_step(board: Board, passage: Passage, ground: Ground) -> list[tuple[int, int, int]]:
    """The hexes one can step onto by what that costs; ice is left to the slides."""
    entered = passage.enter
    if passage.mode != "walk":
        return [(entered, 1, 0)]
    if passage.slides:
        entered &= ~board.mask(ground.ice)
    negative, difficult = entered & passage.negative, entered & passage.difficult
    if not negative | difficult:
        return [(entered, 1, 0)]
    kinds = (
        (entered & ~negative & ~difficult, 1, 0),
        (difficult & ~negative, 2, 0),
        (negative & ~difficult, 1, 1),
        (negative & difficult, 2, 1),
    )
    return [kind for kind in kinds if kind[0]]


def levels_from(board: Board, passage: Passage, points: int | None = None) -> Levels:
    """Where the figure gets from its start: by negative hexes, then by cost."""
    if passage.mode == "walk" and not passage.is_plain:
        return _search(board, passage, passage.start, points, is_backward=False)
    waves = board.layers(passage.start, passage.enter, points, halt=passage.halt)
    if passage.mode == "walk" or not passage.negative | passage.difficult:
        return [waves]
    return _landings(passage, waves, points)


def levels_to(board: Board, passage: Passage, goal: int, until: int = 0) -> Levels:
    """From where the figure gets to a goal: by negative hexes, then by cost.

    Where ways differ in length alone, the search ends as it meets one of the hexes `until`.
    """
    through = passage.enter & ~passage.halt
    if passage.mode == "walk":
        if not passage.is_plain:
            return _search(board, passage, goal, None, is_backward=True)
        return [board.layers(goal, through, until=until)]
    waves = board.layers(goal, through, until=0 if passage.negative else until)
    # Only the landing counts: what it costs to land on the goal, all other hexes pay alike.
    surcharge = [0] if goal & passage.difficult else []
    levels = [surcharge + waves]
    return [[], *levels] if goal & passage.negative else levels


def _landings(passage: Passage, waves: list[int], points: int | None) -> Levels:
    """Jumping and teleporting: the terrain of the last hex counts, and no other."""
    levels: Levels = [[], []]
    for cost, wave in enumerate(waves):
        landed = wave & ~passage.start
        rough = landed & passage.difficult
        for mask, price in ((wave & ~rough, cost), (rough, cost + 1)):
            if mask and (points is None or price <= points):
                negative = mask & passage.negative & ~passage.start
                _add(levels, 0, price, mask & ~negative)
                _add(levels, 1, price, negative)
    return levels


def _search(
    board: Board, passage: Passage, source: int, points: int | None, *, is_backward: bool
) -> Levels:
    """Walk from the source, or back from it, in waves of equal negative hexes and cost."""
    pending: Levels = [[source]]
    beaten = [0]  # by cost: what fewer negative hexes reach no later
    negatives = 0
    while negatives < len(pending):
        level = pending[negatives]
        seen = 0
        cost = 0
        while cost < len(level) and (points is None or cost <= points):
            wave = level[cost] & ~seen & ~beaten[min(cost, len(beaten) - 1)]
            level[cost] = wave
            if wave:
                seen |= wave
                for out, price, more in _moves(board, passage, wave, is_backward):
                    if out & ~seen:
                        _add(pending, negatives + more, cost + price, out)
            cost += 1
        del level[cost:]
        beaten = _beaten(beaten, level, is_endless=points is None)
        negatives += 1
    return pending


def _beaten(beaten: list[int], level: list[int], *, is_endless: bool) -> list[int]:
    """What need not be reached again with more negative hexes, by cost."""
    if is_endless:  # fewer negative hexes win, however long the way
        everything = beaten[0]
        for wave in level:
            everything |= wave
        return [everything]
    found = []
    so_far = 0
    for cost in range(max(len(level), len(beaten))):
        so_far |= level[cost] if cost < len(level) else 0
        found.append(so_far | beaten[min(cost, len(beaten) - 1)])
    return found


def _moves(
    board: Board, passage: Passage, wave: int, is_backward: bool
) -> list[tuple[int, int, int]]:
    """The hexes one move after these (or before them), with cost and negative hexes."""
    if is_backward:
        enter = passage.enter & ~passage.halt
        found = [
            (board.spread(wave & kind, enter), price, more) for kind, price, more in passage.steps
        ]
        if wave & passage.slide_ends:
            found += [
                (s.origin & enter, s.cost, s.negatives) for s in passage.slides if s.end & wave
            ]
    else:
        wave &= ~passage.halt
        found = [(board.spread(wave, kind), price, more) for kind, price, more in passage.steps]
        if wave & passage.slide_origins:
            found += [(s.end, s.cost, s.negatives) for s in passage.slides if s.origin & wave]
    return found


def _add(levels: Levels, negatives: int, cost: int, mask: int) -> None:
    """Put hexes into a level."""
    if not mask:
        return
    while len(levels) <= negatives:
        levels.append([])
    level = levels[negatives]
    while len(level) <= cost:
        level.append(0)
    level[cost] |= mask
