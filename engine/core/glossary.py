"""The words of a rule system, each explained: for people who ask what a word means."""

from __future__ import annotations

import msgspec

from engine.core.text import Say


class Topic(msgspec.Struct, frozen=True):
    """One word of the rules, explained in two sentences."""

    id: str
    name: Say
    text: Say
    group: Say  # what it belongs to: conditions, the map, ...
    rules: tuple[str, ...]  # the ids under which docs/rules states it
