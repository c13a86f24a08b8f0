"""A scenario's drawn map: rooms, doors, what stands in them, and whether one can walk it all."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.content.errors import TextError
from engine.content.table import Cell, cells
from engine.core.hexes import DIRECTIONS, Hex
from engine.systems.haven.content import Door

Report = Callable[[TextError], None]

_DOOR = re.compile(r"([a-z])([a-z])")

START, TRAP, OBSTACLE, DIFFICULT, HAZARD, COIN = "S", "T", "O", "~", "^", "$"
_TERRAIN = (START, TRAP, OBSTACLE, DIFFICULT, HAZARD, COIN)
MOST_HEROES = 4


class FloorPlan:
    """The map as read: each room's hexes, each door, and by sign the cells that bear it."""

    ROOM = re.compile(r"([a-z])([A-Z1-9~^$])?([A-Z])?")
    EXPECTED = "expected a room's letter and a sign, two letters for a door, # or ."

    def __init__(self, drawing: str, start_room: str, report: Report) -> None:
        self.rooms: dict[str, list[Hex]] = {}
        self.walls: list[Hex] = []
        self.signs: dict[str, list[tuple[str, Cell]]] = {}  # sign -> (room, cell)
        self._doors: list[tuple[tuple[str, str], Cell]] = []
        self._cells: dict[Hex, Cell] = {}
        self._areas: dict[Hex, tuple[str, ...]] = {}  # the rooms that a hex belongs to
        self._start_room = start_room
        try:
            drawn = cells(drawing)
        except TextError as error:
            report(error)
            return
        for cell in drawn:
            self._read(cell, report)
        self.rooms = {room: self.rooms[room] for room in sorted(self.rooms)}
        self._check(report)

    def _check(self, report: Report) -> None:
        self._check_doors(report)
        if self._start_room in self.rooms:
            self._check_starts(report)
            self._check_reach(report)

    def _read(self, cell: Cell, report: Report) -> None:
        if cell.text == "#":
            self.walls.append(cell.hex)
            return
        self._cells[cell.hex] = cell
        if match := _DOOR.fullmatch(cell.text):
            self._doors.append(((match[1], match[2]), cell))
            self._areas[cell.hex] = (match[1], match[2])
        elif match := self.ROOM.fullmatch(cell.text):
            room, *signs = match.groups()
            self.rooms.setdefault(room, []).append(cell.hex)
            self._areas[cell.hex] = (room,)
            for sign in filter(None, signs):
                self.signs.setdefault(sign, []).append((room, cell))
        else:
            report(cell.wrong(f'unknown cell "{cell.text}"; {self.EXPECTED}'))

    # --- what was read

    def of(self, sign: str, room: str) -> tuple[Hex, ...]:
        """The hexes of a room that bear a sign."""
        return tuple(cell.hex for where, cell in self.signs.get(sign, ()) if where == room)

    def all_of(self, sign: str) -> tuple[Hex, ...]:
        """The hexes of the whole map that bear a sign."""
        return tuple(cell.hex for _, cell in self.signs.get(sign, ()))

    @property
    def starts(self) -> tuple[Hex, ...]:
        """The starting hexes."""
        return self.of(START, self._start_room)

    @property
    def doors(self) -> tuple[Door, ...]:
        """The doors in the order of the map."""
        return tuple(Door(cell.hex, rooms) for rooms, cell in self._doors)

    @property
    def markers(self) -> dict[str, list[tuple[str, Cell]]]:
        """The monster markers on the map by number."""
        return {sign: found for sign, found in self.signs.items() if sign.isdigit()}

    @property
    def treasures(self) -> dict[str, list[tuple[str, Cell]]]:
        """The treasures on the map by letter."""
        letters = (sign for sign in self.signs if sign.isupper() and sign not in _TERRAIN)
        return {sign: self.signs[sign] for sign in letters}

    @property
    def wall_edges(self) -> tuple[tuple[Hex, Hex], ...]:
        """The sides between hexes of different rooms: a border is a wall, its doors aside."""
        return tuple(
            (one, other)
            for one in sorted(self._areas)
            for other in sorted(one.plus(step) for step in DIRECTIONS)
            if one < other and other in self._areas and not self._joined(one, other)
        )

    def _joined(self, one: Hex, other: Hex) -> bool:
        return any(room in self._areas[other] for room in self._areas[one])

    # --- what may be wrong with it

    def _check_doors(self, report: Report) -> None:
        for rooms, cell in self._doors:
            if rooms[0] == rooms[1]:
                report(cell.wrong("a door joins two different rooms"))
                continue
            around = [self._areas.get(cell.hex.plus(step)) for step in DIRECTIONS]
            for room in rooms:
                if room not in self.rooms:
                    report(cell.wrong(f'a door to nowhere: there is no room "{room}"'))
                elif (room,) not in around:
                    report(cell.wrong(f'a door to nowhere: room "{room}" does not touch it'))

    def _check_starts(self, report: Report) -> None:
        starts = self.signs.get(START, [])
        for room, cell in starts:
            if room != self._start_room:
                report(cell.wrong(f'a start outside room "{self._start_room}"'))
        count = len(self.starts)
        if count < MOST_HEROES:
            where = self._cells[self.rooms[self._start_room][0]]
            told = f'room "{self._start_room}" has {count} start hexes (S)'
            report(where.wrong(f"{told}, {MOST_HEROES} are needed"))

    def _check_reach(self, report: Report) -> None:
        """Every open hex can be walked to from the starting room, around the obstacles."""
        blocked = set(self.all_of(OBSTACLE))
        seen = self._walked(blocked)
        for room, hexes in self.rooms.items():
            lost = [hex_ for hex_ in hexes if hex_ not in seen and hex_ not in blocked]
            if lost:
                told = f'room "{room}" cannot be reached' if len(lost) == len(hexes) else ""
                told = told or f'this part of room "{room}" cannot be reached'
                report(self._cells[lost[0]].wrong(f"{told} on foot from the start"))

    def is_parted_by(self, hexes: set[Hex]) -> bool:
        """Whether more obstacles would keep anybody from any other hex (H-TERRAIN-13)."""
        blocked = hexes | set(self.all_of(OBSTACLE))
        seen = self._walked(blocked)
        return any(where not in seen and where not in blocked for where in self._areas)

    def _walked(self, blocked: set[Hex]) -> set[Hex]:
        """Where one gets to on foot from the starting room, around what is blocked."""
        start = self.rooms.get(self._start_room, [])
        todo = [hex_ for hex_ in start if hex_ not in blocked][:1]
        seen = set(todo)
        while todo:
            here = todo.pop()
            around = [here.plus(step) for step in DIRECTIONS]
            fresh = [there for there in around if there in self._areas and there not in seen]
            fresh = [there for there in fresh if there not in blocked and self._joined(here, there)]
            seen.update(fresh)
            todo.extend(fresh)
        return seen
