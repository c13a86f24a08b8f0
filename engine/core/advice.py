"""What the rules can tell about a game without being asked to do anything."""

from __future__ import annotations

import msgspec

from engine.core.hexes import Hex
from engine.core.text import Say


class Advice(msgspec.Struct, frozen=True):
    """An explanation: line by line, with hexes of the map to point out and what to write there."""

    lines: tuple[Say, ...]
    marks: tuple[tuple[Hex, str], ...] = ()
