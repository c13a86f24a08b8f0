"""What lies on a hex: doors, traps, obstacles, treasure, coins. Each is a sprite, drawn once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render import doors, fixtures
from render.badges import Badge, draw_badge
from render.cache import sprites
from render.canvas import Canvas
from render.furniture import OBSTACLES
from render.lettering import clean, fit, largest_that_fits, width_of
from render.palette import DARK_INK, GOLD, LIGHT_INK, RGB, Theme
from render.pencil import Pencil

REACH = 1.1  # half a sprite's side, in hex sizes
SINK = 0.18  # what lies on a hex lies below its middle: the coordinates stand above it
_SHOWN_BADGES = 4  # of a trap
_WARNING: RGB = (255, 206, 150)
_COIN_EDGE: RGB = (176, 124, 0)

_DOORS: Mapping[str, Callable[[Pencil], None]] = {
    "door-closed": doors.closed,
    "door-locked": doors.locked,
    "door-open": doors.opened,
}
_LYING: Mapping[str, Callable[[Pencil], None]] = {
    "trap": fixtures.armed,
    "obstacle": OBSTACLES[0],
    "treasure": fixtures.treasure,
    "start": fixtures.start,
    "plate": fixtures.plate,
    "exit": fixtures.way_out,
    "spawn": fixtures.spawn,
    "story": fixtures.story,
}
OVERLAYS = (*_DOORS, *_LYING)


def overlay_sprite(overlay: str, size: float, *, turn: int = 0, variant: int = 0) -> Image.Image:
    """Something that lies on a hex, to be centred on it.

    A door is turned the way the passage leads; an obstacle is one of several things.
    """
    kind = overlay if overlay in OVERLAYS else ""
    turn = turn if overlay in _DOORS else 0
    variant = variant % len(OBSTACLES) if overlay == "obstacle" else 0

    def draw(pencil: Pencil) -> None:
        if overlay in _DOORS:
            _DOORS[overlay](pencil.turned(turn))
        elif overlay == "obstacle":
            OBSTACLES[variant](pencil.moved(0, SINK))
        else:
            _LYING.get(overlay, fixtures.unknown)(pencil.moved(0, SINK))

    return sprites.get(("overlay", kind, size, turn, variant), lambda: square(size, draw))


def obstacle_sprites(size: float) -> list[Image.Image]:
    """All of them."""
    return [overlay_sprite("obstacle", size, variant=n) for n in range(len(OBSTACLES))]


def trap_sprite(damage: int, badges: tuple[Badge, ...], size: float) -> Image.Image:
    """A trap with what it does: its damage between the jaws, its conditions beside them."""

    def draw(pencil: Pencil) -> None:
        trap = pencil.moved(0, SINK)
        fixtures.trap(trap)
        if damage:
            text = str(damage)
            letters = largest_that_fits(text, round(size * 0.56), size * 0.62, 6, bold=True)
            trap.text(0, 0, text, letters / size, _WARNING)
        radius = max(size * 0.18, min(9.0, size * 0.25))
        for n, badge in enumerate(badges[:_SHOWN_BADGES]):
            draw_badge(pencil.canvas, trap.at(0.58 - 0.4 * n, 0.42), radius, badge)

    return sprites.get(("trap", damage, badges, size), lambda: square(size, draw))


def square(size: float, draw: Callable[[Pencil], None]) -> Image.Image:
    """A sprite with room for a hex, drawn from its middle."""
    side = 2 * round(REACH * size) + 1
    canvas = Canvas(side, side)
    draw(Pencil(canvas, (side / 2, side / 2), size))
    return canvas.done()


def coins_sprite(coins: int, size: float, is_beside: bool) -> Image.Image:
    """Coins with their number; beside whatever else lies there, if anything does."""

    def draw(pencil: Pencil) -> None:
        radius = max(size * (0.26 if is_beside else 0.36), min(11.0, size * 0.4))
        x, y = pencil.at(0.62, 0.24) if is_beside else pencil.at(0, 0.24)
        canvas, rim = pencil.canvas, radius * 0.14
        for n in range(min(2, max(0, coins - 1)), -1, -1):  # more than one: a little heap
            place = (x + n * radius * 0.14, y + n * radius * 0.24)
            canvas.disc(place, radius, DARK_INK)
            canvas.disc(place, radius * 0.9, _COIN_EDGE if n else GOLD)
        canvas.disc((x, y), radius * 0.74, None, _COIN_EDGE, rim)
        text = str(coins)
        letters = largest_that_fits(text, round(radius * 1.3), radius * 1.5, 6, bold=True)
        canvas.text((x, y), text, letters, DARK_INK)

    return sprites.get(("coins", coins, size, is_beside), lambda: square(size, draw))


def mark_sprite(letter: str, size: float) -> Image.Image:
    """The letter by which the scenario's rules speak of a hex."""

    def draw(pencil: Pencil) -> None:
        pencil.dot(0.0, 0.2, 0.32, (250, 244, 226), DARK_INK)
        pencil.text(0.0, 0.2, letter, 0.44, DARK_INK)

    return sprites.get(("mark", letter, size), lambda: square(size, draw))


def acting_sprite(size: float, theme: Theme) -> Image.Image:
    """The rim of the hex whose figure acts."""

    def draw(pencil: Pencil) -> None:
        ring = [pencil.at(*corner) for corner in hexagon(0.94)]
        pencil.canvas.polygon([pencil.at(*corner) for corner in hexagon(0.97)], (*theme.acting, 40))
        pencil.canvas.polygon(ring, None, DARK_INK, size * 0.16)
        pencil.canvas.polygon(ring, None, theme.acting, size * 0.09)

    return sprites.get(("acting", size, theme.name), lambda: square(size, draw))


def hexagon(reach: float) -> tuple[tuple[float, float], ...]:
    """The corners of a hex so large about nothing."""
    high = reach * 3**0.5 / 2
    half = reach / 2
    return ((reach, 0), (half, high), (-half, high), (-reach, 0), (-half, -high), (half, -high))


def name_sprite(text: str, size: float, theme: Theme, *, is_large: bool) -> Image.Image:
    """Coordinates on a plate, where what lies there would hide them."""
    text = clean(text)

    def draw(pencil: Pencil) -> None:
        wanted = round(max(size * (0.44 if is_large else 0.36), min(20.0, size * 0.5)))
        letters = largest_that_fits(text, wanted, size * 1.2, 6)
        shown = fit(text, letters, size * 1.3)
        x, y = pencil.at(0, -0.6)
        high = letters * 1.2
        wide = max(high, width_of(shown, letters) + letters * 0.5)
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        pencil.canvas.box(box, high * 0.3, DARK_INK)
        pencil.canvas.text((x, y), shown, letters, LIGHT_INK, bold=False)

    key = ("name", text, size, theme.name, is_large)
    return sprites.get(key, lambda: square(size, draw))
