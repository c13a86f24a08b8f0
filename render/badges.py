"""Small marks on figures: their conditions, and shield and retaliate with their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from engine.core.text import Say
from render.cache import sprites
from render.canvas import Canvas, Point
from render.emblems import emblem
from render.lettering import clean, largest_that_fits
from render.palette import DARK_INK, LIGHT_INK, RGB, SILVER
from render.signs import CONDITIONS, KIND, paints_of

# Signs that bear a number on the map: their colour.
_NUMBERED: Mapping[str, RGB] = {"shield": (120, 180, 240), "retaliate": (245, 150, 70)}
_SIDE = 2.6  # of a badge's drawing, in radii


@dataclass(frozen=True)
class Badge:
    """What to draw: a kind, and the number or letter on it where the kind alone does not say it."""

    kind: str
    text: str


def condition_badge(condition: str) -> Badge:
    """The badge of a condition: its sign, or for one that has none its first letter."""
    if condition in CONDITIONS:
        return Badge(condition, "")
    return Badge("other", (clean(condition)[:1] or "?").upper())


def effect_badges(effects: tuple[Say, ...]) -> tuple[Badge, ...]:
    """Badges for the effects that a map should show: shield and retaliate, with their numbers."""
    badges = []
    for effect in effects:
        for kind in _NUMBERED:
            if kind in effect.key:
                badges.append(Badge(kind, str(effect.facts.get("value", ""))))
    return tuple(badges)


def badge_sprite(badge: Badge, radius: float) -> Image.Image:
    """A badge about `radius` large, to be centred. Shared: paste it, never draw on it."""
    side = 2 * round(_SIDE * radius / 2) + 1
    if badge.kind in CONDITIONS:
        return emblem(KIND, badge.kind, side, paints_of(badge.kind, DARK_INK, LIGHT_INK))

    def draw() -> Image.Image:
        canvas = Canvas(side, side)
        draw_badge(canvas, (side / 2, side / 2), radius, badge)
        return canvas.done()

    return sprites.get(("badge", badge, radius), draw)


def draw_badge(canvas: Canvas, centre: Point, radius: float, badge: Badge) -> None:
    """A badge about `radius` large."""
    if badge.kind in CONDITIONS:
        paints = paints_of(badge.kind, DARK_INK, LIGHT_INK)
        canvas.picture(centre, radius * _SIDE, lambda side: emblem(KIND, badge.kind, side, paints))
    elif badge.kind in _NUMBERED:
        _draw_numbered(canvas, centre, radius, badge)
    else:
        canvas.disc(centre, radius * 1.2, DARK_INK)
        canvas.disc(centre, radius, (60, 64, 74) if badge.kind == "more" else SILVER)
        _draw_text(canvas, centre, radius, badge, LIGHT_INK if badge.kind == "more" else DARK_INK)


def _draw_numbered(canvas: Canvas, centre: Point, radius: float, badge: Badge) -> None:
    """The sign in its colour with a dark edge, and its number on it."""
    colour = _NUMBERED[badge.kind]
    inside = DARK_INK if not badge.text else colour
    for share, body in ((1.0, DARK_INK), (0.84, colour)):
        paints = {"body": body, "line": body if share == 1.0 else inside}
        canvas.picture(
            centre,
            radius * _SIDE * share,
            lambda side, paints=paints: emblem(KIND, badge.kind, side, paints),  # type: ignore[misc]
        )
    shift = -0.1 if badge.kind == "shield" else 0.0
    _draw_text(canvas, (centre[0], centre[1] + shift * radius), radius, badge, DARK_INK)


def _draw_text(canvas: Canvas, centre: Point, radius: float, badge: Badge, ink: RGB) -> None:
    text = clean(badge.text)[:3]
    size = largest_that_fits(text, round(radius * 1.6), radius * 1.7, 6, bold=True)
    canvas.text(centre, text, size, ink)
