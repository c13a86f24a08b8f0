"""Gains and losses between scenarios as trees, and the conditions of an event's outcomes.

Every node is frozen and plain data. An amount below zero is a loss, limited to what one has when
it is granted (H-EVENT-13).
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Share = Literal["each", "collective"]  # H-EVENT-12
Purse = Literal["gold", "xp", "tick"]
Track = Literal["reputation", "prosperity"]
Deck = Literal["city", "road"]
Scope = Literal["global", "party"]
Drawn = Literal["design", "scenario"]

PURSES: tuple[Purse, ...] = get_args(Purse)
TRACKS: tuple[Track, ...] = get_args(Track)
DECKS: tuple[Deck, ...] = get_args(Deck)
SCOPES: tuple[Scope, ...] = get_args(Scope)
CARDS = ("bless", "curse")  # what one starts with by number
DAMAGE = "damage"


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    """Heroes gain or lose gold, experience or ticks: `Collective 10 gold`, `Each -1 tick`."""

    what: Purse
    amount: int
    share: Share = "each"


class Shift(msgspec.Struct, frozen=True, tag="shift"):
    """A track moves: `Reputation +1`, `Prosperity -2`."""

    what: Track
    amount: int


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Every hero, or one, starts the next scenario with something (H-EVENT-19, -23)."""

    what: str  # a condition, or `DAMAGE`
    count: int = 1
    is_one: bool = False


class GainItem(msgspec.Struct, frozen=True, tag="item"):
    """One hero gains a copy of an item (H-EVENT-22, H-REWARD-04)."""

    item: str


class Design(msgspec.Struct, frozen=True, tag="design"):
    """All copies of an item come into the supply (H-REWARD-05)."""

    item: str


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """A random item design or side scenario (H-UNLOCK-09..11)."""

    what: Drawn


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """A scenario is on the map from now on (H-CAMPAIGN-12)."""

    scenario: str


class Achievement(msgspec.Struct, frozen=True, tag="achievement"):
    """The world or the party gains or loses an achievement (H-CAMPAIGN-13..16)."""

    scope: Scope
    name: str  # a typed one is named `type:value`
    is_lost: bool = False


class OpenBox(msgspec.Struct, frozen=True, tag="box"):
    """A sealed box or envelope is opened (H-UNLOCK-12)."""

    box: str


class UnlockClass(msgspec.Struct, frozen=True, tag="class"):
    """A class becomes available to everyone (H-UNLOCK-13)."""

    class_id: str


class AddEvent(msgspec.Struct, frozen=True, tag="add-event"):
    """An event joins its deck, which is shuffled (H-EVENT-02)."""

    deck: Deck
    number: int


class RemoveEvent(msgspec.Struct, frozen=True, tag="remove-event"):
    """An event leaves its deck for good (H-EVENT-21)."""

    deck: Deck
    number: int


Effect = (
    Gain
    | Shift
    | Start
    | GainItem
    | Design
    | Draw
    | Reveal
    | Achievement
    | OpenBox
    | UnlockClass
    | AddEvent
    | RemoveEvent
)

# --- conditions of an event's outcomes


class Standing(msgspec.Struct, frozen=True, tag="standing"):
    """The party's reputation lies within bounds (H-EVENT-08): `reputation > 4`."""

    least: int
    most: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """A hero of one of these classes goes with the party (H-EVENT-07)."""

    classes: tuple[str, ...]


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """The party has so much gold together, and pays it (H-EVENT-09)."""

    amount: int


class Otherwise(msgspec.Struct, frozen=True, tag="otherwise"):
    """No earlier outcome of the option applied (H-EVENT-10)."""


Condition = Standing | Present | Pay | Otherwise
