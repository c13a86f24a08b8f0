"""From pictures to the bytes of an animated WebP of a bounded size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO

from PIL import Image

MOST_BYTES = 2_000_000
QUALITIES = (76, 60, 42)  # the first that is small enough
METHOD = 2  # how hard it tries: more takes far longer and wins little

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
    first = next(frames)
    buffer = BytesIO()
    first.save(
        buffer,
        "WEBP",
        save_all=True,
        append_images=[_Rest(frames, len(durations) - 1)] if len(durations) > 1 else [],
        duration=list(durations),
        loop=0,
        quality=quality,
        method=METHOD,
        kmin=0,
        kmax=0,  # no whole pictures between: nobody winds a film of seconds
    )
    return buffer.getvalue()


class _Rest:
    """All pictures but the first, as Pillow reads an animation: asked for one after the other."""

    mode = "RGB"

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        self.n_frames = count
        self._frames = frames
        self._frame: Image.Image | None = None

    def seek(self, number: int) -> None:
        """Draw the next one."""
        self._frame = next(self._frames)

    def getim(self) -> object:
        """Its pixels."""
        assert self._frame is not None
        return self._frame.getim()
