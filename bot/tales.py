"""The log as people read it: in chapters, without what was taken back."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from engine.core.event import Event
from engine.core.system import System
from engine.core.text import Say

Place = tuple[int, int]  # of a line: the revision of the act that told it, and its number there


class Line(msgspec.Struct, frozen=True):
    """One line of a game's log."""

    place: Place
    event: Event


class Chapter(msgspec.Struct, frozen=True):
    """Lines that belong together: a turn, the beginning of a round."""

    name: str
    lines: tuple[Line, ...]

    @property
    def begin(self) -> Place:
        """Where it begins."""
        return self.lines[0].place

    @property
    def end(self) -> Place:
        """Its last line."""
        return self.lines[-1].place

    def brief(self, system: System[Any]) -> tuple[Say, ...]:
        """What matters of it."""
        return system.brief([line.event for line in self.lines])


class Recap(msgspec.Struct, frozen=True):
    """What somebody has missed."""

    since: datetime | None  # None: they have seen nothing yet
    chapters: tuple[tuple[Say, ...], ...]  # in a few sentences each


def chapters_of(lines: Iterable[Line], system: System[Any]) -> list[Chapter]:
    """The lines in chapters; what begins anew by the same name goes on with the same chapter."""
    found: list[tuple[str, list[Line]]] = []
    for line in lines:
        name = system.chapter(line.event)
        if not found or (name is not None and name != found[-1][0]):
            found.append((name or "", []))
        found[-1][1].append(line)
    return [Chapter(name, tuple(told)) for name, told in found]


def turning_points(events: Iterable[Event], system: System[Any]) -> list[int]:
    """The events with which a chapter may begin, so that another one has ended."""
    points: list[int] = []
    last = None
    for n, event in enumerate(events):
        name = system.chapter(event) if event.audience is None else None
        if name is not None and name != last:
            points.append(n)
            last = name
    return points
