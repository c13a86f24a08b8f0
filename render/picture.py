"""A view in, a picture of the map out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.marks import MapMark
from engine.core.text import Say
from engine.core.view import View
from render.alt import alt_text
from render.board import Board
from render.encode import to_png_in
from render.ground import background
from render.layout import Layout, lay_out
from render.legend import legend_strip
from render.mark_sprites import tints
from render.marks import place_above, place_fields, place_rings
from render.paints import paints
from render.palette import THEMES, Livery, Theme, liveries
from render.placing import place_figures, place_overlays
from render.rooms import Floors, floors
from render.strips import Strip, header, order_strip
from render.trails import place_trails

Speak = Callable[[Say], str]
MOST_HEXES = 4000
MOST_FIGURES = 400


@dataclass(frozen=True)
class Picture:
    """A drawn picture with the text that stands for it. The file's name tells nothing."""

    data: bytes
    alt: str
    kind: str = "png"
    filename: str = "map.png"


def draw_map(
    view: View,
    speak: Speak,
    *,
    marks: Sequence[MapMark] = (),
    acting: str | None = None,
    large_print: bool = False,
    theme: str = "dark",
) -> Picture:
    """Draw what a view shows, and nothing that it does not.

    `speak` gives the words, unescaped. `marks` point hexes out, each with its reason. `acting`
    names a figure to mark instead of those that the view marks. Raises `ValueError` for an unknown
    theme or a map too large to draw. Safe to call from several threads.
    """
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}; there are {', '.join(THEMES)}")
    if len(view.hexes) > MOST_HEXES or len(view.figures) > MOST_FIGURES:
        raise ValueError(f"more than {MOST_HEXES} hexes or {MOST_FIGURES} figures cannot be drawn")
    marked = frozenset(f.id for f in view.figures if (f.id == acting if acting else f.is_acting))
    layout = lay_out(view, [mark.hex for mark in marks], is_large=large_print)
    worn, grounds = liveries(view, speak), floors(view)
    image = _compose(view, worn, grounds, layout, THEMES[theme], marks, marked, speak)
    over = tints(marks, THEMES[theme])
    data = to_png_in(image, paints(grounds, view, worn, layout, THEMES[theme], over))
    return Picture(data, alt_text(view, speak, marks, marked))


def _compose(
    view: View,
    worn: Mapping[str, Livery],
    grounds: Floors,
    layout: Layout,
    theme: Theme,
    marks: Sequence[MapMark],
    acting: frozenset[str],
    speak: Speak,
) -> Image.Image:
    top = header(view, layout, theme, speak)
    below = (
        order_strip(view, worn, layout, theme, speak),
        legend_strip(view, marks, layout, theme, speak),
    )
    height = top.height + layout.map_height + sum(strip.height for strip in below)
    image = Image.new("RGB", (layout.width, height), theme.page)
    _paste_strip(image, top, 0)
    if layout.map_height:
        image.paste(background(grounds, view, layout, theme), (0, top.height))
        board = Board(image, layout, top.height)
        place_fields(board, marks, theme)
        place_overlays(board, view, theme)
        place_rings(board, marks, theme)
        place_trails(board, view.trails, theme)
        place_figures(board, view, worn, theme, acting)
        place_above(board, marks, view, theme)
    line = top.height + layout.map_height
    for strip in below:
        _paste_strip(image, strip, line)
        line += strip.height
    return image


def _paste_strip(image: Image.Image, strip: Strip, top: int) -> None:
    for piece in strip.pieces:
        mask = piece.image if piece.image.mode == "RGBA" else None
        image.paste(piece.image, (piece.left, top + piece.top), mask)
