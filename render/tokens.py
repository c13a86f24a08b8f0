"""Figures: heroes are round, monsters square, so that no one needs the colours to tell them."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.badges import Badge, draw_badge
from render.cache import sprites
from render.canvas import Canvas, Colour, Point, regular
from render.lettering import largest_that_fits, width_of
from render.palette import (
    DARK_INK,
    GOLD,
    HERO_COLOURS,
    LIGHT_INK,
    RGB,
    SCARLET,
    SILVER,
    Livery,
)

REACH = 1.12  # half a sprite's side, in hex sizes
SINK = 0.17  # how far below the hex's centre a token sits: the coordinates stand above it
MOST_BADGES = 5


@dataclass(frozen=True)
class Token:
    """Everything that decides how a figure looks."""

    livery: Livery
    side: str
    rank: str
    number: int | None
    hp: int
    max_hp: int
    badges: tuple[Badge, ...]
    is_acting: bool
    acting_colour: RGB
    is_large: bool


def token_sprite(token: Token, size: float) -> Image.Image:
    """The figure's picture, to be centred on its hex. Shared: paste it, never draw on it."""
    return sprites.get(("token", token, size), lambda: _draw_token(token, size))


def small_sprite(livery: Livery, side: str, size: float) -> Image.Image:
    """A bare token for lists, about two `size`s wide."""
    bare = Token(livery, side, "normal", None, 0, 0, (), False, DARK_INK, False)
    return sprites.get(("small", bare, size), lambda: _draw_small(bare, size))


def _draw_token(token: Token, size: float) -> Image.Image:
    side = 2 * round(REACH * size) + 1
    canvas = Canvas(side, side)
    middle = side / 2
    centre = (middle, middle + SINK * size)
    _draw_body(canvas, token, centre, size * 0.62)
    _draw_mark(canvas, token, (centre[0], centre[1] - size * 0.1), size)
    _draw_hp(canvas, token, (middle, middle + size * 0.67), size)
    if token.number is not None:
        _draw_number(canvas, token, (middle + size * 0.5, middle - size * 0.26), size)
    _draw_badges(canvas, token, (middle, middle), size)
    return canvas.done()


def _draw_small(token: Token, size: float) -> Image.Image:
    side = 2 * round(size) + 1
    canvas = Canvas(side, side)
    centre = (side / 2, side / 2)
    _draw_body(canvas, token, centre, size * 0.86)
    text = token.livery.mark
    largest = largest_that_fits(text, round(size * 0.95), size * 1.2, 8, bold=True)
    canvas.text(centre, text, largest, token.livery.ink)
    return canvas.done()


def _draw_body(canvas: Canvas, token: Token, centre: Point, radius: float) -> None:
    """Frames from the outside inwards, then the field."""
    frames: list[tuple[float, Colour]] = [(1.0, DARK_INK)]
    if token.is_acting:
        frames = [(1.03, DARK_INK), (1.0, token.acting_colour), (0.9, DARK_INK)]
    if token.rank == "elite":
        frames += [(0.94, GOLD), (0.75, DARK_INK)]
    elif token.rank in {"boss", "named"}:
        frames += [(0.94, SCARLET), (0.86, DARK_INK), (0.81, GOLD), (0.72, DARK_INK)]
    elif token.side == "summon":
        frames += [(0.94, token.livery.colour), (0.86, DARK_INK)]
    elif not token.is_acting:
        frames += [(0.94, SILVER), (0.87, DARK_INK)]
    for share, colour in frames:
        _draw_shape(canvas, token.side, centre, radius * share, colour)
    _draw_shape(canvas, token.side, centre, radius * (frames[-1][0] - 0.03), token.livery.colour)


def _draw_shape(canvas: Canvas, side: str, centre: Point, radius: float, fill: Colour) -> None:
    x, y = centre
    if side in {"hero", "summon"}:
        canvas.disc(centre, radius, fill)
    elif side == "ally":
        canvas.polygon(regular(centre, radius * 1.1, 6, 30), fill)
    elif side == "objective":
        canvas.polygon(regular(centre, radius * 1.06, 8, 22.5), fill)
    else:
        reach = radius * 0.93
        canvas.box((x - reach, y - reach, x + reach, y + reach), radius * 0.26, fill)


def _draw_mark(canvas: Canvas, token: Token, centre: Point, size: float) -> None:
    share = 0.56 if token.is_large else 0.5
    text = token.livery.mark
    largest = largest_that_fits(text, round(size * share), size * 0.82, 8, bold=True)
    canvas.text(centre, text, largest, token.livery.ink)


def _draw_hp(canvas: Canvas, token: Token, centre: Point, size: float) -> None:
    """A bar with the number on it: what is left, and where there is room, out of how many."""
    high = max(size * (0.48 if token.is_large else 0.42), min(20.0, size * 0.55))
    letters = round(high * 0.86)
    text = f"{token.hp}/{token.max_hp}"
    room = size * 1.22
    if width_of(text, letters, bold=True) > room:
        text = str(token.hp)
    wide = max(size * 0.92, min(room, width_of(text, letters, bold=True)) + size * 0.14)
    letters = largest_that_fits(text, letters, room, 6, bold=True)
    x, y = centre
    box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    canvas.box(box, high * 0.3, DARK_INK)
    rim = max(1.0, size * 0.035)
    share = min(1.0, max(0.0, token.hp / token.max_hp)) if token.max_hp > 0 else 0.0
    inside = (box[0] + rim, box[1] + rim, box[2] - rim, box[3] - rim)
    canvas.box(inside, high * 0.24, (66, 70, 80))
    right = inside[0] + (inside[2] - inside[0]) * share
    canvas.box((inside[0], inside[1], right, inside[3]), high * 0.24, _hp_colour(share))
    canvas.text((x, y), text, letters, LIGHT_INK, edge=DARK_INK, edge_width=max(0.8, size * 0.03))


def _hp_colour(share: float) -> Colour:
    if share > 0.5:
        return (24, 128, 96)
    return (190, 120, 0) if share > 0.25 else (200, 50, 40)


def _draw_number(canvas: Canvas, token: Token, centre: Point, size: float) -> None:
    radius = max(size * 0.25, min(12.0, size * 0.33))
    canvas.disc(centre, radius, DARK_INK)
    canvas.disc(centre, radius * 0.9, base_colour(token))
    text = str(token.number)
    letters = largest_that_fits(text, round(radius * 1.5), radius * 1.6, 6, bold=True)
    canvas.text(centre, text, letters, DARK_INK)


def base_colour(token: Token) -> RGB:
    """What the number stands on: white, gold for elites (H-MON-12), eight for summons."""
    if token.side == "summon" and token.number is not None:
        return HERO_COLOURS[(token.number - 1) % len(HERO_COLOURS)]  # H-SUMMON-03
    return GOLD if token.rank == "elite" else LIGHT_INK


def _draw_badges(canvas: Canvas, token: Token, middle: Point, size: float) -> None:
    radius = max(size * 0.17, min(9.0, size * 0.25))
    badges = token.badges
    if len(badges) > MOST_BADGES:
        hidden = len(badges) - MOST_BADGES + 1
        badges = (*badges[: MOST_BADGES - 1], Badge("more", f"+{hidden}"))
    places = [(-0.56, -0.32), (-0.76, 0.0), (-0.76, 0.36), (0.77, 0.12), (0.74, 0.47)]
    for (x, y), badge in zip(places, badges, strict=False):
        draw_badge(canvas, (middle[0] + x * size, middle[1] + y * size), radius, badge)
