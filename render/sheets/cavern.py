"""The ground of the map: the hall with its fires above, landings and stairs below it."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas, Point
from render.lettering import fit
from render.palette import RGB, mix
from render.sheets.brush import bar, blank, disc, framed, slab, write
from render.sheets.chart import SIDE, Chart, Landing
from render.sheets.look import Look
from render.sheets.plates import INSIDE

_ARCHES = 9
_LETTERS = 26
_SHADES = 6  # of the rock, on the way down
_PEAKS: tuple[Point, ...] = ((0.33, 0.14), (0.5, 0.02), (0.68, 0.12))
_RIDGE: tuple[Point, ...] = (
    *((0, 0.62), (0.1, 0.4), (0.19, 0.5), _PEAKS[0], (0.42, 0.25), _PEAKS[1]),
    *((0.6, 0.22), _PEAKS[2], (0.8, 0.46), (0.9, 0.34), (1, 0.6)),
)
_FLAME: tuple[Point, ...] = (
    *((0, -1), (0.16, -0.66), (0.3, -0.74), (0.36, -0.3), (0.22, 0)),
    *((-0.22, 0), (-0.36, -0.34), (-0.2, -0.6), (-0.12, -0.52)),
)


def cavern(chart: Chart, look: Look) -> Image.Image:
    """The whole ground."""
    image = blank(INSIDE, chart.height, look.page)
    image.paste(_hall(chart, look), (0, 0))
    for number, landing in enumerate(chart.landings):
        depth = round(_SHADES * (number + 1) / len(chart.landings)) / _SHADES
        _draw_landing(image, chart, landing, mix(look.rock, look.deep, depth), look)
    top = chart.home - 14
    for landing in chart.landings:
        _draw_flight(image, top, landing.floor, look)
        top = landing.bottom
    _draw_letters(image, chart, look)
    return image


# --- the hall


def _hall(chart: Chart, look: Look) -> Image.Image:
    """A mountain with a row of lit arches in it."""
    high = chart.home
    canvas = Canvas(INSIDE, high, ground=look.page, scale=2)
    points = [(x * INSIDE, y * high) for x, y in _RIDGE]
    canvas.polygon([*points, (INSIDE, high), (0, high)], look.mountain)
    snow = mix(look.stone_light, (255, 255, 255), 0.55)
    for x, y in _PEAKS:
        _draw_peak(canvas, (x * INSIDE, y * high), high * 0.13, snow)
    floor = high - 14
    wall = (INSIDE * 0.06, high * 0.46, INSIDE * 0.94, floor)
    canvas.box(wall, 16, mix(look.beam, look.shadow, 0.25), look.edge, 4)
    for number in range(_ARCHES):
        x = INSIDE * (0.06 + 0.88 * (number + 0.5) / _ARCHES)
        _draw_arch(canvas, (x, floor), high * 0.38, number % 2 == 0, look)
    canvas.box((0, floor, INSIDE, high), 0, look.stone, None)
    canvas.box((0, floor, INSIDE, floor + 4), 0, look.stone_light, None)
    return canvas.done()


def _draw_peak(canvas: Canvas, top: tuple[float, float], size: float, snow: RGB) -> None:
    x, y = top
    low = y + size
    zigzag = ((-1.5, 0), (-0.7, -0.25), (-0.2, 0.1), (0.4, -0.3), (1.3, 0))
    canvas.polygon(
        [(x, y), *((x + dx * size, low + dy * size) for dx, dy in reversed(zigzag))], snow
    )


def _draw_arch(
    canvas: Canvas, foot: tuple[float, float], high: float, has_fire: bool, look: Look
) -> None:
    """A doorway full of light; in every other one burns a fire."""
    x, floor = foot
    half = high * 0.34
    glow = mix(look.gold, look.fire, 0.35)
    for grow, colour in ((5, mix(look.beam, look.shadow, 0.6)), (0, glow)):
        canvas.disc((x, floor - high + half), half + grow, colour)
        canvas.box((x - half - grow, floor - high + half, x + half + grow, floor), 0, colour)
    if has_fire:
        _draw_flame(canvas, (x, floor), high * 0.62, mix(look.fire, (190, 40, 10), 0.5))
        _draw_flame(canvas, (x, floor), high * 0.36, (255, 236, 150))
    else:
        dark = mix(look.beam, look.shadow, 0.55)
        canvas.box((x - half, floor - high * 0.16, x + half, floor - high * 0.1), 0, dark)
        canvas.box((x - half * 0.7, floor - high * 0.1, x - half * 0.5, floor), 0, dark)
        canvas.box((x + half * 0.5, floor - high * 0.1, x + half * 0.7, floor), 0, dark)


def _draw_flame(canvas: Canvas, foot: tuple[float, float], high: float, colour: RGB) -> None:
    x, y = foot
    canvas.polygon([(x + dx * high, y + dy * high) for dx, dy in _FLAME], colour)


# --- landings


def _draw_landing(
    image: Image.Image, chart: Chart, landing: Landing, rock: RGB, look: Look
) -> None:
    bar(image, (0, landing.top, INSIDE, landing.bottom), rock)
    seam = mix(rock, look.shadow, 0.22)
    for number in range(INSIDE // 90):
        x = (number * 197 + landing.row * 61) % INSIDE
        y = (
            landing.top
            + 12
            + (number * 83 + landing.row * 37) % max(1, landing.floor - landing.top - 24)
        )
        bar(image, (x, y, min(INSIDE, x + 46 + number % 3 * 20), y + 3), seam)
    if not landing.is_known:
        middle = (landing.top + landing.floor) / 2
        for x in (-1, 0, 1):
            disc(image, (INSIDE / 2 + x * 34, middle), 6, look.stone)
    bar(image, (0, landing.floor, INSIDE, landing.bottom), look.stone)
    bar(image, (0, landing.floor, INSIDE, landing.floor + 4), look.stone_light)
    for number in range(chart.columns):
        x = round(chart.x(chart.first + number) - chart.pitch / 2)
        for y in range(landing.top + 8, landing.floor - 8, 24):
            bar(image, (x - 1, y, x + 2, y + 10), seam)
    joint = mix(look.stone, look.shadow, 0.4)
    for number in range(12):
        x = 40 + (number * 118 + landing.row * 53) % (INSIDE - 60)
        bar(image, (x, landing.floor + 4, x + 3, landing.bottom), joint)
    bar(image, (0, landing.bottom - 4, INSIDE, landing.bottom), joint)
    if landing.is_known:
        _draw_number(image, chart, landing, look)


def _draw_number(image: Image.Image, chart: Chart, landing: Landing, look: Look) -> None:
    """The number of a landing, hewn in stone at the left."""
    size = min(chart.text, SIDE - 30, (landing.floor - landing.top) // 2)
    middle = (landing.top + landing.floor) / 2
    half = round(size * 0.8)
    box = (SIDE // 2 - half - 4, round(middle) - half, SIDE // 2 + half + 4, round(middle) + half)
    framed(image, box, 10, look.stone, look.stone_light, 3)
    number = fit(str(landing.row), size, SIDE, bold=True)
    ink = look.ink if sum(look.stone) < 3 * 128 else look.fire_ink
    write(image, (SIDE / 2, middle), number, size, ink, bold=True, anchor="mm")


def _draw_letters(image: Image.Image, chart: Chart, look: Look) -> None:
    """The letters of the columns on the edge of the hall's floor, each at its left end."""
    size = min(chart.text, round(chart.pitch * 0.5))
    for number in range(chart.columns):
        column = chart.first + number
        if not 1 <= column <= _LETTERS:
            continue
        x, middle = chart.x(column) - chart.pitch / 2 + 26, chart.home - 4
        half = round(size * 0.72)
        box = (round(x) - half, middle - half, round(x) + half, middle + half)
        framed(image, box, 8, look.stone, look.stone_light, 3)
        ink = look.ink if sum(look.stone) < 3 * 128 else look.fire_ink
        letter = chr(ord("A") + column - 1)
        write(image, (x, middle), letter, size, ink, bold=True, anchor="mm")


