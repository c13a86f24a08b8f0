"""What a monster does, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from engine.core.hexes import Hex


class Outcome(msgspec.Struct, frozen=True):
    """One thing the rules let the monster do. Several outcomes: the players choose (H-MON-10)."""

    destination: Hex
    attacks: tuple[str, ...]  # ids of the foes attacked
    focuses: tuple[str, ...]  # the foes it may be focused on, doing this
    goals: tuple[Hex, ...]  # the hexes it may be heading for, to attack from there


class Considered(msgspec.Struct, frozen=True):
    """A foe as the monster weighs it (H-FOCUS-02 to H-FOCUS-06), in this order."""

    foe: str
    negatives: int | None  # negative hexes on the way to attack it; None: never attackable
    path: int | None  # movement points to a hex from which it can be attacked
    proximity: int | None  # hexes between, around walls
    initiative: int


# The rule that left no other foe; `kept` and `lost`: the focus was found before (H-FOCUS-01), and
# by now others would come first, or it can no longer be attacked.
DecidedBy = Literal[
    "nothing", "only", "negatives", "path", "proximity", "initiative", "tie", "kept", "lost"
]


class Aimed(msgspec.Struct, frozen=True):
    """A hex to attack from, and what speaks for it."""

    focus: str
    hex: Hex
    targets: tuple[str, ...]  # none when it has no attack and only goes there
    disadvantaged: tuple[str, ...]
    negatives: int
    path: int
    is_reached: bool  # with this turn's movement


class Reasons(msgspec.Struct, frozen=True):
    """Why the monster does what it does."""

    considered: tuple[Considered, ...]
    focuses: tuple[str, ...]
    decided_by: DecidedBy
    aims: tuple[Aimed, ...]


class Decision:
    """All tied outcomes in a fixed order; reasons and paths are worked out when asked for."""

    def __init__(
        self,
        outcomes: tuple[Outcome, ...],
        explain: Callable[[], Reasons],
        walk: Callable[[Hex], tuple[Hex, ...]],
    ) -> None:
        self.outcomes = outcomes
        self._explain = explain
        self._walk = walk

    @property
    def reasons(self) -> Reasons:
        """Who was considered and what was decided by which rule."""
        return self._explain()

    def path_to(self, outcome: Outcome) -> tuple[Hex, ...]:
        """The hexes entered on the way to an outcome's destination; empty when it stays."""
        return self._walk(outcome.destination)
