"""Pictures still look as they did when somebody last looked at them.

After a wanted change: `python -m tests.render.golden`, and look at the new ones.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render import draw_map
from tests.render.golden import FOLDER, PICTURES, small
from tests.render.scenes import scene, spoken

TILE = 20  # pixels of the small copy: less than a hex
TOLERATED = 18  # mean difference within a tile; font libraries differ by much less


def worst_tile(one: Image.Image, other: Image.Image) -> int:
    difference = ImageChops.difference(one, other).convert("L")
    tiles = difference.reduce(TILE)
    return int(tiles.getextrema()[1])  # type: ignore[arg-type]


def kept(name: str) -> Image.Image:
    return Image.open(FOLDER / f"{name}.png").convert("RGB")


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(name: str) -> None:
    drawn = small(PICTURES[name]())
    assert drawn.size == kept(name).size
    assert worst_tile(drawn, kept(name)) < TOLERATED


def test_one_figure_less_would_be_noticed() -> None:
    view = scene(figures=scene().figures[:-1])
    assert worst_tile(small(draw_map(view, spoken)), kept("mid-round")) > TOLERATED
