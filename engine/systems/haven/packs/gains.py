"""Reads gains, losses and conditions in a pack, and checks that what they name is there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from engine.content.errors import TextError, suggest
from engine.content.gains import parse
from engine.content.gains.tree import DECKS, SCOPES, Condition, Deck, Effect, Scope
from engine.content.loader import Loader
from engine.content.reading import Named, Read
from engine.content.source import Path, Source
from engine.systems.haven.content import Scenario

T = TypeVar("T")

# What texts may name, by kind as `engine.content.gains.parse` calls it: item, scenario, class, box,
# global, party (achievements), city event, road event.
Known = Mapping[str, Collection[str]]


def names_known(
    *,
    items: Collection[str],
    classes: Collection[str],
    monsters: Collection[str],
    scenarios: Mapping[str, Scenario],
    achievements: Mapping[str, Scope],
    boxes: Collection[str],
    events: Mapping[Deck, Collection[int]],
) -> Known:
    """What every text of a pack may name."""
    return {
        "item": items,
        "class": classes,
        "monster": monsters,
        "scenario": [one.id for one in scenarios.values() if one.dungeon is None],
        "any scenario": scenarios,
        "box": boxes,
        **{scope: [one for one in achievements if achievements[one] == scope] for scope in SCOPES},
        **{f"{deck} event": [str(number) for number in events[deck]] for deck in DECKS},
    }


def read_lines(
    loader: Loader, source: Source, path: Path, lines: list[str], known: Known
) -> tuple[Effect, ...]:
    """A list of texts as the effects of all of them."""
    read = (read_effects(loader, source, (*path, n), line, known) for n, line in enumerate(lines))
    return tuple(effect for effects in read for effect in effects)


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
        told = unknown(named, known)
        if told:
            loader.wrong_text(source, path, named.wrong(told))
    return read.tree


def unknown(named: Named, known: Known) -> str:
    """What is wrong with a name; empty if it is known."""
    names = known.get(named.what, ())
    if named.name in names:
        return ""
    what = f"{named.what} achievement" if named.what in ("global", "party") else named.what
    return f'there is no {what} "{named.name}"{suggest(named.name, names)}'
