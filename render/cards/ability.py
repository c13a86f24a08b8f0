"""A hero's ability card: the top half, the initiative in the middle, the bottom half."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.text import say
from engine.core.view import CardView
from render.cache import faces
from render.cards.face import Format, State, blank, draw_head, draw_label, draw_place, faded
from render.cards.halves import Half, HalfSetting, draw_half, half_of, set_half
from render.cards.inks import Inks
from render.cards.inscription import Speak
from render.cards.plates import disc, draw_plate, put
from render.cards.setting import put_text
from render.lettering import clean, largest_that_fits
from render.palette import RGB

_DISC = 3.3  # the initiative's disc, in letters
_BAND = 1.75  # the strip that it lies on
_OUTER, _INNER = 0.35, 0.95  # within a half: from its edge, and from the initiative's disc


@dataclass(frozen=True)
class Ability:
    """Everything that is written on an ability card."""

    name: str
    initiative: str
    level: str
    top: Half
    bottom: Half


def ability_of(card: CardView, speak: Speak) -> Ability:
    """Speak a card's words."""
    return Ability(
        name=clean(speak(card.name)),
        initiative="" if card.initiative is None else f"{card.initiative:02d}",
        level=clean(speak(say("render-level", level=card.level))) if card.level else "",
        top=half_of(card.top, speak),
        bottom=half_of(card.bottom, speak),
    )


def height_of(ability: Ability, form: Format, size: int) -> int:
    """What the card needs in this size of letters."""
    halves = [set_half(half, size, _room(form)) for half in (ability.top, ability.bottom)]
    return math.ceil(_fixed(form) + sum(max(half.height, form.text * 2) for half in halves))


def draw_ability(
    ability: Ability, state: State, colour: RGB, form: Format, height: int, inks: Inks
) -> Image.Image:
    """The card's picture in this height. Shared: paste it, never draw on it."""
    key = ("ability", ability, state, colour, form, height, inks.page)
    return faces.get(key, lambda: _draw(ability, state, colour, form, height, inks))


def _room(form: Format) -> float:
    return form.width - 2 * (form.rim * 2 + form.pad) - form.pad


def _fixed(form: Format) -> float:
    """All heights but those of the halves' words."""
    frames = form.head + form.rim * 4 + form.pad * 0.9
    return frames + form.text * (_BAND + 2 * (_OUTER + _INNER))


def fitted(ability: Ability, form: Format, height: int) -> tuple[HalfSetting, HalfSetting, float]:
    """Both halves in the largest letters that the height allows, and the height for their words."""
    size, free = form.text, height - _fixed(form)
    while True:
        top, bottom = (set_half(half, size, _room(form)) for half in (ability.top, ability.bottom))
        if top.height + bottom.height <= free or size <= form.least:
            return top, bottom, free
        size -= 1


def _draw(
    ability: Ability, state: State, colour: RGB, form: Format, height: int, inks: Inks
) -> Image.Image:
    image = blank(form, height, state, inks)
    draw_head(image, ability.name, colour, form)
    top, bottom, free = fitted(ability, form, height)
    edge = round(form.rim * 2)
    first = edge + form.head + form.pad * 0.4
    band = form.text * _BAND
    spare = max(0.0, free - top.height - bottom.height)
    inside = top.height + form.text * (_OUTER + _INNER)
    middle = round(first + inside + spare / 2 + band / 2)
    left, right = edge + form.pad * 0.5, form.width - edge - form.pad * 0.5
    last = height - edge - form.pad * 0.5
    for half, upper, lower in (
        (top, first, middle - band / 2 + 1),
        (bottom, middle + band / 2 - 1, last),
    ):
        draw_plate(image, (left, upper, right, lower), form.text * 0.4, inks.half)
        is_top = half is top
        outer, inner = form.text * _OUTER, form.text * _INNER
        box = (
            left + form.pad,
            upper + (outer if is_top else inner),
            right - form.pad,
            lower - (inner if is_top else outer),
        )
        draw_half(image, half, box, inks)
    _draw_band(image, ability, (middle, band), form, colour, inks)
    if state.is_faded:
        image = faded(image, inks)
    room = (form.width - form.text * _DISC) / 2 - edge - form.pad * 1.8
    centre = (form.width - edge - form.pad - room / 2, middle)
    draw_label(image, state, centre, room, form, inks)
    draw_place(image, state, form, inks)
    return image


def _draw_band(
    image: Image.Image,
    ability: Ability,
    at: tuple[int, float],
    form: Format,
    colour: RGB,
    inks: Inks,
) -> None:
    """The level on the left, the initiative in the middle."""
    middle, band = at
    edge = round(form.rim * 2) + form.pad * 0.5
    pen = ImageDraw.Draw(image)
    pen.rectangle(
        (edge, round(middle - band / 2), form.width - edge, round(middle + band / 2)), inks.card
    )
    side = round(form.text * _DISC) if ability.initiative else 0
    if ability.initiative:
        shape = disc(side, inks.half, colour, form.rim * 1.6)
        put(image, shape, (form.width - side) / 2, middle - side / 2)
        size = largest_that_fits(
            ability.initiative, round(form.text * 1.9), side * 0.8, 8, bold=True
        )
        put_text(image, ability.initiative, (form.width / 2, middle), size, inks.ink, anchor="mm")
    room = (form.width - side) / 2 - edge - form.pad
    if ability.level:
        size = largest_that_fits(ability.level, round(form.text * 0.8), room, 8)
        put_text(
            image, ability.level, (edge + form.pad * 0.6, middle), size, inks.faint, bold=False
        )
