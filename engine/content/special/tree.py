"""A scenario's own rules as trees: claims about its state, moments, and effects.

`goal`, `failure` and a rule's `if` are claims, its `when` is a moment, its `do` a list of effects.
Every node is frozen and plain data. Numbers are equations in L and C (H-SPECIAL-14).
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from engine.content.equations import Equation

# --- claims: true or not, at any time

ClaimKind = Literal[
    "every enemy dead",
    "every one dead",  # of a kind, objectives included
    "so many dead",
    "round over",
    "treasure looted",
    "treasures looted",
    "occupied",  # one of a mark's hexes, by a hero
    "every occupied",
    "every hero on",  # and nobody is exhausted
    "heroes on",  # those who are still in play
    "every hero gone",
    "heroes gone",
    "room revealed",
    "door open",
]


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """One thing that holds or does not: `2 * C rat dead`, `every P occupied`."""

    what: ClaimKind
    name: str = ""  # of the kind, the mark, the treasure, the room or the door
    number: Equation | None = None


class Both(msgspec.Struct, frozen=True, tag="both"):
    """All of these hold."""

    claims: tuple[AnyClaim, ...]


class Either(msgspec.Struct, frozen=True, tag="either"):
    """One of these holds."""

    claims: tuple[AnyClaim, ...]


class Negation(msgspec.Struct, frozen=True, tag="not"):
    """This does not hold."""

    claim: AnyClaim


AnyClaim = Claim | Both | Either | Negation
KILL_ALL = Claim("every enemy dead")


def claims_in(claim: AnyClaim | None) -> tuple[Claim, ...]:
    """The single claims of a whole."""
    match claim:
        case None:
            return ()
        case Claim():
            return (claim,)
        case Negation():
            return claims_in(claim.claim)
        case Both() | Either():
            return tuple(one for part in claim.claims for one in claims_in(part))


# --- moments: when a rule acts

MomentKind = Literal[
    "setup",
    "round begins",
    "round ends",
    "every rounds begin",
    "every rounds end",
    "door opens",
    "room revealed",
    "entered",  # by a hero
    "occupied",  # by a hero, at the end of a turn (H-SPECIAL-07)
    "every occupied",
    "occupied at round end",
    "every occupied at round end",
    "dies",
    "last dies",
    "treasure looted",
]
MOMENTS: tuple[MomentKind, ...] = get_args(MomentKind)
BY_HERO: tuple[MomentKind, ...] = (
    "door opens",
    "entered",
    "occupied",
    "occupied at round end",
    "treasure looted",
)  # the moments that one hero brings about


class Moment(msgspec.Struct, frozen=True):
    """When a rule acts: `round 3 begins`, `last rat dies`."""

    what: MomentKind
    name: str = ""
    number: Equation | None = None


# --- effects: what a rule does

Ranks = tuple[str, str, str]  # with two, three and four heroes; "" for nobody
Whom = str  # "heroes", "hero" (who brought it about), "enemies", or a kind
Overlay = Literal["obstacle", "trap", "hazard", "difficult", "coin"]
OVERLAYS: tuple[Overlay, ...] = get_args(Overlay)


class Spawn(msgspec.Struct, frozen=True, tag="spawn"):
    """Monsters appear, one at each hex of a mark (H-SPECIAL-01)."""

    monster: str
    ranks: Ranks
    mark: str


class Unlock(msgspec.Struct, frozen=True, tag="unlock"):
    """A locked door becomes a closed one (H-SPECIAL-05)."""

    door: str


class Open(msgspec.Struct, frozen=True, tag="open"):
    """A door opens by itself."""

    door: str


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """A room comes to light without a door."""

    room: str


class AddCards(msgspec.Struct, frozen=True, tag="add-cards"):
    """Modifier cards join the deck of every hero, or the monsters', for this scenario."""

    count: Equation
    card: str
    to: Literal["heroes", "monsters"]


class Damage(msgspec.Struct, frozen=True, tag="damage"):
    """Somebody suffers damage."""

    amount: Equation
    whom: Whom


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Somebody gains conditions."""

    conditions: tuple[str, ...]
    whom: Whom


class Reward(msgspec.Struct, frozen=True, tag="reward"):
    """Heroes gain coins or experience."""

    amount: Equation
    what: Literal["coins", "XP"]
    whom: Literal["heroes", "hero"]


class Place(msgspec.Struct, frozen=True, tag="place"):
    """An overlay, an ally or an objective appears at each hex of a mark."""

    what: str
    mark: str


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    """An overlay goes from each hex of a mark."""

    what: Overlay
    mark: str


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """The hero who brought it about leaves the map, safe and sound."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """The scenario is decided."""

    outcome: Literal["victory", "defeat"]


Effect = (
    Spawn
    | Unlock
    | Open
    | Reveal
    | AddCards
    | Damage
    | Give
    | Reward
    | Place
    | Remove
    | Leave
    | End
)
