"""From pixels to the bytes of a small PNG."""

from __future__ import annotations

import struct
import zlib
from hashlib import blake2b
from io import BytesIO

from PIL import Image

from render.cache import bands

COLOURS = 80
SAMPLE = 4  # the palette is found on every fourth pixel of every fourth line
COMPRESSION = 5
BAND = 64  # lines that are compressed together
BAND_COMPRESSION = 6  # one step more: most bands are at hand
_RAW = -15  # deflate without a header: bands are put together into one stream
_HEADER, _LAST_BLOCK = b"\x78\x9c", b"\x03\x00"
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def to_png(image: Image.Image) -> bytes:
    """A palette PNG; the same pixels always give the same bytes."""
    return _encoded(_with_palette(image))


def to_png_in(image: Image.Image, paints: Image.Image) -> bytes:
    """A PNG in a given palette.

    Pictures of one game differ in little. So the lines are compressed band by band, each for
    itself, and a band that was in the last picture is not compressed again.
    """
    drawn = image.quantize(palette=paints, dither=Image.Dither.NONE)
    width, height = drawn.size
    lines = Image.new("P", (width + 1, height))  # every line begins with its filter: none
    lines.paste(drawn, (1, 0))
    pixels = memoryview(lines.tobytes())
    step = BAND * (width + 1)
    packed = [_packed(pixels[start : start + step]) for start in range(0, len(pixels), step)]
    check = struct.pack(">I", zlib.adler32(pixels))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(drawn.getpalette("RGB") or b"\0\0\0")
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", b"".join((_HEADER, *packed, _LAST_BLOCK, check))),
            _chunk(b"IEND", b""),
        )
    )


def _packed(lines: memoryview) -> bytes:
    """Some lines as a piece of a deflate stream that stands for itself."""

    def pack() -> bytes:
        packer = zlib.compressobj(BAND_COMPRESSION, zlib.DEFLATED, _RAW, 9)
        return packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)

    return bands.get(blake2b(lines, digest_size=16).digest(), pack)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)))


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
