"""A card without halves: an item, a battle goal, a personal quest."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image

from engine.core.view import CardView, CountView
from render.cache import faces
from render.cards.face import Format, State, blank, draw_head, draw_label, draw_place, faded
from render.cards.halves import Half, HalfSetting, draw_half, half_of, set_half
from render.cards.inks import Inks
from render.cards.inscription import Inscription, Speak, inscribe
from render.cards.plates import draw_plate
from render.cards.setting import LEADING, Row, draw_rows, put_sign, put_text, rows_of
from render.lettering import clean, width_of
from render.palette import RGB
from render.signs import has_sign

_COUNT = 0.86  # the letters of what is counted
_BAR = 0.62  # a bar's height, in letters
_TICKS = "ticks-"  # a mark that ends with how many ticks it is worth
_MOST_TICKS = 9


@dataclass(frozen=True)
class Count:
    """Something counted: in words, and how far it has come."""

    words: Inscription
    share: float
    is_reached: bool
    numbers: str


@dataclass(frozen=True)
class Leaf:
    """Everything that is written on such a card."""

    name: str
    sign: str
    text: Half
    counts: tuple[Count, ...]
    ticks: int


def leaf_of(card: CardView, speak: Speak) -> Leaf:
    """Speak a card's words."""
    text = half_of(card.text, speak)
    facts = tuple(inscribe(fact, speak, has_head=False) for fact in card.facts)
    return Leaf(
        name=clean(speak(card.name)),
        sign=next((sign for sign in (*card.marks, card.kind) if has_sign(sign)), ""),
        text=Half(text.lines, (*text.foot, *facts)),
        counts=tuple(_count(count, speak) for count in card.counts),
        ticks=next((_ticks(mark) for mark in card.marks if mark.startswith(_TICKS)), 0),
    )


def _ticks(mark: str) -> int:
    number = mark.removeprefix(_TICKS)
    return min(int(number), _MOST_TICKS) if number.isdecimal() else 0


def _count(count: CountView, speak: Speak) -> Count:
    """What must be reached fills its bar; what may not be exceeded empties it."""
    words = inscribe(count.name, speak, has_head=False)
    value = max(0, count.value)
    if count.most is not None:
        share = min(1.0, value / count.most) if count.most > 0 else float(value > 0)
        is_within = count.least <= count.value <= count.most
        return Count(words, share, is_within, f"{count.value} ≤ {count.most}")
    share = min(1.0, value / count.least) if count.least > 0 else 1.0
    return Count(words, share, count.value >= count.least, f"{count.value} / {count.least}")


def leaf_height(leaf: Leaf, form: Format, size: int) -> int:
    """What the card needs in this size of letters."""
    text, counts = _set(leaf, form, size)
    return math.ceil(_fixed(leaf, form) + text.height + _counts_height(counts, size))


def draw_leaf(
    leaf: Leaf, state: State, colour: RGB, form: Format, height: int, inks: Inks
) -> Image.Image:
    """The card's picture in this height. Shared: paste it, never draw on it."""
    key = ("leaf", leaf, state, colour, form, height, inks.page)
    return faces.get(key, lambda: _draw(leaf, state, colour, form, height, inks))


def _fixed(leaf: Leaf, form: Format) -> float:
    foot = form.text * 1.5 if leaf.ticks else 0
    return form.head + form.rim * 4 + form.pad * 2.6 + form.text * 1.5 + foot


def _room(form: Format) -> float:
    return form.width - 2 * (form.rim * 2 + form.pad) - form.pad


Counts = tuple[tuple[Count, tuple[Row, ...]], ...]


def _set(leaf: Leaf, form: Format, size: int) -> tuple[HalfSetting, Counts]:
    room, small = _room(form), round(size * _COUNT)
    counts = tuple((count, rows_of(count.words, small, room)) for count in leaf.counts)
    return set_half(leaf.text, size, room), counts


def _counts_height(counts: Counts, size: int) -> float:
    return sum(len(rows) * size * _COUNT * LEADING + size * 1.25 for _, rows in counts)


def _draw(
    leaf: Leaf, state: State, colour: RGB, form: Format, height: int, inks: Inks
) -> Image.Image:
    image = blank(form, height, state, inks)
    draw_head(image, leaf.name, colour, form, leaf.sign)
    size, free = form.text, height - _fixed(leaf, form)
    text, counts = _set(leaf, form, size)
    while text.height + _counts_height(counts, size) > free and size > form.least:
        size -= 1
        text, counts = _set(leaf, form, size)
    edge = round(form.rim * 2)
    left, right = edge + form.pad * 0.5, form.width - edge - form.pad * 0.5
    top, bottom = edge + form.head + form.pad * 0.4, height - edge - form.pad * 0.5
    draw_plate(image, (left, top, right, bottom), form.text * 0.4, inks.half)
    inner_left, inner_right = left + form.pad, right - form.pad
    top, bottom = top + form.pad * 0.7, bottom - form.pad * 0.7
    if leaf.ticks:
        bottom -= form.text * 1.5
        _draw_ticks(image, leaf.ticks, (form.width / 2, bottom + form.text * 0.8), form, inks)
    if state.label:
        bottom -= form.text * 1.5
    bottom -= _counts_height(counts, size)
    draw_half(image, text, (inner_left, top, inner_right, bottom), inks)
    _draw_counts(image, counts, (inner_left, bottom, inner_right), size, inks)
    if state.is_faded:
        image = faded(image, inks)
    line = height - edge - form.pad * 1.1 - form.text * 0.4
    draw_label(image, state, (form.width / 2, line), right - left, form, inks)
    draw_place(image, state, form, inks)
    return image


def _draw_ticks(
    image: Image.Image, ticks: int, centre: tuple[float, float], form: Format, inks: Inks
) -> None:
    step = form.text * 1.4
    for number in range(ticks):
        x = centre[0] + (number - (ticks - 1) / 2) * step
        put_sign(image, "tick", (x, centre[1]), round(form.text * 1.3), inks.active, inks.half)


def _draw_counts(
    image: Image.Image,
    counts: Counts,
    place: tuple[float, float, float],
    size: int,
    inks: Inks,
) -> None:
    left, top, right = place
    small = round(size * _COUNT)
    for count, rows in counts:
        draw_rows(image, rows, (left, top), small, inks.ink, inks)
        top += len(rows) * size * _COUNT * LEADING + size * 0.12
        wide = width_of(count.numbers, small, bold=True) + size * 0.5
        middle = top + size * 0.45
        box = (left, middle - size * _BAR / 2, right - wide, middle + size * _BAR / 2)
        draw_plate(image, box, size * 0.3, inks.inset, inks.edge, 1)
        filled = box[0] + (box[2] - box[0]) * count.share
        fill = inks.active if count.is_reached else inks.accent
        if filled - box[0] >= size * 0.5:
            draw_plate(image, (box[0], box[1], filled, box[3]), size * 0.3, fill)
        put_text(image, count.numbers, (right, middle), small, inks.ink, anchor="rm")
        top += size * 1.13
