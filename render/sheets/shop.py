"""The shop: everything on one long shelf, kind by kind."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import ShopTableau, ThingView
from engine.core.text import say
from render.lettering import fit, width_of
from render.palette import Theme
from render.sheets.brush import stack, write
from render.sheets.look import GAP, MARGIN, Speak, Style, counted, style_of, worded
from render.sheets.parts import MOST_THINGS, shelf
from render.sheets.plates import INSIDE, PADDING, beam, frame, sign

_FEW = 24  # more than so many stand closer together, without what they do
MOST_LINES = 6


def draw_shop(tableau: ShopTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """What there is to spend, then the shelf."""
    style = style_of(theme, is_large)
    things = [thing for one in tableau.shelves for thing in one.things]
    lines = [worded(line, speak) for line in tableau.lines[:MOST_LINES]]
    if len(things) > MOST_THINGS:
        lines.append(worded(say("alt-more", count=len(things) - MOST_THINGS), speak))
    pieces = [beam(worded(tableau.title, speak), lines, style)]
    if tableau.numbers:
        pieces.append(_purse(tableau, style, speak))
    if things:
        pieces.append(_shelf(things, style, speak))
    return stack(pieces, GAP, style.look.page, MARGIN)


def _purse(tableau: ShopTableau, style: Style, speak: Speak) -> Image.Image:
    """Numbers in one line."""
    look, text = style.look, style.text
    image = frame(round(text * 1.6) + 24, style)
    left, middle = float(PADDING), image.height / 2
    for number in tableau.numbers[:4]:
        side = round(text * 1.5)
        if sign(image, number.sign, (left + side / 2, middle), side, look.fire):
            left += side + 12
        told = worded(say("sheet-number", name=number.name, value=counted(number.value)), speak)
        shown = fit(told, text, INSIDE - PADDING - left, bold=True)
        write(image, (left, middle), shown, text, look.ink, bold=True)
        left += width_of(shown, text, bold=True) + 40
    return image


def _shelf(things: list[ThingView], style: Style, speak: Speak) -> Image.Image:
    is_brief = len(things) > _FEW
    columns = 3 if is_brief else 2
    rows = shelf(things, INSIDE, style, speak, columns=columns, is_brief=is_brief)
    image = frame(sum(row.height for row in rows) + 2 * PADDING, style)
    top = PADDING
    for row in rows:
        image.paste(row, (PADDING, top))
        top += row.height
    return image
