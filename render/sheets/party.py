"""A party's sheet."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import PartyTableau, PersonView
from engine.core.text import say
from render.lettering import fit, largest_that_fits
from render.palette import Theme
from render.sheets.brush import blank, put, stack, write
from render.sheets.gauges import gauge
from render.sheets.look import GAP, MARGIN, Speak, Style, style_of, worded
from render.sheets.parts import MOST_PARTS, parts
from render.sheets.plates import INSIDE, PADDING, badge, beam, frame, portrait

MOST_PEOPLE = 24
_IN_ROW = 4


def draw_party(tableau: PartyTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """Its name and place, its members, its tracks, what it has achieved."""
    style = style_of(theme, is_large)
    lines = [worded(line, speak) for line in tableau.lines[:MOST_PARTS]]
    hidden = len(tableau.people) - MOST_PEOPLE
    if hidden > 0:
        lines.append(worded(say("alt-more", count=hidden), speak))
    pieces = [beam(worded(tableau.title, speak), lines, style)]
    pieces += _rows(tableau.people[:MOST_PEOPLE], style, speak)
    pieces += [gauge(track, style, speak) for track in tableau.tracks[:MOST_PARTS]]
    pieces += parts(tableau.parts[:MOST_PARTS], style, speak)
    return stack(pieces, GAP, style.look.page, MARGIN)


def _rows(people: tuple[PersonView, ...], style: Style, speak: Speak) -> list[Image.Image]:
    """Up to four side by side."""
    rows = []
    for start in range(0, len(people), _IN_ROW):
        beside = people[start : start + _IN_ROW]
        count = min(_IN_ROW, max(len(people), 2))
        width = (INSIDE - GAP * (count - 1)) // count
        cards = [_member(person, width, style, speak) for person in beside]
        row = blank(INSIDE, cards[0].height, style.look.page)
        for number, card in enumerate(cards):
            row.paste(card, (number * (width + GAP), 0))
        rows.append(row)
    return rows


def _member(person: PersonView, width: int, style: Style, speak: Speak) -> Image.Image:
    """The emblem with the level on it, the name and the class below."""
    look, text = style.look, style.text
    side = min(210, width - 2 * PADDING)
    image = frame(side + 2 * PADDING + round(text * 2.9), style, width=width)
    middle = (width / 2, PADDING + side / 2)
    put(image, portrait(person, side, look, speak), middle)
    put(
        image,
        badge(str(person.level), round(text * 2.2), look),
        (width / 2 + side * 0.4, PADDING + side * 0.84),
    )
    name, room = worded(person.name, speak), width - 2 * PADDING
    size = largest_that_fits(name, round(text * 1.15), room, style.small, bold=True)
    shown = fit(name, size, room, bold=True)
    place = (width / 2, PADDING + side + text * 0.95)
    write(image, place, shown, size, look.ink, bold=True, anchor="mm")
    about = fit(worded(person.about, speak), style.small, room)
    place = (width / 2, PADDING + side + text * 2.15)
    write(image, place, about, style.small, look.faint, anchor="mm")
    return image
