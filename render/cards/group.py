"""What a group of monsters does in a round: the card that it drew."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image

from engine.core.view import TurnView
from render.cache import faces
from render.cards.face import Format, State, blank
from render.cards.halves import Half, draw_half, half_of, set_half
from render.cards.inks import Inks
from render.cards.inscription import Speak
from render.cards.plates import disc, draw_plate, put
from render.cards.setting import put_sign, put_text
from render.lettering import clean, fit, largest_that_fits, width_of
from render.palette import DARK_INK, LIGHT_INK, RGB, Livery, is_bright, mix
from render.tokens import small_sprite

_HEAD = 3.3  # the strip with token, name and initiative, in letters


@dataclass(frozen=True)
class Group:
    """Everything that is shown of it."""

    name: str
    initiative: str
    side: str
    livery: Livery
    text: Half
    state: str  # acting, done, or nothing


def group_of(turn: TurnView, side: str, livery: Livery, speak: Speak) -> Group:
    """Speak its words."""
    return Group(
        name=clean(speak(turn.name)),
        initiative="" if turn.initiative is None else f"{turn.initiative:02d}",
        side=side,
        livery=livery,
        text=half_of(turn.card, speak),
        state="acting" if turn.is_acting else "done" if turn.is_done else "",
    )


def group_height(group: Group, form: Format, size: int) -> int:
    """What the card needs in this size of letters."""
    return math.ceil(_fixed(form) + set_half(group.text, size, _room(form)).height)


def draw_group(group: Group, form: Format, height: int, inks: Inks) -> Image.Image:
    """The card's picture in this height. Shared: paste it, never draw on it."""
    key = ("group", group, form, height, inks.page)
    return faces.get(key, lambda: _draw(group, form, height, inks))


def _fixed(form: Format) -> float:
    return form.text * (_HEAD + 0.9) + form.rim * 4 + form.pad * 1.5


def _room(form: Format) -> float:
    return form.width - 2 * (form.rim * 2 + form.pad) - form.pad


def _draw(group: Group, form: Format, height: int, inks: Inks) -> Image.Image:
    image = blank(form, height, State("active" if group.state == "acting" else ""), inks)
    edge, high = round(form.rim * 2), round(form.text * _HEAD)
    colour = _strip(group, inks)
    draw_plate(image, (edge, edge, form.width - edge, edge + high), form.radius - edge, colour)
    _draw_head(image, group, form, (edge, edge + high / 2), inks)
    left, right = edge + form.pad * 0.5, form.width - edge - form.pad * 0.5
    top, bottom = edge + high + form.pad * 0.4, height - edge - form.pad * 0.5
    draw_plate(image, (left, top, right, bottom), form.text * 0.4, inks.half)
    size, gap = form.text, form.text * 0.45
    text = set_half(group.text, size, _room(form))
    while text.height > bottom - top - 2 * gap and size > form.least:
        size -= 1
        text = set_half(group.text, size, _room(form))
    box = (left + form.pad, top + gap, right - form.pad, bottom - gap)
    draw_half(image, text, box, inks)
    if group.state == "done":
        return Image.blend(image, Image.new("RGB", image.size, inks.page), 0.2)
    return image


def _draw_head(
    image: Image.Image, group: Group, form: Format, place: tuple[float, float], inks: Inks
) -> None:
    """Token, name, initiative; who has acted has a tick."""
    edge, middle = place
    ink = DARK_INK if is_bright(group.livery.colour) else LIGHT_INK
    token = small_sprite(group.livery, group.side, form.text * 1.45)
    put(image, token, edge + form.pad * 0.3, middle - token.height / 2)
    left = edge + form.pad * 0.6 + token.width
    right = form.width - edge - form.pad * 0.4
    if group.initiative:
        side = round(form.text * 2.8)
        shape = disc(side, inks.half, mix(ink, group.livery.colour, 0.4), form.rim)
        put(image, shape, right - side, middle - side / 2)
        size = largest_that_fits(group.initiative, round(form.text * 1.6), side * 0.8, 8, bold=True)
        put_text(image, group.initiative, (right - side / 2, middle), size, inks.ink, anchor="mm")
        right -= side + form.pad * 0.4
    if group.state == "done":
        mark = round(form.text * 1.2)
        put_sign(image, "tick", (right - mark / 2, middle), mark, ink, _strip(group, inks))
        right -= mark * 1.2
    size = round(form.text * 1.15)
    while size > form.text * 0.75 and width_of(group.name, size, bold=True) > right - left:
        size -= 1
    put_text(image, fit(group.name, size, right - left, bold=True), (left, middle), size, ink)


def _strip(group: Group, inks: Inks) -> RGB:
    """The colour of the strip with the name."""
    return mix(group.livery.colour, inks.card, 0.25)
