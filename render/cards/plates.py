"""The shapes that cards are built from: plates with round corners, discs.

Only corners are smoothed and kept; the straight parts of a plate are filled directly.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import faces
from render.canvas import Canvas
from render.palette import RGB

SMOOTH = 4  # corners are drawn so many times larger and reduced
Box = tuple[float, float, float, float]  # left, top, right, bottom


def draw_plate(
    image: Image.Image, box: Box, radius: float, fill: RGB, edge: RGB | None = None, rim: float = 0
) -> None:
    """Draw a plate with round corners; its edge lies inside."""
    left, top, right, bottom = (round(side) for side in box)
    radius = round(min(radius, (right - left) / 2, (bottom - top) / 2))
    if edge is not None:
        _draw_plain(image, (left, top, right, bottom), radius, edge)
        thick = max(1, round(rim))
        left, top, right, bottom = left + thick, top + thick, right - thick, bottom - thick
        radius = max(0, radius - thick)
    _draw_plain(image, (left, top, right, bottom), radius, fill)


def _draw_plain(image: Image.Image, box: tuple[int, int, int, int], radius: int, fill: RGB) -> None:
    left, top, right, bottom = box
    if right - left < 1 or bottom - top < 1:
        return
    pen = ImageDraw.Draw(image)
    if right - left > 2 * radius:
        pen.rectangle((left + radius, top, right - radius - 1, bottom - 1), fill)
    if bottom - top > 2 * radius:
        pen.rectangle((left, top + radius, right - 1, bottom - radius - 1), fill)
    for number, quarter in enumerate(_quarters(radius) if radius else ()):
        x = left if number % 2 == 0 else right - radius
        y = top if number < 2 else bottom - radius
        image.paste(fill, (x, y), quarter)


def _quarters(radius: int) -> tuple[Image.Image, ...]:
    """The quarters of a disc as masks: top left, top right, bottom left, bottom right."""

    def draw() -> Image.Image:
        side = 2 * radius * SMOOTH
        mask = Image.new("L", (side, side))
        ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), 255)
        return mask.reduce(SMOOTH)

    whole = faces.get(("mask", radius), draw)
    places = ((0, 0), (radius, 0), (0, radius), (radius, radius))
    return tuple(whole.crop((x, y, x + radius, y + radius)) for x, y in places)


def disc(side: int, fill: RGB, edge: RGB, rim: float) -> Image.Image:
    """A disc with a rim. Shared: paste it, never draw on it."""
    key = ("disc", side, fill, edge, rim)

    def draw() -> Image.Image:
        canvas = Canvas(side, side, scale=4)
        canvas.disc((side / 2, side / 2), side / 2, fill, edge, rim)
        return canvas.done()

    return faces.get(key, draw)


def put(image: Image.Image, shape: Image.Image, left: float, top: float) -> None:
    """Paste a shape with its own transparency."""
    image.paste(shape, (round(left), round(top)), shape)
