"""From pixels to the bytes of a small PNG."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

COLOURS = 80
SAMPLE = 4  # the palette is found on every fourth pixel of every fourth line
COMPRESSION = 5


def to_png(image: Image.Image) -> bytes:
    """A palette PNG; the same pixels always give the same bytes."""
    return _encoded(_with_palette(image))


def _with_palette(image: Image.Image) -> Image.Image:
    """Few colours, found on a sample: mapping onto a palette is far faster than finding one."""
    sample = image.resize(
        (max(1, image.width // SAMPLE), max(1, image.height // SAMPLE)), Image.Resampling.NEAREST
    )
    palette = sample.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _encoded(image: Image.Image) -> bytes:
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
