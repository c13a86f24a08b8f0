"""How marks look: each kind has its own shape, so that nobody needs its colour."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.marks import MapMark
from render.board import Board
from render.cache import sprites
from render.canvas import Canvas, regular
from render.lettering import clean, fit, largest_that_fits, width_of
from render.overlays import hexagon, square
from render.palette import DARK_INK, RGB, Theme
from render.pencil import Pencil

KINDS = ("reach", "harm", "target", "area", "step", "goal")  # as the legend tells them apart
_ICON_TEXTS = {"step": "1", "goal": "!"}
_LIT, _STRIPED = 54, 40  # how strongly a field is tinted, of 255


def mark_icon(kind: str, size: float, theme: Theme) -> Image.Image:
    """A mark as the legend shows it."""

    def draw() -> Image.Image:
        side = 2 * round(size * 1.1) + 1
        canvas = Canvas(side, side)
        pencil = Pencil(canvas, (side / 2, side / 2), size)
        if kind == "target":
            _draw_ring(pencil.moved(0, 0), theme)
        elif kind in {"reach", "harm"}:
            _draw_cost(pencil.moved(0, 0, 0.84), "2", theme, is_harmful=kind == "harm")
        else:
            colour = _colour(kind, theme)
            corners = [pencil.at(*corner) for corner in hexagon(0.85)]
            canvas.polygon(corners, (*colour, 90), colour, size * 0.14)
            if kind in _ICON_TEXTS:
                canvas.text(pencil.centre, _ICON_TEXTS[kind], size, theme.ink)
        return canvas.done()

    return sprites.get(("mark icon", kind, size, theme.name), draw)


def tints(marks: Sequence[MapMark], theme: Theme) -> tuple[tuple[RGB, float], ...]:
    """The colours that are laid over floors, and how strongly."""
    kinds = {mark.kind for mark in marks}
    found = [(theme.highlight, _LIT / 255)] if kinds & {"reach", "choice", "goal"} else []
    found += [(theme.aim, _STRIPED / 255)] if "area" in kinds else []
    return tuple(found)


def _colour(kind: str, theme: Theme) -> RGB:
    return theme.aim if kind in {"target", "area"} else theme.highlight


def field_sprite(kind: str, size: float, theme: Theme) -> Image.Image:
    """One hex of a field, tinted; that of an area is striped, too."""
    colour = _colour(kind, theme)

    def draw(pencil: Pencil) -> None:
        corners = [pencil.at(*corner) for corner in hexagon(1.0)]
        pencil.canvas.polygon(corners, (*colour, _LIT if kind == "reach" else _STRIPED))
        if kind == "area":
            for x in (-0.5, 0.0, 0.5):
                stripe = (pencil.at(x - 0.22, 0.4), pencil.at(x + 0.22, -0.4))
                pencil.canvas.line(stripe, (*colour, 120), 0.06 * size)

    return sprites.get(("field", kind, size, theme.name), lambda: square(size, draw))


def edge_sprite(k: int, kind: str, size: float, theme: Theme) -> Image.Image:
    """The border of a field on one side of a hex."""

    def draw(pencil: Pencil) -> None:
        corners = hexagon(0.95)
        ends = (corners[k], corners[(k + 1) % 6])
        pencil.stroke(ends, DARK_INK, 0.15)
        pencil.stroke(ends, _colour(kind, theme), 0.09)
        for end in ends:
            pencil.dot(*end, 0.045, _colour(kind, theme))

    return sprites.get(("border", k, kind, size, theme.name), lambda: square(size, draw))


def rim_sprite(size: float, theme: Theme) -> Image.Image:
    """The rim and the tint of a hex that may be chosen."""

    def draw(pencil: Pencil) -> None:
        pencil.canvas.polygon([pencil.at(*c) for c in hexagon(0.98)], (*theme.highlight, 44))
        ring = [pencil.at(*c) for c in hexagon(0.92)]
        pencil.canvas.polygon(ring, None, DARK_INK, size * 0.15)
        pencil.canvas.polygon(ring, None, theme.highlight, size * 0.09)

    return sprites.get(("rim", size, theme.name), lambda: square(size, draw))


def ring_sprite(size: float, theme: Theme) -> Image.Image:
    """A ring with four hands that point at who stands there."""

    def draw(pencil: Pencil) -> None:
        _draw_ring(pencil.moved(0, 0.16), theme)

    return sprites.get(("ring", size, theme.name), lambda: square(size, draw))


def _draw_ring(pencil: Pencil, theme: Theme) -> None:
    for wide, colour in ((0.17, DARK_INK), (0.1, theme.aim)):
        radius = (0.8 + wide / 2) * pencil.size
        pencil.canvas.disc(pencil.at(0, 0), radius, None, colour, wide * pencil.size)
    for turn in (45, 135, 225, 315):
        pencil.turned(turn).shape(((0.6, 0.0), (0.96, -0.17), (0.96, 0.17)), theme.aim)


def bright_name_sprite(text: str, board: Board, theme: Theme) -> Image.Image:
    """Coordinates that stand out."""
    size, is_large = board.size, board.layout.is_large

    def draw(pencil: Pencil) -> None:
        wanted = round(max(size * (0.46 if is_large else 0.4), min(20.0, size * 0.5)))
        letters = largest_that_fits(text, wanted, size * 1.1, 6, bold=True)
        x, y = pencil.at(0, -0.6)
        pencil.canvas.text(
            (x, y),
            text,
            letters,
            theme.highlight,
            edge=_edge(theme),
            edge_width=max(1, size * 0.05),
        )

    key = ("bright", text, size, theme.name, is_large)
    return sprites.get(key, lambda: square(size, draw))


def _edge(theme: Theme) -> RGB:
    return DARK_INK if theme.name == "dark" else theme.page


def cost_sprite(mark: MapMark, size: float, theme: Theme, *, is_free: bool) -> Image.Image:
    """What the way costs: in the middle, or beside what lies there."""
    text = clean(mark.text)

    def draw(pencil: Pencil) -> None:
        place = pencil.moved(0, 0.18, 0.42) if is_free else pencil.moved(-0.54, 0.12, 0.34)
        _draw_cost(place, text, theme, is_harmful=mark.is_harmful)

    key = ("cost", text, mark.is_harmful, size, theme.name, is_free)
    return sprites.get(key, lambda: square(size, draw))


def _draw_cost(pencil: Pencil, text: str, theme: Theme, *, is_harmful: bool) -> None:
    """A number in a disc, or where the way hurts in a triangle; the pencil is a disc's radius."""
    size = pencil.size
    if is_harmful:
        corners = regular(pencil.at(0, 0.12), 1.3 * size, 3, -90)
        pencil.canvas.polygon(corners, theme.aim, DARK_INK, 0.24 * size)
        pencil.canvas.polygon(corners, theme.aim)
    else:
        pencil.dot(0, 0, 0.9, DARK_INK)
        pencil.dot(0, 0, 0.78, theme.highlight)
    wanted, room = (1.05, 1.1) if is_harmful else (1.15, 1.25)
    letters = largest_that_fits(text, round(wanted * size), room * size, 5, bold=True)
    pencil.text(0, 0.24 if is_harmful else 0, text, letters / size, _edge(theme))


def plate_sprite(mark: MapMark, board: Board, theme: Theme, *, is_above: bool) -> Image.Image:
    """A few letters on a plate: in the middle of a hex, or above what is there."""
    text, kind = clean(mark.text or mark.hex.label), mark.kind
    size, is_large = board.size, board.layout.is_large

    def draw(pencil: Pencil) -> None:
        share = (0.45 if is_above or kind == "area" else 0.62) * (1.15 if is_large else 1.0)
        wanted = round(max(size * share, min(22.0, size * 0.7)))
        letters = largest_that_fits(text, wanted, size * 1.5, min(wanted, 14), bold=True)
        shown = fit(text, letters, size * 1.7, bold=True)
        x, y = pencil.at(0, -0.56 if is_above else 0.16)
        high = letters * 1.22
        wide = max(high, width_of(shown, letters, bold=True) + letters * 0.55)
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        edge = _edge(theme)
        pencil.canvas.box(box, high * 0.32, _colour(kind, theme), edge, max(1.0, size * 0.05))
        pencil.canvas.text((x, y), shown, letters, edge)

    key = ("plate", text, kind, size, theme.name, is_above, is_large)
    return sprites.get(key, lambda: square(size, draw))
