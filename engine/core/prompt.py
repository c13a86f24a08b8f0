"""Questions to people and their answers. A prompt is enough to draw a user interface."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.core.hexes import Hex
from engine.core.seat import Seat
from engine.core.text import Say


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that may be chosen."""

    id: str
    label: Say
    hint: Say | None = None  # a second, smaller line
    hex: Hex | None = None
    area: tuple[Hex, ...] = ()  # the hexes an area placement would cover
    figure: str | None = None
    card: str | None = None
    cost: int | None = None  # of the way to the hex
    harms: int = 0  # how often that way hurts
    alone: bool = False  # chosen by itself, whatever number the prompt asks for


class Rejected(msgspec.Struct, frozen=True):
    """Why an answer was refused. Nothing has changed."""

    why: Say
    fresh: bool = False  # the refusal itself reveals something: show a fresh prompt to that person


class Question(msgspec.Struct, frozen=True):
    """What a script asks; the kernel makes a `Prompt` of it."""

    kind: str  # e.g. "pick-cards"; for policies, commands and pictures
    seats: tuple[Seat, ...]  # who may answer; the first answer counts
    text: Say
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False  # the order of the chosen options means something
    secret: bool = False  # the others learn neither options nor answer
    figure: str | None = None  # about whom
    check: Callable[[tuple[str, ...]], Rejected | None] | None = None  # what the counts cannot say
    is_renewable: bool = False  # its script makes it anew when something else was done first

    def is_forced(self) -> bool:
        """Whether there is only one possible answer."""
        return len(self.options) == 1 and self.least >= 1 and self.check is None


class Prompt(msgspec.Struct, frozen=True):
    """An open question as the world outside sees it."""

    id: str  # changes with every question: a stale answer names an old id
    kind: str
    seats: tuple[Seat, ...]
    text: Say
    options: tuple[Option, ...]
    least: int
    most: int
    ordered: bool
    secret: bool
    figure: str | None
    answer: tuple[str, ...] | None = None  # given, and still changeable until the last one is in

    def option(self, option_id: str) -> Option | None:
        """The option with this id, if it is offered."""
        return next((o for o in self.options if o.id == option_id), None)


class Answer(msgspec.Struct, frozen=True):
    """A seat's answer to a prompt: the ids of the chosen options, in order."""

    prompt: str
    chosen: tuple[str, ...]
