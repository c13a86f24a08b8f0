"""What flashes up in a film: hits with their number, healing, the fallen, what flies."""

from __future__ import annotations

from PIL import Image

from render.cache import sprites
from render.canvas import Canvas, star
from render.lettering import largest_that_fits
from render.palette import DARK_INK, LIGHT_INK, RGB

_FIERY: RGB = (255, 196, 64)
_BLOOD: RGB = (196, 28, 32)
_LEAF: RGB = (30, 132, 74)
_SLATE: RGB = (92, 98, 110)
_CREAM: RGB = (255, 246, 226)
LEAST = 30  # pixels: the smallest radius whose number is read on a phone


def radius_of(size: float) -> float:
    """How large a flash is on hexes of a size."""
    return max(LEAST, size * 0.82)


def hit_sprite(amount: int, size: float) -> Image.Image:
    """Hit points lost: a star of many points. None lost: a disc."""
    radius = radius_of(size)
    if amount <= 0:
        return sprites.get(("no hit", size), lambda: _disc("0", radius, _SLATE))

    def draw() -> Image.Image:
        canvas = _square(radius * 1.3)
        centre = (canvas.width / 2, canvas.height / 2)
        for share, colour in ((1.3, DARK_INK), (1.2, _FIERY), (0.98, _BLOOD)):
            canvas.polygon(star(centre, radius * share, 11, 0.74), colour)
        _letters(canvas, f"−{amount}", radius)
        return canvas.done()

    return sprites.get(("hit", amount, size), draw)


def heal_sprite(amount: int, size: float) -> Image.Image:
    """Hit points won: a cross with rounded arms."""
    radius = radius_of(size)

    def draw() -> Image.Image:
        canvas = _square(radius * 1.2)
        middle = canvas.width / 2
        for reach, arm, colour in (
            (1.16, 0.66, DARK_INK),
            (1.08, 0.58, _CREAM),
            (0.98, 0.48, _LEAF),
        ):
            long, short = radius * reach, radius * arm
            for x, y in ((long, short), (short, long)):
                box = (middle - x, middle - y, middle + x, middle + y)
                canvas.box(box, radius * 0.2, colour)
        _letters(canvas, f"+{amount}", radius)
        return canvas.done()

    return sprites.get(("heal", amount, size), draw)


def fallen_sprite(size: float) -> Image.Image:
    """Two crossed strokes over who has fallen."""

    def draw() -> Image.Image:
        canvas = _square(size * 0.7)
        left, right = canvas.width * 0.16, canvas.width * 0.84
        for width, colour in ((0.34, DARK_INK), (0.2, _CREAM)):
            for one, other in (((left, left), (right, right)), ((left, right), (right, left))):
                canvas.line([one, other], colour, size * width)
        return canvas.done()

    return sprites.get(("fallen", size), draw)


def spark_sprite(size: float) -> Image.Image:
    """What flies from an attacker to a target."""

    def draw() -> Image.Image:
        radius = max(12.0, size * 0.34)
        canvas = _square(radius * 1.2)
        centre = (canvas.width / 2, canvas.height / 2)
        for share, colour in ((1.2, DARK_INK), (1.0, _FIERY), (0.56, _CREAM)):
            canvas.polygon(star(centre, radius * share, 4, 0.42), colour)
        return canvas.done()

    return sprites.get(("spark", size), draw)


def _disc(text: str, radius: float, colour: RGB) -> Image.Image:
    canvas = _square(radius)
    centre = (canvas.width / 2, canvas.height / 2)
    for share, paint in ((0.9, DARK_INK), (0.84, _CREAM), (0.74, colour)):
        canvas.disc(centre, radius * share, paint)
    _letters(canvas, text, radius)
    return canvas.done()


def _letters(canvas: Canvas, text: str, radius: float) -> None:
    centre = (canvas.width / 2, canvas.height / 2)
    letters = largest_that_fits(text, round(radius * 0.95), radius * 1.45, 8, bold=True)
    canvas.text(centre, text, letters, LIGHT_INK, edge=DARK_INK, edge_width=radius * 0.06)


def _square(reach: float) -> Canvas:
    side = 2 * round(reach) + 1
    return Canvas(side, side)
