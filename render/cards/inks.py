"""What cards are made of: their colours in each theme, and the colours of states and elements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.palette import RGB, Theme


@dataclass(frozen=True)
class Inks:
    """The colours of a card's own material; text on it is always `ink` or `faint`."""

    card: RGB
    half: RGB  # a panel on the card
    inset: RGB  # a panel on a panel
    edge: RGB
    ink: RGB
    faint: RGB
    accent: RGB  # of what counts now: a picked card, a card that was used
    active: RGB  # of what goes on
    page: RGB


_WALNUT = Inks(
    card=(58, 43, 33),
    half=(40, 31, 26),
    inset=(62, 48, 38),
    edge=(166, 112, 62),
    ink=(252, 243, 224),
    faint=(214, 192, 156),
    accent=(255, 200, 64),
    active=(116, 200, 140),
    page=(17, 19, 24),
)
_PARCHMENT = Inks(
    card=(226, 204, 164),
    half=(250, 243, 226),
    inset=(236, 221, 190),
    edge=(132, 84, 42),
    ink=(40, 26, 16),
    faint=(104, 74, 46),
    accent=(176, 84, 0),
    active=(28, 112, 66),
    page=(250, 249, 245),
)


def inks_of(theme: Theme) -> Inks:
    """The colours of cards in a theme."""
    return _PARCHMENT if sum(theme.page) > 3 * 128 else _WALNUT


Paints = Mapping[str, RGB]

# An element's disc, its rim and the glyph on it.
ELEMENTS: Mapping[str, Paints] = {
    "fire": {"body": (206, 62, 28), "shade": (122, 30, 10), "light": (255, 214, 130)},
    "ice": {"body": (52, 128, 196), "shade": (22, 70, 120), "light": (236, 248, 255)},
    "air": {"body": (124, 134, 152), "shade": (74, 82, 98), "light": (250, 250, 252)},
    "earth": {"body": (84, 128, 44), "shade": (44, 74, 20), "light": (232, 244, 196)},
    "light": {"body": (244, 204, 62), "shade": (158, 112, 8), "light": (112, 74, 0)},
    "dark": {"body": (84, 52, 118), "shade": (40, 22, 60), "light": (222, 200, 246)},
    "any": {},
}
CONDITIONS: Mapping[str, RGB] = {
    "poison": (96, 190, 80),
    "wound": (235, 96, 80),
    "immobilize": (200, 130, 60),
    "disarm": (190, 190, 198),
    "stun": (250, 220, 90),
    "muddle": (190, 150, 110),
    "invisible": (120, 136, 176),
    "strengthen": (110, 190, 250),
    "bless": (250, 240, 170),
    "curse": (176, 116, 206),
}
_DARK: RGB = (28, 18, 12)


def paints_of(sign: str, inks: Inks) -> Paints:
    """What a sign is painted with on a card."""
    if sign in ELEMENTS:
        return {**ELEMENTS[sign], "line": _DARK}
    if sign in CONDITIONS:
        return {"body": CONDITIONS[sign], "shade": _DARK, "light": (255, 255, 255), "line": _DARK}
    return {"body": inks.ink, "shade": inks.edge, "light": inks.half, "line": inks.half}


def blended(one: RGB, other: RGB, share: float) -> RGB:
    """A colour between two: with share 0 the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return (red, green, blue)
