"""What cards are made of: their colours in each theme."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    hit: RGB  # a hex of an area
    page: RGB = (0, 0, 0)  # what the cards lie on: the theme says it


_WALNUT = Inks(
    card=(58, 43, 33),
    half=(40, 31, 26),
    inset=(62, 48, 38),
    edge=(166, 112, 62),
    ink=(252, 243, 224),
    faint=(214, 192, 156),
    accent=(255, 200, 64),
    active=(116, 200, 140),
    hit=(214, 70, 48),
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
    hit=(198, 54, 34),
)


def inks_of(theme: Theme) -> Inks:
    """The colours of cards in a theme."""
    material = _PARCHMENT if sum(theme.page) > 3 * 128 else _WALNUT
    return replace(material, page=theme.page)
