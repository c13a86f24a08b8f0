"""Places of the world as medals: each state has a shape of its own.

Completed: a round one with a flame. Open: six corners. Locked: a square with a padlock. Free: a
diamond. Unknown: a broken ring. Home: a house.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PIL import Image

from render.cache import sprites
from render.canvas import Canvas, Point, regular
from render.lettering import clean, largest_that_fits
from render.palette import DARK_INK, RGB, mix
from render.sheets.look import Look
from render.signs import has_sign, sign_sprite

_LONGEST_MARK = 4
_REACH = 1.56  # half a medal's picture, in radii
_Painter = Callable[[Canvas, Point, float, Look], RGB]


def medal(state: str, mark: str, radius: int, look: Look) -> Image.Image:
    """The medal of a place with its number. Shared: paste it, never draw on it."""
    mark = clean(mark)[:_LONGEST_MARK]
    key = ("medal", state, mark, radius, look.name)
    return sprites.get(key, lambda: _draw(state, mark, radius, look))


def here(radius: int, look: Look) -> Image.Image:
    """The party's flag, to be planted beside a medal."""
    return sprites.get(("here", radius, look.name), lambda: _draw_here(radius, look))


def glow(radius: int, look: Look) -> Image.Image:
    """The light of a hearth on the rock around it."""

    def draw() -> Image.Image:
        half = round(radius * 2)
        image = Image.new("RGBA", (2 * half, 2 * half))
        for share, alpha in ((1.0, 26), (0.82, 56)):
            canvas = Canvas(2 * half, 2 * half)
            canvas.disc((half, half), half * share, (*look.fire, alpha))
            image.alpha_composite(canvas.done())
        return image

    return sprites.get(("glow", radius, look.name), draw)


