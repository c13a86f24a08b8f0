"""From pictures to the bytes of an animated WebP of a bounded size.

Writing an animation keeps the interpreter to itself, picture by picture. So another process does
it (`writer.py`), while this one goes on drawing and, above all, answering.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PIL import Image

MOST_BYTES = 2_000_000
QUALITIES = (76, 60, 42)  # the first that is small enough
_WRITER = Path(__file__).with_name("writer.py")

Make = Callable[[], Iterator[Image.Image]]


def to_webp(make: Make, durations: Sequence[int], most_bytes: int = MOST_BYTES) -> bytes | None:
    """The pictures that `make` draws, one after the other; None: they do not fit.

    Only what has changed is kept of each, so all must be drawn to the same pixels where nothing
    has. They are drawn as they are written: a film in memory would take hundreds of megabytes.
    """
    for quality in QUALITIES:
        data = _written(make(), durations, quality)
        if len(data) <= most_bytes:
            return data
    return None


def _written(frames: Iterator[Image.Image], durations: Sequence[int], quality: int) -> bytes:
    command = [sys.executable, "-I", str(_WRITER)]
    with subprocess.Popen(  # noqa: S603 - our own file, and nothing that anybody typed
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as writer:
        try:
            assert writer.stdin is not None
            first = next(frames)
            writer.stdin.write(struct.pack("<4I", *first.size, quality, len(durations)))
            writer.stdin.write(struct.pack(f"<{len(durations)}I", *durations))
            writer.stdin.write(first.tobytes())
            for frame in frames:
                writer.stdin.write(frame.tobytes())
            data, _ = writer.communicate()
        except BaseException:
            writer.kill()
            raise
    if writer.returncode or not data:
        raise RuntimeError("the film was not written")
    return data
