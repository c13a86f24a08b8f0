"""A bounded memory of drawn things, keyed by what they show."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


class PictureCache:
    """Least recently used images go first once the pixels outgrow the limit. Thread-safe.

    A key holds everything that decides the pixels, so a hit and a fresh drawing are the same.
    Kept images are shared between threads: they are pasted from, never drawn on.
    """

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._held = 0
        self._images: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The image for a key, drawn now if it is not at hand."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
                return image
        image = draw()  # outside the lock: two threads may draw the same thing, with equal pixels
        with self._lock:
            if key not in self._images:
                self._images[key] = image
                self._held += _size(image)
            while self._held > self._limit and len(self._images) > 1:
                _, oldest = self._images.popitem(last=False)
                self._held -= _size(oldest)
        return image

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._images.clear()
            self._held = 0

    @property
    def held_bytes(self) -> int:
        """How many bytes of pixels are kept."""
        return self._held


def _size(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


backgrounds = PictureCache(limit_bytes=48_000_000)
sprites = PictureCache(limit_bytes=24_000_000)
faces = PictureCache(limit_bytes=24_000_000)


def forget_everything() -> None:
    """Empty all caches, as in a fresh process."""
    backgrounds.clear()
    sprites.clear()
    faces.clear()
