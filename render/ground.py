"""The still part of the map: floors, walls, the dark beyond them, coordinates. Drawn once, kept."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PIL import Image, ImageDraw

from engine.core.hexes import DIRECTIONS, Hex
from engine.core.view import View
from render.cache import backgrounds, sprites
from render.canvas import GREYS, Canvas, Point, regular
from render.flooring import lay_floor
from render.layout import HALF_HEIGHT, Layout
from render.lettering import font_for, largest_that_fits
from render.materials import MATERIALS
from render.palette import DARK_INK, RGB, Theme
from render.rooms import Floors
from render.scatter import draw_scattered
from render.walls import (
    draw_behind,
    draw_shadows,
    draw_sides,
    draw_thin,
    inner_edges,
    outer_edges,
)

LABEL_HEIGHT = 0.61  # how far above a hex's centre its coordinates stand, in hex sizes
SMALL = 18  # letters that lose nothing by hard edges
_HARD = [0] * 112 + [255] * 144
_UNLABELLED = frozenset({"fog", "wall"})


def background(grounds: Floors, view: View, layout: Layout, theme: Theme) -> Image.Image:
    """The map without anything that moves. Shared: copy or paste it, never draw on it."""
    key = ground_key(grounds, view, layout, theme)
    return backgrounds.get(key, lambda: _draw(grounds, view, layout, theme))


def ground_key(grounds: Floors, view: View, layout: Layout, theme: Theme) -> Hashable:
    """Everything that decides how the still part of a map looks."""
    return ("ground", tuple(grounds.items()), view.wall_edges, layout, theme.name)


def _draw(known: Floors, view: View, layout: Layout, theme: Theme) -> Image.Image:
    canvas = Canvas(layout.width, layout.map_height, ground=theme.page, scale=2)
    shown = {hexagon: known[hexagon] for hexagon in layout.hexes if hexagon in known}
    walls = outer_edges(shown, known.keys(), layout)
    between = inner_edges(shown, view.wall_edges, layout)
    _draw_fog(canvas, shown, layout, theme)
    draw_behind(canvas, walls, layout.size, theme)
    for hexagon, ground in shown.items():
        if ground != "fog":
            lay_floor(canvas, hexagon, ground, layout, theme)
    draw_shadows(canvas, [*walls, *between], layout.size)
    for hexagon, ground in shown.items():
        draw_scattered(canvas, hexagon, ground, layout.centre(hexagon), layout.size, theme)
    draw_sides(canvas, walls, layout.size, theme)
    draw_thin(canvas, between, layout.size, theme)
    image = canvas.done()
    _draw_labels(image, shown, layout, theme)
    return image


def _draw_fog(canvas: Canvas, shown: Mapping[Hex, str], layout: Layout, theme: Theme) -> None:
    """The dark beyond the lamplight: less dark beside what is seen, then hardly there."""
    lit = {hexagon for hexagon, ground in shown.items() if ground != "fog"}
    for hexagon, ground in shown.items():
        if ground == "fog":
            is_near = any(hexagon.plus(step) in lit for step in DIRECTIONS)
            canvas.polygon(layout.corners(hexagon), theme.fog if is_near else theme.far_fog)
            if is_near:
                draw_murk(canvas, layout.centre(hexagon), layout.size, theme.fog_mark)


def draw_murk(canvas: Canvas, centre: Point, size: float, colour: RGB) -> None:
    """What tells an unseen hex without colour: three slanted strokes."""
    x, y = centre
    for offset in (-0.4, 0.0, 0.4):
        dx, dy = offset * size, size * 0.36
        canvas.line([(x + dx - dy * 0.5, y + dy), (x + dx + dy * 0.5, y - dy)], colour, size * 0.06)


def swatch_sprite(ground: str, size: float, theme: Theme) -> Image.Image:
    """One small hex of a ground, for the legend."""

    def draw() -> Image.Image:
        side = 2 * round(size * 1.1) + 1
        canvas = Canvas(side, side)
        centre = (side / 2, side / 2)
        corners = regular(centre, size * 0.95, 6)
        material = MATERIALS[theme.name].get(ground)
        canvas.polygon(corners, theme.fog if material is None else material.tones[0])
        if material is None:
            draw_murk(canvas, centre, size, theme.faint)
        else:
            draw_scattered(canvas, Hex(0, 0), ground, centre, size, theme, is_alone=True)
        canvas.polygon(corners, None, theme.faint, max(1.0, size * 0.06))
        return canvas.done()

    return sprites.get(("swatch", ground, size, theme.name), draw)


def _draw_labels(
    image: Image.Image, grounds: Mapping[Hex, str], layout: Layout, theme: Theme
) -> None:
    """Coordinates; small letters have hard edges, for hundreds of soft ones cost bytes."""
    if not layout.label_size:
        return
    room = layout.size * 2 * (1 - LABEL_HEIGHT / (2 * HALF_HEIGHT)) * 0.98
    for hexagon, ground in grounds.items():
        if ground in _UNLABELLED:
            continue
        label = hexagon.label
        x, y = layout.centre(hexagon)
        size = largest_that_fits(label, layout.label_size, room, 8)
        # Letters and number are stamped one by one: a hundred maps have the same few.
        column = label.rstrip("0123456789")
        parts = [_stamp(part, size) for part in (column, label[len(column) :]) if part]
        left = x - sum(wide for _, wide in parts) // 2
        top = y - round(LABEL_HEIGHT * layout.size) - size
        for mask, wide in parts:
            image.paste(DARK_INK if ground == "ice" else theme.label, (left, top), mask)
            left += wide


def _stamp(text: str, size: int) -> tuple[Image.Image, int]:
    """Some letters as a mask twice as high as they are, and how far the next ones are."""
    face = font_for(text, size)
    wide = round(face.getlength(text))

    def draw() -> Image.Image:
        mask = Image.new("L", (wide + 2, 2 * size))
        ImageDraw.Draw(mask).text((0, size), text, fill=255, font=face, anchor="lm")
        return mask.point(GREYS if size > SMALL else _HARD)

    return sprites.get(("stamp", text, size), draw), wide
