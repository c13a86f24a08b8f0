"""Where everything lies on the map of the world: squares, landings, margins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.tableau import PlaceView
from render.sheets.look import Style
from render.sheets.plates import INSIDE

SIDE = 74  # for the numbers of the landings, at both edges
TALLEST = 47  # of all landings, in text sizes
NAME_STEP = 1.16  # from one line of a name to the next, in text sizes
MOST_PLACES = 400
_NARROWEST = 34  # of a square
_LEAST_COLUMNS = 3
_GAP = 0.36  # of a landing, for those in between that hold nothing


@dataclass(frozen=True)
class Landing:
    """One row of the map, in its own pixels."""

    row: int
    top: int
    floor: int  # where its ground begins
    bottom: int
    is_known: bool


@dataclass(frozen=True)
class Chart:
    """The geometry of one map."""

    first: int  # the leftmost column
    columns: int
    home: int  # the height of the part above all landings
    radius: int  # of a place
    landings: tuple[Landing, ...]
    height: int
    name_lines: int  # that fit below a place; 0: names stand elsewhere
    text: int  # the size of names

    @property
    def pitch(self) -> float:
        """From one column to the next."""
        return (INSIDE - 2 * SIDE) / self.columns

    def x(self, column: int) -> float:
        """The middle of a column."""
        return SIDE + self.pitch * (column - self.first + 0.5)

    def landing(self, row: int) -> Landing | None:
        """The landing of a row."""
        return next((one for one in self.landings if one.row == row), None)


def chart_of(places: Sequence[PlaceView], style: Style) -> Chart:
    """The map for these places. Raises `ValueError` for more than can be drawn."""
    squares = [place.square for place in places if place.square is not None]
    if len(places) > MOST_PLACES:
        raise ValueError(f"a world of more than {MOST_PLACES} places cannot be drawn")
    first, last = _span(column for column, _ in squares)
    columns = last - first + 1
    if columns < _LEAST_COLUMNS:
        first -= (_LEAST_COLUMNS - columns) // 2
        columns = _LEAST_COLUMNS
    rows = _rows(sorted({row for _, row in squares}))
    pitch = (INSIDE - 2 * SIDE) / columns
    weight = sum(1 if is_known else _GAP for _, is_known in rows)
    high = min(round(style.text * 6.2), int(style.text * TALLEST / max(1.0, weight)))
    if min(pitch, high) < _NARROWEST:
        raise ValueError(f"a world of {columns} by {len(rows)} squares is too large to draw")
    name_lines = 0 if pitch < style.text * 5.5 else min(2, int(high / style.text - 3.2))
    names = max(0.0, name_lines * NAME_STEP * style.small)
    radius = round(min(pitch * 0.36, (high * 0.84 - names) / 2.3, style.text * 1.6))
    home = round(style.text * 5.4)
    landings = tuple(_stacked(rows, home, high))
    height = landings[-1].bottom if landings else home
    lines = max(0, name_lines)
    return Chart(first, columns, home, radius, landings, height, lines, style.small)


def _span(columns: Iterable[int]) -> tuple[int, int]:
    found = sorted(columns)
    return (found[0], found[-1]) if found else (1, 1)


def _rows(used: Sequence[int]) -> list[tuple[int, bool]]:
    """The rows that hold something, and one for all in between that do not."""
    rows: list[tuple[int, bool]] = []
    before = 0
    for row in used:
        if row > before + 1:
            rows.append((row - 1, False))
        rows.append((row, True))
        before = row
    return rows


def _stacked(rows: Sequence[tuple[int, bool]], top: int, high: int) -> Iterable[Landing]:
    for row, is_known in rows:
        bottom = top + round(high * (1 if is_known else _GAP))
        yield Landing(row, top, bottom - max(8, high // 11), bottom, is_known)
        top = bottom
