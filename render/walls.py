"""Walls that stand up: a lit top, the side that looks at us, the dark at their outer foot."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.core.hexes import DIRECTIONS, Hex
from render.canvas import Canvas, Colour, Point
from render.layout import Layout
from render.materials import MASONRY, Masonry
from render.palette import Theme

THICK = 0.2  # this and the next ones in hex sizes
HIGH = 0.16  # how far a wall's top is drawn above its foot
THIN = 0.15  # a wall between two hexes
SHADOW = 0.2  # how far it falls into the room
_DARK: Colour = (0, 0, 0, 70)
_TOP_LEFT, _TOP, _TOP_RIGHT = 3, 4, 5  # the edges of a hex above which one sees a wall's side


@dataclass(frozen=True)
class Edge:
    """One side of a hex that has a wall: its ends, and which of the six it is."""

    hex: Hex
    k: int
    ends: tuple[Point, Point]

    @property
    def is_far(self) -> bool:
        """Whether the wall stands behind the hex, so that its side is seen."""
        return self.k >= _TOP_LEFT


def outer_edges(shown: Mapping[Hex, str], known: Collection[Hex], layout: Layout) -> list[Edge]:
    """Where a seen room ends. Where the picture ends inside an unseen one there is no wall."""
    return [
        _edge(hexagon, k, layout)
        for hexagon, ground in shown.items()
        if ground != "fog"
        for k, direction in enumerate(DIRECTIONS)
        if hexagon.plus(direction) not in known
    ]


def inner_edges(
    shown: Mapping[Hex, str], pairs: Sequence[tuple[Hex, Hex]], layout: Layout
) -> list[Edge]:
    """The walls between two hexes that both are there, from the nearer one, which sees the side."""
    found = []
    for one, other in pairs:
        step = other.minus(one)
        if step not in DIRECTIONS or one not in shown or other not in shown:
            continue
        if shown[one] == shown[other] == "fog":
            continue
        k = DIRECTIONS.index(step)
        found.append(_edge(one, k, layout) if k >= _TOP_LEFT else _edge(other, k + 3, layout))
    return found


def _edge(hexagon: Hex, k: int, layout: Layout) -> Edge:
    corners = layout.corners(hexagon)
    return Edge(hexagon, k, (corners[k], corners[(k + 1) % 6]))


def draw_behind(canvas: Canvas, edges: Sequence[Edge], size: int, theme: Theme) -> None:
    """What the floors, drawn later, cover the inner half of."""
    masonry = MASONRY[theme.name]
    rise, rim = HIGH * size, max(1.5, 0.045 * size)
    wide = 2 * THICK * size
    for lift in (rise, -rise * 0.8):  # the outer side, down to its foot
        for edge in edges:
            _stroke(canvas, edge, lift, masonry.foot, wide + 2 * rim)
    for lift in (0.0, -rise):
        for edge in edges:
            if edge.is_far or not lift:
                _stroke(canvas, edge, lift, masonry.lit, wide)
    for lift in (0.0, -rise):
        for edge in edges:
            if edge.is_far or not lift:
                _stroke(canvas, edge, lift + rim, masonry.top, wide - rim)


def draw_shadows(canvas: Canvas, edges: Sequence[Edge], size: int) -> None:
    """What a wall keeps the light from."""
    for edge in edges:
        if edge.k in (_TOP_LEFT, _TOP):
            (x1, y1), (x2, y2) = edge.ends
            dx, dy = SHADOW * size * 0.5, SHADOW * size
            canvas.shade([(x1, y1), (x2, y2), (x2 + dx, y2 + dy), (x1 + dx, y1 + dy)], _DARK)


def draw_sides(canvas: Canvas, edges: Sequence[Edge], size: int, theme: Theme) -> None:
    """The sides that look at us, with a joint here and there."""
    masonry, rise = MASONRY[theme.name], HIGH * size
    for edge in edges:
        if edge.is_far:
            _side(canvas, edge, rise, masonry, max(1.0, size * 0.035))


def draw_thin(canvas: Canvas, edges: Sequence[Edge], size: int, theme: Theme) -> None:
    """The walls between two hexes."""
    masonry, rise, wide = MASONRY[theme.name], HIGH * size, max(3.0, THIN * size)
    rim = max(1.0, 0.03 * size)
    for edge in edges:
        _stroke(canvas, edge, 0.0, masonry.foot, wide + 2 * rim)
    for edge in edges:
        _side(canvas, edge, rise, masonry, rim)
    for edge in edges:
        _stroke(canvas, edge, -rise, masonry.foot, wide + 2 * rim)
        _stroke(canvas, edge, -rise, masonry.lit, wide)
        _stroke(canvas, edge, rim - rise, masonry.top, wide - rim)


def _side(canvas: Canvas, edge: Edge, rise: float, masonry: Masonry, line: float) -> None:
    (x1, y1), (x2, y2) = edge.ends
    canvas.polygon([(x1, y1), (x2, y2), (x2, y2 - rise), (x1, y1 - rise)], masonry.side)
    for share in (0.25, 0.75):
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        canvas.line([(x, y), (x, y - rise)], masonry.joint, line)
    canvas.line([(x1, y1), (x2, y2)], masonry.foot, line)


def _stroke(canvas: Canvas, edge: Edge, lift: float, colour: Colour, width: float) -> None:
    """A line with round ends; that of a near wall ends where the next one begins."""
    (x1, y1), (x2, y2) = edge.ends
    canvas.line(((x1, y1 + lift), (x2, y2 + lift)), colour, width)
    canvas.disc((x1, y1 + lift), width / 2, colour)
    if edge.is_far:
        canvas.disc((x2, y2 + lift), width / 2, colour)
