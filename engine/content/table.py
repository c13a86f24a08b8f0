"""Drawn tables: maps and area patterns. One line a row, cells apart by blanks.

Column c, row r of the drawing is the hex `at(c, r)`: odd columns lie half a hex lower.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.content.errors import TextError
from engine.content.tree import Area
from engine.core.hexes import Hex, at


class Cell(NamedTuple):
    """One cell of a drawing and where it stands in the text."""

    hex: Hex
    text: str
    start: int
    end: int

    def wrong(self, message: str) -> TextError:
        """A mistake, marked on this cell."""
        return TextError(message, self.start, self.end)


def cells(text: str) -> list[Cell]:
    """The cells of a drawing row by row, those that hold nothing (`.`) left out."""
    found: list[Cell] = []
    row = -1
    gap: int | None = None  # where an empty line stands below the first row
    start = 0
    for line in text.split("\n"):
        words = list(re.finditer(r"\S+", line))
        if words and gap is not None:
            raise TextError('an empty line in a drawing; write "." for nothing', gap)
        if words:
            row += 1
            for column, word in enumerate(words):
                if word[0] != ".":
                    place = start + word.start()
                    found.append(Cell(at(column, row), word[0], place, place + len(word[0])))
        elif row >= 0 and gap is None:
            gap = start
        start += len(line) + 1
    return found


def area(name: str, text: str) -> Area:
    """A pattern: `@` the acting figure's hex, `x` a hex that is hit, `.` nothing.

    Without `@` it is a ranged one, and its offsets count from its first hex.
    """
    figures: list[Cell] = []
    hits: list[Hex] = []
    for cell in cells(text):
        if cell.text == "@":
            figures.append(cell)
        elif cell.text in ("x", "X"):
            hits.append(cell.hex)
        else:
            raise cell.wrong(f'expected "@", "x" or ".", found "{cell.text}"')
    if len(figures) > 1:
        raise figures[1].wrong("a pattern has only one @")
    if not hits:
        raise TextError('a pattern needs at least one "x"', 0)
    origin = figures[0].hex if figures else hits[0]
    return Area(name, tuple(hit.minus(origin) for hit in hits), bool(figures))
