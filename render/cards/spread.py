"""Cards side by side: a hand, what is worn, what is for sale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image

from engine.core.tableau import CardTableau
from engine.core.text import Say, say
from engine.core.view import CardView, PileView
from render.cards.ability import ability_of, draw_ability, height_of
from render.cards.face import Format, State
from render.cards.inks import Inks, blended, inks_of
from render.cards.setting import put_text
from render.lettering import clean, fit
from render.palette import HERO_COLOURS, RGB, Theme

Speak = Callable[[Say], str]
WIDE = 1400
MOST = 60  # cards in one picture
_LOWEST, _TALLEST = 13, 18  # of a card, in letters


@dataclass(frozen=True)
class Placed:
    """A card and the state in which it lies."""

    card: CardView
    state: State


def draw_cards(tableau: CardTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """All cards of all piles in a grid."""
    placed = list(_placed(tableau.piles, speak))
    if len(placed) > MOST:
        raise ValueError(f"more than {MOST} cards cannot be drawn")
    inks = inks_of(theme)
    colour = colour_of(tableau.place, inks)
    columns = columns_for(len(placed), is_large)
    gap = 14
    width = (WIDE - gap * (columns + 1)) // columns
    form = Format(width, _text(width, columns, is_large))
    faces = _faces(placed, columns, speak, colour, form, inks)
    title = clean(speak(tableau.title)) if tableau.title is not None else ""
    head = round(WIDE * 0.046) if title else 0
    rows = [faces[n : n + columns] for n in range(0, len(faces), columns)]
    heights = [max(face.height for face in row) for row in rows]
    picture = Image.new("RGB", (WIDE, head + gap + sum(heights) + gap * len(rows)), inks.page)
    if title:
        size = round(WIDE * 0.026)
        shown = fit(title, size, WIDE - 4 * gap, bold=True)
        put_text(picture, shown, (gap * 1.5, head * 0.62), size, theme.ink)
    top = head + gap
    for row, high in zip(rows, heights, strict=True):
        for number, face in enumerate(row):
            picture.paste(face, (gap + number * (width + gap), top))
        top += high + gap
    return picture


def _faces(
    placed: list[Placed], columns: int, speak: Speak, colour: RGB, form: Format, inks: Inks
) -> list[Image.Image]:
    spoken = [ability_of(each.card, speak) for each in placed]
    drawn = []
    for first in range(0, len(spoken), columns):
        row = range(first, min(first + columns, len(spoken)))
        wanted = max(height_of(spoken[n], form) for n in row)
        height = min(max(wanted, form.text * _LOWEST), form.text * _TALLEST)
        drawn += [draw_ability(spoken[n], placed[n].state, colour, form, height, inks) for n in row]
    return drawn


def _placed(piles: tuple[PileView, ...], speak: Speak) -> Iterator[Placed]:
    for pile in piles:
        is_ordered = pile.id == "chosen" and len(pile.cards) > 1
        label = clean(speak(say(f"render-pile-{pile.id}"))) if pile.id in _LABELLED else ""
        for number, card in enumerate(pile.cards, start=1):
            yield Placed(card, State(pile.id, label, number if is_ordered else 0))


_LABELLED = ("picked", "active", "discard", "lost", "chosen")


def columns_for(count: int, is_large: bool) -> int:
    """How many cards stand side by side."""
    if count <= 2:
        return max(1, count)
    return 2 if is_large or count == 4 else 3


def _text(width: int, columns: int, is_large: bool) -> int:
    share = {1: 0.036, 2: 0.046}.get(columns, 0.055)
    return round(width * share * (1.2 if is_large else 1))


def colour_of(place: int | None, inks: Inks) -> RGB:
    """The colour of a seat's hero; without one that of the cards' frames."""
    if place is None:
        return blended(inks.edge, inks.half, 0.15)
    return HERO_COLOURS[place % len(HERO_COLOURS)]
