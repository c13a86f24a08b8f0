"""Reads gains, losses and conditions in a pack, and checks that what they name is there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from engine.content.errors import TextError, suggest
from engine.content.gains import parse
from engine.content.gains.tree import Condition, Effect
from engine.content.loader import Loader
from engine.content.reading import Named, Read
from engine.content.source import Path, Source

T = TypeVar("T")

# What texts may name, by kind as `engine.content.gains.parse` calls it: item, scenario, class, box,
# global, party (achievements), city event, road event.
Known = Mapping[str, Collection[str]]


def read_effects(
    loader: Loader, source: Source, path: Path, text: str, known: Known
) -> tuple[Effect, ...]:
    """A text as its effects; none after a problem, and none in an empty text."""
    return _read(loader, source, path, text, known, parse.effects) or () if text.strip() else ()


def read_condition(
    loader: Loader, source: Source, path: Path, text: str, known: Known
) -> Condition | None:
    """A text as its condition; None after a problem."""
    return _read(loader, source, path, text, known, parse.condition)


def _read(
    loader: Loader,
    source: Source,
    path: Path,
    text: str,
    known: Known,
    reader: Callable[[str], Read[T]],
) -> T | None:
    try:
        read = reader(text)
    except TextError as error:
        loader.wrong_text(source, path, error)
        return None
    for named in read.names:
        told = _unknown(named, known)
        if told:
            loader.wrong_text(source, path, named.wrong(told))
    return read.tree


def _unknown(named: Named, known: Known) -> str:
    names = known.get(named.what, ())
    if named.name in names:
        return ""
    what = f"{named.what} achievement" if named.what in ("global", "party") else named.what
    return f'there is no {what} "{named.name}"{suggest(named.name, names)}'
