"""A practice fight: a game for one person alone, with a robot beside it and hints on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from engine.core.prompt import Prompt
from engine.core.system import Listing, Setup, System
from engine.core.text import Say
from engine.core.view import View


class Lesson(msgspec.Struct, frozen=True):
    """A hint that is given once."""

    id: str
    text: Say


class Practice(Protocol):
    """What a rule system offers for practice, outside every campaign."""

    @property
    def system(self) -> System[Any]:
        """The rules by which it is played, with content of its own; the words are the same."""

    def heroes(self) -> tuple[Listing, ...]:
        """The heroes of the fight, seat by seat; a person plays one or all, a robot the others."""

    def setup(self, names: Sequence[str]) -> Setup:
        """The fight, with the heroes called so."""

    def lessons(self, view: View, prompt: Prompt) -> tuple[Lesson, ...]:
        """What there is to learn from a question, the most important first."""
