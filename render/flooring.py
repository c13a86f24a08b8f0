"""The floor of a map, hex by hex: each a piece of its ground's texture."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.hexes import Hex
from render.cache import sprites
from render.canvas import Canvas
from render.layout import Layout
from render.palette import Theme
from render.textures import COLUMNS, ROWS, corners_about, texture


def lay_floor(canvas: Canvas, hexagon: Hex, ground: str, layout: Layout, theme: Theme) -> None:
    """Put one hex of floor on the canvas; together they continue one texture."""
    column, level = hexagon.q % COLUMNS, (2 * hexagon.r + hexagon.q) % (2 * ROWS)
    key = ("floor", ground, column, level, layout.size, layout.half, canvas.scale, theme.name)

    def cut() -> Image.Image:
        tile = texture(ground, layout.size, layout.half, theme)
        left = layout.size * 3 // 2 * column - layout.size
        top = layout.half * (level - 1)
        piece = Image.new("RGB", (2 * layout.size + 1, 2 * layout.half + 1))
        for x in (0, tile.width):
            for y in (0, tile.height):
                piece.paste(tile, (x - left % tile.width, y - top % tile.height))
        size = (piece.width * canvas.scale, piece.height * canvas.scale)
        return piece.resize(size, Image.Resampling.NEAREST)

    x, y = layout.centre(hexagon)
    mask = _mask(layout.size, layout.half, canvas.scale)
    canvas.stamp(sprites.get(key, cut), (x - layout.size, y - layout.half), mask)


def _mask(size: int, half: int, scale: int) -> Image.Image:
    """The shape of a hex, larger by the canvas's scale."""

    def draw() -> Image.Image:
        mask = Image.new("L", ((2 * size + 1) * scale, (2 * half + 1) * scale))
        size_, half_ = size * scale, half * scale
        ImageDraw.Draw(mask).polygon(corners_about(size_, half_, size_, half_), fill=255)
        return mask

    return sprites.get(("floor mask", size, half, scale), draw)
