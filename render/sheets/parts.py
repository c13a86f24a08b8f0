"""The parts of a sheet: things on shelves, boxes in columns, lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.tableau import PartView, ThingView
from engine.core.text import say
from render.lettering import fit, wrap
from render.sheets.boxes import BoxLine
from render.sheets.brush import blank, write
from render.sheets.look import GAP, Speak, Style, worded
from render.sheets.plates import INSIDE, PADDING, frame, heading, heading_height
from render.sheets.things import PLANK, Thing, plank

MOST_THINGS = 36
MOST_BOX_LINES = 40
MOST_PARTS = 8
MOST_LINES = 24  # and a text that has begun
_LINES = 8  # that one text may take
_GUTTER = 30


def part(
    shown: PartView,
    style: Style,
    speak: Speak,
    *,
    mark: str = "",
    width: int = INSIDE,
    least: int = 0,
) -> Image.Image:
    """A framed part under its title; with a `mark` below the title it is private."""
    things = shelf(shown.things, width, style, speak, columns=3, is_brief=True)
    boxes = _boxes(shown, width, style, speak)
    lines = _lines(shown, width, style, speak)
    body = sum(piece.height for piece in (*things, *boxes)) + style.line * len(lines)
    marked = style.line if mark else 0
    height = max(least, 2 * PADDING + heading_height(style) + marked + body)
    image = frame(height, style, width=width, is_private=bool(mark))
    top = heading(image, worded(shown.title, speak), shown.sign, style)
    if mark:
        told = fit(mark, style.small, width - 2 * PADDING, bold=True)
        write(image, (PADDING, top + marked / 2), told, style.small, style.look.fire, bold=True)
        top += marked
    for piece in (*things, *boxes):
        image.paste(piece, (PADDING, top))
        top += piece.height
    for line in lines:
        write(image, (PADDING, top + style.line / 2), line, style.text, style.look.ink)
        top += style.line
    return image


def parts(
    every: Sequence[PartView], style: Style, speak: Speak, *, mark: str = ""
) -> Iterator[Image.Image]:
    """Parts one below the other; those of few words share a row."""
    brief = [one for one in every if one.lines and not one.things and not one.boxes]
    for one in every:
        if one.things or one.boxes:
            yield part(one, style, speak, mark=mark)
    half = (INSIDE - GAP) // 2
    for pair in zip(brief[::2], brief[1::2], strict=False):
        made = [part(one, style, speak, mark=mark, width=half) for one in pair]
        high = max(one.height for one in made)
        row = blank(INSIDE, high, style.look.page)
        for left, one in zip((0, INSIDE - half), pair, strict=True):
            row.paste(part(one, style, speak, mark=mark, width=half, least=high), (left, 0))
        yield row
    if len(brief) % 2:
        yield part(brief[-1], style, speak, mark=mark)


def shelf(
    things: Sequence[ThingView],
    width: int,
    style: Style,
    speak: Speak,
    *,
    columns: int,
    is_brief: bool = False,
) -> list[Image.Image]:
    """Things in rows, each row on a plank."""
    room = _column(width, columns)
    made = [Thing(one, room, style, speak, is_brief=is_brief) for one in things[:MOST_THINGS]]
    rows = []
    for start in range(0, len(made), columns):
        beside = made[start : start + columns]
        high = max(one.height for one in beside)
        row = blank(width - 2 * PADDING, high + PLANK, style.look.panel)
        for number, one in enumerate(beside):
            one.draw(row, number * (room + _GUTTER), 0)
        plank(row, high, style)
        rows.append(row)
    return rows


def _boxes(shown: PartView, width: int, style: Style, speak: Speak) -> list[Image.Image]:
    """Two columns that are read downwards."""
    room = _column(width, 2)
    made = [BoxLine(one, room, style, speak) for one in shown.boxes[:MOST_BOX_LINES]]
    half = (len(made) + 1) // 2
    columns = (made[:half], made[half:])
    high = max(sum(one.height for one in column) for column in columns)
    image = blank(width - 2 * PADDING, high, style.look.panel)
    for number, column in enumerate(columns):
        top = 0
        for one in column:
            one.draw(image, number * (room + _GUTTER), top)
            top += one.height
    return [image] if made else []


def _column(width: int, columns: int) -> int:
    return (width - 2 * PADDING - _GUTTER * (columns - 1)) // columns


def _lines(shown: PartView, width: int, style: Style, speak: Speak) -> list[str]:
    """The words, and how much there was no room for."""
    room = width - 2 * PADDING
    lines: list[str] = []
    hidden = len(shown.things[MOST_THINGS:]) + len(shown.boxes[MOST_BOX_LINES:])
    for number, text in enumerate(shown.lines):
        if len(lines) >= MOST_LINES:
            hidden += len(shown.lines) - number
            break
        lines += wrap(worded(text, speak), style.text, room, _LINES)
    if hidden:
        lines.append(worded(say("alt-more", count=hidden), speak))
    return lines
