"""What a condition is: an id, how it ends, and hooks at a closed set of moments.

A hook receives a frozen value and returns one; the rules that raise the moment act on it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

import msgspec


class Kind(Enum):
    """Whether a condition is a boon or a bane (H-COND-26)."""

    POSITIVE = "positive"
    NEGATIVE = "negative"


class Ends(Enum):
    """When a condition leaves its bearer."""

    NEXT_TURN = "at the end of the bearer's next turn"
    HEALED = "when the bearer is healed"
    AT_ONCE = "it is a card for a modifier deck, not a token"


class Blow(msgspec.Struct, frozen=True):
    """An attack on one target, before a card is drawn."""

    value: int
    has_advantage: bool = False
    has_disadvantage: bool = False

    @property
    def lean(self) -> int:
        """Above 0 with Advantage, below 0 with Disadvantage; both cancel out (H-ADV-11)."""
        return int(self.has_advantage) - int(self.has_disadvantage)


class Upkeep(msgspec.Struct, frozen=True):
    """What the start of a turn does to the figure."""

    damage: int = 0


class Freedom(msgspec.Struct, frozen=True):
    """What a figure may do on its turn."""

    may_move: bool = True
    may_attack: bool = True
    may_act: bool = True


class Healing(msgspec.Struct, frozen=True):
    """A heal on its way to the figure."""

    amount: int
    removes: tuple[str, ...] = ()


class Presence(msgspec.Struct, frozen=True):
    """What the figure is to its enemies."""

    is_target: bool = True


class Moment(Enum):
    """When conditions speak up."""

    ATTACKING = "the bearer attacks: a Blow"
    ATTACKED = "the bearer is attacked, step 1: a Blow"
    TURN_START = "the bearer's turn starts: an Upkeep"
    ON_TURN = "the bearer wants to do something on its turn: a Freedom"
    OFF_TURN = "the bearer is granted something on another's turn (H-COND-28): a Freedom"
    HEALED = "the bearer is about to be healed: a Healing"
    NOTICED = "an enemy looks for targets: a Presence"


# Which hook speaks first within a moment: lower first. Reviewed here, in one place.
ORDERS = {
    "wound-heal": 10,  # H-COND-08: removed, then healed
    "poison-heal": 20,  # H-COND-06, -09: removed, and nothing is restored
}


class On(msgspec.Struct, frozen=True):
    """A hook: what a condition does at a moment."""

    moment: Moment
    do: Callable[[Any], Any]
    order: int = 50


class Condition(msgspec.Struct, frozen=True):
    """One condition."""

    id: str
    kind: Kind
    ends: Ends
    hooks: tuple[On, ...] = ()
    may_be_unwelcome: bool = False  # a boon that one may want to decline
    card: str = ""  # the modifier card it is, for `Ends.AT_ONCE`
