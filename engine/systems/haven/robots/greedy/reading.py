"""Messages taken apart: what players read is all that the greedy player knows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Say


def said(say: Say, unless: str = "") -> Iterator[Say]:
    """A message and all that it is made of, but for what stands in messages with the key."""
    left = [say]
    for one in left:  # it grows as we go
        if one.key == unless:
            continue
        yield one
        for fact in one.facts.values():
            left += fact if isinstance(fact, tuple) else [fact] if isinstance(fact, Say) else []


def keys_in(say: Say) -> set[str]:
    """The keys of a message and of all that it is made of."""
    return {one.key for one in said(say)}


def kind_of(name: Say) -> str:
    """The kind of figure that a name stands for: what a figure's `look` says."""
    return name.key.rsplit(".", 1)[-1]
