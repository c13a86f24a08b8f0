"""Small copies of pictures of sheets that somebody has looked at. Run as a module to renew them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render import Picture, draw_tableau
from tests.render.golden import FOLDER, small
from tests.render.scenes import spoken
from tests.render.sheets.scenes import hero_sheet, history, party_sheet, shop, world

PICTURES: Mapping[str, Callable[[], Picture]] = {
    "sheet-hero": lambda: draw_tableau(hero_sheet(), spoken),
    "sheet-hero-large": lambda: draw_tableau(hero_sheet(), spoken, large_print=True),
    "sheet-party": lambda: draw_tableau(party_sheet(), spoken, theme="light"),
    "sheet-shop": lambda: draw_tableau(shop(), spoken),
    "sheet-world": lambda: draw_tableau(world(), spoken),
    "sheet-world-light": lambda: draw_tableau(world(), spoken, theme="light"),
    "sheet-history": lambda: draw_tableau(history(), spoken),
}


def main() -> None:
    """Draw all of them anew."""
    for name, draw in PICTURES.items():
        copy = small(draw()).quantize(256, method=Image.Quantize.MEDIANCUT)
        copy.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