# --- stairs


def _draw_flight(image: Image.Image, top: int, floor: int, look: Look) -> None:
    """Steps at the right edge of the map, from one landing's ground down to the next."""
    count = max(2, (floor - top) // 22)
    for number in range(1, count + 1):
        y, below = (
            top + (floor - top) * (number - 1) // count,
            top + (floor - top) * number // count,
        )
        left = INSIDE - round((SIDE - 6) * number / count)
        bar(image, (left, y, INSIDE, below), mix(look.stone, look.deep, 0.3))
        bar(image, (left, y, INSIDE, y + 4), look.stone_light)


def corner(image: Image.Image, look: Look) -> None:
    """Round the corners of the map."""
    radius = 18
    for x in (0, image.width - radius):
        for y in (0, image.height - radius):
            piece = blank(radius, radius, look.page)
            cut = image.crop((x, y, x + radius, y + radius))
            whole = blank(2 * radius, 2 * radius, (0, 0, 0))
            slab(whole, (0, 0, 2 * radius, 2 * radius), radius, (255, 255, 255))
            left, top = (0 if x == 0 else radius), (0 if y == 0 else radius)
            mask = whole.getchannel(0).crop((left, top, left + radius, top + radius))
            piece.paste(cut, (0, 0), mask)
            image.paste(piece, (x, y))
