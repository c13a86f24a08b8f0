"""Boards drawn as text: one line per row, cells apart by blanks, odd columns half a hex lower."""

from __future__ import annotations

from engine.core.board import Board, Edge
from engine.core.hexes import Hex, at, parse_label
from engine.core.paths import Ground


class Drawing:
    """A drawn board. `-` is nothing, `#` a wall hex; every other sign is floor with a name."""

    def __init__(self, text: str, walls_between: str = "") -> None:
        rows = [line.split() for line in text.strip().splitlines()]
        self.signs = {
            at(column, row): sign
            for row, cells in enumerate(rows)
            for column, sign in enumerate(cells)
            if sign != "-"
        }
        edges = [_edge(pair) for pair in walls_between.split()]
        floor = [h for h, sign in self.signs.items() if sign != "#"]
        self.board = Board.build(floor, self.all("#"), edges)
        self.ground = Ground(
            obstacles=frozenset(self.all("o")),
            negative=frozenset(self.all("t")),
            difficult=frozenset(self.all("d")),
            ice=frozenset(self.all("i")),
        )

    def all(self, sign: str) -> list[Hex]:
        """Every hex with this sign."""
        return [h for h, s in self.signs.items() if s == sign]

    def the(self, sign: str) -> Hex:
        """The one hex with this sign."""
        (found,) = self.all(sign)
        return found


def named(label: str) -> Hex:
    """The hex of a label."""
    found = parse_label(label)
    assert found is not None
    return found


def labels(hexes: object) -> str:
    """The labels of some hexes, sorted."""
    assert isinstance(hexes, list | tuple | set | frozenset)
    return " ".join(h.label for h in sorted(hexes))


def _edge(pair: str) -> Edge:
    a, b = pair.split("|")
    return named(a), named(b)
