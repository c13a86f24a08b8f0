"""Ways over the map: the last moves of those who act by themselves, and a way that is explained."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from engine.core.hexes import Hex
from engine.core.view import TrailView
from render.board import Board
from render.cache import sprites
from render.canvas import Canvas, Point
from render.layout import Layout
from render.palette import DARK_INK, RGB, Theme

MOST_STEPS = 40  # of one way: more is a scribble
_MARGIN = 0.5  # around a way, in hex sizes
_SHORT = 0.66  # how far before the last hex's middle an arrow ends: a figure stands there
_DASH, _GAP = 0.3, 0.2


def place_trails(board: Board, trails: Sequence[TrailView], theme: Theme) -> None:
    """How the monsters came to where they stand: dashes with an arrow's head."""
    shown = set(board.layout.hexes)
    for trail in trails:
        path = trail.path[-MOST_STEPS:]
        if len(path) > 1 and shown.issuperset(path):
            _put(board, path, theme.trail, is_dashed=True)


def trail_icon(size: float, theme: Theme) -> Image.Image:
    """A trail as the legend shows it."""

    def draw() -> Image.Image:
        canvas = Canvas(round(size * 2.6), 2 * round(size * 0.6) + 1)
        y = canvas.height / 2
        _arrow(canvas, [(size * 0.4, y), (size * 2.2, y)], size * 1.3, theme.trail)
        return canvas.done()

    return sprites.get(("trail icon", size, theme.name), draw)


def draw_way(board: Board, way: Sequence[Hex], colour: RGB) -> None:
    """An unbroken line along the middles of hexes."""
    shown = set(board.layout.hexes)
    path = tuple(hexagon for hexagon in way if hexagon in shown)[-MOST_STEPS:]
    if len(path) > 1:
        _put(board, path, colour, is_dashed=False)


def _put(board: Board, path: Sequence[Hex], colour: RGB, *, is_dashed: bool) -> None:
    """Paste a way's drawing; the same way elsewhere, moved by whole hexes, is the same drawing."""
    layout, first = board.layout, path[0]
    shape = tuple(hexagon.minus(first) for hexagon in path)
    key = ("way", shape, layout.size, layout.half, colour, is_dashed)
    x0, y0 = layout.centre(first)
    points = [(x - x0, y - y0) for x, y in map(layout.centre, path)]
    margin = round(_MARGIN * layout.size)
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin

    def draw() -> Image.Image:
        wide = max(x for x, _ in points) + margin - left
        high = max(y for _, y in points) + margin - top
        canvas = Canvas(wide, high)
        _draw(canvas, [(x - left, y - top) for x, y in points], layout, colour, is_dashed)
        return canvas.done()

    sprite = sprites.get(key, draw)
    board.image.paste(sprite, (x0 + left, y0 + top + board.top), sprite)


def _draw(
    canvas: Canvas, points: Sequence[Point], layout: Layout, colour: RGB, is_dashed: bool
) -> None:
    size = layout.size
    if is_dashed:
        _arrow(canvas, _shortened(points, _SHORT * size), size, colour)
        return
    for width, ink in ((0.2, DARK_INK), (0.11, colour)):
        canvas.line(points, ink, width * size)


def _arrow(canvas: Canvas, line: Sequence[Point], size: float, colour: RGB) -> None:
    pieces = _dashes(line, _DASH * size, _GAP * size)
    for width, ink in ((0.2, DARK_INK), (0.11, colour)):
        for piece in pieces:
            canvas.line(piece, ink, width * size)
    canvas.disc(line[0], 0.15 * size, colour, DARK_INK, 0.05 * size)
    _head(canvas, line[-2], line[-1], size, colour)


def _shortened(points: Sequence[Point], by: float) -> list[Point]:
    """The line without its last bit; the last piece is longer than that."""
    (x1, y1), (x2, y2) = points[-2:]
    share = max(0.0, 1 - by / max(1.0, math.dist(points[-2], points[-1])))
    return [*points[:-1], (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)]


def _dashes(line: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """The line in pieces, going around its bends."""
    pieces: list[list[Point]] = []
    left, is_drawn = gap, False  # a gap first: the way begins with a dot
    for start, end in pairwise(line):
        here, way = start, math.dist(start, end)
        if is_drawn:
            pieces[-1].append(here)
        while way > 0:
            step = min(left, way)
            share = step / way
            there = (here[0] + (end[0] - here[0]) * share, here[1] + (end[1] - here[1]) * share)
            if is_drawn:
                pieces[-1].append(there)
            here, way, left = there, way - step, left - step
            if left <= 0:
                is_drawn = not is_drawn
                left = dash if is_drawn else gap
                if is_drawn:
                    pieces.append([here])
    return [piece for piece in pieces if len(piece) > 1]


def _head(canvas: Canvas, before: Point, tip: Point, size: float, colour: RGB) -> None:
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    ahead = (tip[0] + math.cos(angle) * 0.12 * size, tip[1] + math.sin(angle) * 0.12 * size)
    wings = [
        (
            ahead[0] - math.cos(angle + turn) * 0.4 * size,
            ahead[1] - math.sin(angle + turn) * 0.4 * size,
        )
        for turn in (-0.6, 0.6)
    ]
    canvas.polygon([ahead, *wings], colour, DARK_INK, 0.09 * size)
    canvas.polygon([ahead, *wings], colour)
