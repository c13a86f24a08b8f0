"""What a campaign remembers as tokens: each kind has its own shape and sign."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from render.cache import sprites
from render.canvas import Canvas, Colour, Point, regular, star
from render.palette import DARK_INK, RGB, mix
from render.sheets.look import Look
from render.sheets.medals import medal
from render.signs import has_sign, sign_sprite

_Shape = Callable[[Canvas, Point, float, Colour], None]
_LIGHT: RGB = (255, 250, 240)


def token(kind: str, radius: int, look: Look) -> Image.Image:
    """The token of a kind of moment. Shared: paste it, never draw on it."""
    if kind == "won":
        return medal("completed", "", radius, look)
    return sprites.get(("moment", kind, radius, look.name), lambda: _draw(kind, radius, look))


@dataclass(frozen=True)
class _Kind:
    shape: _Shape
    fill: RGB
    sign: str = ""
    ink: RGB = _LIGHT


def _draw(kind: str, radius: int, look: Look) -> Image.Image:
    form = _KINDS.get(kind, _OTHER)
    side = round(radius * 2.5)
    centre = (side / 2, side / 2)
    canvas = Canvas(side, side)
    form.shape(canvas, centre, radius * 1.1, DARK_INK)
    form.shape(canvas, centre, radius, mix(form.fill, _LIGHT, 0.45))
    form.shape(canvas, centre, radius * 0.86, form.fill)
    if not form.sign or not has_sign(form.sign):
        canvas.disc(centre, radius * 0.3, form.ink)
        return canvas.done()
    image = canvas.done()
    picture = sign_sprite(form.sign, round(radius * 1.05), form.ink, form.fill)
    left = (side - picture.width) // 2
    image.alpha_composite(picture, (left, (side - picture.height) // 2))
    return image


def _round(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    canvas.disc(centre, radius, fill)


def _octagon(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    canvas.polygon(regular(centre, radius * 1.06, 8, 22.5), fill)


def _diamond(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    canvas.polygon(regular(centre, radius * 1.2, 4), fill)


def _square(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    x, y = centre
    reach = radius * 0.88
    canvas.box((x - reach, y - reach, x + reach, y + reach), radius * 0.2, fill)


def _star(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    canvas.polygon(star(centre, radius * 1.2, 8, 0.78), fill)


def _house(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    x, y = centre
    canvas.polygon(
        [
            (x, y - radius * 1.15),
            (x + radius, y - radius * 0.3),
            (x + radius, y + radius * 0.9),
            (x - radius, y + radius * 0.9),
            (x - radius, y - radius * 0.3),
        ],
        fill,
    )


def _stone(canvas: Canvas, centre: Point, radius: float, fill: Colour) -> None:
    x, y = centre
    wide = radius * 0.86
    canvas.disc((x, y - radius * 0.14), wide, fill)
    canvas.box((x - wide, y - radius * 0.14, x + wide, y + radius), radius * 0.1, fill)


_KINDS: Mapping[str, _Kind] = {
    "lost": _Kind(_octagon, (92, 100, 120), "disadvantage"),
    "retired": _Kind(_house, (40, 116, 110), "rest"),
    "died": _Kind(_stone, (96, 92, 92), "rest"),
    "unlocked": _Kind(_diamond, (120, 70, 150), "item"),
    "achieved": _Kind(_star, (176, 96, 20), "perk"),
    "risen": _Kind(_square, (44, 110, 60), "level"),
}
_OTHER = _Kind(_round, (110, 96, 80))
