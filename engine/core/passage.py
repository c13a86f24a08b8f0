"""What a figure may pass and what it pays, and the search for ways on sets of hexes as bits.

`engine.core.paths` is the friendly face of this; the monster solver uses both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.core.bits import bits
from engine.core.board import Board
from engine.core.hexes import Hex

Mode = Literal["walk", "jump", "fly", "teleport", "fly-teleport"]
Level = list[int]  # the hexes reached over so many negative hexes, by cost


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies on a board, as far as it matters to moving."""

    obstacles: frozenset[Hex] = frozenset()
    negative: frozenset[Hex] = frozenset()
    difficult: frozenset[Hex] = frozenset()
    ice: frozenset[Hex] = frozenset()


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
        floor = board.floor
        self.mode = mode
        self.start = board.bit(start)
        self.halt = board.mask(halts) & ~self.start
        enemies, friends = board.mask(foes), board.mask(allies)
        obstacles = board.mask(ground.obstacles)
        figures = enemies | friends
        flies = mode in ("fly", "fly-teleport")
        self.enter = floor
        if mode == "walk":
            self.enter = floor & ~(enemies | obstacles) | self.start
        elif mode in ("teleport", "fly-teleport"):
            self.enter = floor | board.wall_hexes
        self.stop = floor & ~(figures if flies else figures | obstacles) | self.start
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
    slippery = [ice & board.step(free, k - 3) for k in range(6)]  # where one slides on that way
    for first in bits(ice & passage.enter):
        cost = 2 if first & passage.difficult else 1
        for k in range(6):
            origin = board.step(first, k - 3) & passage.enter
            if not origin:
                continue
            end = first
            way = [first]
            while end & slippery[k]:
                end = board.step(end, k)
                way.append(end)
            negatives = (sum(way) & passage.negative).bit_count() if passage.negative else 0
            passage.slides.append(Slide(origin, end, cost, negatives, tuple(way)))
            passage.slide_origins |= origin
            passage.slide_ends |= end


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


def levels_from(board: Board, passage: Passage, points: int | None = None) -> Iterator[Level]:
    """Where the figure gets from its start: by negative hexes, then by cost."""
    if passage.mode == "walk" and not passage.is_plain:
        return _search(board, passage, passage.start, points, is_backward=False)
    waves = board.layers(passage.start, passage.enter, points, halt=passage.halt)
    if passage.mode == "walk" or not passage.negative | passage.difficult:
        return iter((waves,))
    return iter(_landings(passage, waves, points))


def levels_to(board: Board, passage: Passage, goal: int, until: int = 0) -> Iterator[Level]:
    """From where the figure gets to a goal: by negative hexes, then by cost.

    The search may end as it meets one of the hexes `until` without a negative hex on the way.
    """
    through = passage.enter & ~passage.halt
    if passage.mode == "walk":
        if not passage.is_plain:
            return _search(board, passage, goal, None, is_backward=True, until=until)
        return iter((board.layers(goal, through, until=until),))
    waves = board.layers(goal, through, until=0 if passage.negative else until)
    # Only the landing counts: what it costs to land on the goal, all other hexes pay alike.
    level = [0, *waves] if goal & passage.difficult else waves
    return iter(([], level)) if goal & passage.negative else iter((level,))


def _landings(passage: Passage, waves: list[int], points: int | None) -> list[Level]:
    """Jumping and teleporting: the terrain of the last hex counts, and no other."""
    levels: list[Level] = [[], []]
    for cost, wave in enumerate(waves):
        landed = wave & ~passage.start
        rough = landed & passage.difficult
        for mask, price in ((wave & ~rough, cost), (rough, cost + 1)):
            if mask and (points is None or price <= points):
                negative = mask & passage.negative & ~passage.start
                for negatives, hexes in enumerate((mask & ~negative, negative)):
                    if hexes:
                        _add(levels, negatives, price, hexes)
    return levels


def _search(
    board: Board,
    passage: Passage,
    source: int,
    points: int | None,
    *,
    is_backward: bool,
    until: int = 0,
) -> Iterator[Level]:
    """Walk from the source, or back from it, in waves of equal negative hexes and cost."""
    moves = _moves_back if is_backward else _moves_on
    pending: list[Level] = [[source]]
    missing = passage.enter | source  # without end: what fewer negative hexes do not reach at all
    beaten: list[int] = []  # with so many points: what fewer negative hexes reach no later, by cost
    negatives = 0
    while negatives < len(pending):
        level = pending[negatives]
        rest = missing
        cost = 0
        while cost < len(level) and (points is None or cost <= points):
            wave = level[cost] & rest
            if beaten:
                wave &= ~beaten[min(cost, len(beaten) - 1)]
            level[cost] = wave
            if wave & until:  # no way is better: what waits behind it never counts
                yield level[: cost + 1]
                return
            if wave:
                rest ^= wave
                for out, price, more in moves(board, passage, wave, rest):
                    if more or cost + price != len(level):
                        _add(pending, negatives + more, cost + price, out)
                    else:
                        level.append(out)
            cost += 1
        del level[cost:]
        yield level
        if points is None:  # fewer negative hexes win, however long the way
            missing = rest
        else:
            beaten = _beaten(beaten, level)
        until = 0
        negatives += 1


def _beaten(beaten: list[int], level: list[int]) -> list[int]:
    """What need not be reached again with more negative hexes, by cost."""
    found = []
    so_far = before = 0
    for cost in range(max(len(level), len(beaten))):
        so_far |= level[cost] if cost < len(level) else 0
        before = beaten[cost] if cost < len(beaten) else before
        found.append(so_far | before)
    return found


Moves = list[tuple[int, int, int]]  # hexes, cost and negative hexes


def _moves_on(board: Board, passage: Passage, wave: int, rest: int) -> Moves:
    """The hexes one move after these, among the rest."""
    if passage.halt:
        wave &= ~passage.halt
    around = board.spread(wave, rest)
    found = [(out, price, more) for kind, price, more in passage.steps if (out := around & kind)]
    if wave & passage.slide_origins:
        found += [(s.end, s.cost, s.negatives) for s in passage.slides if s.origin & wave]
    return found


def _moves_back(board: Board, passage: Passage, wave: int, rest: int) -> Moves:
    """The hexes one move before these, among the rest."""
    through = rest & ~passage.halt if passage.halt else rest
    found = [
        (board.spread(entered, through), price, more)
        for kind, price, more in passage.steps
        if (entered := wave & kind)
    ]
    if wave & passage.slide_ends:
        found += [(s.origin & through, s.cost, s.negatives) for s in passage.slides if s.end & wave]
    return found


def _add(levels: list[Level], negatives: int, cost: int, mask: int) -> None:
    """Put hexes into a level."""
    while len(levels) <= negatives:
        levels.append([])
    level = levels[negatives]
    if cost < len(level):
        level[cost] |= mask
    else:
        level += [0] * (cost - len(level))
        level.append(mask)
