"""What a figure stands on and who stands there: shape, frames, field and emblem of a token."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops

from render.cache import sprites
from render.canvas import CLEAR, Canvas, Colour, Point, regular, star
from render.emblems import emblem, has_emblem
from render.lettering import largest_that_fits
from render.palette import DARK_INK, GOLD, LIGHT_INK, RGB, SCARLET, Livery, mix

KIND = "figures"
UNIQUE = frozenset({"boss", "named"})
SQUARE = 0.94  # half a square token's side, in radii
_ROUND = frozenset({"hero", "summon"})
_CREAM: RGB = (255, 246, 226)
_EARTH: RGB = (26, 18, 16)
_BONE: RGB = (240, 228, 204)
_TRACK: RGB = (72, 62, 58)  # where hit points are missing


@dataclass(frozen=True)
class Stand:
    """Everything about a figure that stays while it moves and is hurt."""

    livery: Livery
    side: str
    rank: str
    acting_colour: RGB | None  # of the rim around who acts

    @property
    def drawing(self) -> str | None:
        """The emblem's name: the look's own, or what all of its side have in common."""
        names = (self.livery.look, self.side if self.side in {"ally", "objective"} else "")
        return next((name for name in names if has_emblem(KIND, name)), None)


@dataclass(frozen=True)
class Frames:
    """The rings of a token from its rim inwards, and where its hit points and its field lie."""

    rim: float
    rings: tuple[tuple[float, Colour], ...]
    hp: tuple[float, float]
    field: float


def frames_of(stand: Stand) -> Frames:
    """A summon's ring is its owner's, a hero's its own; elites wear gold, others two colours."""
    if stand.rank in UNIQUE:
        return Frames(0.94, ((0.91, SCARLET), (0.83, DARK_INK)), (0.81, 0.72), 0.7)
    if stand.rank == "elite":
        return Frames(1.0, ((0.97, GOLD), (0.87, DARK_INK)), (0.85, 0.75), 0.73)
    if stand.side == "summon":
        return Frames(0.9, ((0.87, stand.livery.colour), (0.77, DARK_INK)), (0.75, 0.66), 0.64)
    if stand.side == "hero":
        return Frames(1.0, ((0.97, stand.livery.colour), (0.88, DARK_INK)), (0.86, 0.77), 0.75)
    return Frames(1.0, (), (0.96, 0.86), 0.83)


def stand_sprite(stand: Stand, side: int, centre: Point, radius: float) -> Image.Image:
    """Frames, field and emblem around `centre` of a picture `side` wide. Shared."""
    key = ("stand", stand, side, centre, radius)
    return sprites.get(key, lambda: _draw(stand, frames_of(stand), side, centre, radius))


def bare_sprite(stand: Stand, side: int, radius: float) -> Image.Image:
    """The same for lists: larger within its frame, for nobody is hurt there. Shared."""
    rim = GOLD if stand.rank == "elite" else stand.livery.colour
    frames = Frames(1.0, ((0.94, rim),), (0.0, 0.0), 0.86 if stand.side in _ROUND else 0.9)
    key = ("bare", stand, side, radius)
    return sprites.get(key, lambda: _draw(stand, frames, side, (side / 2, side / 2), radius))


def hp_sprite(stand: Stand, share: float, side: int, centre: Point, radius: float) -> Image.Image:
    """The ring that empties, clockwise from the top, along the shape of the token. Shared."""
    steps = round(min(1.0, max(0.0, share)) * 48)
    if share > 0:
        steps = max(1, steps)
    outer, inner = frames_of(stand).hp
    key = ("hp", stand.side, outer, inner, steps, side, centre, radius)

    def draw() -> Image.Image:
        canvas, mask = Canvas(side, side, ground=_TRACK), Canvas(side, side)
        if steps:
            canvas.slice(centre, side, -90, -90 + 7.5 * steps, hp_colour(steps / 48))
        draw_shape(mask, stand.side, centre, radius * outer, LIGHT_INK)
        draw_shape(mask, stand.side, centre, radius * inner, CLEAR)
        image = canvas.done()
        image.putalpha(mask.done().getchannel("A"))
        return image

    return sprites.get(key, draw)


def hp_colour(share: float) -> RGB:
    """Green, amber, red; the length of the ring and the number say the same."""
    if share > 0.5:
        return (52, 190, 110)
    return (250, 170, 30) if share > 0.25 else (240, 70, 50)


