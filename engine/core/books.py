"""A campaign's books: all that is kept between games, as plain records.

One shape serves every rule system, so that one store, one ledger and one export serve them too.
What a record means (what a perk does, what opens a box) is the system's business:
`engine.core.campaign`.

Whatever can be had or counted is a *holding*: an owner has so many of a thing of some kind. Hero 3
has one `item` "iron-ladle", the world has 7 of the `number` "prosperity", party 1 has one
`achievement` "debt-paid". Owners are named by the functions below.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.core.seat import Seat

Status = Literal["active", "away", "retired", "dead"]
Scalar = str | int | bool

WORLD = "world"


def of_party(party: int) -> str:
    """The owner that is a party."""
    return f"party.{party}"


def of_hero(hero: int) -> str:
    """The owner that is a hero."""
    return f"hero.{hero}"


def of_seat(seat: Seat) -> str:
    """The owner that is a seat: what stays with the player when a hero goes."""
    return f"seat.{seat}"


class Journey(msgspec.Struct, frozen=True):
    """Where a party is going; the scenario starts when nothing is left to settle on the road."""

    scenario: str
    level: int | None = None  # None: as the rules recommend
    settings: dict[str, Scalar] = {}


class Party(msgspec.Struct):
    """Heroes who go together. A world may have several parties."""

    id: int
    name: str
    place: str = ""  # the scenario that it has just left; "": it is in the city
    journey: Journey | None = None
    note: str = ""


class Hero(msgspec.Struct):
    """A hero's sheet. On each seat at most one hero is active."""

    id: int
    seat: Seat
    party: int
    name: str
    class_id: str
    level: int = 1
    xp: int = 0
    gold: int = 0
    ticks: int = 0  # of battle goals, all that were ever kept
    quest: str = ""  # secret to its owner until it is fulfilled
    dealt: list[str] = []  # quests to choose from; secret as well
    note: str = ""  # private
    status: Status = "active"


class Sticker(msgspec.Struct, frozen=True):
    """A permanent change of a card, for every hero of the class from now on."""

    class_id: str
    card: str
    slot: str  # which place on the card, as the system names it
    kind: str  # what it adds there


class Matter(msgspec.Struct):
    """A question before a party that stays open until somebody answers, or all have voted."""

    party: int
    kind: str
    facts: dict[str, Scalar] = {}
    votes: dict[str, str] = {}  # seat -> option


class Books(msgspec.Struct):
    """All of a campaign between its games."""

    chance: int = 0  # the counter of the campaign's generator
    parties: dict[int, Party] = {}
    heroes: dict[int, Hero] = {}
    holdings: dict[str, dict[str, dict[str, int]]] = {}  # owner -> kind -> thing -> how many
    stickers: list[Sticker] = []
    decks: dict[str, list[str]] = {}  # the last card is on top; secret
    matters: dict[int, Matter] = {}  # by party

    # --- holdings ---------------------------------------------------------------------------------

    def count(self, owner: str, kind: str, thing: str) -> int:
        """How many of a thing somebody has."""
        return self.holdings.get(owner, {}).get(kind, {}).get(thing, 0)

    def things(self, owner: str, kind: str) -> dict[str, int]:
        """All things of a kind that somebody has, with their numbers, in alphabetical order."""
        return dict(sorted(self.holdings.get(owner, {}).get(kind, {}).items()))

    def put(self, owner: str, kind: str, thing: str, count: int) -> None:
        """From now on somebody has exactly so many; nothing is kept of what nobody has."""
        things = self.holdings.setdefault(owner, {}).setdefault(kind, {})
        if count:
            things[thing] = count
            return
        things.pop(thing, None)
        if not things:
            del self.holdings[owner][kind]
        if not self.holdings[owner]:
            del self.holdings[owner]

    def add(self, owner: str, kind: str, thing: str, count: int = 1) -> None:
        """Somebody gains so many, or with a negative count loses them."""
        self.put(owner, kind, thing, self.count(owner, kind, thing) + count)

    def drop(self, owner: str, kind: str) -> None:
        """Somebody loses all things of a kind."""
        for thing in self.things(owner, kind):
            self.put(owner, kind, thing, 0)

    def owners(self, kind: str, thing: str) -> Iterator[str]:
        """Everybody who has a thing."""
        for owner, kinds in sorted(self.holdings.items()):
            if kinds.get(kind, {}).get(thing):
                yield owner

    # --- people -----------------------------------------------------------------------------------

    def hero_at(self, seat: Seat | None) -> Hero | None:
        """The hero that plays from a seat now."""
        found = (h for h in self.heroes.values() if h.seat == seat and h.status == "active")
        return next(found, None)

    def members(self, party: int) -> list[Hero]:
        """The active heroes of a party, in seat order."""
        active = (h for h in self.heroes.values() if h.party == party and h.status == "active")
        return sorted(active, key=lambda hero: int(hero.seat))

    def next_hero(self) -> int:
        """The number of the next hero."""
        return max(self.heroes, default=0) + 1

    def next_party(self) -> int:
        """The number of the next party."""
        return max(self.parties, default=0) + 1
