"""Decrees: what the GM changes in a game by their word alone, past the rules.

A decree is named by words, such as `hp.ember.5`: a verb and what it is about. A system knows some
verbs; the usual ones are listed here, so that one set of commands serves every system.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from engine.core.text import Say

if TYPE_CHECKING:  # scripts know nothing of decrees
    from engine.core.script import Script

Verb = Literal["hp", "condition", "element", "place", "spawn", "remove", "reveal", "stack"]


class Decree(msgspec.Struct, frozen=True):
    """Something that the GM orders: a verb and what it is about, by ids."""

    words: tuple[str, ...]


class Enactment(msgspec.Struct, frozen=True):
    """A decree that may be carried out. Nothing has changed before its script runs."""

    line: Say  # what is decreed, as the table reads it after "decrees: "
    script: Script[None]
    is_gentle: bool = False  # whatever is being asked still holds; its script asks nothing
    needs_reason: bool = False  # the table must be told why
