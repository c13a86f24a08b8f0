"""Reads the terms of what happens once in a world: `reputation >= 10 and party debt-paid`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

from engine.content.errors import TextError, either, suggest
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.systems.haven.packs.gains import Known
from engine.systems.haven.world import Term, TermKind

KINDS: Mapping[str, TermKind] = {kind: kind for kind in get_args(TermKind)}
NAMED = ("global", "party", "scenario", "box")  # kinds that need a name; its number may be left out
_TERM = re.compile(r"(?P<what>[a-z]+)(?: (?P<name>[a-z0-9:-]+))?(?: (?P<sign>>=|<=) (?P<n>-?\d+))?")


def read_terms(
    loader: Loader, source: Source, path: Path, text: str, known: Known
) -> tuple[Term, ...]:
    """The terms that a text joins by `and`; those with a problem are left out."""
    found = []
    start = 0
    for part in text.split(" and "):
        try:
            found.append(_term(part, start, known))
        except TextError as error:
            loader.wrong_text(source, path, error)
        start += len(part) + len(" and ")
    return tuple(found)


def _term(part: str, start: int, known: Known) -> Term:
    end = start + max(1, len(part))
    match = _TERM.fullmatch(part.strip())
    if match is None:
        raise TextError("expected a term: donations >= 100, party debt-paid", start, end)
    what, name, sign = match["what"], match["name"] or "", match["sign"]
    if what not in KINDS:
        told = f"expected {either(KINDS)}{suggest(what, KINDS)}"
        raise TextError(told, start, end)
    if (what in NAMED) != bool(name):
        told = f"{what} needs a name" if what in NAMED else f"{what} has no name"
        raise TextError(told, start, end)
    if name and name not in known[what]:
        kind = f"{what} achievement" if what in ("global", "party") else what
        told = f'there is no {kind} "{name}"{suggest(name, known[what])}'
        raise TextError(told, start, end)
    if sign is None and not name:
        raise TextError(f"{what} needs a bound: {what} >= 1", start, end)
    number = int(match["n"] or 1)
    is_most = sign == "<="
    return Term(KINDS[what], name, None if is_most else number, number if is_most else None)
