"""Words for Discord: a `Say` in one person's or one campaign's language, safe to post.

People's own words (the strings among the facts) are escaped and cannot mention anybody. In labels
of buttons and menus Discord reads no markdown, so `plain` leaves them as they are.
"""

from __future__ import annotations

from bot.words import Words, for_discord, language
from engine.core.text import Say


def clip(text: str, most: int) -> str:
    """At most so many characters, with an ellipsis where something was cut off."""
    return text if len(text) <= most else text[: most - 1].rstrip("\\ ") + "…"


def join(lines: list[str], most: int) -> str:
    """As many whole lines as fit, with an ellipsis where some were left out."""
    kept, used = [], 0
    for line in lines:
        if used + len(line) + 2 > most:
            kept.append("…")
            break
        kept.append(line)
        used += len(line) + 1
    return "\n".join(kept)


class Voice:
    """The catalogue in one language."""

    def __init__(self, words: Words, locale: object) -> None:
        self.locale = language(str(locale))
        self._plain = words
        self._safe = words.escaping(for_discord)

    def __call__(self, say: Say) -> str:
        """In a message: people's words escaped."""
        return self._safe.speak(say, self.locale)

    def plain(self, say: Say) -> str:
        """In a label or a picture, where nothing is read as markdown."""
        return self._plain.speak(say, self.locale)

    def label(self, say: Say, most: int) -> str:
        """In a label: one line, clipped, never empty."""
        return clip(" ".join(self.plain(say).split()), most) or "…"
