"""Public tracks: elements as discs that empty as they wane, other markers as numbers."""

from __future__ import annotations

from PIL import Image

from engine.core.view import TrackView
from render.canvas import Canvas, Point
from render.emblems import emblem
from render.palette import RGB, Theme, mix
from render.signs import ELEMENTS, KIND, paints_of

FULL = frozenset({"strong"})
HALF = frozenset({"waning"})


def is_element(track: TrackView) -> bool:
    """Whether a track is drawn as an element's disc."""
    return track.id in ELEMENTS


def draw_element(
    canvas: Canvas, track: TrackView, centre: Point, radius: float, theme: Theme
) -> None:
    """Full when strong, the lower half when waning, a faint disc when there is none."""
    canvas.picture(centre, radius * 2.1, lambda side: element_sprite(track, side, theme))


def element_sprite(track: TrackView, side: int, theme: Theme) -> Image.Image:
    """An element's disc in its state, `side` pixels wide."""
    if track.state not in FULL | HALF:
        return emblem(KIND, track.id, side, _faint(theme, share=0.2))
    strong = emblem(KIND, track.id, side, paints_of(track.id, theme.ink, theme.page))
    if track.state in FULL:
        return strong
    half = emblem(KIND, track.id, side, _faint(theme, share=0.6)).copy()
    half.paste(strong.crop((0, side // 2, side, side)), (0, side // 2))
    return half


def _faint(theme: Theme, *, share: float) -> dict[str, RGB]:
    """An empty disc: its rim, and its glyph only just there."""
    glyph = mix(theme.panel, theme.faint, share)
    return {"body": theme.page, "shade": glyph, "light": glyph, "line": glyph}
