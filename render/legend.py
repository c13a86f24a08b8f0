"""The legend: what the signs on this very map mean, and nothing that is not on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.marks import MapMark
from engine.core.text import Say
from engine.core.view import View
from render.badges import Badge, badge_sprite, condition_badge, effect_badges
from render.cache import sprites
from render.canvas import Canvas
from render.ground import swatch_sprite
from render.layout import Layout
from render.lettering import clean, fit, width_of
from render.mark_sprites import KINDS, mark_icon
from render.overlays import OVERLAYS, coins_sprite, overlay_sprite
from render.palette import Theme
from render.scatter import VARIANTS, variant
from render.signs import CONDITIONS
from render.strips import Piece, Speak, Strip
from render.trails import trail_icon

GROUNDS = ("fog", "difficult", "hazard", "water", "ice")
MOST_ROWS = 4

_Entry = tuple[Image.Image, str]


def legend_strip(
    view: View, marks: Sequence[MapMark], layout: Layout, theme: Theme, speak: Speak
) -> Strip:
    """Icons with their words, in as many rows as are needed, up to four."""
    text = max(20, round(layout.text * 0.86))
    margin, gap = round(layout.text * 0.6), round(text * 0.8)
    step = round(text * 1.9)
    left, row = margin, 0
    pieces: list[Piece] = []
    for icon, word in _entries(view, marks, text * 0.85, theme, speak):
        words = _words(clean(word[:1].upper() + word[1:]), text, theme)
        wide = icon.width + round(text * 0.25) + words.width
        if left + wide > layout.width - margin and left > margin:
            left, row = margin, row + 1
        if row == MOST_ROWS:
            break
        top = row * step
        pieces.append(Piece(icon, left, top + (step - icon.height) // 2))
        place = left + icon.width + round(text * 0.25)
        pieces.append(Piece(words, place, top + (step - words.height) // 2))
        left += wide + gap
    rows = min(row + 1, MOST_ROWS) if pieces else 0
    return Strip(tuple(pieces), rows * step + round(text * 0.4) if rows else 0)


def _entries(
    view: View, marks: Sequence[MapMark], size: float, theme: Theme, speak: Speak
) -> Iterator[_Entry]:
    """What one is asked for first, then what figures bear, then what lies about."""

    def named(icon: Image.Image, key: str) -> _Entry:
        return icon, speak(Say(f"render-legend-{key}"))

    kinds = {"harm" if mark.is_harmful else mark.kind for mark in marks}
    for kind in KINDS:
        if kind in kinds:
            yield named(mark_icon(kind, size, theme), kind)
    if view.trails:
        yield named(trail_icon(size, theme), "trail")
    yield from _borne(view, size, speak)
    overlays = {overlay for h in view.hexes for overlay in h.overlays}
    for overlay in OVERLAYS:
        if overlay in overlays:
            first = next(h.hex for h in view.hexes if overlay in h.overlays)
            yield named(_overlay_icon(overlay, size, variant(first, VARIANTS)), overlay)
    if any(h.coins for h in view.hexes):
        yield named(_trimmed(coins_sprite(1, size * 1.8, is_beside=False)), "coins")
    grounds = {h.ground for h in view.hexes}
    for ground in GROUNDS:
        if ground in grounds:
            yield named(swatch_sprite(ground, size, theme), ground)


def _borne(view: View, size: float, speak: Speak) -> Iterator[_Entry]:
    """Conditions and effects of the figures on the map, and of its traps."""
    borne = {condition for figure in view.figures for condition in figure.conditions}
    borne |= {condition for h in view.hexes for condition in h.conditions}
    for condition in (*CONDITIONS, *sorted(borne - set(CONDITIONS))):
        if condition in borne:
            word = speak(Say(f"condition-{condition}")) if condition in CONDITIONS else condition
            yield badge_sprite(condition_badge(condition), size * 0.7), word
    effects = {b.kind for figure in view.figures for b in effect_badges(figure.effects)}
    for kind in sorted(effects):
        yield badge_sprite(Badge(kind, ""), size * 0.7), speak(Say(f"render-legend-{kind}"))


def _overlay_icon(overlay: str, size: float, which: int) -> Image.Image:
    """What lies on the map, as large as a word is high; doors lie on their side."""

    def draw() -> Image.Image:
        first = _trimmed(overlay_sprite(overlay, size, turn=90, variant=which))
        larger = min(1.8 * size / first.height, 3.2 * size / first.width)
        return _trimmed(overlay_sprite(overlay, size * larger, turn=90, variant=which))

    return sprites.get(("icon", overlay, size, which), draw)


def _trimmed(sprite: Image.Image) -> Image.Image:
    """Without the empty room that a map's sprite leaves for the coordinates."""
    return sprite.crop(sprite.getbbox())


def _words(word: str, text: int, theme: Theme) -> Image.Image:
    shown = fit(word, text, text * 16)

    def draw() -> Image.Image:
        wide, high = round(width_of(shown, text)) + 2, round(text * 1.5)
        canvas = Canvas(wide, high, ground=theme.page, scale=2)
        canvas.line_of_text((0, text * 0.75), shown, text, theme.faint, bold=False, anchor="lm")
        return canvas.done()

    return sprites.get(("words", shown, text, theme.name), draw)
