"""What a pack says of the world around its scenarios: locations, quests, boxes, what opens what."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.content.gains.tree import Effect, Scope

CITY = "city"  # among a location's links


class Need(msgspec.Struct, frozen=True):
    """An achievement that must be active, or must not, before a scenario can be played."""

    achievement: str
    scope: Scope
    is_absent: bool = False


class Location(msgspec.Struct, frozen=True):
    """A scenario's place in the world (H-SETUP-17)."""

    grid: str = ""  # on the map of the world: a letter and a number
    is_known: bool = False  # from the beginning
    is_side: bool = False  # found by the deck of random side scenarios (H-UNLOCK-11)
    needs: tuple[Need, ...] = ()  # H-CAMPAIGN-02
    links: tuple[str, ...] = ()  # scenarios, or the city: no road event between them
    opens: tuple[str, ...] = ()  # the new locations of its conclusion (H-REWARD-03)
    rewards: tuple[Effect, ...] = ()


class Bound(msgspec.Struct, frozen=True):
    """A number that is counted for a hero, and the bounds it must keep."""

    count: str
    least: int = 0
    most: int | None = None


class Quest(msgspec.Struct, frozen=True):
    """A personal quest (H-PQ-05). Words: `quest.<id>` and `quest.<id>.text`."""

    id: str
    tests: tuple[Bound, ...]
    gains: tuple[Effect, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """A sealed box or envelope. Words: `box.<id>` and `box.<id>.story`."""

    id: str
    gains: tuple[Effect, ...] = ()


TermKind = Literal[
    "reputation",  # of one party
    "prosperity",  # its level
    "donations",  # gold, of everybody together
    "retirements",  # of everybody together
    "completed",  # scenarios, in campaign mode
    "global",  # how many copies of an achievement the world has
    "party",  # whether one party has an achievement
    "scenario",  # whether it is completed
    "box",  # whether it is open
]


class Term(msgspec.Struct, frozen=True):
    """A number of the world or of one party, and the bounds it must keep: `donations >= 100`."""

    what: TermKind
    name: str = ""  # of the achievement, the scenario or the box
    least: int | None = None
    most: int | None = None


class Unlock(msgspec.Struct, frozen=True):
    """What happens once, as soon as all its terms hold (H-UNLOCK-01..08)."""

    id: str
    when: tuple[Term, ...]  # of one party, where they speak of a party
    gains: tuple[Effect, ...] = ()


class World(msgspec.Struct, frozen=True):
    """All that a pack says of the world, its scenarios' locations aside.

    The parts of the town records have the words `record.<id>` and `record.<id>.text`.
    """

    quests: dict[str, Quest] = {}
    boxes: dict[str, Box] = {}
    unlocks: dict[str, Unlock] = {}
    records: dict[str, Unlock] = {}
