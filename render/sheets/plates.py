"""What every sheet has: a beam with its title, frames with headings, signs, portraits."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.tableau import NumberView, PersonView
from render.emblems import emblem, has_emblem
from render.lettering import FALLBACK, clean, fit, largest_that_fits, width_of, wrap
from render.palette import DARK_INK, HERO_COLOURS, RGB, is_bright, mix
from render.sheets.brush import bar, blank, disc, framed, put, ring, slab, write
from render.sheets.look import MARGIN, WIDTH, Look, Speak, Style, worded
from render.signs import has_sign, sign_sprite

INSIDE = WIDTH - 2 * MARGIN  # the width of whatever lies on a sheet
PADDING = 22  # between a frame and what is in it
RADIUS = 18
_FIGURES = "figures"
_STONE: RGB = (120, 110, 100)  # of somebody without a seat


def sign(image: Image.Image, name: str, centre: tuple[float, float], side: int, ink: RGB) -> bool:
    """Draw a sign in an ink on whatever is there; False: there is no such sign."""
    if not has_sign(name):
        return False
    at = (
        min(max(0, round(centre[0])), image.width - 1),
        min(max(0, round(centre[1])), image.height - 1),
    )
    found = image.getpixel(at)
    ground = (found[0], found[1], found[2]) if isinstance(found, tuple) else ink
    put(image, sign_sprite(name, side, ink, ground), centre)
    return True


# --- titles


def beam(title: str, lines: Sequence[str], style: Style) -> Image.Image:
    """The head of a sheet: a beam of wood with its title, and lines below."""
    look, high = style.look, round(style.text * 2.6)
    shown = [line for text in lines for line in wrap(text, style.text, INSIDE - 16, 3)]
    step = style.line
    image = blank(INSIDE, high + (10 + step * len(shown) if shown else 0), look.page)
    _draw_beam(image, high, look)
    room = INSIDE - 170
    size = largest_that_fits(title, style.large, room, style.text, bold=True)
    name = fit(title, size, room, bold=True)
    write(image, (INSIDE / 2, high / 2), name, size, _on(look.beam), bold=True, anchor="mm")
    for number, line in enumerate(shown):
        place = (8, high + 10 + step * (number + 0.5))
        write(image, place, line, style.text, look.ink)
    return image


def _draw_beam(image: Image.Image, high: int, look: Look) -> None:
    slab(image, (0, 0, INSIDE, high), 10, mix(look.beam, (0, 0, 0), 0.45))
    slab(image, (0, 0, INSIDE, high - 6), 10, look.beam)
    bar(image, (8, 3, INSIDE - 8, 6), mix(look.beam, (255, 255, 255), 0.25))
    grain = mix(look.beam, (0, 0, 0), 0.16)
    for number, (left, right) in enumerate(((90, 420), (560, 1010), (210, 640), (760, 1070))):
        top = round(high * (0.2 + 0.2 * number))
        bar(image, (left, top, right, top + 2), grain)
    iron = mix(look.shadow, (90, 90, 100), 0.35)
    for left in (26, INSIDE - 62):
        bar(image, (left, 0, left + 36, high - 6), iron)
        for share in (0.25, 0.68):
            disc(image, (left + 18, high * share), 8, look.edge)
            disc(image, (left + 16, high * share - 2), 3, look.gold)


def _on(ground: RGB) -> RGB:
    return DARK_INK if is_bright(ground) else (255, 246, 226)


def frame(
    height: int, style: Style, *, width: int = INSIDE, is_private: bool = False
) -> Image.Image:
    """An empty sheet with an edge of brass and a rivet in each corner; of fire where private."""
    look = style.look
    edge = look.fire if is_private else look.edge
    image = blank(width, height, look.page)
    framed(image, (0, 0, width, height), RADIUS, look.panel, edge, 4)
    for x in (14, width - 14):
        for y in (14, height - 14):
            disc(image, (x, y), 5, edge)
    return image


def heading(image: Image.Image, title: str, name: str, style: Style) -> int:
    """A title with its sign and a line below it; returns where the next thing can begin."""
    look, side, top = style.look, round(style.text * 1.25), PADDING - 4
    left, right, middle = PADDING, image.width - PADDING, PADDING - 4 + side // 2
    x = left
    if sign(image, name, (x + side / 2, middle), side, look.edge):
        x += side + 12
    size = round(style.text * 1.08)
    shown = fit(title, size, right - x, bold=True)
    write(image, (x, middle), shown, size, look.ink, bold=True)
    bar(image, (left, top + side + 6, right, top + side + 8), look.edge)
    return top + side + 18


def heading_height(style: Style) -> int:
    """How much room a heading takes."""
    return round(style.text * 1.25) + 18


# --- people


def portrait(person: PersonView, side: int, look: Look, speak: Speak) -> Image.Image:
    """A class's emblem in the colour of its seat; without one, two letters."""
    colour = colour_of(person)
    image = Image.new("RGBA", (side, side))
    middle, radius = (side / 2, side / 2), side // 2
    _disc(image, radius, DARK_INK, middle)
    _disc(image, round(radius * 0.95), colour, middle)
    _disc(image, round(radius * 0.85), mix(look.inset, DARK_INK, 0.1), middle)
    if has_emblem(_FIGURES, person.look):
        drawn = emblem(_FIGURES, person.look, round(side * 0.66), _paints(colour))
        image.alpha_composite(drawn, ((side - drawn.width) // 2, (side - drawn.height) // 2))
        return image
    mark = _initials(worded(person.about, speak)) or _initials(worded(person.name, speak)) or "?"
    size = largest_that_fits(mark, round(side * 0.42), side * 0.6, 8, bold=True)
    face = image.convert("RGB")
    write(face, middle, mark, size, colour, bold=True, anchor="mm")
    face.putalpha(image.getchannel("A"))
    return face


def colour_of(person: PersonView) -> RGB:
    """The colour of somebody's seat."""
    return _STONE if person.place is None else HERO_COLOURS[person.place % len(HERO_COLOURS)]


def _disc(image: Image.Image, radius: int, fill: RGB, centre: tuple[float, float]) -> None:
    piece = Image.new("RGB", image.size)
    mask = Image.new("RGB", image.size)
    disc(piece, centre, radius, fill)
    disc(mask, centre, radius, (255, 255, 255))
    piece.putalpha(mask.getchannel(0))
    image.alpha_composite(piece)


def _paints(colour: RGB) -> dict[str, RGB]:
    shade = mix(colour, DARK_INK, 0.4)
    return {"body": colour, "shade": shade, "light": (255, 252, 244), "line": DARK_INK}


def _initials(name: str) -> str:
    words = [word for word in clean(name).replace(FALLBACK, " ").split() if word[0].isalnum()]
    return "".join(word[0].upper() for word in words[:2])


# --- numbers


def badge(number: str, side: int, look: Look) -> Image.Image:
    """A level on a disc of gold."""
    image = Image.new("RGB", (side, side))
    mask = Image.new("RGB", (side, side))
    disc(mask, (side / 2, side / 2), side // 2, (255, 255, 255))
    ring(image, (side / 2, side / 2), side // 2, max(2, side // 12), look.gold, look.fire_ink)
    size = largest_that_fits(number, round(side * 0.6), side * 0.7, 8, bold=True)
    write(image, (side / 2, side / 2), number, size, look.fire_ink, bold=True, anchor="mm")
    image.putalpha(mask.getchannel(0))
    return image


def number_plate(number: NumberView, width: int, style: Style, speak: Speak) -> Image.Image:
    """A sign, its number in large, and the name below: let into a sheet."""
    look = style.look
    high = round(style.text * 3.5)
    image = blank(width, high, look.panel)
    slab(image, (0, 0, width, high), 14, look.inset)
    value = str(number.value)
    side = round(style.text * 1.75)
    size = largest_that_fits(
        value, round(style.text * 1.6), width - 40 - side, style.small, bold=True
    )
    value = fit(value, size, width - 24, bold=True)
    wide = width_of(value, size, bold=True)
    has_it = has_sign(number.sign)
    left = (width - wide - (side + 12 if has_it else 0)) / 2
    middle = high * 0.39
    if has_it:
        sign(image, number.sign, (left + side / 2, middle), side, look.fire)
        left += side + 12
    write(image, (left, middle), value, size, look.ink, bold=True)
    name = worded(number.name, speak)
    small = largest_that_fits(name, style.small, width - 20, round(style.small * 0.8))
    shown = fit(name, small, width - 20)
    write(image, (width / 2, high * 0.81), shown, small, look.faint, anchor="mm")
    return image
