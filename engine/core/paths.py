"""Ways over a board: how far a figure gets, at what cost, over how many negative hexes.

A negative hex is one that harms whoever enters it: a trap, hazardous terrain. Ways compare by
negative hexes first, then by cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.board import Board
from engine.core.hexes import Hex
from engine.core.passage import Ground, Level, Mode, Passage, levels_from

__all__ = ["Ground", "Mode", "Reach", "reach", "steps_away", "steps_toward"]


class Reach:
    """Everywhere a figure can get to from a hex, and how."""

    def __init__(self, board: Board, passage: Passage, points: int | None = None) -> None:
        self.board = board
        self.passage = passage
        self._known: list[Level] = []
        self._more = levels_from(board, passage, points)

    def by_negatives(self) -> Iterator[Level]:
        """The hexes reached, by negative hexes and cost; what nobody asks for is not worked out."""
        yield from self._known
        for level in self._more:
            self._known.append(level)
            yield level

    def level(self, negatives: int) -> Level:
        """Those reached over so many negative hexes and no fewer."""
        while len(self._known) <= negatives:
            self._known.append(next(self._more))
        return self._known[negatives]

    def cost(self, here: Hex) -> int | None:
        """The movement points that the best way takes; None when there is no way."""
        found = self._place(here)
        return None if found is None else found[1]

    def negatives(self, here: Hex) -> int | None:
        """How many negative hexes the best way enters; None when there is no way."""
        found = self._place(here)
        return None if found is None else found[0]

    def stops(self) -> tuple[Hex, ...]:
        """The hexes where the figure may end its move, its own among them (H-MOVE-01)."""
        return tuple(self.board.hexes_of(self.stop_mask()))

    def stop_mask(self) -> int:
        """`stops` as bits of the board."""
        found = 0
        for level in self.by_negatives():
            for wave in level:
                found |= wave
        return found & self.passage.stop

    def path(self, here: Hex) -> tuple[Hex, ...]:
        """The hexes entered on the best way, the destination last; empty to stay."""
        found = self._place(here)
        if found is None:
            raise ValueError(f"no way to {here.label}")
        if self.passage.mode == "walk":
            return self._walk(here, *found)
        return self._leap(here)

    def _place(self, here: Hex) -> tuple[int, int] | None:
        bit = self.board.bit(here)
        for negatives, level in enumerate(self.by_negatives()):
            for cost, wave in enumerate(level):
                if wave & bit:
                    return negatives, cost
        return None

    def _walk(self, here: Hex, negatives: int, cost: int) -> tuple[Hex, ...]:
        """Step back from the destination through waves that lead to it."""
        way: list[Hex] = []
        while self.board.bit(here) != self.passage.start or cost:
            entered, here, price, more = self._last_move(here, negatives, cost)
            way[:0] = entered
            negatives, cost = negatives - more, cost - price
        return tuple(way)

    def _last_move(
        self, here: Hex, negatives: int, cost: int
    ) -> tuple[tuple[Hex, ...], Hex, int, int]:
        bit = self.board.bit(here)
        for kind, price, more in self.passage.steps:
            if bit & kind:
                before = self.board.spread(bit, self._wave(negatives - more, cost - price))
                if before:
                    return (here,), self.board.hexes_of(before)[0], price, more
        for slide in self.passage.slides:
            wave = self._wave(negatives - slide.negatives, cost - slide.cost)
            if slide.end == bit and slide.origin & wave:
                origin = self.board.hexes_of(slide.origin)[0]
                entered = tuple(self.board.hexes_of(hex_)[0] for hex_ in slide.way)
                return entered, origin, slide.cost, slide.negatives
        raise AssertionError("a wave without a wave before it")

    def _wave(self, negatives: int, cost: int) -> int:
        """The hexes of a wave from which the way may have gone on."""
        if negatives < 0 or cost < 0 or cost >= len(self._known[negatives]):
            return 0
        return self._known[negatives][cost] & ~self.passage.halt

    def _leap(self, here: Hex) -> tuple[Hex, ...]:
        """Any shortest way over everything that this kind of movement crosses."""
        halt = self.passage.halt
        waves = self.board.layers(self.passage.start, self.passage.enter, halt=halt)
        bit = self.board.bit(here)
        steps = next(n for n, wave in enumerate(waves) if wave & bit)
        way: list[Hex] = []
        for wave in reversed(waves[:steps]):
            way.insert(0, here)
            before = self.board.spread(self.board.bit(here), wave & ~halt)
            here = self.board.hexes_of(before)[0]
        return tuple(way)


def reach(
    board: Board,
    start: Hex,
    points: int | None,
    mode: Mode,
    ground: Ground,
    foes: Iterable[Hex],
    allies: Iterable[Hex],
    *,
    halts: Iterable[Hex] = (),
    jump_pays_difficult: bool = True,
) -> Reach:
    """Where a figure gets with so many movement points (None: without end).

    The hexes `halts` are entered and not left again: whoever goes there has to move anew.
    """
    passage = Passage(
        board,
        start,
        mode,
        ground,
        foes,
        allies,
        halts=halts,
        jump_pays_difficult=jump_pays_difficult,
    )
    return Reach(board, passage, points)


def steps_away(board: Board, here: Hex, source: Hex) -> tuple[Hex, ...]:
    """The neighbours of a hex that lie farther from a source (H-EFFECT-05)."""
    now = _distance(board, source, here)
    return tuple(h for h in board.neighbours(here) if _distance(board, source, h) > now)


def steps_toward(board: Board, here: Hex, source: Hex) -> tuple[Hex, ...]:
    """The neighbours of a hex that lie nearer to a source (H-EFFECT-08)."""
    now = _distance(board, source, here)
    return tuple(h for h in board.neighbours(here) if _distance(board, source, h) < now)


def _distance(board: Board, a: Hex, b: Hex) -> float:
    steps = board.distance(a, b)
    return float("inf") if steps is None else steps
