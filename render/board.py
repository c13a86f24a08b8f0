"""The part of the picture where the map lies: sprites go on its hexes."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.hexes import Hex
from render.layout import Layout


@dataclass(frozen=True)
class Board:
    """A picture under way, with the map `top` pixels below its upper edge."""

    image: Image.Image
    layout: Layout
    top: int

    @property
    def size(self) -> int:
        """A hex's size in pixels."""
        return self.layout.size

    def put(self, sprite: Image.Image, hexagon: Hex, shift: tuple[float, float] = (0, 0)) -> None:
        """Paste a sprite with its middle on a hex's; the shift is in hex sizes."""
        x, y = self.layout.centre(hexagon)
        left = x + round(shift[0] * self.size) - sprite.width // 2
        top = y + round(shift[1] * self.size) - sprite.height // 2 + self.top
        self.image.paste(sprite, (left, top), sprite)
