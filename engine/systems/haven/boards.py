"""The boards of a scenario: its geometry, as far as rooms are revealed and doors open.

Void beside the floor is a wall. A closed door is a wall for sight, range and monsters (H-LOS-10,
H-DOOR-02) but heroes may enter it, so there are two boards: `sight` without the closed doors, and
`heroes` with them. A locked door is a wall for everybody (H-SPECIAL-05). Boards depend on content
and doors alone and are shared by all games.
"""

from __future__ import annotations

import msgspec

from engine.core.board import Board
from engine.core.hexes import DIRECTIONS, Hex
from engine.systems.haven.content import Door, Scenario


class Boards(msgspec.Struct, frozen=True):
    """What can be seen and walked at one stage of the exploration."""

    sight: Board
    heroes: Board
    closed: frozenset[Hex]  # closed doors that heroes may enter


class Place:
    """A scenario as it stands, with its boards, each built once.

    Whoever drops the place drops its boards: those of two dungeons can never be mixed up.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self._boards: dict[tuple[tuple[str, ...], tuple[Hex, ...], tuple[Hex, ...]], Boards] = {}

    def boards(self, revealed: list[str], open_doors: list[Hex], locked: list[Hex]) -> Boards:
        """The boards with these rooms revealed, these doors open and those locked."""
        key = (tuple(sorted(revealed)), tuple(sorted(open_doors)), tuple(sorted(locked)))
        found = self._boards.get(key)
        if found is None:
            found = self._boards[key] = _build(self.scenario, revealed, open_doors, locked)
        return found


def _build(
    scenario: Scenario, revealed: list[str], open_doors: list[Hex], locked: list[Hex]
) -> Boards:
    doors = {door.hex for door in scenario.doors}
    floor = {h for room in revealed for h in scenario.rooms[room].hexes if h not in doors}
    closed = {
        door.hex
        for door in scenario.doors
        if door.hex not in open_doors
        and door.hex not in locked
        and any(room in revealed for room in door.rooms)
    }
    floor |= set(open_doors)
    return Boards(
        sight=_board(floor, scenario),
        heroes=_board(floor | closed, scenario),
        closed=frozenset(closed),
    )


def _board(floor: set[Hex], scenario: Scenario) -> Board:
    walls = {h.plus(d) for h in floor for d in DIRECTIONS} - floor
    return Board.build(sorted(floor), sorted(walls), scenario.wall_edges)


def door_at(scenario: Scenario, where: Hex) -> Door:
    """The door on a hex."""
    return next(door for door in scenario.doors if door.hex == where)
