"""The modifier cards of an attack as a strip: who attacks whom, what came up, what counted."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.text import say
from engine.core.view import DrawView, ModifierView
from render.cache import faces
from render.cards.inks import Inks
from render.cards.inscription import Inscription, Speak, inscribe
from render.cards.plates import draw_plate
from render.cards.setting import LEADING, draw_rows, put_sign, put_text, rows_of
from render.lettering import clean, fit, largest_that_fits, width_of

_HIGH = 6.4  # a strip, in letters
_CARD = 3.4  # the least width of a card
_SMALL = 0.68  # the letters of what a card adds
_GAP = 0.35  # between cards
_MOST = 12  # cards in a strip
_LINES = 2  # of what a card adds


@dataclass(frozen=True)
class Modifier:
    """Everything that is shown of a card."""

    value: str
    adds: tuple[Inscription, ...]
    is_rolling: bool
    is_used: bool


@dataclass(frozen=True)
class Strip:
    """Everything that is shown of an attack."""

    head: str
    lean: int
    cards: tuple[Modifier, ...]
    value: str
    damage: str
    shield: int


def strip_of(draw: DrawView, speak: Speak) -> Strip:
    """Speak its words."""
    return Strip(
        head=clean(speak(say("render-draw", figure=draw.figure, target=draw.target))),
        lean=(draw.lean > 0) - (draw.lean < 0),
        cards=tuple(_card(card, speak) for card in draw.cards[:_MOST]),
        value=str(draw.value),
        damage=str(draw.damage),
        shield=draw.shield,
    )


def _card(card: ModifierView, speak: Speak) -> Modifier:
    adds = tuple(inscribe(add, speak, has_head=False) for add in card.adds)
    return Modifier(clean(speak(card.value)), adds, card.is_rolling, card.is_used)


def draw_strip(strip: Strip, width: int, text: int, inks: Inks) -> Image.Image:
    """The strip's picture. Shared: paste it, never draw on it."""
    key = ("strip", strip, width, text, inks.page)
    return faces.get(key, lambda: _draw(strip, width, text, inks))


def _draw(strip: Strip, width: int, text: int, inks: Inks) -> Image.Image:
    high = round(text * _HIGH)
    image = Image.new("RGB", (width, high), inks.page)
    draw_plate(image, (0, 0, width, high), text * 0.6, inks.card, inks.edge, text * 0.12)
    pad = round(text * 0.6)
    head = fit(strip.head, text, width - 2 * pad, bold=True)
    put_text(image, head, (pad, text * 1.05), text, inks.ink)
    top, bottom = text * 1.95, high - text * 0.5
    middle = (top + bottom) / 2
    x = _put_number(image, "attack", strip.value, (pad, middle), text, inks)
    if strip.lean:
        sign = "advantage" if strip.lean > 0 else "disadvantage"
        put_sign(image, sign, (x + text * 0.8, middle), round(text * 1.7), inks.ink, inks.card)
        x += text * 2
    for card in strip.cards:
        wide = _wide(card, text)
        _put_card(image, card, (x, top, x + wide, bottom), text, inks)
        x += wide + text * _GAP
    if strip.shield:
        x = _put_number(image, "shield", f"−{strip.shield}", (x + text * 0.3, middle), text, inks)
    _put_end(image, strip, (x + text * 0.2, middle), text, inks)
    return image


def needed(strip: Strip, text: int) -> float:
    """How wide a strip must be for nothing to be cut off."""
    cards = sum(_wide(card, text) + text * _GAP for card in strip.cards)
    sides = text * (4.6 + (2 if strip.lean else 0) + (4 if strip.shield else 0))
    big = round(text * 1.7)
    numbers = width_of(strip.value, big, bold=True) + width_of(_end(strip), big, bold=True)
    return max(cards + sides + numbers, width_of(strip.head, text, bold=True) + text * 1.2)


def _wide(card: Modifier, text: int) -> float:
    small = round(text * _SMALL)
    rows = (row for add in card.adds[:_LINES] for row in rows_of(add, small, text * 12))
    words = max((row.width for row in rows), default=0.0)
    value = width_of(card.value, round(text * 1.5), bold=True)
    rolling = text * 1.9 if card.is_rolling else 0
    return min(max(text * _CARD, words + text * 0.6, value + text * 0.8 + rolling), text * 9)


def _end(strip: Strip) -> str:
    return f"= {strip.damage}"


def _put_end(
    image: Image.Image, strip: Strip, place: tuple[float, float], text: int, inks: Inks
) -> None:
    """The damage that is left."""
    x, middle = place
    size = round(text * 1.7)
    put_text(image, _end(strip), (x, middle), size, inks.ink)
    x += width_of(_end(strip), size, bold=True) + text
    put_sign(image, "damage", (x, middle), round(text * 1.6), inks.hit, inks.card)


def _put_number(
    image: Image.Image,
    sign: str,
    number: str,
    place: tuple[float, float],
    text: int,
    inks: Inks,
) -> float:
    """A sign with a number; where it ends."""
    x, middle = place
    side = round(text * 1.5)
    put_sign(image, sign, (x + side / 2, middle), side, inks.ink, inks.card)
    x += side + text * 0.15
    size = round(text * 1.4)
    put_text(image, number, (x, middle), size, inks.ink)
    return x + width_of(number, size, bold=True) + text * 0.5


def _put_card(
    image: Image.Image,
    card: Modifier,
    box: tuple[float, float, float, float],
    text: int,
    inks: Inks,
) -> None:
    """The value, below it what the card adds; one that did not count is struck out."""
    left, top, right, bottom = box
    edge = inks.accent if card.is_used else inks.edge
    fill = inks.half if card.is_used else inks.card
    draw_plate(image, box, text * 0.4, fill, edge, text * (0.16 if card.is_used else 0.08))
    ink = inks.ink if card.is_used else inks.faint
    inner, middle = right - left - text * 0.4, (left + right) / 2
    shift = text * 0.6 if card.is_rolling else 0
    size = largest_that_fits(card.value, round(text * 1.5), inner, 8, bold=True)
    shown = fit(card.value, size, inner, bold=True)
    line = top + (text * 1.35 if card.adds else (bottom - top) / 2)
    put_text(image, shown, (middle - shift, line), size, ink, anchor="mm")
    small = round(text * _SMALL)
    y = top + text * 2.2
    if card.is_rolling:
        side = round(text * 1.0)
        put_sign(image, "refresh", (right - side * 0.85, line), side, ink, fill)
    for add in card.adds[:_LINES]:
        for row in rows_of(add, small, inner)[:1]:
            draw_rows(image, (row,), (middle - row.width / 2, y), small, ink, inks)
        y += small * LEADING
    if not card.is_used:
        pen = ImageDraw.Draw(image)
        reach = text * 0.35
        start, end = (left + reach, bottom - reach), (right - reach, top + reach)
        pen.line((*start, *end), inks.faint, max(2, round(text * 0.12)))
