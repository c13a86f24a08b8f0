"""A world with four locations in a row of branches, quests and boxes of its own.

start - mill - tower        `start` is known and linked to the city; `mill` and `cave` open with
      \\ cave                it; `cave` needs a party achievement, `tower` a global one.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.content.gains import parse
from engine.content.gains.tree import Effect
from engine.core.campaign import Actor, Deed, Done, Page, Played
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from engine.core.system import Result, Setup
from engine.systems.haven.content import Pack
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.world import Bound, Box, Location, Need, Quest, Term, Unlock
from engine.systems.haven.world import World as Realm
from tests.engine.systems.haven.campaign.world import World

DUNGEON = "unnumbered-landing"


def effects(text: str) -> tuple[Effect, ...]:
    return parse.effects(text).tree if text else ()


LOCATIONS = {
    "start": Location(
        "A1", is_known=True, links=("city", "mill"), opens=("mill", "cave"),
        rewards=effects("Each 15 gold; Prosperity +1; Party keys"),
    ),
    "mill": Location("B1", opens=("tower",), rewards=effects("Global fire")),
    "cave": Location("A2", needs=(Need("keys", "party"),)),
    "tower": Location(
        "B3", needs=(Need("fire", "global"), Need("debt", "party", is_absent=True)),
    ),
    "side": Location("Z9", is_side=True),
}  # fmt: skip
QUESTS = {
    "rich": Quest("rich", (Bound("gold", 50),), effects("Open box red; Each 1 xp")),
    "hunter": Quest("hunter", (Bound("kills:clinker", 3), Bound("won", 2))),
    "third": Quest("third", (Bound("exhausted", 1),)),
    "fourth": Quest("fourth", (Bound("won:start", 1),)),
}
BOXES = {
    "red": Box("red", effects("Design iron-ladle")),
    "blue": Box("blue", effects("Each 5 gold")),
}
UNLOCKS = {
    "tech": Unlock("tech", (Term("global", "fire", 5),), effects("Open box red")),
    "pair": Unlock(
        "pair", (Term("party", "keys", 1), Term("party", "debt", 1)),
        effects("City event 75; Road event 66; Global stone"),
    ),
    "gifts": Unlock("gifts", (Term("donations", least=100),), effects("Open box blue")),
    "liked": Unlock("liked", (Term("reputation", least=10),), effects("Open box red")),
    "loved": Unlock(
        "loved", (Term("reputation", least=20),), effects("City event 76; Road event 67")
    ),
    "feared": Unlock("feared", (Term("reputation", most=-10),), effects("Open box blue")),
    "hated": Unlock(
        "hated", (Term("reputation", most=-20),), effects("City event 77; Road event 68")
    ),
}  # fmt: skip
RECORDS = {
    "one": Unlock("one", (Term("retirements", least=1),)),
    "two": Unlock("two", (Term("scenario", "start", 1),), effects("Each 2 xp")),
}


def pack() -> Pack:
    real = load_pack()
    shape = real.scenarios["cold-kitchen"]
    scenarios = {
        name: replace(shape, id=name, number=n, location=location)
        for n, (name, location) in enumerate(LOCATIONS.items(), start=1)
    }
    dungeon = real.scenarios[DUNGEON]
    classes = {
        name: replace(one, retirement_event=50 + n)
        for n, (name, one) in enumerate(real.classes.items())
    }
    return replace(
        real,
        classes=classes,
        scenarios={**scenarios, DUNGEON: dungeon},
        achievements={"fire": "global", "stone": "global", "keys": "party", "debt": "party"},
        world=Realm(QUESTS, BOXES, UNLOCKS, RECORDS),
    )


class Around(World):
    """The small world with its books opened."""

    def __init__(self, heroes: int = 2, gold: int = 0) -> None:
        super().__init__(heroes, pack(), gold)
        self.campaign.open(self.books, self.rng)

    def travels(self, scenario: str, seat: int = 1, **facts: Any) -> Done | Rejected:
        deed = Deed(f"travel.{scenario}", facts=facts)
        return self.campaign.do(self.books, Actor(Seat(str(seat))), deed, self.rng)

    def goes(self, scenario: str, **facts: Any) -> Done:
        done = self.travels(scenario, **facts)
        assert isinstance(done, Done), done
        return done

    def cannot_go(self, scenario: str, **facts: Any) -> str:
        refused = self.travels(scenario, **facts)
        assert isinstance(refused, Rejected), refused
        return refused.why.key

    def sits_down(self) -> Setup:
        setup = self.campaign.setup(self.books, 1, {})
        assert isinstance(setup, Setup), setup
        return setup

    def settles(self, outcome: str, *results: Result, party: int = 1) -> Done:
        """End the game of the party's journey; heroes without a result bring nothing."""
        journey = self.books.parties[party].journey
        assert journey is not None
        given = {result.seat: result for result in results}
        members = self.books.members(party)
        every = tuple(given.get(hero.seat, Result(hero.seat, 0, 0)) for hero in members)
        played = Played(journey.scenario, outcome, 1, dict(journey.settings), every)
        return self.campaign.settle(self.books, party, played, self.rng)

    def plays(
        self, scenario: str, outcome: str = "victory", *results: Result, **facts: Any
    ) -> Done:
        """Travel there and end the game; whatever waits on the road is thought away."""
        self.goes(scenario, **facts)
        self.books.matters.clear()
        return self.settles(outcome, *results)

    def page(self, name: str, seat: int = 1) -> Page:
        page = self.campaign.page(self.books, Actor(Seat(str(seat))), name)
        assert isinstance(page, Page), page
        return page


def result(seat: int = 1, xp: int = 0, gold: int = 0, **fields: Any) -> Result:
    return Result(Seat(str(seat)), xp, gold, **fields)
