"""What is pointed out on a map, and why: the hexes of a question's answers, the steps of a way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from engine.core.hexes import Hex
from engine.core.prompt import Option, Prompt
from engine.core.view import View

# choice: it may be chosen. reach: one may go there. target: who stands there may be chosen.
# area: a pattern would cover it. step: a way enters it. goal: it was worth going to.
Kind = Literal["choice", "reach", "target", "area", "step", "goal"]


class MapMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hex, and what is written on it."""

    hex: Hex
    kind: Kind = "choice"
    text: str = ""  # what it costs, which patterns cover it, which step it is
    is_harmful: bool = False  # the way there hurts


def marks_of(prompt: Prompt, view: View) -> tuple[MapMark, ...]:
    """What the options of a question point out, hex by hex; nothing beyond the map."""
    standing = {figure.id: figure.hex for figure in view.figures}
    on_map = {h.hex for h in view.hexes}
    marks: dict[Hex, MapMark] = {}
    for mark in (*_covered(prompt.options), *_single(prompt.options, standing)):
        if mark.hex in on_map:
            marks.setdefault(mark.hex, mark)
    return tuple(marks.values())


def _covered(options: Iterable[Option]) -> Iterator[MapMark]:
    """Every hex of every placement, with the numbers of those that cover it."""
    numbers: dict[Hex, list[str]] = {}
    placements = [option.area for option in options if option.area]
    for number, area in enumerate(placements, start=1):
        for where in area:
            numbers.setdefault(where, []).append(str(number))
    for where, covering in numbers.items():
        yield MapMark(where, "area", " ".join(covering) if len(placements) > 1 else "")


def _single(options: Iterable[Option], standing: Mapping[str, Hex]) -> Iterator[MapMark]:
    for option in options:
        where = standing.get(option.figure, option.hex) if option.figure else option.hex
        if where is None:
            continue
        if option.figure is not None:
            yield MapMark(where, "target")
        elif option.cost is not None:
            yield MapMark(where, "reach", str(option.cost), is_harmful=option.harms > 0)
        else:
            yield MapMark(where)
