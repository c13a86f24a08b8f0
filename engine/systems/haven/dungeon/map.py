"""The map of a random dungeon, built from the cards on the table (docs/decisions/0007).

Every entrance lies in the first column of its card and every exit in the last, and rooms join at
that hex: what follows lies east of what was there, so no two rooms ever overlap (H-VARIANT-16).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from engine.core.board import Board
from engine.core.hexes import Hex, at
from engine.systems.haven.content import (
    Door,
    Dungeon,
    Encounter,
    Lying,
    Room,
    RoomCard,
    Scenario,
    Spawn,
)
from engine.systems.haven.state import LaidRoom

ROOMS = ("a", "b", "c")  # H-VARIANT-07
START_WITHIN = 2  # hexes of the entrance (H-VARIANT-11)


def built(scenario: Scenario, laid: Sequence[LaidRoom]) -> Scenario:
    """A scenario as it stands: a dungeon has the rooms that are laid, the others have no shape."""
    dungeon = scenario.dungeon
    if dungeon is None:
        return scenario
    rooms = {name: Room(name, ()) for name in ROOMS}
    rooms |= {name: _room(dungeon, name, room) for name, room in zip(ROOMS, laid, strict=False)}
    return replace(
        scenario,
        rooms=rooms,
        starts=_starts(dungeon, laid[0], rooms[ROOMS[0]]) if laid else (),
        doors=tuple(_doors(dungeon, laid)),
    )


def first_origin(dungeon: Dungeon) -> Hex:
    """Where the first card lies: so low that no later room can rise above the first row."""
    cards = dungeon.rooms.values()
    lowest = max(_row(gate.hex) for card in cards for gate in card.entrances)
    highest = min(_row(gate.hex) for card in cards for gate in card.exits)
    return at(0, (len(ROOMS) - 1) * max(0, lowest - highest))


def _row(where: Hex) -> int:
    return where.r + where.q // 2


def entrances(card: RoomCard, room: LaidRoom) -> list[Hex]:
    """The entrances that are open: all, or the one that was chosen (H-VARIANT-11)."""
    gates = card.entrances if room.entrance is None else card.entrances[room.entrance :][:1]
    return [gate.hex.plus(room.origin) for gate in gates]


def _room(dungeon: Dungeon, name: str, laid: LaidRoom) -> Room:
    """A card's room where it lies, with what its encounter puts on the twelve places."""
    card, encounter = dungeon.rooms[laid.card], dungeon.encounters[laid.encounter]
    places = tuple(_moved(card.places, laid))
    doorstep = entrances(card, laid) if name == ROOMS[0] else ()
    return Room(
        id=name,
        hexes=(*doorstep, *_moved(card.hexes, laid)),
        spawns=tuple(
            Spawn(where, filling.monster, filling.ranks)
            for where, filling in zip(places, encounter.fillings, strict=True)
            if filling.monster
        ),
        obstacles=tuple(_moved(card.obstacles, laid)),
        hazards=tuple(_moved(card.hazards, laid)),
        difficult=tuple(_moved(card.difficult, laid)),
        traps=_lying(places, encounter, "trap"),
        coins=_lying(places, encounter, "coin"),
        treasures={h.label: encounter.treasure for h in _lying(places, encounter, "treasure")},
        trap=encounter.trap,
    )


def _moved(hexes: Iterable[Hex], laid: LaidRoom) -> Iterable[Hex]:
    return (where.plus(laid.origin) for where in hexes)


def _lying(places: tuple[Hex, ...], encounter: Encounter, what: Lying) -> tuple[Hex, ...]:
    filled = zip(places, encounter.fillings, strict=True)
    return tuple(where for where, filling in filled if filling.lies == what)


def _starts(dungeon: Dungeon, laid: LaidRoom, room: Room) -> tuple[Hex, ...]:
    """The hexes near the entrance where nothing lies; monsters may stand on some of them."""
    card, board = dungeon.rooms[laid.card], Board.build(room.hexes)
    near = {h for e in entrances(card, laid) for h in board.within(e, START_WITHIN)}
    covered = {*room.obstacles, *room.hazards, *room.difficult, *room.traps, *room.coins}
    return tuple(sorted(h for h in near - covered if h.label not in room.treasures))


def _doors(dungeon: Dungeon, laid: Sequence[LaidRoom]) -> Iterable[Door]:
    """Where rooms join; of the last one laid every exit, unless it ends the dungeon.

    The exits that were not taken are closed off (H-VARIANT-18).
    """
    for n, (room, rooms) in enumerate(zip(laid, pairwise(ROOMS), strict=False)):
        ways = [gate.hex.plus(room.origin) for gate in dungeon.rooms[room.card].exits]
        if n + 1 < len(laid):
            follower = laid[n + 1]
            ways = entrances(dungeon.rooms[follower.card], follower)
        yield from (Door(where, rooms) for where in ways)
