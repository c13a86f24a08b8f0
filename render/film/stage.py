"""The map of a film: one place for each hex from the first picture to the last."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image

from engine.core.hexes import Hex
from engine.core.text import Say
from engine.core.view import FigureView, HexView, View
from render.board import Board
from render.ground import background
from render.layout import HALF_HEIGHT, Layout
from render.palette import Theme, liveries
from render.placing import place_figures, place_overlays
from render.rooms import floors

Speak = Callable[[Say], str]
SMALLEST, LARGEST = 6, 56  # hex sizes
TALLEST = 1.05  # of the map, in widths of the picture
_MARGIN = 0.6  # around the map, in hex sizes
_AROUND = 1.6  # what is shown around where something happens, in hex sizes
_READABLE = 26  # a hex size in which figures can be told apart: then nothing is left out


@dataclass(frozen=True)
class Frame:
    """The part of the plane that is shown, in hex sizes."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def wide(self) -> float:
        """From its left to its right."""
        return self.right - self.left

    @property
    def high(self) -> float:
        """From its top to its bottom."""
        return self.bottom - self.top


class Stage:
    """Draws any view of one game on the same spot."""

    def __init__(
        self,
        views: Sequence[View],
        places: Collection[Hex],
        speak: Speak,
        theme: Theme,
        *,
        width: int,
        is_large: bool,
    ) -> None:
        self.theme = theme
        self.whole = _whole(views)
        self.worn = liveries(self.whole, speak)
        self.layout = _lay_out(self.whole, places, width, is_large=is_large)
        self._floors = floors(self.whole)

    @property
    def size(self) -> int:
        """A hex's size in pixels."""
        return self.layout.size

    def empty(self, view: View) -> Image.Image:
        """The map without figures: a picture of one's own."""
        known = {h.hex: h.ground for h in view.hexes}
        grounds = {
            hexagon: ground if known.get(hexagon, "fog") != "fog" else "fog"
            for hexagon, ground in self._floors.items()
            if hexagon in known
        }
        image = background(grounds, view, self.layout, self.theme).copy()
        place_overlays(self.board(image), view, self.theme)
        return image

    def board(self, image: Image.Image) -> Board:
        """A picture to put sprites on."""
        return Board(image, self.layout, 0)

    def still(self, view: View, without: Collection[str] = ()) -> Image.Image:
        """The map with its figures, some left out: a picture of one's own."""
        image = self.empty(view)
        figures = tuple(figure for figure in view.figures if figure.id not in without)
        acting = frozenset(figure.id for figure in figures if figure.is_acting)
        shown = replace(view, figures=figures)
        place_figures(self.board(image), shown, self.worn, self.theme, acting)
        return image

    def put(self, image: Image.Image, figure: FigureView, place: tuple[float, float]) -> None:
        """A figure anywhere on the map, as it would stand on its hex."""
        x, y = self.layout.centre(figure.hex)
        left, top = round(place[0] - x), round(place[1] - y)
        moved = dataclasses.replace(
            self.layout, left=self.layout.left + left, top=self.layout.top + top
        )
        view = replace(self.whole, hexes=(), figures=(figure,))
        acting = frozenset({figure.id} if figure.is_acting else ())
        place_figures(Board(image, moved, 0), view, self.worn, self.theme, acting)


def _whole(views: Sequence[View]) -> View:
    """All that is seen in any of the views, as one."""
    hexes: dict[Hex, HexView] = {}
    figures, order = {}, {}
    for view in views:
        for seen in view.hexes:
            if seen.ground != "fog" or seen.hex not in hexes:
                hexes[seen.hex] = seen
        figures.update({figure.id: figure for figure in view.figures})
        order.update({turn.look: turn for turn in view.order})
    return replace(
        views[-1],
        hexes=tuple(hexes.values()),
        figures=tuple(figures.values()),
        order=tuple(order.values()),
        wall_edges=tuple(dict.fromkeys(edge for view in views for edge in view.wall_edges)),
    )


def _spot(hexagon: Hex) -> tuple[float, float]:
    """A hex's centre in hex sizes."""
    return 1.5 * hexagon.q, HALF_HEIGHT * (2 * hexagon.r + hexagon.q)


def _around(hexes: Iterable[Hex], margin: float) -> Frame:
    spots = [_spot(hexagon) for hexagon in hexes] or [(0.0, 0.0)]
    return Frame(
        min(x for x, _ in spots) - 1 - margin,
        min(y for _, y in spots) - HALF_HEIGHT - margin,
        max(x for x, _ in spots) + 1 + margin,
        max(y for _, y in spots) + HALF_HEIGHT + margin,
    )


def _lay_out(view: View, places: Collection[Hex], width: int, *, is_large: bool) -> Layout:
    """All of the map, if it can be read; else what lies around where something happens."""
    lit = [h.hex for h in view.hexes if h.ground != "fog"] + [f.hex for f in view.figures]
    frame = _around(lit, _MARGIN)
    size = _fitting(frame, width)
    if size < _READABLE and places:
        frame = _within(_around(places, _AROUND), frame)
        size = _fitting(frame, width)
    if size < SMALLEST:
        raise ValueError(f"a map of {frame.wide:.0f} by {frame.high:.0f} cannot be filmed")
    half = round(HALF_HEIGHT * size)
    high = min(round(frame.high * size), round(TALLEST * width))
    middle = ((frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2)
    left = round(width / 2 - middle[0] * size)
    top = round(high / 2 - middle[1] * half / HALF_HEIGHT)
    layout = Layout(size, half, width, high, left, top, (), round(width * 0.04), is_large)
    shown = [h.hex for h in view.hexes if _is_inside(layout, h.hex)]
    return Layout(size, half, width, high, left, top, tuple(sorted(shown)), layout.text, is_large)


def _fitting(frame: Frame, width: int) -> int:
    return 2 * int(min(LARGEST, width / frame.wide, TALLEST * width / frame.high) / 2)


def _within(part: Frame, whole: Frame) -> Frame:
    return Frame(
        max(part.left, whole.left),
        max(part.top, whole.top),
        min(part.right, whole.right),
        min(part.bottom, whole.bottom),
    )


def _is_inside(layout: Layout, hexagon: Hex) -> bool:
    x, y = layout.centre(hexagon)
    reach = 2 * layout.size
    return -reach < x < layout.width + reach and -reach < y < layout.map_height + reach
