"""A campaign's history: what happened on which day, and a track that rises beside it."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import HistoryTableau, MomentView
from engine.core.text import Say, say
from render.lettering import fit, largest_that_fits
from render.palette import Theme, mix
from render.sheets.brush import bar, put, stack, write
from render.sheets.gauges import gauge
from render.sheets.look import GAP, MARGIN, Speak, Style, counted, style_of, worded
from render.sheets.moments import token
from render.sheets.plates import INSIDE, PADDING, beam, frame, sign

MOST_MOMENTS = 16
_DAYS = 250  # where the days end
_RISE = 230  # how wide the track beside the moments is


def draw_history(
    tableau: HistoryTableau, speak: Speak, theme: Theme, is_large: bool
) -> Image.Image:
    """The last moments, the oldest on top, and how the track stands now."""
    style = style_of(theme, is_large)
    shown = tableau.moments[-MOST_MOMENTS:]
    hidden = len(tableau.moments) - len(shown)
    lines = [worded(say("sheet-earlier", count=hidden), speak)] if hidden else []
    pieces = [beam(worded(tableau.title, speak), lines, style)]
    if shown:
        pieces.append(_moments(tableau, shown, style, speak))
    if tableau.track is not None:
        pieces.append(gauge(tableau.track, style, speak))
    return stack(pieces, GAP, style.look.page, MARGIN)


def _moments(
    tableau: HistoryTableau, shown: tuple[MomentView, ...], style: Style, speak: Speak
) -> Image.Image:
    look, text = style.look, style.text
    step = round(text * 2.35)
    has_track = tableau.track is not None and any(one.value is not None for one in shown)
    head = round(text * 1.6) if has_track else 0
    image = frame(2 * PADDING + head + step * len(shown), style)
    first = PADDING + head + step // 2
    rail = PADDING + _DAYS + round(text * 1.2)
    bar(image, (rail - 5, first, rail + 5, first + step * (len(shown) - 1)), look.edge)
    right = INSIDE - PADDING - (_RISE + 24 if has_track else 0)
    before: tuple[int, int, int] | None = None
    for number, moment in enumerate(shown):
        middle = first + step * number
        if moment.day != before:
            _draw_day(image, moment.day, middle, style, speak)
        before = moment.day
        put(image, token(moment.kind, round(text * 0.82), look), (rail, middle))
        _draw_words(image, moment, (rail + round(text * 1.4), right), middle, style, speak)
    if has_track:
        _draw_rise(image, tableau, shown, (PADDING + head, step), style, speak)
    return image


def _draw_day(
    image: Image.Image, day: tuple[int, int, int], middle: int, style: Style, speak: Speak
) -> None:
    told = worded(day_told(day), speak)
    size = largest_that_fits(told, style.small, _DAYS - 16, round(style.small * 0.7))
    shown = fit(told, size, _DAYS - 16)
    write(image, (PADDING + _DAYS - 16, middle), shown, size, style.look.faint, anchor="rm")


def day_told(day: tuple[int, int, int]) -> Say:
    """A day in the words of the reader."""
    return say("sheet-day", day=counted(day[2]), month=counted(day[1]), year=str(day[0]))


def _draw_words(
    image: Image.Image,
    moment: MomentView,
    at: tuple[int, int],
    middle: int,
    style: Style,
    speak: Speak,
) -> None:
    """Who or what it was above, and what became of it below."""
    look, text = style.look, style.text
    left, room = at[0], at[1] - at[0]
    line, what = worded(moment.line, speak), worded(moment.what, speak)
    size = largest_that_fits(line, round(text * 1.05), room, round(text * 0.85), bold=True)
    shown = fit(line, size, room, bold=True)
    write(image, (left, middle - text * 0.5), shown, size, look.ink, bold=True)
    small = fit(what, round(style.small * 0.92), room)
    write(image, (left, middle + text * 0.62), small, round(style.small * 0.92), look.faint)


def _draw_rise(
    image: Image.Image,
    tableau: HistoryTableau,
    shown: tuple[MomentView, ...],
    at: tuple[int, int],
    style: Style,
    speak: Speak,
) -> None:
    """A bar for each moment: together they are stairs that grow with the track."""
    track, look, text, (top, step) = tableau.track, style.look, style.text, at
    if track is None:
        return
    left, right = INSIDE - PADDING - _RISE, INSIDE - PADDING
    name, side = worded(track.name, speak), round(text * 1.1)
    x = left + (
        side + 10 if sign(image, track.sign, (left + side / 2, top - text), side, look.edge) else 0
    )
    size = largest_that_fits(name, style.small, right - x, round(style.small * 0.7), bold=True)
    shown_name = fit(name, size, right - x, bold=True)
    write(image, (x, top - text), shown_name, size, look.faint, bold=True)
    values = [one.value for one in shown if one.value is not None]
    most = max(1, track.least + 1, *values, track.value)
    dim = mix(look.fire, look.panel, 0.45)
    for number, moment in enumerate(shown):
        if moment.value is None:
            continue
        share = max(0.0, min(1.0, (moment.value - track.least) / max(1, most - track.least)))
        wide = 14 + round((_RISE - 14) * share)
        y = top + step * number
        bar(image, (left, y + 1, left + wide, y + step + 1), dim)
        bar(image, (left, y + 1, left + wide, y + 7), look.fire)
