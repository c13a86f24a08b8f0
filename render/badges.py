"""Small marks on figures: conditions, shield, retaliate. Each has its own outline and a letter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.core.text import Say
from render.canvas import Canvas, Colour, Point, regular, star
from render.lettering import clean, largest_that_fits
from render.palette import DARK_INK, LIGHT_INK, RGB, SILVER

Outline = Callable[[Point, float], list[Point]]


@dataclass(frozen=True)
class Badge:
    """What to draw: a kind, and the letter or number on it."""

    kind: str
    text: str


def _drop(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    return [
        (x, y - radius * 1.25),
        *((px, py + radius * 0.1) for px, py in regular(centre, radius * 0.98, 24, -30)[:21]),
    ]


def _shield(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    shape = ((-0.95, -0.9), (0.95, -0.9), (0.95, 0.1), (0.55, 0.75), (0, 1.15), (-0.55, 0.75))
    return [(x + dx * radius, y + dy * radius) for dx, dy in (*shape, (-0.95, 0.1))]


def _square(centre: Point, radius: float) -> list[Point]:
    return regular(centre, radius * 1.25, 4, 45)


def _diamond(centre: Point, radius: float) -> list[Point]:
    return regular(centre, radius * 1.3, 4, 0)


def _up(centre: Point, radius: float) -> list[Point]:
    return regular((centre[0], centre[1] + radius * 0.15), radius * 1.4, 3, -90)


def _down(centre: Point, radius: float) -> list[Point]:
    return regular((centre[0], centre[1] - radius * 0.15), radius * 1.4, 3, 90)


def _hexagon(centre: Point, radius: float) -> list[Point]:
    return regular(centre, radius * 1.15, 6, 0)


def _round(centre: Point, radius: float) -> list[Point]:
    return regular(centre, radius * 1.05, 36, 0)


def _burst(centre: Point, radius: float) -> list[Point]:
    return star(centre, radius * 1.35, 8, 0.68)


def _star(centre: Point, radius: float) -> list[Point]:
    return star(centre, radius * 1.45, 5, 0.58)


# kind -> outline, colour. What is not listed is a grey disc with its first letter.
_KINDS: Mapping[str, tuple[Outline, RGB]] = {
    "poison": (_drop, (96, 190, 80)),
    "wound": (_down, (235, 96, 80)),
    "immobilize": (_square, (200, 130, 60)),
    "disarm": (_diamond, (190, 190, 198)),
    "stun": (_star, (250, 220, 90)),
    "muddle": (_hexagon, (190, 150, 110)),
    "invisible": (_round, (70, 80, 110)),
    "strengthen": (_up, (110, 190, 250)),
    "bless": (_star, (250, 240, 170)),
    "curse": (_down, (150, 90, 180)),
    "shield": (_shield, (120, 180, 240)),
    "retaliate": (_burst, (245, 150, 70)),
    "more": (_round, (60, 64, 74)),
}
# The letter's share of the usual size, and how far down it stands, where the outline is narrow.
_LETTERS: Mapping[Outline, tuple[float, float]] = {
    _up: (0.8, 0.25),
    _down: (0.72, -0.3),
    _star: (0.85, 0.1),
    _shield: (1.0, -0.05),
}
CONDITIONS = tuple(kind for kind in _KINDS if kind not in {"shield", "retaliate", "more"})


def draw_badge(canvas: Canvas, centre: Point, radius: float, badge: Badge) -> None:
    """A badge about `radius` large."""
    outline, colour = _KINDS.get(badge.kind, (_round, SILVER))
    shape = outline(centre, radius)
    canvas.polygon(shape, DARK_INK, DARK_INK, radius * 0.42)
    canvas.polygon(shape, colour)
    bright = colour[0] * 3 + colour[1] * 6 + colour[2] > 1100
    ink: Colour = DARK_INK if bright else LIGHT_INK
    text = clean(badge.text)[:3]
    share, shift = _LETTERS.get(outline, (1.0, 0.0))
    size = largest_that_fits(text, round(radius * 1.5 * share), radius * 1.7, 6, bold=True)
    canvas.text((centre[0], centre[1] + shift * radius), text, size, ink)


def condition_badge(condition: str, speak: Callable[[Say], str]) -> Badge:
    """The badge of a condition; its letter is the language's own."""
    if condition in CONDITIONS:
        return Badge(condition, clean(speak(Say(f"render-letter-{condition}"))))
    return Badge(condition, (clean(condition)[:1] or "?").upper())


def effect_badges(effects: tuple[Say, ...]) -> tuple[Badge, ...]:
    """Badges for the effects that a map should show: shield and retaliate, with their numbers."""
    badges = []
    for effect in effects:
        for kind in ("shield", "retaliate"):
            if kind in effect.key:
                badges.append(Badge(kind, str(effect.facts.get("value", ""))))
    return tuple(badges)
