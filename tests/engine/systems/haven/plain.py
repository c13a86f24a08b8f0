"""The plainest content that rules can be tested with: classes, monsters, decks, a map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.content.parse import parse
from engine.content.tree import Action, Area
from engine.core.deck import Deck
from engine.core.hexes import DIRECTIONS, Hex, at, parse_label
from engine.core.rng import seed_from
from engine.systems.haven.content import (
    Card,
    Door,
    Dungeon,
    HeroClass,
    Monster,
    MonsterCard,
    MonsterDeck,
    MonsterStats,
    Pack,
    Room,
    Scenario,
    Spawn,
    Trap,
    Treasure,
)
from engine.systems.haven.dungeon.map import ROOMS
from engine.systems.haven.state import Delve, LaidRoom

SEED = seed_from(b"a test of haven!")
CLASSES = ("blade", "bow", "drum", "lamp")
TYPES = ("rat", "bat", "crab", "wasp")
PATTERNS: dict[str, Area] = {
    # three neighbours in a row of the acting figure
    "cleave": Area("cleave", (DIRECTIONS[5], DIRECTIONS[0], DIRECTIONS[1]), True),
    # two hexes straight ahead of the acting figure
    "lance": Area("lance", (DIRECTIONS[0], Hex(2, 0)), True),
    # three hexes that touch each other, laid anywhere in range
    "burst": Area("burst", (Hex(0, 0), DIRECTIONS[0], DIRECTIONS[1]), False),
}
FLOOR = "\n".join(["a " * 8] * 6)


def spot(label: str) -> Hex:
    """The hex with this label."""
    found = parse_label(label)
    assert found is not None, label
    return found


def text(printed: str, *, is_monster: bool = False) -> Action:
    """A card's text as a tree."""
    return parse(printed, PATTERNS, monster=is_monster)


def stats(**numbers: Any) -> MonsterStats:
    """A monster's numbers: 10 hp, move 2, attack 2, melee, unless said otherwise."""
    return MonsterStats(**{"hp": 10, "move": 2, "attack": 2, **numbers})


def hero_class(class_id: str) -> HeroClass:
    """A class of ten plain cards: `<class>-1` to `-10`, initiatives 11, 12, ..."""
    first = 10 * (CLASSES.index(class_id) + 1)
    cards = {
        f"{class_id}-{n}": Card(f"{class_id}-{n}", "1", first + n, text("Attack 3"), text("Move 3"))
        for n in range(1, 11)
    }
    return HeroClass(class_id, 10, (10, 12, 14, 16, 18, 20, 22, 24, 26), cards)


def monster_type(type_id: str, deck: str = "", standees: int = 6) -> Monster:
    """A plain monster type with a deck of its own."""
    return Monster(type_id, deck or type_id, standees, (stats(),) * 8, (stats(hp=15),) * 8)


def ability_deck(deck_id: str) -> MonsterDeck:
    """Eight plain cards: `<deck>-1` to `-8`, initiatives 51 to 58."""
    action = text("Move +0; Attack +0", is_monster=True)
    cards = {f"{deck_id}-{n}": MonsterCard(f"{deck_id}-{n}", 50 + n, action) for n in range(1, 9)}
    return MonsterDeck(deck_id, cards)


def scenario_of(drawn: str, spawns: Mapping[str, Spawn], trap: Trap, starts: str) -> Scenario:
    """A scenario from a map table as packs draw it; spawns are given by hex label."""
    rooms: dict[str, dict[str, Any]] = {}
    doors: list[Door] = []
    kinds = {"O": "obstacles", "T": "traps", "^": "hazards", "~": "difficult", "$": "coins"}
    lines = [line.split() for line in drawn.strip().splitlines()]
    for row, line in enumerate(lines):
        for column, cell in enumerate(line):
            where = at(column, row)
            if cell == ".":
                continue
            if _is_door(cell):
                doors.append(Door(where, (cell[0], cell[1])))
                continue
            room = rooms.setdefault(cell[0], {"hexes": ()})
            room["hexes"] += (where,)
            if cell[1:] in kinds:
                room[kinds[cell[1:]]] = (*room.get(kinds[cell[1:]], ()), where)
            if cell[1:] == "G":
                room["treasures"] = {where.label: Treasure(7, gold=15, experience=2)}
    for label, spawn in spawns.items():
        owner = next(r for r in rooms.values() if spot(label) in r["hexes"])
        owner["spawns"] = (*owner.get("spawns", ()), spawn)
    return Scenario(
        id="test",
        number=1,
        start_room="a",
        starts=tuple(spot(label) for label in starts.split()),
        rooms={name: Room(id=name, **room) for name, room in sorted(rooms.items())},
        doors=tuple(doors),
        trap=trap,
    )


def stacked(dungeon: Dungeon) -> Delve:
    """A dungeon whose first room lies on the table, with nothing shuffled."""
    first, *rooms = dungeon.rooms
    encounter, *encounters = dungeon.encounters
    laid = LaidRoom(first, encounter, spot("A1"))
    return Delve([laid], Deck(rooms[::-1]), Deck(encounters[::-1]), ["none"] * len(ROOMS))


def _is_door(cell: str) -> bool:
    return len(cell) == 2 and cell.isalpha() and cell.islower()


def spawns_of(placed: Mapping[str, tuple[str, str]]) -> dict[str, Spawn]:
    """By hex label: a monster of this type and rank, whatever the party's size."""
    return {
        label: Spawn(spot(label), kind, dict.fromkeys((2, 3, 4), _rank(rank)))
        for label, (kind, rank) in placed.items()
    }


def pack_of(scenario: Scenario) -> Pack:
    """All that is plain, around one scenario."""
    return Pack(
        id="test",
        classes={name: hero_class(name) for name in CLASSES},
        monsters={name: monster_type(name) for name in TYPES},
        decks={name: ability_deck(name) for name in TYPES},
        scenarios={"test": scenario},
        words={"en": {}},
    )


def _rank(rank: str) -> Literal["", "normal", "elite"]:
    assert rank in ("", "normal", "elite")
    return rank  # type: ignore[return-value]
