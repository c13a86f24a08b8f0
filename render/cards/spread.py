"""Cards side by side: a hand, what is worn, what is for sale."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.tableau import CardTableau
from engine.core.text import Say, say
from engine.core.view import CardView, PileView
from render.cards.ability import Ability, ability_of, draw_ability, height_of
from render.cards.face import Format, State
from render.cards.inks import Inks, inks_of
from render.cards.leaf import Leaf, draw_leaf, leaf_height, leaf_of
from render.cards.setting import put_text
from render.lettering import clean, fit
from render.palette import HERO_COLOURS, RGB, Livery, Theme, mix
from render.tokens import small_sprite

Speak = Callable[[Say], str]
WIDE = 1400
MOST = 60  # cards in one picture
GAP = 14
_LOWEST, _TALLEST = 12, 19  # of a card, in letters
_MANY = 15  # cards: then more of them stand side by side
_HEAD = 74  # the line above the cards, where there is one
LABELLED = frozenset(
    ("picked", "active", "discard", "lost", "chosen", "spent", "consumed", "open", "bag")
)


@dataclass(frozen=True)
class Placed:
    """A card's words and the state in which it lies."""

    face: Ability | Leaf
    state: State


def draw_cards(tableau: CardTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """All cards of all piles in a grid."""
    if sum(len(pile.cards) for pile in tableau.piles) > MOST:
        raise ValueError(f"more than {MOST} cards cannot be drawn")
    placed = list(_placed(tableau.piles, speak))
    inks = inks_of(theme)
    colour = colour_of(tableau.place, inks)
    form = form_for(len(placed), is_large)
    rows = _rows(placed, columns_for(len(placed), is_large), colour, form, inks)
    title = clean(speak(tableau.title)) if tableau.title is not None else ""
    picture = laid_out(rows, _HEAD if title else 0, theme)
    if title:
        _draw_title(picture, title, tableau, colour, theme)
    return picture


def laid_out(rows: Sequence[Sequence[Image.Image]], head: int, theme: Theme) -> Image.Image:
    """Rows of faces below each other, under so much room for a head."""
    heights = [max(face.height for face in row) for row in rows]
    high = head + GAP + sum(heights) + GAP * len(rows)
    picture = Image.new("RGB", (WIDE, high), theme.page)
    top = head + GAP
    for row, tallest in zip(rows, heights, strict=True):
        for number, face in enumerate(row):
            picture.paste(face, (GAP + number * (face.width + GAP), top))
        top += tallest + GAP
    return picture


def _draw_title(
    picture: Image.Image, title: str, tableau: CardTableau, colour: RGB, theme: Theme
) -> None:
    left = GAP * 1.5
    if tableau.look:
        livery = Livery(colour, title[:2], tableau.look)
        token = small_sprite(livery, "hero", _HEAD * 0.44)
        picture.paste(token, (GAP, (_HEAD - token.height) // 2 + 4), token)
        left += token.width + GAP * 0.5
    size = round(_HEAD * 0.5)
    shown = fit(title, size, WIDE - left - GAP, bold=True)
    put_text(picture, shown, (left, _HEAD / 2 + 4), size, theme.ink)


def _rows(
    placed: list[Placed], columns: int, colour: RGB, form: Format, inks: Inks
) -> list[list[Image.Image]]:
    """The faces row by row."""
    rows = (placed[first : first + columns] for first in range(0, len(placed), columns))
    return [_row(row, colour, form, inks) for row in rows]


def _row(row: list[Placed], colour: RGB, form: Format, inks: Inks) -> list[Image.Image]:
    """Faces of one height."""

    def needed(size: int) -> int:
        return max(_height(each.face, form, size) for each in row)

    high = form.height_for(needed, _lowest(row), _TALLEST)
    return [_drawn(each, colour, form, high, inks) for each in row]


def _lowest(row: list[Placed]) -> int:
    return _LOWEST if any(isinstance(each.face, Ability) for each in row) else _LOWEST // 2


def _height(face: Ability | Leaf, form: Format, size: int) -> int:
    if isinstance(face, Ability):
        return height_of(face, form, size)
    return leaf_height(face, form, size)


def _drawn(placed: Placed, colour: RGB, form: Format, height: int, inks: Inks) -> Image.Image:
    if isinstance(placed.face, Ability):
        return draw_ability(placed.face, placed.state, colour, form, height, inks)
    return draw_leaf(placed.face, placed.state, colour, form, height, inks)


def _placed(piles: tuple[PileView, ...], speak: Speak) -> Iterator[Placed]:
    for pile in piles:
        is_ordered = pile.id == "chosen" and len(pile.cards) > 1
        for number, card in enumerate(pile.cards, start=1):
            where = state_of(pile, card)
            label = clean(speak(say(f"render-pile-{where}"))) if where in LABELLED else ""
            has_halves = card.kind == "ability" and bool(card.top or card.bottom)
            face = ability_of(card, speak) if has_halves else leaf_of(card, speak)
            yield Placed(face, State(where, label, number if is_ordered else 0))


def state_of(pile: PileView, card: CardView) -> str:
    """Where a card lies; an item says itself whether it is used up."""
    return next((mark for mark in card.marks if mark in ("spent", "consumed")), pile.id)


def columns_for(count: int, is_large: bool) -> int:
    """How many cards stand side by side."""
    if count <= 2:
        return max(1, count)
    if count > _MANY:
        return 3 if is_large else 4
    return 2 if is_large or count == 4 else 3


def form_for(count: int, is_large: bool) -> Format:
    """A card's measures where there are so many."""
    columns = columns_for(count, is_large)
    width = (WIDE - GAP * (columns + 1)) // columns
    share = {1: 0.036, 2: 0.046}.get(columns, 0.055)
    return Format(width, round(width * share * (1.2 if is_large else 1)))


def colour_of(place: int | None, inks: Inks) -> RGB:
    """The colour of a seat's hero; without one that of the cards' frames."""
    if place is None:
        return mix(inks.edge, inks.half, 0.15)
    return HERO_COLOURS[place % len(HERO_COLOURS)]
