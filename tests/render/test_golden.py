"""Pictures still look as they did when somebody last looked at them.

After a wanted change: `python -m tests.render.golden`, and look at the new ones.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, PICTURES, small

TOLERATED = 6.0  # mean difference of a colour channel; font libraries differ by about one


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(name: str) -> None:
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    drawn = small(PICTURES[name]())
    assert drawn.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(drawn, kept))
    assert max(difference.mean) < TOLERATED


def test_the_tolerance_would_notice_another_picture() -> None:
    first, other = small(PICTURES["mid-round"]()), small(PICTURES["choices-light"]())
    difference = ImageStat.Stat(ImageChops.difference(first, other.resize(first.size)))
    assert max(difference.mean) > TOLERATED
