"""Everything that a map is made of, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator

from render.gallery.boards import boards
from render.gallery.rows import rows
from render.gallery.specimen import Specimen

__all__ = ["Specimen", "specimens"]


def specimens() -> Iterator[Specimen]:
    """Grounds, things, tokens, conditions, elements, signs and marks."""
    yield from boards()
    yield from rows()
