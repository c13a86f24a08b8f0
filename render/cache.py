"""A bounded memory of drawn things, keyed by what they show."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Made = TypeVar("Made")


class Cache(Generic[Made]):
    """Least recently used things go first once their bytes outgrow the limit. Thread-safe.

    A key holds everything that decides the thing, so a hit and a fresh one are the same.
    """

    def __init__(self, limit_bytes: int, size: Callable[[Made], int]) -> None:
        self._limit = limit_bytes
        self._size = size
        self._held = 0
        self._things: OrderedDict[Hashable, Made] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """The thing for a key, made now if it is not at hand."""
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self._things.move_to_end(key)
                return thing
        thing = make()  # outside the lock: two threads may make the same thing, and both are equal
        with self._lock:
            if key not in self._things:
                self._things[key] = thing
                self._held += self._size(thing)
            while self._held > self._limit and len(self._things) > 1:
                _, oldest = self._things.popitem(last=False)
                self._held -= self._size(oldest)
        return thing

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
            self._held = 0

    @property
    def held_bytes(self) -> int:
        """How many bytes are kept."""
        return self._held


class PictureCache(Cache[Image.Image]):
    """Images, shared between threads: they are pasted from, never drawn on."""

    def __init__(self, limit_bytes: int) -> None:
        super().__init__(limit_bytes, _pixels)


def _pixels(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


backgrounds = PictureCache(limit_bytes=48_000_000)
sprites = PictureCache(limit_bytes=24_000_000)
faces = PictureCache(limit_bytes=24_000_000)
bands: Cache[bytes] = Cache(8_000_000, len)  # compressed lines of pictures


def forget_everything() -> None:
    """Empty all caches, as in a fresh process."""
    backgrounds.clear()
    sprites.clear()
    faces.clear()
    bands.clear()
