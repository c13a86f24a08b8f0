"""Which sign stands before a word of a card, chosen by the key of the word."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.core.text import Say
from render import signs

# What a card is printed with, and what it names; names of the content have no signs.
_SIGNED = re.compile(r"text-[a-z-]+|[a-z-]*\b(condition|element|effect|slot)-[a-z-]+")


@lru_cache(maxsize=1024)
def sign_of(key: str) -> str:
    """The name of the sign for a message, or nothing."""
    return signs.sign_of(Say(key)) or "" if _SIGNED.fullmatch(key) else ""
