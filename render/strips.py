"""The strips above and below the map: round, elements, goal; order of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.text import Say, say
from engine.core.view import TrackView, View
from render.cache import sprites
from render.canvas import Canvas
from render.chips import HEIGHT, chip_sprite, chips, width_needed
from render.elements import draw_element, is_element
from render.layout import Layout
from render.lettering import clean, fit, width_of, wrap
from render.palette import SCARLET, Livery, Theme

Speak = Callable[[Say], str]


@dataclass(frozen=True)
class Piece:
    """A picture and where it goes, from the strip's own top left."""

    image: Image.Image
    left: int
    top: int


@dataclass(frozen=True)
class Strip:
    """Pieces side by side, and how much height they take."""

    pieces: tuple[Piece, ...]
    height: int


def title(view: View) -> Say:
    """What stands first: the end, or the round."""
    if view.outcome in {"victory", "defeat"}:
        return say(f"render-{view.outcome}")
    return say("render-round", round=view.round) if view.round > 0 else say("render-setup")


def header(view: View, layout: Layout, theme: Theme, speak: Speak) -> Strip:
    """Round and scenario, the element table at the right, the goal below."""
    first, name = clean(speak(title(view))), clean(speak(view.scenario))
    goal = clean(speak(view.goal))
    tracks = tuple(
        (track, clean(speak(track.name)) if not is_element(track) else "") for track in view.tracks
    )
    shown_tracks = tuple((track.id, track.state, track.value, words) for track, words in tracks)
    key = ("header", first, name, goal, shown_tracks, layout.width, layout.text, theme.name)

    def draw() -> Image.Image:
        text, margin = layout.text, round(layout.text * 0.5)
        lines = wrap(goal, text, layout.width - margin * 2 - text * 1.2, 2)
        high = round(text * (2.9 + 1.3 * (len(lines) + 1)))
        canvas = Canvas(layout.width, high, ground=theme.page, scale=2)
        right = _draw_tracks(canvas, tracks, layout.width - margin, text, theme)
        left = _draw_plaque(canvas, first, margin, right, text, theme) + text * 0.5
        size, top = round(text * 1.1), text * 3.05
        if left + width_of(name, size, bold=True) < right:
            canvas.line_of_text((left, text * 1.35), name, size, theme.ink, anchor="lm")
        elif name:  # a line of its own
            shown = fit(name, size, layout.width - 2 * margin, bold=True)
            canvas.line_of_text((margin, top), shown, size, theme.ink, anchor="lm")
            top += text * 1.4
        if lines:
            _draw_flag(canvas, (margin + text * 0.35, top), text, theme)
        for line in lines:
            place = (margin + text * 1.2, top)
            canvas.line_of_text(place, line, text, theme.ink, bold=False, anchor="lm")
            top += text * 1.3
        return canvas.done().crop((0, 0, layout.width, min(high, round(top - text * 0.15))))

    image = sprites.get(key, draw)
    return Strip((Piece(image, 0, 0),), image.height)


def _draw_plaque(
    canvas: Canvas, words: str, left: float, most: float, text: int, theme: Theme
) -> float:
    """The round on a small board; where it ends."""
    big = round(text * 1.15)
    shown = fit(words, big, most - left - text * 1.4, bold=True)
    right = left + width_of(shown, big, bold=True) + text
    canvas.box((left, text * 0.4, right, text * 2.3), text * 0.4, theme.rule)
    canvas.box((left + 3, text * 0.4 + 3, right - 3, text * 2.3 - 3), text * 0.35, theme.panel)
    middle = ((left + right) / 2, text * 1.35)
    canvas.line_of_text(middle, shown, big, theme.ink, anchor="mm")
    return right


def _draw_tracks(
    canvas: Canvas,
    tracks: Sequence[tuple[TrackView, str]],
    right: float,
    text: int,
    theme: Theme,
) -> float:
    """The element table, and other markers beside it; where they begin."""
    discs = [track for track, _ in tracks if is_element(track)]
    radius, step = text * 0.86, text * 2.0
    if discs:
        left = right - step * len(discs) - text * 0.3
        canvas.box((left, text * 0.25, right, text * 2.45), text * 1.1, theme.panel)
        for number, track in enumerate(discs):
            place = (left + text * 0.15 + step * (number + 0.5), text * 1.35)
            draw_element(canvas, track, place, radius, theme)
        right = left - text * 0.4
    for track, words in reversed(tracks):
        if not is_element(track) and right > canvas.width / 2:
            shown = fit(f"{words} {track.value}", text, canvas.width / 4, bold=True)
            canvas.line_of_text((right, text * 1.35), shown, text, theme.ink, anchor="rm")
            right -= round(width_of(shown, text, bold=True) + text)
    return right


def _draw_flag(canvas: Canvas, place: tuple[float, float], text: int, theme: Theme) -> None:
    """What the party is here for."""
    x, y = place
    canvas.line([(x, y - text * 0.5), (x, y + text * 0.5)], theme.faint, text * 0.1)
    flag = [(x, y - text * 0.5), (x + text * 0.62, y - text * 0.24), (x, y + text * 0.06)]
    canvas.polygon(flag, SCARLET)


def order_strip(
    view: View, worn: Mapping[str, Livery], layout: Layout, theme: Theme, speak: Speak
) -> Strip:
    """The order of play in as many columns as can be read."""
    text = layout.text
    margin, gap = round(text * 0.6), round(text * 0.3)
    shown = chips(view, worn, speak)
    needed = max((width_needed(chip, text) for chip in shown), default=1)
    fitting = int((layout.width - 2 * margin + gap) // (needed + gap))
    rows = -(-len(shown) // min(4, max(2, fitting)))
    columns = -(-len(shown) // rows) if rows else 1
    width = (layout.width - 2 * margin - (columns - 1) * gap) // columns
    step = round(HEIGHT * text) + gap
    pieces = tuple(
        Piece(
            chip_sprite(chip, width, text, theme),
            margin + number % columns * (width + gap),
            gap + number // columns * step,
        )
        for number, chip in enumerate(shown)
    )
    return Strip(pieces, rows * step + gap if rows else 0)
