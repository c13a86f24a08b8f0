"""What is to be said, without the words: a message key and its facts.

The engine never holds a sentence. `Say("haven-attack-hits", {"target": ..., "damage": 3})` is
turned into English or French by a catalogue outside. Two kinds of key exist:

* `haven-attack-hits` (no dot): a message of the catalogues;
* `card.cinder-lash` (with a dot): a thing of a content pack, named in the pack's own languages.
"""

from __future__ import annotations

import msgspec


class Say(msgspec.Struct, frozen=True):
    """A message key and the facts that fill it. Strings are people's own words, shown escaped."""

    key: str
    facts: dict[str, int | str | Say | tuple[Say, ...]] = {}


def say(key: str, /, **facts: int | str | Say | tuple[Say, ...]) -> Say:
    """Build a `Say` with keyword facts."""
    return Say(key, facts)
