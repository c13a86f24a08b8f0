"""Ways between places: a road is a line of stones, a story's way is sparks with an arrow."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image

from render.cache import sprites
from render.canvas import Canvas
from render.palette import DARK_INK
from render.sheets.brush import Place, dots, put
from render.sheets.look import Look

_BOW = 0.24  # how far a way swings out around what lies between, of its length
_TURN = 15  # degrees; arrows are drawn for these steps only


def draw_road(image: Image.Image, points: Sequence[Place], width: int, look: Look) -> None:
    """A pale line in a dark one."""
    dots(image, points, width, DARK_INK)
    dots(image, points, max(1, round(width * 0.6)), look.road)


def draw_story(image: Image.Image, points: Sequence[Place], width: int, look: Look) -> None:
    """Sparks from one place to the other, and an arrow's head before its end."""
    step = max(1, round(width * 3.2 / _PACE))
    sparks = points[step // 2 : -step : step]
    dots(image, sparks, round(width * 0.95), DARK_INK)
    dots(image, sparks, max(1, round(width * 0.66)), look.fire)
    if len(points) > 8:
        (ax, ay), (bx, by) = points[-8], points[-1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        put(image, _arrow(round(angle / _TURN) * _TURN % 360, width * 3, look), points[-1])


_PACE = 3  # pixels between two points of a way


def way(
    start: Place, end: Place, gap: float, others: Iterable[Place], *, side: float = 0
) -> list[Place]:
    """Points from rim to rim, in a bow around the places between; `gap` is how far a rim is.

    With a `side` above 0 it swings out to the left, below 0 to the right.
    """
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    if length <= 2 * gap:
        return []
    is_blocked = any(_distance(place, start, end) < gap * 1.1 for place in others)
    bow = ((_BOW if is_blocked else 0) * length + side) * (1 if by >= ay else -1)
    middle = (
        (ax + bx) / 2 - (by - ay) / length * bow * 2,
        (ay + by) / 2 + (bx - ax) / length * bow * 2,
    )
    count = max(2, round((length + abs(bow)) / _PACE))
    curve = [_bezier(start, middle, end, number / count) for number in range(count + 1)]
    return [p for p in curve if math.dist(p, start) >= gap and math.dist(p, end) >= gap]


def _bezier(start: Place, middle: Place, end: Place, t: float) -> Place:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return (
        a * start[0] + b * middle[0] + c * end[0],
        a * start[1] + b * middle[1] + c * end[1],
    )


def _distance(place: Place, start: Place, end: Place) -> float:
    """From a place to the straight line between two others."""
    (x, y), (ax, ay), (bx, by) = place, start, end
    square = (bx - ax) ** 2 + (by - ay) ** 2
    share = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
    return math.dist(place, (ax + share * (bx - ax), ay + share * (by - ay)))


def _arrow(angle: int, size: int, look: Look) -> Image.Image:
    """A head that points there, clockwise from three o'clock."""

    def draw() -> Image.Image:
        canvas = Canvas(2 * size, 2 * size)
        for share, colour in ((1.0, DARK_INK), (0.66, look.fire)):
            corners = []
            for turn, reach in ((0, 0.9), (140, 0.9), (180, 0.3), (220, 0.9)):
                a = math.radians(angle + turn)
                corners.append(
                    (
                        size + math.cos(a) * size * reach * share,
                        size + math.sin(a) * size * reach * share,
                    )
                )
            canvas.polygon(corners, colour)
        return canvas.done()

    return sprites.get(("arrow", angle, size, look.name), draw)
