"""A picture of the gallery, in any theme and print."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.encode import to_png
from render.lettering import clean
from render.palette import THEMES, Theme
from render.picture import Picture

Draw = Callable[[Theme, bool], Image.Image]


@dataclass(frozen=True)
class Specimen:
    """Something by itself, large enough to be judged."""

    section: str
    name: str
    draw: Draw

    def picture(self, theme: str, *, large_print: bool) -> Picture:
        """Its picture."""
        image = self.draw(THEMES[theme], large_print)
        return Picture(to_png(image), clean(self.name), filename=f"{self.name}.png")
