"""The cards of a round: what each group of monsters does, and the modifier cards of attacks."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import RoundTableau
from engine.core.text import say
from render.cards.face import Format
from render.cards.group import Group, draw_group, group_height, group_of
from render.cards.inks import Inks, inks_of
from render.cards.inscription import Speak
from render.cards.modifiers import Strip, draw_strip, needed, strip_of
from render.cards.setting import put_text
from render.cards.spread import GAP, WIDE, columns_for, laid_out
from render.lettering import clean, fit
from render.palette import Livery, Theme, liveries

MOST_GROUPS, MOST_DRAWS = 24, 12
_NOBODY = Livery((90, 94, 104), "?")
_LOWEST, _TALLEST = 8, 17  # of a card, in letters
_TEXT = 27  # the size of letters in strips
_HEAD = 64


def draw_round(tableau: RoundTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """A card for each group in their order, and below them a strip for each attack."""
    inks = inks_of(theme)
    groups = _groups(tableau, speak)
    if len(groups) > MOST_GROUPS:
        raise ValueError(f"more than {MOST_GROUPS} groups cannot be drawn")
    rows = [*_cards(groups, is_large, inks), *_strips(tableau, speak, is_large, inks)]
    picture = laid_out(rows, _HEAD, theme)
    size = round(_HEAD * 0.54)
    shown = fit(_title(tableau, speak), size, WIDE - 3 * GAP, bold=True)
    put_text(picture, shown, (GAP * 1.5, _HEAD * 0.6), size, theme.ink)
    return picture


def _strips(
    tableau: RoundTableau, speak: Speak, is_large: bool, inks: Inks
) -> list[list[Image.Image]]:
    """Two side by side where both have room."""
    text = round(_TEXT * (1.2 if is_large else 1))
    half = (WIDE - 3 * GAP) // 2
    rows: list[list[Strip]] = []
    for strip in (strip_of(draw, speak) for draw in tableau.draws[-MOST_DRAWS:]):
        is_wide = needed(strip, text) > half
        if not rows or is_wide or len(rows[-1]) == 2 or needed(rows[-1][0], text) > half:
            rows.append([])
        rows[-1].append(strip)
    widths = [half if all(needed(s, text) <= half for s in row) else WIDE - 2 * GAP for row in rows]
    return [
        [draw_strip(strip, width, text, inks) for strip in row]
        for row, width in zip(rows, widths, strict=True)
    ]


def _title(tableau: RoundTableau, speak: Speak) -> str:
    view = tableau.view
    if view.round > 0:
        return clean(speak(say("render-cards-of", scenario=view.scenario, round=view.round)))
    return clean(speak(view.scenario))


def _groups(tableau: RoundTableau, speak: Speak) -> list[Group]:
    view = tableau.view
    worn = liveries(view, speak)
    sides = {figure.look: figure.side for figure in view.figures}
    return [
        group_of(turn, sides.get(turn.look, "monster"), worn.get(turn.look, _NOBODY), speak)
        for turn in view.order
        if turn.card
    ]


def _cards(groups: list[Group], is_large: bool, inks: Inks) -> list[list[Image.Image]]:
    """Rows of cards."""
    if not groups:
        return []
    columns = columns_for(max(2, len(groups)), is_large)
    width = (WIDE - GAP * (columns + 1)) // columns
    form = Format(width, round((30 if columns == 2 else 26) * (1.2 if is_large else 1)))
    rows = (groups[first : first + columns] for first in range(0, len(groups), columns))
    return [_row(row, form, inks) for row in rows]


def _row(row: list[Group], form: Format, inks: Inks) -> list[Image.Image]:
    """Cards of one height."""

    def needed(size: int) -> int:
        return max(group_height(group, form, size) for group in row)

    high = form.height_for(needed, _LOWEST, _TALLEST)
    return [draw_group(group, form, high, inks) for group in row]
