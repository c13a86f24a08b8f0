"""Hexes in axial coordinates: flat tops, odd columns half a row lower."""

from __future__ import annotations

from typing import NamedTuple


class Hex(NamedTuple):
    """One hex: q is the column, r + floor(q / 2) the row."""

    q: int
    r: int

    def plus(self, other: Hex) -> Hex:
        """The hex at an offset from this one."""
        return Hex(self.q + other.q, self.r + other.r)

    def minus(self, other: Hex) -> Hex:
        """The offset from another hex to this one."""
        return Hex(self.q - other.q, self.r - other.r)

    @property
    def label(self) -> str:
        """What people call it: column letters and row number, `C4`."""
        row = self.r + self.q // 2
        letters, column = "", self.q
        while column >= 0:
            letters = chr(ord("A") + column % 26) + letters
            column = column // 26 - 1
        return f"{letters}{row + 1}"


# Edge k of a hex leads to neighbour k; edge k + 3 is opposite.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def at(column: int, row: int) -> Hex:
    """The hex in a column and row of a drawn map, both counted from 0."""
    return Hex(column, row - column // 2)
