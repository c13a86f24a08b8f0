"""What all cards share: their size, their frame, and the state in which they lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.cards.inks import Inks
from render.cards.plates import disc, draw_plate, put
from render.cards.setting import put_sign, put_text
from render.lettering import fit, width_of
from render.palette import DARK_INK, LIGHT_INK, RGB, is_bright


@dataclass(frozen=True)
class State:
    """How a card lies: what its pile is called, and the sign of it."""

    pile: str
    label: str = ""  # nothing for what simply lies in the hand
    number: int = 0  # the place among those that are picked, from 1

    @property
    def is_faded(self) -> bool:
        """Out of use for now, or for good."""
        return self.pile in ("discard", "lost", "spent", "consumed", "bag", "closed")

    @property
    def is_chosen(self) -> bool:
        """Drawn with a bright frame."""
        return self.pile in ("picked", "active", "chosen")

    @property
    def sign(self) -> str:
        """What stands beside the label."""
        return _SIGNS.get(self.pile, "")


_SIGNS = {
    "picked": "tick",
    "chosen": "tick",
    "active": "persistent",
    "discard": "discard",
    "spent": "refresh",
    "consumed": "lost",
    "lost": "lost",
}


LEAST = 0.68  # of the wanted size of letters: where that is not enough, a card grows


@dataclass(frozen=True)
class Format:
    """A card's measures in pixels."""

    width: int
    text: int  # the wanted size of letters

    @property
    def least(self) -> int:
        """The smallest letters of what stands on a card."""
        return round(self.text * LEAST)

    def height_for(self, needed: Callable[[int], int], lowest: int, tallest: int) -> int:
        """Between two heights in letters, but never too little for the smallest letters.

        `needed` is the height in a size of letters.
        """
        high = max(needed(self.text), self.text * lowest)
        limit = self.text * tallest
        return high if high <= limit else max(limit, needed(self.least))

    @property
    def radius(self) -> float:
        """Of the corners."""
        return self.text * 0.8

    @property
    def rim(self) -> float:
        """The frame's thickness."""
        return self.text * 0.16

    @property
    def pad(self) -> int:
        """From the frame to what is written."""
        return round(self.text * 0.55)

    @property
    def head(self) -> int:
        """The height of the strip with the name."""
        return round(self.text * 1.85)


def blank(form: Format, height: int, state: State, inks: Inks) -> Image.Image:
    """An empty card on the picture's ground."""
    image = Image.new("RGB", (form.width, height), inks.page)
    edge, rim = (inks.edge, form.rim)
    if state.is_chosen:
        edge, rim = inks.active if state.pile == "active" else inks.accent, form.rim * 2
    draw_plate(image, (0, 0, form.width, height), form.radius, inks.card, edge, rim)
    return image


def draw_head(image: Image.Image, name: str, colour: RGB, form: Format, sign: str = "") -> None:
    """The strip at the top: the name on the colour of its owner, and a sign before it."""
    inset = round(form.rim * 2)
    wide, high = form.width - 2 * inset, form.head
    draw_plate(image, (inset, inset, inset + wide, inset + high), form.radius - inset, colour)
    ink = DARK_INK if is_bright(colour) else LIGHT_INK
    side = round(high * 0.78) if sign else 0
    size, room = round(form.text * 1.08), wide - 2 * form.pad - side * 1.2
    while size > form.text * 0.8 and width_of(name, size, bold=True) > room:
        size -= 1
    shown = fit(name, size, room, bold=True)
    middle, line = form.width / 2 + side * 0.6, inset + high / 2
    put_text(image, shown, (middle, line), size, ink, anchor="mm")
    if sign:
        left = middle - width_of(shown, size, bold=True) / 2 - side * 0.65
        put_sign(image, sign, (max(left, inset + side * 0.6), line), side, ink, colour)


def draw_label(
    image: Image.Image,
    state: State,
    centre: tuple[float, float],
    room: float,
    form: Format,
    inks: Inks,
) -> None:
    """The state in a pill, within so much room."""
    if not state.label:
        return
    size = round(form.text * 0.8)
    side = round(size * 1.15) if state.sign else 0
    while size > 8 and width_of(state.label, size, bold=True) + side * 1.3 + size > room:
        size -= 1
    shown = fit(state.label, size, room - side * 1.3 - size, bold=True)
    wide = round(width_of(shown, size, bold=True) + side * 1.25 + size)
    high = round(form.text * 1.25)
    fill = inks.faint
    if state.is_chosen:
        fill = inks.active if state.pile == "active" else inks.accent
    x, y = centre[0] - wide / 2, centre[1]
    draw_plate(image, (x, y - high / 2, x + wide, y + high / 2), high / 2, fill)
    if state.sign:
        put_sign(image, state.sign, (x + size * 0.45 + side / 2, y), side, inks.half, fill)
    put_text(image, shown, (x + wide - size * 0.5, y), size, inks.half, anchor="rm")


def draw_place(image: Image.Image, state: State, form: Format, inks: Inks) -> None:
    """The number of a card among those that are picked, on its corner."""
    if not state.number:
        return
    side = form.head
    put(image, disc(side, inks.accent, inks.half, form.rim), form.rim, form.rim)
    middle = (form.rim + side / 2, form.rim + side / 2)
    put_text(image, str(state.number), middle, round(form.text * 1.3), inks.half, anchor="mm")


def faded(image: Image.Image, inks: Inks) -> Image.Image:
    """The card as one that is out of use."""
    return Image.blend(image, Image.new("RGB", image.size, inks.page), 0.45)
