"""The still part of the map: floors, patterns, fog, walls and coordinates. Drawn once, kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PIL import Image, ImageDraw

from engine.core.hexes import DIRECTIONS, Hex
from engine.core.view import View
from render.cache import backgrounds, sprites
from render.canvas import GREYS, Canvas, Colour, Point, regular
from render.layout import HALF_HEIGHT, Layout
from render.lettering import font_for, largest_that_fits
from render.palette import DARK_INK, RGB, Theme

LABEL_HEIGHT = 0.61  # how far above a hex's centre its coordinates stand, in hex sizes


def background(view: View, layout: Layout, theme: Theme) -> Image.Image:
    """The map without anything that moves. Shared: copy or paste it, never draw on it."""
    grounds = tuple((h.hex, h.ground) for h in view.hexes)
    key = (grounds, view.wall_edges, layout, theme.name)
    return backgrounds.get(key, lambda: _draw(dict(grounds), view, layout, theme))


def _draw(grounds: Mapping[Hex, str], view: View, layout: Layout, theme: Theme) -> Image.Image:
    canvas = Canvas(layout.width, layout.map_height, ground=theme.page, scale=2)
    shown = {hexagon: grounds[hexagon] for hexagon in layout.hexes if hexagon in grounds}
    _draw_wall_band(canvas, shown, grounds.keys(), layout, theme)
    for hexagon, ground in shown.items():
        _draw_hex(canvas, hexagon, ground, layout, theme)
    _draw_grid(canvas, shown, layout, theme)
    _draw_wall_edges(canvas, shown, view, layout, theme)
    image = canvas.done()
    _draw_labels(image, shown, layout, theme)
    return image


def _draw_wall_band(
    canvas: Canvas,
    grounds: Mapping[Hex, str],
    known: Collection[Hex],
    layout: Layout,
    theme: Theme,
) -> None:
    """A thick line around the rooms; the hexes drawn later cover its inner half.

    Where the picture ends in the middle of an unseen room there is no wall.
    """
    edges = [
        (layout.corners(hexagon), k, ground)
        for hexagon, ground in grounds.items()
        for k, direction in enumerate(DIRECTIONS)
        if hexagon.plus(direction) not in known
    ]
    edges.sort(key=lambda edge: edge[2] != "fog")  # the walls of a seen room lie on top
    for width, of_room, of_fog in (
        (0.42, theme.wall_edge, theme.fog),
        (0.28, theme.wall, theme.fog_mark),
    ):
        for corners, k, ground in edges:
            ends = corners[k], corners[(k + 1) % 6]
            colour = of_fog if ground == "fog" else of_room
            _stroke(canvas, ends, colour, width * layout.size)


def _stroke(canvas: Canvas, ends: tuple[Point, Point], colour: Colour, width: float) -> None:
    canvas.line(ends, colour, width)
    for end in ends:
        canvas.disc(end, width / 2, colour)


def swatch_sprite(ground: str, size: float, theme: Theme) -> Image.Image:
    """One small hex of a ground, for the legend."""

    def draw() -> Image.Image:
        side = 2 * round(size * 1.1) + 1
        canvas = Canvas(side, side)
        centre = (side / 2, side / 2)
        fill, pattern = theme.grounds.get(ground, (theme.fog, theme.fog_mark))
        canvas.polygon(regular(centre, size * 0.95, 6), fill, theme.faint, max(1.0, size * 0.06))
        if ground == "fog":
            _hatch(canvas, centre, size, pattern)
        _draw_pattern(canvas, ground, centre, size, pattern)
        return canvas.done()

    return sprites.get(("swatch", ground, size, theme.name), draw)


def _draw_hex(canvas: Canvas, hexagon: Hex, ground: str, layout: Layout, theme: Theme) -> None:
    corners = layout.corners(hexagon)
    if ground == "fog":
        canvas.polygon(corners, theme.fog)
        _hatch(canvas, layout.centre(hexagon), layout.size, theme.fog_mark)
        return
    fill, pattern = theme.grounds.get(ground, theme.grounds["floor"])
    canvas.polygon(corners, fill)
    _draw_pattern(canvas, ground, layout.centre(hexagon), layout.size, pattern)


def _draw_grid(canvas: Canvas, grounds: Mapping[Hex, str], layout: Layout, theme: Theme) -> None:
    """The line between two hexes, once: drawn from both sides it would blur."""
    width = max(1.0, layout.size * 0.03)
    for hexagon, ground in grounds.items():
        corners = layout.corners(hexagon)
        for k, direction in enumerate(DIRECTIONS[:3]):
            beyond = grounds.get(hexagon.plus(direction))
            if beyond is not None:
                is_fog = ground == beyond == "fog"
                colour = theme.fog_mark if is_fog else theme.grid
                canvas.line((corners[k], corners[k + 1]), colour, width)


def _hatch(canvas: Canvas, centre: Point, size: float, colour: RGB) -> None:
    x, y = centre
    for offset in (-0.5, 0.0, 0.5):
        dx, dy = offset * size, size * 0.42
        canvas.line([(x + dx - dy * 0.5, y + dy), (x + dx + dy * 0.5, y - dy)], colour, size * 0.06)


def _draw_pattern(canvas: Canvas, ground: str, centre: Point, size: float, colour: RGB) -> None:
    """What tells grounds apart without colour. It keeps clear of the coordinates above."""
    x, y = centre
    line = max(1.5, size * 0.06)
    if ground == "difficult":  # rubble
        for dx, dy in ((-0.5, 0.1), (0.45, 0.0), (0.0, 0.3), (-0.3, 0.62)):
            stone = (x + dx * size, y + dy * size)
            canvas.polygon(_rock(stone, size * 0.16), colour)
    elif ground == "hazard":  # teeth of flame
        for dx, dy in ((-0.45, 0.1), (0.45, 0.1), (0.0, 0.45)):
            _flame(canvas, (x + dx * size, y + dy * size), size * 0.24, colour)
    elif ground == "water":
        for dy in (0.0, 0.42):
            _wave(canvas, (x, y + dy * size), size * (0.62 - dy / 3), line, colour)
    elif ground == "ice":
        for angle in ((-0.6, 0.1, 0.5, 0.45), (0.45, -0.2, 0.05, 0.28), (-0.1, 0.27, -0.25, 0.7)):
            canvas.line(
                [
                    (x + angle[0] * size, y + angle[1] * size),
                    (x + angle[2] * size, y + angle[3] * size),
                ],
                colour,
                line,
            )


def _rock(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    shape = ((-1.0, 0.5), (-0.7, -0.5), (0.1, -0.9), (0.9, -0.3), (1.0, 0.5))
    return [(x + dx * radius, y + dy * radius) for dx, dy in shape]


def _flame(canvas: Canvas, centre: Point, radius: float, colour: RGB) -> None:
    x, y = centre
    shape = ((0.0, -1.3), (0.7, 0.1), (0.45, 0.9), (-0.45, 0.9), (-0.7, 0.1))
    canvas.polygon([(x + dx * radius, y + dy * radius) for dx, dy in shape], colour)


def _wave(canvas: Canvas, centre: Point, reach: float, line: float, colour: RGB) -> None:
    x, y = centre
    points = [(x - reach + reach * k / 2, y + (line if k % 2 else -line)) for k in range(5)]
    canvas.line(points, colour, line)


def _draw_wall_edges(
    canvas: Canvas, grounds: Mapping[Hex, str], view: View, layout: Layout, theme: Theme
) -> None:
    """Thin walls between two hexes that both are there."""
    edges = []
    for one, other in view.wall_edges:
        step = other.minus(one)
        if step in DIRECTIONS and one in grounds and other in grounds:
            corners, k = layout.corners(one), DIRECTIONS.index(step)
            edges.append((corners[k], corners[(k + 1) % 6]))
    for width, colour in ((0.3, theme.wall_edge), (0.18, theme.wall)):
        for ends in edges:
            _stroke(canvas, ends, colour, max(3.0, width * layout.size))


def _draw_labels(
    image: Image.Image, grounds: Mapping[Hex, str], layout: Layout, theme: Theme
) -> None:
    """Coordinates, with few steps of grey at the letters' edges: hundreds of labels cost bytes."""
    if not layout.label_size:
        return
    light, dark = (Image.new("L", image.size) for _ in range(2))
    on_light, on_dark = ImageDraw.Draw(light), ImageDraw.Draw(dark)
    room = layout.size * 2 * (1 - LABEL_HEIGHT / (2 * HALF_HEIGHT)) * 0.98
    for hexagon, ground in grounds.items():
        if ground in {"fog", "wall"}:
            continue
        label = hexagon.label
        x, y = layout.centre(hexagon)
        size = largest_that_fits(label, layout.label_size, room, 8)
        face = font_for(label, size)
        place = (x - round(face.getlength(label) / 2), y - round(LABEL_HEIGHT * layout.size))
        draw = on_light if ground == "ice" else on_dark
        draw.text(place, label, fill=255, font=face, anchor="lm")
    for mask, colour in ((dark, theme.label), (light, DARK_INK)):
        image.paste(colour, (0, 0), mask.point(GREYS))
