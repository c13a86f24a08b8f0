"""Which names people may give. They are stored as written and escaped wherever they are shown."""

from __future__ import annotations

import unicodedata

from bot.facts import Person
from engine.core.text import Say, say

LONGEST = 80
LONGEST_REASON = 200
LONGEST_NOTE = 1000
# Control characters, halves of characters, and line ends have no place in a name; marks that turn
# the direction of writing would turn the rest of the line.
REFUSED = frozenset(("Cc", "Cs", "Zl", "Zp"))
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK = frozenset(("Cf", "Zs", "Mn", "Cn", "Co"))


def tidy(name: str) -> str | Say:
    """The name without blanks around it, or why it cannot be one."""
    name = name.strip()
    if not name:
        return say("table-name-empty")
    if len(name) > LONGEST:
        return say("table-name-long", most=LONGEST)
    if any(_is_refused(c) for c in name):
        return say("table-name-odd")
    if all(unicodedata.category(c) in BLANK for c in name):
        return say("table-name-empty")
    return name


def tidy_reason(why: str) -> str:
    """A reason as one short line; here nothing is refused, only left out."""
    plain = "".join(" " if c.isspace() else c for c in why if c.isspace() or not _is_refused(c))
    return " ".join(plain.split())[:LONGEST_REASON]


def because(why: str) -> Say:
    """A reason as the end of a line, where one was given."""
    reason = tidy_reason(why)
    return say("table-because", why=reason) if reason else say("table-no-reason")


def tidy_note(text: str) -> str:
    """A note as it can be kept, with its line ends; here nothing is refused, only left out."""
    lines = text.replace("\r\n", "\n").split("\n")
    plain = ("".join(c for c in line if not _is_refused(c)).rstrip() for line in lines)
    return "\n".join(plain).strip()[:LONGEST_NOTE]


def tidy_person(person: Person) -> Person:
    """A person with a display name and a language that can be stored."""
    name = "".join(c for c in person.name if not _is_refused(c)).strip()[:100]
    locale = "fr" if person.locale.lower().startswith("fr") else "en"
    return Person(person.id, name or str(person.id), locale)


def _is_refused(character: str) -> bool:
    return unicodedata.category(character) in REFUSED or character in TURNING
