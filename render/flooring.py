"""The whole floor of a map: every hex in the texture of its ground."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from engine.core.hexes import Hex
from render.cache import sprites
from render.layout import Layout
from render.palette import Theme
from render.textures import corners_about, texture


def floor(
    grounds: Mapping[Hex, str], layout: Layout, size: tuple[int, int], theme: Theme
) -> Image.Image:
    """Every hex in its ground's texture, and something around them to be cut away."""
    alike: dict[str, list[Hex]] = {}
    for hexagon, ground in grounds.items():
        alike.setdefault(ground, []).append(hexagon)
    first, *others = sorted(alike, key=lambda ground: -len(alike[ground]))
    image = _repeated(texture(first, layout.size, layout.half, theme), (0, 0), size, layout)
    for ground in others:
        tile = texture(ground, layout.size, layout.half, theme)
        for hexagon in alike[ground]:
            x, y = layout.centre(hexagon)
            corner = (x - layout.size, y - layout.half)
            cut = _repeated(tile, corner, (2 * layout.size + 1, 2 * layout.half + 1), layout)
            image.paste(cut, corner, _hex_mask(layout.size, layout.half))
    return image


def _repeated(
    tile: Image.Image, corner: tuple[int, int], size: tuple[int, int], layout: Layout
) -> Image.Image:
    """A part of the endless floor: tiles side by side, anchored to the hexes."""
    image = Image.new("RGB", size)
    left = (layout.left - corner[0]) % tile.width - tile.width
    top = (layout.top - corner[1]) % tile.height - tile.height
    for x in range(left, size[0], tile.width):
        for y in range(top, size[1], tile.height):
            image.paste(tile, (x, y))
    return image


def _hex_mask(size: int, half: int) -> Image.Image:
    def draw() -> Image.Image:
        mask = Image.new("L", (2 * size + 1, 2 * half + 1))
        ImageDraw.Draw(mask).polygon(corners_about(size, half, size, half), fill=255)
        return mask

    return sprites.get(("hex mask", size, half), draw)
