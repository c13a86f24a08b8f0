"""PNG bytes: what a reader makes of them, and that nothing of the past is in them."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image

from render.cache import bands, forget_everything
from render.encode import BAND, to_png, to_png_in


def noise(width: int, height: int) -> Image.Image:
    chance = random.Random(1)
    image = Image.new("RGB", (width, height))
    image.putdata(
        [(chance.randrange(256), 90, chance.randrange(256)) for _ in range(width * height)]
    )
    return image


def palette() -> Image.Image:
    return noise(40, 40).quantize(32, method=Image.Quantize.FASTOCTREE)


@pytest.mark.parametrize(
    "size", [(1, 1), (3, BAND - 1), (50, BAND), (7, BAND + 1), (200, 3 * BAND)]
)
def test_it_reads_as_the_picture_in_the_given_colours(size: tuple[int, int]) -> None:
    image = noise(*size)
    wanted = image.quantize(palette=palette(), dither=Image.Dither.NONE)
    read = Image.open(BytesIO(to_png_in(image, palette())))
    assert read.size == size
    assert read.convert("RGB").tobytes() == wanted.convert("RGB").tobytes()


def test_the_bytes_are_the_same_whether_a_band_was_at_hand_or_not() -> None:
    image = noise(100, 4 * BAND)
    forget_everything()
    cold = to_png_in(image, palette())
    held = bands.held_bytes
    assert to_png_in(image, palette()) == cold
    assert bands.held_bytes == held


def test_only_the_bands_that_changed_are_compressed_again() -> None:
    image = noise(100, 4 * BAND)
    forget_everything()
    to_png_in(image, palette())
    held = bands.held_bytes
    image.paste((0, 0, 0), (10, BAND + 3, 20, BAND + 9))
    to_png_in(image, palette())
    assert held < bands.held_bytes < held * 1.5


def test_a_palette_of_its_own_reads_as_well() -> None:
    assert Image.open(BytesIO(to_png(noise(20, 20)))).size == (20, 20)
