"""A hero's sheet."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import HeroTableau, NumberView, PersonView
from engine.core.text import say
from render.lettering import fit, largest_that_fits
from render.palette import Theme
from render.sheets.boxes import box_row
from render.sheets.brush import blank, put, stack, write
from render.sheets.gauges import gauge
from render.sheets.look import GAP, MARGIN, Speak, Style, counted, style_of, worded
from render.sheets.parts import MOST_PARTS, parts
from render.sheets.plates import (
    INSIDE,
    PADDING,
    badge,
    frame,
    number_plate,
    portrait,
)

MOST_NUMBERS = 4
_EMBLEM = 208


def draw_hero(tableau: HeroTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """Who it is, numbers, tracks, boxes, what is owned; last what is for the owner alone."""
    style = style_of(theme, is_large)
    pieces = [_head(tableau.person, tableau.numbers, style, speak)]
    pieces += [gauge(track, style, speak) for track in tableau.tracks[:MOST_PARTS]]
    pieces += [box_row(boxes, style, speak) for boxes in tableau.ticks[:MOST_PARTS]]
    pieces += parts(tableau.parts[:MOST_PARTS], style, speak)
    private = worded(say("sheet-private"), speak) if tableau.own else ""
    pieces += parts(tableau.own[:MOST_PARTS], style, speak, mark=private)
    return stack(pieces, GAP, style.look.page, MARGIN)


def _head(
    person: PersonView, numbers: tuple[NumberView, ...], style: Style, speak: Speak
) -> Image.Image:
    """The emblem with the level, name and class beside it, and the numbers below these."""
    look, text = style.look, style.text
    has_note = person.note is not None
    plates = numbers[:MOST_NUMBERS]
    words = round(text * (3.5 + (1.2 if has_note else 0)))
    high = words + (round(text * 3.5) + 12 if plates else 0)
    image = frame(max(_EMBLEM, high) + 2 * PADDING, style)
    middle = (PADDING + _EMBLEM / 2, image.height / 2)
    put(image, portrait(person, _EMBLEM, look, speak), middle)
    level = badge(str(person.level), round(text * 2.5), look)
    put(image, level, (middle[0] + _EMBLEM * 0.36, middle[1] + _EMBLEM * 0.36))
    left = PADDING + _EMBLEM + 36
    room = INSIDE - PADDING - left
    name = worded(person.name, speak)
    size = largest_that_fits(name, round(text * 1.8), room, round(text * 1.1), bold=True)
    top = image.height / 2 - high / 2
    shown = fit(name, size, room, bold=True)
    write(image, (left, top + text), shown, size, look.ink, bold=True)
    about = worded(say("sheet-class", class_=person.about, level=counted(person.level)), speak)
    write(image, (left, top + text * 2.7), fit(about, text, room), text, look.faint)
    if person.note is not None:
        note = fit(worded(person.note, speak), text, room, bold=True)
        write(image, (left, top + text * 3.9), note, text, look.fire, bold=True)
    _draw_plates(image, plates, (left, round(top + words)), style, speak)
    return image


def _draw_plates(
    image: Image.Image,
    numbers: tuple[NumberView, ...],
    place: tuple[int, int],
    style: Style,
    speak: Speak,
) -> None:
    if not numbers:
        return
    gap = 14
    room = image.width - PADDING - place[0]
    width = min(400, (room - gap * (len(numbers) - 1)) // len(numbers))
    for number, one in enumerate(numbers):
        plate = number_plate(one, width, style, speak)
        image.paste(plate, (place[0] + number * (width + gap), place[1]))


def number_row(numbers: tuple[NumberView, ...], style: Style, speak: Speak) -> Image.Image:
    """Numbers side by side on the table itself."""
    image = blank(INSIDE, round(style.text * 3.5), style.look.page)
    _draw_plates(image, numbers[:MOST_NUMBERS], (PADDING, 0), style, speak)
    return image
