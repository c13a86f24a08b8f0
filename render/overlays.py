"""What lies on a hex: doors, traps, obstacles, treasure, coins. And the marks of a prompt."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render.badges import Badge, draw_badge
from render.cache import sprites
from render.canvas import Canvas, Colour, Point, regular, star
from render.lettering import clean, fit, largest_that_fits, width_of
from render.palette import DARK_INK, GOLD, RGB, Theme

_SHOWN_BADGES = 4  # of a trap
REACH = 1.1  # half a sprite's side, in hex sizes

_WOOD: RGB = (150, 96, 48)
_DARK_WOOD: RGB = (82, 50, 24)
_IRON: RGB = (198, 202, 210)
_WARNING: RGB = (255, 190, 120)


def _door_closed(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    frame = (x - 0.52 * size, y - 0.38 * size, x + 0.52 * size, y + 0.76 * size)
    canvas.box(frame, size * 0.14, DARK_INK)
    left, top, right, bottom = (frame[0] + 3, frame[1] + 3, frame[2] - 3, frame[3] - 3)
    canvas.box((left, top, right, bottom), size * 0.1, _WOOD)
    for share in (1 / 3, 2 / 3):
        plank = left + (right - left) * share
        canvas.line([(plank, top), (plank, bottom)], _DARK_WOOD, size * 0.05)
    for height in (0.2, 0.78):
        band = top + (bottom - top) * height
        canvas.line([(left, band), (right, band)], _IRON, size * 0.09)
    canvas.disc((right - size * 0.17, y + size * 0.2), size * 0.1, GOLD, DARK_INK, size * 0.03)


def _door_open(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    for side in (-1, 1):
        post = x + side * 0.6 * size
        canvas.box(
            (post - 0.12 * size, y - 0.38 * size, post + 0.12 * size, y + 0.7 * size),
            size * 0.05,
            _DARK_WOOD,
            DARK_INK,
            size * 0.03,
        )
        canvas.line([(post, y - 0.3 * size), (post, y + 0.62 * size)], _WOOD, size * 0.08)


def _trap(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    y += 0.22 * size
    canvas.polygon(star((x, y), size * 0.56, 8, 0.52), (250, 120, 60), DARK_INK, size * 0.06)
    canvas.disc((x, y), size * 0.27, DARK_INK)
    canvas.text((x, y), "!", size * 0.46, _WARNING)


def _obstacle(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    y += 0.2 * size
    shape = ((-0.66, 0.5), (-0.56, -0.1), (-0.2, -0.52), (0.26, -0.46), (0.58, -0.06), (0.68, 0.5))
    stone = [(x + dx * size, y + dy * size) for dx, dy in shape]
    canvas.polygon(stone, (134, 134, 140), DARK_INK, size * 0.07)
    face = ((-0.2, -0.52), (0.26, -0.46), (0.58, -0.06), (0.1, 0.02), (-0.3, -0.1))
    canvas.polygon([(x + dx * size, y + dy * size) for dx, dy in face], (176, 176, 182))
    cracks = ((-0.3, -0.1), (0.1, 0.02), (0.0, 0.46))
    canvas.line([(x + dx * size, y + dy * size) for dx, dy in cracks], (84, 84, 92), size * 0.05)


def _treasure(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    y += 0.2 * size
    lid = (x - 0.55 * size, y - 0.42 * size, x + 0.55 * size, y + 0.12 * size)
    canvas.box(lid, size * 0.26, (190, 120, 40), DARK_INK, size * 0.06)
    body = (x - 0.55 * size, y - 0.08 * size, x + 0.55 * size, y + 0.5 * size)
    canvas.box(body, size * 0.07, (156, 92, 30), DARK_INK, size * 0.06)
    canvas.box((x - 0.14 * size, y - 0.18 * size, x + 0.14 * size, y + 0.14 * size), 2, GOLD)
    canvas.disc((x, y - 0.02 * size), size * 0.06, DARK_INK)


def _start(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    y += 0.2 * size
    for dy in (-0.22, 0.12):
        points = [(x - 0.36 * size, y + (dy + 0.3) * size), (x, y + dy * size)]
        canvas.line(
            [*points, (x + 0.36 * size, y + (dy + 0.3) * size)], (96, 160, 122), size * 0.08
        )


def _plate(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    y += 0.18 * size
    for share, colour in ((0.56, DARK_INK), (0.5, _IRON), (0.36, (120, 124, 134))):
        reach = share * size
        canvas.box((x - reach, y - reach, x + reach, y + reach), size * 0.08, colour)


def _door_locked(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    _door_closed(canvas, centre, size)
    y += 0.2 * size
    canvas.disc((x, y - 0.12 * size), size * 0.2, None, DARK_INK, size * 0.1)
    body = (x - 0.3 * size, y - 0.08 * size, x + 0.3 * size, y + 0.36 * size)
    canvas.box(body, size * 0.06, GOLD, DARK_INK, size * 0.05)
    canvas.disc((x, y + 0.12 * size), size * 0.08, DARK_INK)


def _exit(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    y += 0.2 * size
    for step, share in enumerate((0.6, 0.44, 0.28)):
        top = y + (0.3 - 0.3 * step) * size
        box = (x - share * size, top - 0.2 * size, x + share * size, top + 0.14 * size)
        canvas.box(box, size * 0.05, (96, 160, 122), DARK_INK, size * 0.05)


def _spawn(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    canvas.polygon(
        regular((x, y + 0.2 * size), size * 0.52, 3), (170, 70, 60), DARK_INK, size * 0.06
    )


def _story(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    page = (x - 0.42 * size, y - 0.26 * size, x + 0.42 * size, y + 0.62 * size)
    canvas.box(page, size * 0.06, (232, 220, 190), DARK_INK, size * 0.05)


def _unknown(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    canvas.polygon(regular((x, y + 0.2 * size), size * 0.45, 4), _IRON, DARK_INK, size * 0.06)
    canvas.text((x, y + 0.2 * size), "?", size * 0.5, DARK_INK)


_OVERLAYS: Mapping[str, Callable[[Canvas, Point, float], None]] = {
    "door-closed": _door_closed,
    "door-open": _door_open,
    "trap": _trap,
    "obstacle": _obstacle,
    "treasure": _treasure,
    "start": _start,
    "plate": _plate,
    "door-locked": _door_locked,
    "exit": _exit,
    "spawn": _spawn,
    "story": _story,
}
OVERLAYS = tuple(_OVERLAYS)


def overlay_sprite(overlay: str, size: float) -> Image.Image:
    """Something that lies on a hex, to be centred on it."""
    drawn = _OVERLAYS.get(overlay, _unknown)
    kind = overlay if overlay in _OVERLAYS else ""
    return sprites.get(("overlay", kind, size), lambda: _square_sprite(size, drawn))


def trap_sprite(damage: int, badges: tuple[Badge, ...], size: float) -> Image.Image:
    """A trap with what it does: its damage in the middle, its conditions beside it."""

    def draw(canvas: Canvas, centre: Point, size: float) -> None:
        _trap(canvas, centre, size)
        x, y = centre[0], centre[1] + 0.22 * size
        if damage:
            text = str(damage)
            letters = largest_that_fits(text, round(size * 0.46), size * 0.5, 6, bold=True)
            canvas.disc((x, y), size * 0.3, DARK_INK)
            canvas.text((x, y), text, letters, _WARNING)
        for n, badge in enumerate(badges[:_SHOWN_BADGES]):
            draw_badge(canvas, (x + (0.62 - 0.4 * n) * size, y + 0.5 * size), size * 0.17, badge)

    return sprites.get(("trap", damage, badges, size), lambda: _square_sprite(size, draw))


def _square_sprite(size: float, draw: Callable[[Canvas, Point, float], None]) -> Image.Image:
    side = 2 * round(REACH * size) + 1
    canvas = Canvas(side, side)
    draw(canvas, (side / 2, side / 2), size)
    return canvas.done()


def coins_sprite(coins: int, size: float, is_beside: bool) -> Image.Image:
    """A coin with its number; beside whatever else lies there, if anything does."""

    def draw(canvas: Canvas, centre: Point, size: float) -> None:
        x, y = centre
        radius = max(size * (0.24 if is_beside else 0.36), min(11.0, size * 0.4))
        place = (x + 0.64 * size, y + 0.22 * size) if is_beside else (x, y + 0.22 * size)
        canvas.disc(place, radius, DARK_INK)
        canvas.disc(place, radius * 0.92, GOLD)
        canvas.disc(place, radius * 0.78, None, (176, 124, 0), radius * 0.1)
        text = str(coins)
        letters = largest_that_fits(text, round(radius * 1.2), radius * 1.45, 6, bold=True)
        canvas.text(place, text, letters, DARK_INK)

    return sprites.get(("coins", coins, size, is_beside), lambda: _square_sprite(size, draw))


def mark_sprite(letter: str, size: float) -> Image.Image:
    """The letter by which the scenario's rules speak of a hex."""

    def draw(canvas: Canvas, centre: Point, size: float) -> None:
        x, y = centre
        place = (x, y + 0.2 * size)
        canvas.disc(place, size * 0.3, (250, 244, 226), DARK_INK, size * 0.05)
        canvas.text(place, letter, size * 0.42, DARK_INK)

    return sprites.get(("mark", letter, size), lambda: _square_sprite(size, draw))


