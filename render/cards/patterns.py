"""The pattern of an area: the hexes that it covers, and that of the figure that lays it."""

from __future__ import annotations

from PIL import Image

from engine.core.hexes import Hex
from render.cache import faces
from render.canvas import Canvas, Point, regular
from render.cards.inks import Inks
from render.cards.plates import put
from render.cards.setting import put_sign

HIGHEST = 2.7  # of a pattern, in letters
_HEX = 0.62  # of a hex's corner from its centre, in letters, where the pattern has room for it
_MOST = 40  # hexes
_HALF = 3**0.5 / 2


def pattern(shape: str, size: int, inks: Inks) -> Image.Image | None:
    """The shape's picture; None for one that says nothing. Shared: paste it, never draw on it."""
    places = _places(shape)
    if not places:
        return None
    has_self = shape.startswith("self")
    key = ("pattern", shape, size, inks.page)
    return faces.get(key, lambda: _draw(places, has_self, size, inks))


def _places(shape: str) -> tuple[Hex, ...]:
    """The hexes that are hit; nothing where the shape cannot be read."""
    try:
        pairs = [word.split(",") for word in shape.removeprefix("self").split()]
        places = tuple(Hex(int(q), int(r)) for q, r in pairs)
    except ValueError:
        return ()
    is_small = all(abs(where.q) <= _MOST and abs(where.r) <= _MOST for where in places)
    return places if len(places) <= _MOST and is_small else ()


def _draw(places: tuple[Hex, ...], has_self: bool, size: int, inks: Inks) -> Image.Image:
    shown = (*places, Hex(0, 0)) if has_self else places
    columns = [where.q for where in shown]
    levels = [2 * where.r + where.q for where in shown]
    high = _HALF * (max(levels) - min(levels) + 2)
    wide = 1.5 * (max(columns) - min(columns)) + 2
    reach = min(size * _HEX, size * HIGHEST / high)
    canvas = Canvas(round(wide * reach) + 2, round(high * reach) + 2, scale=3)

    def centre(where: Hex) -> Point:
        x = (1.5 * (where.q - min(columns)) + 1) * reach + 1
        return (x, _HALF * (2 * where.r + where.q - min(levels) + 1) * reach + 1)

    for where in places:
        canvas.polygon(regular(centre(where), reach * 0.92, 6), inks.hit)
    if has_self:
        own = regular(centre(Hex(0, 0)), reach * 0.84, 6)
        canvas.polygon(own, inks.card, inks.ink, reach * 0.16)
    image = canvas.done()
    if has_self:
        sign = Image.new("RGBA", image.size)
        put_sign(sign, "self", centre(Hex(0, 0)), max(6, round(reach * 1.05)), inks.ink, inks.card)
        put(image, sign, 0, 0)
    return image
