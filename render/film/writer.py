"""Writes an animated WebP from the pictures that come in: a process of its own.

It knows Pillow and nothing else of ours, so it starts at once and weighs little. In: width,
height, quality and number of pictures, the milliseconds of each, then their pixels. Out: the file.
"""

from __future__ import annotations

import struct
import sys
from io import BytesIO
from typing import BinaryIO

from PIL import Image

METHOD = 2  # how hard it tries: more takes far longer and wins little


def main() -> None:
    """Read, write, go."""
    sys.stdout.buffer.write(written(sys.stdin.buffer))


def written(source: BinaryIO) -> bytes:
    """The file for what comes in."""
    width, height, quality, count = struct.unpack("<4I", source.read(16))
    durations = struct.unpack(f"<{count}I", source.read(4 * count))
    pictures = _Pictures(source, (width, height), count)
    buffer = BytesIO()
    pictures.first.save(
        buffer,
        "WEBP",
        save_all=True,
        append_images=[pictures] if count > 1 else [],
        duration=list(durations),
        loop=0,
        quality=quality,
        method=METHOD,
        kmin=0,
        kmax=0,  # no whole pictures between: nobody winds a film of seconds
    )
    return buffer.getvalue()


class _Pictures:
    """All pictures but the first, as Pillow reads an animation: asked for one after the other."""

    mode = "RGB"

    def __init__(self, source: BinaryIO, size: tuple[int, int], count: int) -> None:
        self._source = source
        self._size = size
        self.n_frames = count - 1
        self.first = self._next()
        self._picture = self.first

    def seek(self, number: int) -> None:
        """Read the next one."""
        self._picture = self._next()

    def getim(self) -> object:
        """Its pixels."""
        return self._picture.getim()

    def _next(self) -> Image.Image:
        return Image.frombytes(
            "RGB", self._size, self._source.read(3 * self._size[0] * self._size[1])
        )


if __name__ == "__main__":
    main()
