"""Floors that repeat: tiles of flagstones, boards and the like, the same for the same size.

A tile is four columns of hexes wide, so that every stretch of a picture's line comes again a little
further to the right: that, few tones and no soft edges keep a textured map small.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageDraw

from render.cache import sprites
from render.canvas import GREYS, Point
from render.materials import FLOORS, MATERIALS, RGB, Material
from render.palette import Theme

COLUMNS, ROWS = 4, 4  # of hexes in a tile


@dataclass(frozen=True)
class Laying:
    """How pieces are laid in level courses; lengths in hex sizes."""

    height: float  # of a course: a row of hexes is 1.73 high, so these divide it
    width: float  # of a piece
    spread: float = 0.0  # how uneven the pieces are, in shares of their width
    stagger: float = 0.5  # how far every other course is shifted, in shares of a piece
    is_checkered: bool = False  # tones in turn, not by chance
    is_nailed: bool = False


_LAID: Mapping[str, Laying] = {
    "stone": Laying(0.866, 1.2, spread=0.17),
    "boards": Laying(0.433, 3.0, spread=0.2, stagger=0.37, is_nailed=True),
    "tiles": Laying(0.866, 0.75, stagger=0, is_checkered=True),
    "corridor": Laying(0.433, 0.75),
    "difficult": Laying(0.577, 0.75, spread=0.25),
    "hazard": Laying(0.577, 0.75, spread=0.3),
    "wall": Laying(0.433, 0.75),
}


def texture(ground: str, size: int, half: int, theme: Theme) -> Image.Image:
    """One tile of a ground. Shared: paste from it, never draw on it."""
    kind = ground if ground in MATERIALS[theme.name] else FLOORS[0]
    key = ("texture", kind, size, half, theme.name)
    return sprites.get(key, lambda: _draw(kind, size, half, theme))


def corners_about(x: float, y: float, size: float, half: float) -> list[Point]:
    """A hex's corners, as `Layout.corners` gives them."""
    ring = ((size, 0), (size // 2, half), (-size // 2, half))
    return [(x + dx, y + dy) for dx, dy in (*ring, *((-dx, -dy) for dx, dy in ring))]


def _draw(kind: str, size: int, half: int, theme: Theme) -> Image.Image:
    material = MATERIALS[theme.name][kind]
    wide, high = size * 3 // 2 * COLUMNS, 2 * half * ROWS
    image = Image.new("RGB", (wide, high), material.tones[0])
    tile = _Tile(image, size, material, random.Random(f"{kind} {size}"))
    if kind in _LAID:
        _lay(tile, _LAID[kind])
    else:
        _PAINTED[kind](tile)
    image.paste(theme.grid, (0, 0), _grid(size, half, wide, high))
    return image


def _grid(size: int, half: int, wide: int, high: int) -> Image.Image:
    """The lines between the hexes, with the centre of one in the tile's corner."""
    mask = Image.new("L", (2 * wide, 2 * high))
    draw, width = ImageDraw.Draw(mask), max(3, round(size * 0.09))
    for column in range(COLUMNS + 1):
        for row in range(-1, ROWS + 1):
            x, y = size * 3 // 2 * column, half * (2 * row + column % 2)
            corners = corners_about(2 * x, 2 * y, 2 * size, 2 * half)
            draw.line([*corners, corners[0], corners[1]], 255, width, joint="curve")
    return mask.reduce(2).point(GREYS)


class _Tile:
    """A tile that is being drawn: what leaves it on one side comes in on the other."""

    def __init__(
        self, image: Image.Image, size: int, material: Material, chance: random.Random
    ) -> None:
        self.wide, self.high = image.size
        self.size, self.material, self.chance = size, material, chance
        self.line = max(1, round(size * 0.035))
        self._draw = ImageDraw.Draw(image)

    def box(self, left: int, top: int, right: int, bottom: int, fill: RGB) -> None:
        """A rectangle without its right and lower sides."""
        for dx in (0, self.wide, -self.wide):
            self._draw.rectangle((left + dx, top, right + dx - 1, bottom - 1), fill)

    def stroke(self, points: list[tuple[float, float]], fill: RGB) -> None:
        """A line."""
        for dx in (0, self.wide, -self.wide):
            for dy in (0, self.high, -self.high):
                moved = [(x + dx, y + dy) for x, y in points]
                self._draw.line(moved, fill, self.line + 1, joint="curve")

    def courses(self, height: float) -> list[tuple[int, int]]:
        """The tile cut into level bands about so high."""
        count = max(1, round(self.high / (height * self.size)))
        edges = [round(self.high * n / count) for n in range(count + 1)]
        return list(pairwise(edges))

    def cuts(self, width: float, spread: float, shift: float) -> list[int]:
        """Where one band is cut into pieces about so wide, and the first cut again, round."""
        count = max(1, round(self.wide / (width * self.size)))
        step = self.wide / count
        uneven = (self.chance.uniform(-spread, spread) for _ in range(count))
        found = [round(step * (n + shift + aside)) for n, aside in enumerate(uneven)]
        return [*found, found[0] + self.wide]


def _lay(tile: _Tile, laying: Laying) -> None:
    """Stones, boards or bricks, with a joint above and to the left of each."""
    tones, joint, line = tile.material.tones, tile.material.joint, tile.line
    for n, (top, bottom) in enumerate(tile.courses(laying.height)):
        cuts = tile.cuts(laying.width, laying.spread, n * laying.stagger % 1)
        for m, (left, right) in enumerate(pairwise(cuts)):
            is_even = laying.is_checkered
            tone = tones[(n + m) % len(tones)] if is_even else tile.chance.choice(tones)
            tile.box(left, top, right, bottom, tone)
            tile.box(left, top, left + line, bottom, joint)
            for end in (left + 4 * line, right - 5 * line) if laying.is_nailed else ():
                middle = (top + bottom) // 2
                tile.box(end, middle, end + 2 * line, middle + 2 * line, joint)
        tile.box(0, top, tile.wide, top + line, joint)


def _water(tile: _Tile) -> None:
    """Bands, and crests where no hex has its coordinates."""
    for top, bottom in tile.courses(0.433)[1::2]:
        tile.box(0, top, tile.wide, bottom, tile.material.tones[-1])
    high, reach = tile.high / ROWS, tile.size * 0.2
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = tile.size * 1.5 * column, high * (row + column % 2 / 2)
            for dx, dy in ((-0.3, 0.0), (0.32, 0.2), (-0.12, 0.55)):
                left, middle = x + dx * tile.size - reach, y + dy * tile.size
                ups = (middle, middle - reach / 2, middle, middle - reach / 2, middle)
                tile.stroke([(left + n * reach / 2, up) for n, up in enumerate(ups)], _sign(tile))


def _ice(tile: _Tile) -> None:
    """Long cracks."""
    for n, (top, bottom) in enumerate(tile.courses(1.73)):
        for left in tile.cuts(1.5, 0.1, 0.5 * (n % 2))[:-1]:
            x, y = float(left), float(top)
            crack = [(x, y)]
            for _ in range(3):
                x += tile.size * tile.chance.uniform(-0.1, 0.5)
                y += (bottom - top) * tile.chance.uniform(0.15, 0.3)
                crack.append((x, y))
            tile.stroke(crack, _sign(tile))


def _sign(tile: _Tile) -> RGB:
    return tile.material.sign


_PAINTED: Mapping[str, Callable[[_Tile], None]] = {"water": _water, "ice": _ice}
