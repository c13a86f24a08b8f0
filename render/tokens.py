"""Figures on the map: a stand with an emblem, and around it what changes from turn to turn."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.badges import Badge, badge_sprite
from render.cache import sprites
from render.canvas import Canvas, Point
from render.figures import Stand, bare_sprite, hp_sprite, stand_sprite
from render.lettering import largest_that_fits, width_of
from render.palette import DARK_INK, GOLD, HERO_COLOURS, LIGHT_INK, RGB, Livery

REACH = 1.12  # half a sprite's side, in hex sizes
RADIUS = 0.66  # of a token, in hex sizes
SINK = 0.2  # how far below the hex's centre a token sits: the coordinates stand above it
MOST_BADGES = 5
_PLACES = ((-0.62, -0.28), (-0.78, 0.1), (-0.7, 0.48), (0.8, 0.12), (0.72, 0.5))  # of badges
_FAINT: RGB = (206, 198, 184)
_ROOM_FOR_MOST = 44  # the smallest hex on whose tokens "out of how many" can be read


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
    return sprites.get(("token", token, size), lambda: _assemble(token, size))


def small_sprite(livery: Livery, side: str, size: float) -> Image.Image:
    """A bare token for lists, about two `size`s wide."""
    return bare_sprite(Stand(livery, side, "normal", None), 2 * round(size) + 1, size)


def _assemble(token: Token, size: float) -> Image.Image:
    """Pieces that many tokens share, one upon the other: that is what makes a crowd cheap."""
    side = 2 * round(REACH * size) + 1
    middle, radius = side / 2, RADIUS * size
    centre = (middle, middle + SINK * size)
    acting = token.acting_colour if token.is_acting else None
    stand = Stand(token.livery, token.side, token.rank, acting)
    image = stand_sprite(stand, side, centre, radius).copy()
    share = token.hp / token.max_hp if token.max_hp > 0 else 0.0
    image.alpha_composite(hp_sprite(stand, share, side, centre, radius))
    most = size * (1.3 if token.is_large else 1.2)
    hp = _hp_number(token.hp, token.max_hp, size * (1.15 if token.is_large else 1.0), most)
    _put(image, hp, (middle, middle + size * 0.68))
    if token.number is not None:
        number = _number(token.number, base_colour(token), size)
        _put(image, number, (middle + size * 0.56, middle - size * 0.24))
    for (x, y), badge in zip(_PLACES, _shown(token.badges), strict=False):
        sprite = badge_sprite(badge, max(size * 0.18, min(9.0, size * 0.25)))
        _put(image, sprite, (middle + x * size, middle + y * size))
    return image


def _put(image: Image.Image, sprite: Image.Image, centre: Point) -> None:
    """Within the picture, however near its edge the centre lies."""
    left = round(centre[0] - sprite.width / 2)
    top = round(centre[1] - sprite.height / 2)
    left = max(0, min(left, image.width - sprite.width))
    top = max(0, min(top, image.height - sprite.height))
    cut = sprite if sprite.width <= image.width else sprite.crop((0, 0, image.width, sprite.height))
    image.alpha_composite(cut, (left, top))


def _hp_number(hp: int, max_hp: int, size: float, room: float) -> Image.Image:
    """What is left, large; and where it can be read, out of how many, small."""

    def draw() -> Image.Image:
        high = max(size * 0.42, min(20.0, size * 0.55))
        text, rest = str(hp), f"/{max_hp}" if size >= _ROOM_FOR_MOST else ""
        letters = round(high * 0.94)
        small = round(letters * 0.58)
        if width_of(text, letters, bold=True) + width_of(rest, small, bold=True) > room:
            rest = ""
        letters = largest_that_fits(text, letters, room, 6, bold=True)
        first, second = width_of(text, letters, bold=True), width_of(rest, small, bold=True)
        wide = min(room, first + second) + high * 0.4
        wide, high = max(wide, high * 1.2), high + 2
        canvas = Canvas(2 * round(wide / 2) + 1, 2 * round(high / 2) + 1)
        canvas.box((0, 0, canvas.width, canvas.height), high * 0.36, DARK_INK)
        left, line = canvas.width / 2 - (first + second) / 2, canvas.height / 2
        canvas.text((left, line), text, letters, LIGHT_INK, anchor="lm")
        canvas.text((left + first, line + letters * 0.12), rest, small, _FAINT, anchor="lm")
        return canvas.done()

    return sprites.get(("hp-number", hp, max_hp, size, room), draw)


def _number(number: int, colour: RGB, size: float) -> Image.Image:
    """A standee's number on its base."""

    def draw() -> Image.Image:
        radius = max(size * 0.25, min(12.0, size * 0.33))
        side = 2 * round(radius) + 1
        canvas, centre = Canvas(side, side), (side / 2, side / 2)
        canvas.disc(centre, side / 2, DARK_INK)
        canvas.disc(centre, side / 2 * 0.86, colour)
        text = str(number)
        letters = largest_that_fits(text, round(radius * 1.5), radius * 1.5, 6, bold=True)
        canvas.text(centre, text, letters, DARK_INK)
        return canvas.done()

    return sprites.get(("number", number, colour, size), draw)


def base_colour(token: Token) -> RGB:
    """What the number stands on: white, gold for elites (H-MON-12), eight for summons."""
    if token.side == "summon" and token.number is not None:
        return HERO_COLOURS[(token.number - 1) % len(HERO_COLOURS)]  # H-SUMMON-03
    return GOLD if token.rank == "elite" else LIGHT_INK


def _shown(badges: tuple[Badge, ...]) -> tuple[Badge, ...]:
    """As many as there is room for, and the number of the others."""
    if len(badges) <= MOST_BADGES:
        return badges
    hidden = len(badges) - MOST_BADGES + 1
    return (*badges[: MOST_BADGES - 1], Badge("more", f"+{hidden}"))
