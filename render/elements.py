"""Public tracks: elements as discs that empty as they wane, other markers as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.view import TrackView
from render.canvas import Canvas, Colour, Point, regular, star
from render.palette import DARK_INK, LIGHT_INK, RGB, Theme

_Glyph = Callable[[Canvas, Point, float, Colour], None]
FULL = frozenset({"strong"})
HALF = frozenset({"waning"})


def _shape(*points: Point) -> _Glyph:
    def draw(canvas: Canvas, centre: Point, radius: float, colour: Colour) -> None:
        canvas.polygon(
            [(centre[0] + x * radius, centre[1] + y * radius) for x, y in points], colour
        )

    return draw


def _ice(canvas: Canvas, centre: Point, radius: float, colour: Colour) -> None:
    for one, other in zip(
        regular(centre, radius, 3, 30), regular(centre, radius, 3, 210), strict=True
    ):
        canvas.line([one, other], colour, radius * 0.26)


def _air(canvas: Canvas, centre: Point, radius: float, colour: Colour) -> None:
    for dy, reach in ((-0.5, 0.6), (0.0, 0.9), (0.5, 0.5)):
        y = centre[1] + dy * radius
        left = centre[0] - 0.8 * radius
        canvas.line([(left, y), (left + 1.8 * reach * radius, y)], colour, radius * 0.24)


def _light(canvas: Canvas, centre: Point, radius: float, colour: Colour) -> None:
    canvas.polygon(star(centre, radius, 8, 0.55), colour)


def _dark(canvas: Canvas, centre: Point, radius: float, colour: Colour) -> None:
    canvas.disc(centre, radius * 0.85, colour)
    canvas.disc((centre[0] + radius * 0.4, centre[1] - radius * 0.15), radius * 0.65, (70, 40, 96))


_ELEMENTS: Mapping[str, tuple[RGB, _Glyph]] = {
    "fire": ((216, 74, 40), _shape((0, -1.1), (0.75, 0.2), (0.4, 0.9), (-0.4, 0.9), (-0.75, 0.2))),
    "ice": ((80, 170, 226), _ice),
    "air": ((150, 160, 176), _air),
    "earth": ((92, 140, 50), _shape((0, -0.85), (0.95, 0.7), (-0.95, 0.7))),
    "light": ((236, 190, 50), _light),
    "dark": ((70, 40, 96), _dark),
}


def is_element(track: TrackView) -> bool:
    """Whether a track is drawn as an element's disc."""
    return track.id in _ELEMENTS


def draw_element(
    canvas: Canvas, track: TrackView, centre: Point, radius: float, theme: Theme
) -> None:
    """Full when strong, the lower half when waning, a faint ring when there is none."""
    colour, glyph = _ELEMENTS[track.id]
    ink: Colour = DARK_INK if track.id == "light" else LIGHT_INK
    if track.state in FULL:
        canvas.disc(centre, radius, colour, theme.ink, radius * 0.12)
    elif track.state in HALF:
        canvas.disc(centre, radius, theme.panel)
        canvas.slice(centre, radius, 0, 180, colour)
        canvas.disc(centre, radius, None, theme.ink, radius * 0.1)
        ink = theme.ink
    else:
        canvas.disc(centre, radius, theme.page, theme.panel, radius * 0.12)
        ink = theme.panel
    if track.id == "dark" and track.state not in FULL:
        canvas.arc(centre, radius * 0.5, 60, 300, ink, radius * 0.2)
    else:
        glyph(canvas, centre, radius * 0.58, ink)
