"""Which sign stands before a word of a card, chosen by the key of the word."""

from __future__ import annotations

import re
from functools import cache

from render.emblems import has_emblem

# By the part of a card's text (`text-...`); what is not listed has a sign of its own name.
_TEXTS = {
    "suffer": "damage",
    "xp": "experience",
    "slot-xp": "experience",
    "grant-ally": "grant",
    "grant-summon": "grant",
    "grant-enemy": "control",
    "disarm-trap": "trap",
    "create-obstacle": "obstacle",
    "destroy-obstacle": "obstacle",
    "move-obstacle": "obstacle",
    "shuffle-cards": "modifier",
    "remove-cards": "modifier",
    "add-target": "target",
    "target-all": "target",
}
_WHOLE = re.compile(r"text-([a-z]+(?:-[a-z]+)*)")
_FAMILIES = re.compile(r"(?:.*-)?(?:condition|element|effect)-([a-z]+)")
_VARIED = re.compile(r"(recover|refresh|summon|cleanse|swap|trap)-.*")  # one sign for all of these
_NOT_SIGNED = ("if-", "per-", "on-", "once-")  # clauses: the words in them have signs


@cache
def sign_of(key: str) -> str:
    """The name of the sign for a message, or nothing."""
    name = _named(key)
    return name if name and has_emblem("signs", name) else ""


def _named(key: str) -> str:
    if found := _FAMILIES.fullmatch(key):
        return "fly" if found[1] == "flying" else found[1]
    found = _WHOLE.fullmatch(key)
    if found is None or found[1].startswith(_NOT_SIGNED):
        return ""
    name = found[1].removeprefix("more-")
    if varied := _VARIED.fullmatch(name):
        return varied[1]
    return _TEXTS.get(name, name)
