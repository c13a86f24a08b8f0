"""Hexes in axial coordinates: flat tops, odd columns half a row lower."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
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


_LABEL = re.compile(r"([A-Z]{1,4})([0-9]{1,6})")

# Edge k of a hex leads to neighbour k; edge k + 3 is opposite.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def at(column: int, row: int) -> Hex:
    """The hex in a column and row of a drawn map, both counted from 0."""
    return Hex(column, row - column // 2)


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes on an endless empty plane."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """All hexes at exactly this distance, in walking order."""
    if radius == 0:
        return (centre,)
    corner = DIRECTIONS[4]
    here = Hex(centre.q + corner.q * radius, centre.r + corner.r * radius)
    found = []
    for k in range(6):
        for _ in range(radius):
            found.append(here)
            here = here.plus(DIRECTIONS[k])
    return tuple(found)


def rotated(offset: Hex) -> Hex:
    """An offset turned by a sixth of a circle: direction k becomes direction k + 1."""
    return Hex(-offset.r, offset.q + offset.r)


def mirrored(offset: Hex) -> Hex:
    """An offset reflected in the axis through direction 0 and direction 3's corners."""
    return Hex(offset.q + offset.r, -offset.r)


def rotations(pattern: Iterable[Hex]) -> tuple[tuple[Hex, ...], ...]:
    """The pattern in its six rotations about the origin, each sorted, the given one first."""
    turned = tuple(sorted(pattern))
    found = []
    for _ in range(6):
        found.append(turned)
        turned = tuple(sorted(rotated(h) for h in turned))
    return tuple(found)


@lru_cache(maxsize=256)
def orientations(pattern: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """The different ones among the six rotations and their mirror images (H-AOE-01, H-AOE-10)."""
    images = rotations(pattern) + rotations(mirrored(h) for h in pattern)
    return tuple(dict.fromkeys(images))


def parse_label(text: str) -> Hex | None:
    """The hex that people call `C4`, in any case; None when it is no such name."""
    found = _LABEL.fullmatch(text.strip().upper())
    if found is None:
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    return at(column - 1, int(found[2]) - 1)