def highlight_sprite(size: float, theme: Theme) -> Image.Image:
    """The rim and the tint of a hex that may be chosen."""

    def draw(canvas: Canvas, centre: Point, size: float) -> None:
        tint: Colour = (*theme.highlight, 44)
        canvas.polygon(regular(centre, size * 0.98, 6), tint)
        canvas.polygon(regular(centre, size * 0.94, 6), None, (*theme.page, 255), size * 0.12)
        canvas.polygon(regular(centre, size * 0.94, 6), None, theme.highlight, size * 0.08)

    return sprites.get(("rim", size, theme.name), lambda: _square_sprite(size, draw))


def acting_sprite(size: float, theme: Theme) -> Image.Image:
    """The rim of the hex whose figure acts."""

    def draw(canvas: Canvas, centre: Point, size: float) -> None:
        canvas.polygon(regular(centre, size * 0.97, 6), (*theme.acting, 40))
        canvas.polygon(regular(centre, size * 0.94, 6), None, (*theme.page, 255), size * 0.14)
        canvas.polygon(regular(centre, size * 0.94, 6), None, theme.acting, size * 0.09)

    return sprites.get(("acting", size, theme.name), lambda: _square_sprite(size, draw))


def label_sprite(
    label: str, size: float, theme: Theme, *, is_above: bool, is_large: bool
) -> Image.Image:
    """The label of a hex that may be chosen: in its middle, or above who stands there."""
    text = clean(label)

    def draw(canvas: Canvas, centre: Point, size: float) -> None:
        share = (0.45 if is_above else 0.7) * (1.15 if is_large else 1.0)
        letters = round(max(size * share, min(22.0, size * 0.7)))
        letters = largest_that_fits(text, letters, size * 1.5, min(letters, 14), bold=True)
        shown = fit(text, letters, size * 1.7, bold=True)
        x, y = centre
        y += size * (-0.56 if is_above else 0.16)
        high = letters * 1.22
        wide = max(high, width_of(shown, letters, bold=True) + letters * 0.55)
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        edge = DARK_INK if theme.name == "dark" else theme.page
        canvas.box(box, high * 0.32, theme.highlight, edge, max(1.0, size * 0.04))
        canvas.text((x, y), shown, letters, edge)

    key = ("label", text, size, theme.name, is_above, is_large)
    return sprites.get(key, lambda: _square_sprite(size, draw))
