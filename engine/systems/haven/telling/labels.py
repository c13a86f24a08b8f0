"""Hex labels, made once."""

from __future__ import annotations

from functools import lru_cache

from engine.core.hexes import Hex
from engine.core.text import Say


@lru_cache(maxsize=4096)
def label(where: Hex) -> str:
    """What people call a hex: `C4`."""
    return where.label


@lru_cache(maxsize=4096)
def hex_say(where: Hex) -> Say:
    """A hex as the label of an option."""
    return Say("haven-hex", {"hex": where.label})
