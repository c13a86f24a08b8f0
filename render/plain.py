"""The map in letters: for a screen reader, a slow line, a small screen.

Columns of hexes stand side by side, every other one half a row lower, as on the picture:

       A   B   C
     1 ·       ##
           k2
     2 Ad      ^
           /
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.hexes import Hex
from engine.core.text import Say
from engine.core.view import FigureView, HexView, View
from render.layout import shown_hexes

Speak = Callable[[Say], str]
COLUMNS = 16  # side by side: with the rows' numbers that is 36 letters, a phone's width
_CELL = 2  # letters a column is wide; a cell may be twice as wide, for its line has every other one
_FREE = "abcdefghijklmnopqrstuvwxyz"

# A sign for each thing, the most important first: of several on a hex the first is written.
OVERLAYS: Mapping[str, str] = {
    "door-locked": "=",
    "door-closed": "+",
    "door-open": "/",
    "trap": "^",
    "treasure": "$",
    "obstacle": "#",
    "plate": "_",
    "exit": ">",
    "spawn": "%",
    "story": "&",
    "start": ":",
}
COINS = "¢"
GROUNDS: Mapping[str, str] = {
    "difficult": "~",
    "hazard": "!",
    "water": "-",
    "ice": "*",
    "fog": "?",
    "wall": "#",
}
FLOOR = "."
UNKNOWN = ";"
MOST = 400  # rows or columns from one end to the other


@dataclass(frozen=True)
class PlainMap:
    """A map in letters, in parts that fit a phone, and what the letters stand for."""

    parts: tuple[str, ...]
    figures: tuple[tuple[str, FigureView], ...]
    signs: tuple[tuple[str, str], ...]  # a sign and the word `render-legend-...` of it


def plain_map(view: View, speak: Speak) -> PlainMap:
    """What the picture shows, and nothing that it does not."""
    shown = set(shown_hexes(view, ()))
    seen = {h.hex: h for h in view.hexes if h.hex in shown}
    marks = _marks(view.figures, speak)
    cells = {where: _cell(h) for where, h in seen.items()}
    for figure in reversed(view.figures):
        cells[figure.hex] = marks[figure.id] + _under(seen.get(figure.hex))
    return PlainMap(
        tuple(_parts(cells)),
        tuple((marks[figure.id], figure) for figure in view.figures),
        tuple(_signs(seen.values())),
    )


def _cell(h: HexView) -> str:
    """What lies there and on what: `^~` is a trap on difficult ground."""
    lying = _lying(h)
    ground = GROUNDS.get(h.ground, "")
    return lying + ground or FLOOR


def _lying(h: HexView) -> str:
    if not h.overlays:
        return COINS if h.coins else ""
    known = [OVERLAYS[overlay] for overlay in OVERLAYS if overlay in h.overlays]
    return known[0] if known else UNKNOWN


def _under(h: HexView | None) -> str:
    """What a figure stands on, if that matters."""
    return "" if h is None or h.ground not in GROUNDS else GROUNDS[h.ground]


# --- the letters of figures -----------------------------------------------------------------------


def _marks(figures: Sequence[FigureView], speak: Speak) -> Mapping[str, str]:
    """Two letters for a hero; a letter and a number for the others, a capital for elites."""
    taken: set[str] = set()
    marks: dict[str, str] = {}
    for figure in figures:
        if figure.side == "hero":
            name = _letters(speak(figure.name))
            marks[figure.id] = _first_free([name[0] + c for c in (name[1:] + _FREE)], taken)
    initials: dict[str, str] = {}
    for figure in figures:
        if figure.side != "hero":
            if figure.look not in initials:
                letters = _letters(speak(figure.name)).lower() + _FREE
                initials[figure.look] = _first_free(list(letters), taken)
            marks[figure.id] = _numbered(initials[figure.look], figure)
    return marks


def _numbered(letter: str, figure: FigureView) -> str:
    if figure.number is None:
        return letter.upper() + "!"
    return (letter.upper() if figure.rank == "elite" else letter) + str(figure.number)[:3]


def _letters(name: str) -> str:
    """The plain letters of a name; every one is as wide as the others."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(c for c in plain if c.isascii() and c.isalpha()).capitalize() or "X"


def _first_free(candidates: Iterable[str], taken: set[str]) -> str:
    first = ""
    for candidate in candidates:
        first = first or candidate
        if candidate not in taken:
            taken.add(candidate)
            return candidate
    return first


# --- the drawing ----------------------------------------------------------------------------------


def _parts(cells: Mapping[Hex, str]) -> Iterator[str]:
    """Strips of so many columns, from left to right."""
    if not cells:
        return
    columns, rows = sorted({w.q for w in cells}), sorted({_row(w) for w in cells})
    if max(columns[-1] - columns[0], rows[-1] - rows[0]) > MOST:
        raise ValueError("a map of so many rows or columns is too large to draw")
    for first in range(columns[0], columns[-1] + 1, COLUMNS):
        part = {w: cell for w, cell in cells.items() if first <= w.q < first + COLUMNS}
        if part:
            yield _drawn(part)


def _drawn(cells: Mapping[Hex, str]) -> str:
    """Column letters above, row numbers at the left; two lines to a row."""
    first, last = min(w.q for w in cells), max(w.q for w in cells)
    names = {q: Hex(q, -(q // 2)).label[:-1] for q in range(first, last + 1)}
    rows = sorted({_row(where) for where in cells})
    margin = max(len(str(row + 1)) for row in rows) + 1
    by_line: dict[tuple[int, int], dict[int, str]] = {}
    for where, cell in cells.items():
        by_line.setdefault((_row(where), where.q % 2), {})[where.q] = cell
    lines = [
        _line("", {q: n for q, n in names.items() if q % 2 == odd}, first, margin) for odd in (0, 1)
    ]
    for row in range(rows[0], rows[-1] + 1):
        for odd in (0, 1):
            number = str(row + 1) if not odd else ""
            lines.append(_line(number, by_line.get((row, odd), {}), first, margin))
    return "\n".join(lines)


def _row(where: Hex) -> int:
    return where.r + where.q // 2


def _line(number: str, cells: Mapping[int, str], first: int, margin: int) -> str:
    line = number.rjust(margin - 1) + " "
    for q in sorted(cells):
        line = line.ljust(margin + (q - first) * _CELL) + cells[q]
    return line.rstrip()


def _signs(seen: Iterable[HexView]) -> Iterator[tuple[str, str]]:
    """What is to be explained, in the order of the tables."""
    hexes = list(seen)
    overlays = {overlay for h in hexes for overlay in h.overlays}
    yield from ((sign, overlay) for overlay, sign in OVERLAYS.items() if overlay in overlays)
    if any(h.coins for h in hexes):
        yield COINS, "coins"
    grounds = {h.ground for h in hexes} - {"wall"}
    yield from ((sign, ground) for ground, sign in GROUNDS.items() if ground in grounds)
