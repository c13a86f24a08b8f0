"""Places by name, where the map itself has no room for their names, or no square for them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.tableau import PlaceView
from engine.core.text import say
from render.lettering import fit
from render.sheets.brush import put, write
from render.sheets.look import Speak, Style, worded
from render.sheets.medals import here, medal
from render.sheets.plates import INSIDE, PADDING, frame

MOST = 45
_FIRST = ("open", "free", "locked")  # what one could look for; then the others


def _rank(place: PlaceView) -> tuple[bool, int]:
    """Where the party is comes first."""
    order = _FIRST.index(place.state) if place.state in _FIRST else len(_FIRST)
    return (not place.is_here, order)


def roll(places: Sequence[PlaceView], style: Style, speak: Speak) -> list[Image.Image]:
    """A framed list in columns, each place with its medal; nothing for no places."""
    if not places:
        return []
    look, text = style.look, style.small
    columns = min(3, len(places))
    shown = sorted(places, key=_rank)[:MOST]
    step = round(text * 1.9)
    rows = -(-len(shown) // columns)
    hidden = len(places) - len(shown)
    image = frame(step * (rows + bool(hidden)) + 2 * PADDING - 8, style)
    width = (INSIDE - 2 * PADDING) // columns
    radius = round(text * 0.62)
    for number, place in enumerate(shown):
        left = PADDING + number // rows * width
        middle = PADDING - 4 + step * (number % rows + 0.5)
        put(image, medal(place.state, place.mark, radius, look), (left + radius * 1.4, middle))
        x = left + round(radius * 3)
        if place.is_here:
            put(image, here(round(radius * 0.9), look), (x + radius, middle))
            x += radius * 2
        name = fit(worded(place.name, speak), text, left + width - 12 - x)
        write(image, (x, middle), name, text, look.ink)
    if hidden:
        told = worded(say("alt-more", count=hidden), speak)
        write(image, (PADDING, image.height - PADDING - step / 2 + 8), told, text, look.faint)
    return [image]