def draw_shape(canvas: Canvas, side: str, centre: Point, radius: float, fill: Colour) -> None:
    """Heroes and their summons are round, monsters square, allies hexagons, objectives octagons."""
    x, y = centre
    if side in _ROUND:
        canvas.disc(centre, radius, fill)
    elif side == "ally":
        canvas.polygon(regular(centre, radius * 1.1, 6, 30), fill)
    elif side == "objective":
        canvas.polygon(regular(centre, radius * 1.06, 8, 22.5), fill)
    else:
        reach = radius * SQUARE
        canvas.box((x - reach, y - reach, x + reach, y + reach), radius * 0.26, fill)


def _draw(stand: Stand, frames: Frames, side: int, centre: Point, radius: float) -> Image.Image:
    canvas, field = Canvas(side, side), Canvas(side, side)
    if stand.rank in UNIQUE and frames.hp[0]:
        _draw_spikes(canvas, stand.rank, centre, radius)
    if stand.acting_colour is not None:
        draw_shape(canvas, stand.side, centre, radius * (frames.rim + 0.1), DARK_INK)
        draw_shape(canvas, stand.side, centre, radius * (frames.rim + 0.06), stand.acting_colour)
    draw_shape(canvas, stand.side, centre, radius * frames.rim, DARK_INK)
    for share, colour in frames.rings:
        draw_shape(canvas, stand.side, centre, radius * share, colour)
    if stand.rank == "elite":
        _draw_studs(canvas, centre, radius)
    draw_shape(field, stand.side, centre, radius * frames.field, _field_colour(stand))
    ground = field.done()
    image = canvas.done()
    image.alpha_composite(ground)
    inside = radius * frames.field * (1.0 if stand.side in _ROUND else SQUARE)
    picture = _emblem(stand, side, centre, inside, 0.1 if frames.hp[0] else 0.0)
    picture.putalpha(ImageChops.multiply(picture.getchannel("A"), ground.getchannel("A")))
    image.alpha_composite(picture)
    return image


def _draw_studs(canvas: Canvas, centre: Point, radius: float) -> None:
    """Rivets on an elite's frame, for those to whom gold is a grey."""
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        place = (centre[0] + dx * radius * 0.82, centre[1] + dy * radius * 0.82)
        canvas.disc(place, radius * 0.16, DARK_INK)
        canvas.disc(place, radius * 0.115, GOLD)


def _draw_spikes(canvas: Canvas, rank: str, centre: Point, radius: float) -> None:
    """A boss bristles, a named monster has its four corners."""
    points, inner = (20, 0.86) if rank == "boss" else (4, 0.72)
    turn = -90.0
    for share, colour in ((1.12, DARK_INK), (1.06, SCARLET)):
        canvas.polygon(star(centre, radius * share, points, inner, turn), colour)


def _field_colour(stand: Stand) -> RGB:
    if stand.drawing is None or stand.side not in _ROUND:
        return stand.livery.colour
    if stand.side == "summon":
        return mix(stand.livery.colour, _EARTH, 0.72)
    return mix(stand.livery.colour, _CREAM, 0.62)


def _paints(stand: Stand) -> dict[str, RGB]:
    """Heroes wear their colour; everyone else is pale on theirs."""
    colour = stand.livery.colour
    if stand.side == "hero":
        shade, light = mix(colour, _EARTH, 0.42), mix(colour, _CREAM, 0.6)
        return {"body": colour, "shade": shade, "light": light, "line": _EARTH}
    if stand.side == "summon":
        body, shade = mix(colour, _CREAM, 0.5), mix(colour, _EARTH, 0.35)
        return {"body": body, "shade": shade, "light": _CREAM, "line": _EARTH}
    body, shade = mix(_BONE, colour, 0.12), mix((186, 160, 128), colour, 0.2)
    return {"body": body, "shade": shade, "light": _CREAM, "line": _EARTH}


def _emblem(stand: Stand, side: int, centre: Point, reach: float, lift: float) -> Image.Image:
    """The drawing a little above the middle of the field, or where there is none, two letters."""
    layer = Image.new("RGBA", (side, side))
    name = stand.drawing
    if name is None:
        canvas = Canvas(side, side)
        text = stand.livery.mark
        letters = largest_that_fits(text, round(reach * 1.1), reach * 1.6, 8, bold=True)
        canvas.text((centre[0], centre[1] - lift * reach), text, letters, stand.livery.ink)
        return canvas.done()
    wide = max(1, round(reach * 2))
    left, top = round(centre[0] - wide / 2), round(centre[1] - lift * reach - wide / 2)
    layer.paste(emblem(KIND, name, wide, _paints(stand)), (left, top))
    return layer
