"""Where everything goes: the part of the map that is shown, the size of a hex, the strips."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.core.hexes import Hex
from engine.core.view import View
from render.canvas import Point

WIDEST = 1400
NARROWEST = 1000
TALLEST_MAP = 1450
LARGEST_HEX = 80
SMALLEST_HEX = 10
FOG_MARGIN = 2  # so many hexes of an unseen room are shown beyond what is seen
MAP_MARGIN = 0.45  # around the map, in hex sizes: room for the walls
HALF_HEIGHT = math.sqrt(3) / 2


@dataclass(frozen=True)
class Layout:
    """The geometry of one picture. A hex's size is the distance from its centre to a corner.

    All hexes have whole pixels between their centres, so that they look alike to the last pixel:
    that is what lets the picture compress well.
    """

    size: int  # even
    half: int  # half a hex's height
    width: int
    map_height: int
    left: int  # where the hex (0, 0) would have its centre, in the map's own pixels
    top: int
    hexes: tuple[Hex, ...]  # those that are shown
    text: int  # the size of ordinary text in the strips
    is_large: bool

    def centre(self, hexagon: Hex) -> tuple[int, int]:
        """A hex's centre in the map's pixels."""
        x = self.left + self.size * 3 // 2 * hexagon.q
        return (x, self.top + self.half * (2 * hexagon.r + hexagon.q))

    def corners(self, hexagon: Hex) -> list[Point]:
        """A hex's corners; edge k lies between corners k and k + 1, towards neighbour k."""
        x, y = self.centre(hexagon)
        size, half = self.size, self.half
        steps = ((size, 0), (size // 2, half), (-size // 2, half))
        ring = (*steps, *((-dx, -dy) for dx, dy in steps))
        return [(x + dx, y + dy) for dx, dy in ring]

    @property
    def label_size(self) -> int:
        """The size of the coordinates on the hexes; 0 where they would be unreadable."""
        if self.size < 15:
            return 0
        wanted = self.size * (0.44 if self.is_large else 0.36)
        return round(min(max(wanted, min(22.0, self.size * 0.5)), 34 if self.is_large else 28))


def lay_out(view: View, extra: Collection[Hex], *, is_large: bool) -> Layout:
    """The layout for a view; `extra` hexes are shown whatever lies on them."""
    shown = shown_hexes(view, extra)
    if not shown:
        text = _text_size(NARROWEST, is_large)
        return Layout(LARGEST_HEX, _half(LARGEST_HEX), NARROWEST, 0, 0, 0, (), text, is_large)
    columns = [hexagon.q for hexagon in shown]
    levels = [2 * hexagon.r + hexagon.q for hexagon in shown]  # in half heights
    wide = 1.5 * (max(columns) - min(columns)) + 2 + 2 * MAP_MARGIN
    high = HALF_HEIGHT * (max(levels) - min(levels) + 2) + 2 * MAP_MARGIN
    size = 2 * int(min(LARGEST_HEX, WIDEST / wide, TALLEST_MAP / high) / 2)
    if size < SMALLEST_HEX:
        raise ValueError(f"a map of {wide:.0f} by {high:.0f} hex sizes is too large to draw")
    half, margin = _half(size), round(MAP_MARGIN * size)
    map_width = size * 3 // 2 * (max(columns) - min(columns)) + 2 * size
    width = min(WIDEST, max(NARROWEST, map_width + 2 * margin))
    return Layout(
        size=size,
        half=half,
        width=width,
        map_height=half * (max(levels) - min(levels) + 2) + 2 * margin,
        left=(width - map_width) // 2 + size - size * 3 // 2 * min(columns),
        top=margin + half - half * min(levels),
        hexes=shown,
        text=_text_size(width, is_large),
        is_large=is_large,
    )


def _half(size: int) -> int:
    return round(HALF_HEIGHT * size)


def _text_size(width: int, is_large: bool) -> int:
    return round(width * (0.034 if is_large else 0.024))


def shown_hexes(view: View, extra: Collection[Hex]) -> tuple[Hex, ...]:
    """All that is seen, and the rim of what is not, in a fixed order."""
    seen = [h.hex for h in view.hexes if h.ground != "fog"]
    seen += [figure.hex for figure in view.figures]
    seen += sorted(extra)
    fog = [h.hex for h in view.hexes if h.ground == "fog"]
    if seen:
        fog = _rim(fog, seen)
    return tuple(sorted({*seen, *fog}))


def _rim(fog: Sequence[Hex], seen: Sequence[Hex]) -> list[Hex]:
    known = set(seen)
    return [h for h in fog if any(Hex(h.q + dq, h.r + dr) in known for dq, dr in _NEAR)]


_NEAR = tuple(
    (dq, dr)
    for dq in range(-FOG_MARGIN, FOG_MARGIN + 1)
    for dr in range(-FOG_MARGIN, FOG_MARGIN + 1)
    if abs(dq + dr) <= FOG_MARGIN
)
