"""What the rules can tell about a game without being asked to do anything."""

from __future__ import annotations

import msgspec

from engine.core.marks import MapMark
from engine.core.text import Say


class Advice(msgspec.Struct, frozen=True):
    """An explanation: line by line, with what to point out on the map."""

    lines: tuple[Say, ...]
    marks: tuple[MapMark, ...] = ()
