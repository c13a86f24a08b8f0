"""People's own words, made harmless for the place where they are shown."""

from __future__ import annotations

import re

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<]|:(?=//))")


def plain(text: str) -> str:
    """As it is, on one line: for pictures, alt texts, buttons and select options."""
    return " ".join(text.split())


def for_discord(text: str) -> str:
    """On one line, with Discord's markdown, mentions, emoji, times and links switched off."""
    return _MARKUP.sub(r"\\\1", plain(text)).replace("@", "@\u200b")
