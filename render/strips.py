"""The strips above and below the map: round, goal, elements; order of play; legend."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from engine.core.text import Say, say
from engine.core.view import View
from render.badges import Badge, badge_sprite, condition_badge, effect_badges
from render.cache import sprites
from render.canvas import Canvas
from render.chips import HEIGHT, chip_sprite, chips, width_needed
from render.elements import draw_element, is_element
from render.ground import swatch_sprite
from render.layout import Layout
from render.lettering import clean, fit, width_of, wrap
from render.overlays import OVERLAYS, coins_sprite, overlay_sprite
from render.palette import Livery, Theme
from render.signs import CONDITIONS

Speak = Callable[[Say], str]
LEGEND_GROUNDS = ("fog", "difficult", "hazard", "water", "ice")
MOST_LEGEND_ROWS = 3


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
    """Round and scenario, the elements at the right, the goal below."""
    first, name = clean(speak(title(view))), clean(speak(view.scenario))
    goal = clean(speak(view.goal))
    tracks = tuple(
        (track, clean(speak(track.name)) if not is_element(track) else "") for track in view.tracks
    )
    shown_tracks = tuple((track.id, track.state, track.value, words) for track, words in tracks)
    key = ("header", first, name, goal, shown_tracks, layout.width, layout.text, theme.name)

    def draw() -> Image.Image:
        text, margin = layout.text, round(layout.text * 0.6)
        lines = wrap(goal, text, layout.width - 2 * margin, 2)
        height = round(text * (2.3 + 1.3 * len(lines)))
        canvas = Canvas(layout.width, height, ground=theme.page, scale=2)
        right = layout.width - margin
        for track, words in reversed(tracks):
            if is_element(track):
                radius = text * 0.68
                draw_element(canvas, track, (right - radius, text * 1.15), radius, theme)
                right -= round(radius * 2 + text * 0.2)
            elif right > layout.width / 2:
                shown = fit(f"{words} {track.value}", text, layout.width / 4, bold=True)
                canvas.line_of_text((right, text * 1.15), shown, text, theme.ink, anchor="rm")
                right -= round(width_of(shown, text, bold=True) + text)
        big = round(text * 1.25)
        canvas.line_of_text((margin, text * 1.15), first, big, theme.ink, anchor="lm")
        left = margin + width_of(first, big, bold=True) + text * 0.7
        shown = fit(name, text, right - left - text * 0.4)
        canvas.line_of_text((left, text * 1.15), shown, text, theme.faint, bold=False, anchor="lm")
        for number, line in enumerate(lines):
            place = (margin, text * (2.55 + 1.3 * number))
            canvas.line_of_text(place, line, text, theme.ink, bold=False, anchor="lm")
        return canvas.done()

    image = sprites.get(key, draw)
    return Strip((Piece(image, 0, 0),), image.height)


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


def legend_strip(view: View, layout: Layout, theme: Theme, speak: Speak) -> Strip:
    """What the marks on this very map mean."""
    text = max(20, round(layout.text * 0.86))
    margin, gap = round(layout.text * 0.6), round(text * 0.9)
    size = text * 0.85
    step = round(text * 1.9)
    left, row = margin, 0
    pieces: list[Piece] = []
    for icon, word in _entries(view, size, theme, speak):
        words = _words(clean(word[:1].upper() + word[1:]), text, theme)
        wide = icon.width + round(text * 0.25) + words.width
        if left + wide > layout.width - margin and left > margin:
            left, row = margin, row + 1
        if row == MOST_LEGEND_ROWS:
            break
        top = row * step
        pieces.append(Piece(icon, left, top + (step - icon.height) // 2))
        place = left + icon.width + round(text * 0.25)
        pieces.append(Piece(words, place, top + (step - words.height) // 2))
        left += wide + gap
    rows = min(row + 1, MOST_LEGEND_ROWS) if pieces else 0
    return Strip(tuple(pieces), rows * step + round(text * 0.4) if rows else 0)


def _entries(view: View, size: float, theme: Theme, speak: Speak) -> list[tuple[Image.Image, str]]:
    entries: list[tuple[Image.Image, str]] = []
    borne = {condition for figure in view.figures for condition in figure.conditions}
    for condition in (*CONDITIONS, *sorted(borne - set(CONDITIONS))):
        if condition in borne:
            word = speak(Say(f"condition-{condition}")) if condition in CONDITIONS else condition
            entries.append((badge_sprite(condition_badge(condition), size * 0.7), word))
    effects = {b.kind for figure in view.figures for b in effect_badges(figure.effects)}
    for kind in sorted(effects):
        entries.append(
            (badge_sprite(Badge(kind, ""), size * 0.7), speak(Say(f"render-legend-{kind}")))
        )
    overlays = {overlay for h in view.hexes for overlay in h.overlays}
    for overlay in OVERLAYS:
        if overlay in overlays:
            icon = _trimmed(("overlay", overlay), size, overlay_sprite(overlay, size * 1.3))
            entries.append((icon, speak(Say(f"render-legend-{overlay}"))))
    if any(h.coins for h in view.hexes):
        icon = _trimmed(("coins",), size, coins_sprite(1, size * 1.6, is_beside=False))
        entries.append((icon, speak(Say("render-legend-coins"))))
    grounds = {h.ground for h in view.hexes}
    for ground in LEGEND_GROUNDS:
        if ground in grounds:
            icon = swatch_sprite(ground, size, theme)
            entries.append((icon, speak(Say(f"render-legend-{ground}"))))
    return entries


def _trimmed(key: tuple[str, ...], size: float, sprite: Image.Image) -> Image.Image:
    """Without the empty room that a map's sprite leaves for the coordinates."""
    return sprites.get(("trimmed", key, size), lambda: sprite.crop(sprite.getbbox()))


def _words(word: str, text: int, theme: Theme) -> Image.Image:
    shown = fit(word, text, text * 16)

    def draw() -> Image.Image:
        canvas = Canvas(
            round(width_of(shown, text)) + 2, round(text * 1.5), ground=theme.page, scale=2
        )
        canvas.line_of_text((0, text * 0.75), shown, text, theme.faint, bold=False, anchor="lm")
        return canvas.done()

    return sprites.get(("words", shown, text, theme.name), draw)
