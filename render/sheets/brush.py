"""Drawing straight onto a sheet in its own size: text, round corners, discs, pictures.

Everything round is a mask that was drawn larger once and kept, so no sheet is drawn larger whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.cache import sprites
from render.canvas import GREYS
from render.lettering import font_for
from render.palette import RGB

Box = tuple[int, int, int, int]
Place = tuple[float, float]
_FINER = 4


def blank(width: int, height: int, ground: RGB) -> Image.Image:
    """A piece of a sheet."""
    return Image.new("RGB", (width, max(1, height)), ground)


def write(
    image: Image.Image,
    place: Place,
    text: str,
    size: int,
    fill: RGB,
    *,
    bold: bool = False,
    anchor: str = "lm",
) -> None:
    """A clean text; `anchor` says which point of it lies at the place."""
    if not text:
        return
    face = font_for(text, size, bold=bold)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor=anchor))
    if right <= left or bottom <= top:
        return
    mask = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, 255, face, anchor)
    corner = (round(place[0]) + left - 1, round(place[1]) + top - 1)
    image.paste(fill, corner, mask.point(GREYS))


def put(image: Image.Image, picture: Image.Image, centre: Place) -> None:
    """A picture with its centre at a place."""
    left = round(centre[0] - picture.width / 2)
    top = round(centre[1] - picture.height / 2)
    image.paste(picture, (left, top), picture if picture.mode == "RGBA" else None)


def bar(image: Image.Image, box: Box, fill: RGB) -> None:
    """A plain rectangle; nothing where it is turned inside out."""
    left, top, right, bottom = box
    if right > left and bottom > top:
        image.paste(fill, (max(0, left), max(0, top), right, bottom))


def disc(image: Image.Image, centre: Place, radius: int, fill: RGB) -> None:
    """A round piece."""
    mask = _round(radius)
    image.paste(fill, (round(centre[0]) - radius, round(centre[1]) - radius), mask)


def dots(image: Image.Image, places: Sequence[Place], radius: int, fill: RGB) -> None:
    """The same disc at many places."""
    mask = _round(radius)
    for x, y in places:
        image.paste(fill, (round(x) - radius, round(y) - radius), mask)


def slab(image: Image.Image, box: Box, radius: int, fill: RGB) -> None:
    """A rectangle with round corners."""
    left, top, right, bottom = box
    if right - left < 2 or bottom - top < 2:
        return
    radius = min(radius, (right - left) // 2, (bottom - top) // 2)
    bar(image, (left + radius, top, right - radius, bottom), fill)
    bar(image, (left, top + radius, right, bottom - radius), fill)
    if radius < 1:
        return
    whole = _round(radius)
    for x, corner_left in ((0, left), (radius, right - radius)):
        for y, corner_top in ((0, top), (radius, bottom - radius)):
            corner = whole.crop((x, y, x + radius, y + radius))
            image.paste(fill, (corner_left, corner_top), corner)


def framed(image: Image.Image, box: Box, radius: int, fill: RGB, edge: RGB, width: int) -> None:
    """A rectangle with round corners and an edge inside it."""
    left, top, right, bottom = box
    slab(image, box, radius, edge)
    inner = (left + width, top + width, right - width, bottom - width)
    slab(image, inner, max(0, radius - width), fill)


def ring(image: Image.Image, centre: Place, radius: int, width: int, fill: RGB, edge: RGB) -> None:
    """A disc with an edge inside it."""
    disc(image, centre, radius, edge)
    disc(image, centre, max(1, radius - width), fill)


def stack(pieces: Sequence[Image.Image], gap: int, ground: RGB, margin: int) -> Image.Image:
    """Pieces one below the other, with a margin around them all."""
    width = max(piece.width for piece in pieces) + 2 * margin
    height = sum(piece.height for piece in pieces) + gap * (len(pieces) - 1) + 2 * margin
    image = blank(width, height, ground)
    top = margin
    for piece in pieces:
        image.paste(piece, (margin, top))
        top += piece.height + gap
    return image


def _round(radius: int) -> Image.Image:
    """The mask of a disc."""

    def draw() -> Image.Image:
        side = 2 * radius * _FINER
        mask = Image.new("L", (side, side))
        ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), fill=255)
        return mask.reduce(_FINER)

    return sprites.get(("round", radius), draw)