def _draw(state: str, mark: str, radius: int, look: Look) -> Image.Image:
    half = math.ceil(radius * _REACH)
    canvas = Canvas(2 * half, 2 * half)
    centre = (half, half)
    paint = _PAINTERS.get(state, _unknown)
    ink = paint(canvas, centre, radius, look)
    text = mark or _MARKS.get(state, "?")
    if text:
        size = largest_that_fits(text, round(radius * 0.95), radius * 1.2, 6, bold=True)
        canvas.text(centre, text, size, ink)
    image = canvas.done()
    name = "" if mark else _SIGNS.get(state, "")
    if name and has_sign(name):
        side = round(radius * 1.05)
        picture = sign_sprite(name, side, ink, ink)
        image.alpha_composite(picture, (half - side // 2, half - side // 2))
    return image


_MARKS: Mapping[str, str] = {"free": "", "home": "", "completed": "", "open": "", "locked": ""}
_SIGNS: Mapping[str, str] = {"free": "teleport", "home": "prosperity"}
_FLAME: tuple[Point, ...] = (
    *((0.06, -1.52), (0.26, -1.1), (0.42, -1.3), (0.84, -0.5)),
    *((-0.84, -0.5), (-0.5, -1.34), (-0.22, -1.08)),
)


def _completed(canvas: Canvas, centre: Point, radius: float, look: Look) -> RGB:
    """A round hearth that burns again."""
    x, y = centre
    canvas.polygon([(x + dx * radius, y + dy * radius) for dx, dy in _FLAME], DARK_INK)
    inner = [(x + dx * radius * 0.86, y + radius * (dy * 0.9 + 0.03)) for dx, dy in _FLAME]
    canvas.polygon(inner, look.fire)
    canvas.disc(centre, radius, DARK_INK)
    canvas.disc(centre, radius * 0.92, look.fire)
    canvas.disc(centre, radius * 0.76, look.gold)
    _draw_tick(canvas, (x + radius * 0.72, y + radius * 0.66), radius * 0.36)
    return look.fire_ink


def _draw_tick(canvas: Canvas, centre: Point, radius: float) -> None:
    x, y = centre
    canvas.disc(centre, radius, DARK_INK)
    canvas.disc(centre, radius * 0.84, (28, 120, 84))
    points = [(x - radius * 0.42, y), (x - radius * 0.1, y + radius * 0.34)]
    canvas.line([*points, (x + radius * 0.46, y - radius * 0.36)], (255, 255, 255), radius * 0.24)


def _open(canvas: Canvas, centre: Point, radius: float, look: Look) -> RGB:
    canvas.polygon(regular(centre, radius * 1.08, 6, 30), DARK_INK)
    canvas.polygon(regular(centre, radius * 0.98, 6, 30), look.edge)
    canvas.polygon(regular(centre, radius * 0.8, 6, 30), (255, 246, 224))
    return DARK_INK


def _locked(canvas: Canvas, centre: Point, radius: float, look: Look) -> RGB:
    """An iron plate with a padlock at its corner."""
    x, y = centre
    iron, reach = mix((92, 96, 108), look.stone, 0.15), radius * 0.84
    canvas.box((x - reach, y - reach, x + reach, y + reach), radius * 0.16, DARK_INK)
    reach *= 0.9
    canvas.box((x - reach, y - reach, x + reach, y + reach), radius * 0.12, (150, 154, 166))
    reach *= 0.84
    canvas.box((x - reach, y - reach, x + reach, y + reach), radius * 0.08, iron)
    lock = (x + radius * 0.7, y + radius * 0.74)
    wide = radius * 0.34
    canvas.arc((lock[0], lock[1] - wide * 0.7), wide * 0.9, 180, 360, DARK_INK, wide * 0.62)
    canvas.arc((lock[0], lock[1] - wide * 0.7), wide * 0.8, 180, 360, (222, 226, 234), wide * 0.34)
    body = (lock[0] - wide, lock[1] - wide * 0.7, lock[0] + wide, lock[1] + wide * 0.8)
    canvas.box(body, wide * 0.25, look.gold, DARK_INK, wide * 0.22)
    canvas.box(
        (lock[0] - wide * 0.14, lock[1] - wide * 0.2, lock[0] + wide * 0.14, lock[1] + wide * 0.4),
        0,
        DARK_INK,
    )
    return (255, 255, 255)


def _free(canvas: Canvas, centre: Point, radius: float, look: Look) -> RGB:
    canvas.polygon(regular(centre, radius * 1.22, 4, 0), DARK_INK)
    canvas.polygon(regular(centre, radius * 1.1, 4, 0), (176, 214, 226))
    canvas.polygon(regular(centre, radius * 0.9, 4, 0), (32, 84, 104))
    return (255, 255, 255)


def _unknown(canvas: Canvas, centre: Point, radius: float, look: Look) -> RGB:
    canvas.disc(centre, radius, mix(look.rock, look.shadow, 0.5))
    for number in range(10):
        start = number * 36
        canvas.arc(centre, radius, start, start + 20, look.faint, radius * 0.14)
    return look.faint


def _home(canvas: Canvas, centre: Point, radius: float, look: Look) -> RGB:
    x, y = centre
    for share, colour in ((1.1, DARK_INK), (0.98, look.fire), (0.8, (255, 246, 224))):
        reach = radius * share
        roof = [(x, y - reach), (x + reach, y - reach * 0.2), (x + reach * 0.8, y - reach * 0.2)]
        walls = [(x + reach * 0.8, y + reach * 0.86), (x - reach * 0.8, y + reach * 0.86)]
        eaves = [(x - reach * 0.8, y - reach * 0.2), (x - reach, y - reach * 0.2)]
        canvas.polygon([*roof, *walls, *eaves], colour)
    return DARK_INK


_PAINTERS: Mapping[str, _Painter] = {
    "home": _home,
    "open": _open,
    "completed": _completed,
    "locked": _locked,
    "free": _free,
    "unknown": _unknown,
}
STATES = tuple(_PAINTERS)


def _draw_here(radius: int, look: Look) -> Image.Image:
    """A pole with a pennant, rimmed so that it stands out on everything."""
    side = round(radius * 2.0)
    canvas = Canvas(side, side)
    pole = side * 0.24
    for grow, cloth, wood in (
        (side * 0.06, DARK_INK, DARK_INK),
        (0, (206, 40, 48), (255, 250, 240)),
    ):
        canvas.box(
            (
                pole - side * 0.05 - grow,
                side * 0.07 - grow,
                pole + side * 0.05 + grow,
                side * 0.94 + grow,
            ),
            3,
            wood,
        )
        flag = [
            (pole, side * 0.1 - grow),
            (side * 0.9 + grow * 1.4, side * 0.34),
            (pole, side * 0.6 + grow),
        ]
        canvas.polygon(flag, cloth)
    canvas.disc((pole + side * 0.2, side * 0.34), side * 0.09, look.gold)
    return canvas.done()
