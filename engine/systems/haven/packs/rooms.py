"""The room cards of a random dungeon: drawn like a scenario's map, with places and gates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import cast

from engine.content.errors import TextError
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.content.table import Cell
from engine.content.tree import NEGATIVE_CONDITIONS, POSITIVE_CONDITIONS
from engine.core.board import Board
from engine.core.hexes import DIRECTIONS
from engine.systems.haven.content import PLACES, Gate, GateKind, Penalty, RoomCard, Severity
from engine.systems.haven.dungeon.map import ROOMS, START_WITHIN
from engine.systems.haven.packs.files import PenaltyFile, RoomFile
from engine.systems.haven.packs.map import (
    DIFFICULT,
    HAZARD,
    MOST_HEROES,
    OBSTACLE,
    FloorPlan,
    Report,
)
from engine.systems.haven.packs.monsters import check_conditions, equations

ROOM = "a"  # the letter of a card's only room
FOLDER = "rooms"

_GATE = re.compile(r"([<>])([AB])")
_NUMBERS = [str(number) for number in range(1, PLACES + 1)]


class RoomPlan(FloorPlan):
    """A room card's map: `a` its floor, `a7` a numbered place, `<A` an entrance, `>B` an exit."""

    ROOM = re.compile(r"(a)([O~^]|1[0-2]|[1-9])?")
    EXPECTED = 'expected "a", "aO", "a~", "a^", a place "a1" to "a12", a gate "<A" or ">B", or "."'

    def __init__(self, drawing: str, report: Report) -> None:
        self.entrances: list[tuple[GateKind, Cell]] = []
        self.exits: list[tuple[GateKind, Cell]] = []
        super().__init__(drawing, ROOM, report)

    def _read(self, cell: Cell, report: Report) -> None:
        if match := _GATE.fullmatch(cell.text):
            gates = self.entrances if match[1] == "<" else self.exits
            gates.append((cast("GateKind", match[2]), cell))
        elif cell.text.isalpha() and cell.text.islower() and cell.text != ROOM:
            report(cell.wrong(f'a room card has one room, "{ROOM}", and no doors'))
        else:
            super()._read(cell, report)

    def _check(self, report: Report) -> None:
        if ROOM not in self.rooms:
            report(TextError(f'there is no floor; write "{ROOM}" for it', 0))
            return
        self._check_reach(report)
        self._check_places(report)
        self._check_gates(report)
        for _, gate in self.entrances:
            self._check_room_to_start(gate, report)

    def _check_places(self, report: Report) -> None:
        """Twelve places, each of them once (H-VARIANT-09)."""
        first = self._cells[self.rooms[ROOM][0]]
        missing = [number for number in _NUMBERS if number not in self.signs]
        if missing:
            told = f"a room card has the places 1 to {PLACES}, here is no"
            report(first.wrong(f"{told} {', '.join(missing)}"))
        for number in _NUMBERS:
            for _, cell in self.signs.get(number, ())[1:]:
                report(cell.wrong(f"place {number} is on the map twice"))

    def _check_gates(self, report: Report) -> None:
        """Entrances in the first column and exits in the last, alone there (H-VARIANT-16)."""
        columns = [hex_.q for hex_ in self.rooms[ROOM]]
        sides = (
            ("entrance", self.entrances, min(columns) - 1),
            ("exit", self.exits, max(columns) + 1),
        )
        for what, gates, column in sides:
            if not gates:
                told = f'a room card has an {what}, "{"<" if what == "entrance" else ">"}A" or B'
                report(self._cells[self.rooms[ROOM][0]].wrong(told))
            for _, cell in gates:
                if cell.hex.q != column:
                    side = "left" if what == "entrance" else "right"
                    report(cell.wrong(f"an {what} lies {side} of all floor, right beside it"))
                elif not self._leads_in(cell):
                    report(cell.wrong(f"this {what} leads nowhere: no open floor touches it"))

    def _leads_in(self, gate: Cell) -> bool:
        blocked = self.of(OBSTACLE, ROOM)
        around = [gate.hex.plus(step) for step in DIRECTIONS]
        return any(hex_ in self.rooms[ROOM] and hex_ not in blocked for hex_ in around)

    def _check_room_to_start(self, gate: Cell, report: Report) -> None:
        """Everybody finds an empty hex near the entrance, whatever stands on the places."""
        board = Board.build([gate.hex, *self.rooms[ROOM]])
        taken = {cell.hex for found in self.signs.values() for _, cell in found}
        free = [hex_ for hex_ in board.within(gate.hex, START_WITHIN) if hex_ not in taken]
        if len(free) < MOST_HEROES:
            told = f"within {START_WITHIN} hexes of this entrance {len(free)} are free"
            report(gate.wrong(f"{told}, {MOST_HEROES} are needed to start there"))


def room_cards(loader: Loader) -> dict[str, RoomCard]:
    """The room cards by id; each exit has other cards to lead to."""
    found: dict[str, RoomCard] = {}
    plans: list[tuple[str, Source, RoomPlan]] = []
    for source in loader.folder(FOLDER):
        file = loader.convert(source, RoomFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        loader.say(source, ("name",), f"room.{file.id}", file.name)
        plan = RoomPlan(file.map, partial(loader.wrong_text, source, ("map",)))
        plans.append((file.id, source, plan))
        penalties: dict[Severity, Penalty] = {
            "minor": _penalty(loader, source, ("minor",), file.minor),
            "major": _penalty(loader, source, ("major",), file.major),
        }
        found[file.id] = card_of(file.id, plan, penalties)
    if len(plans) == loader.count(FOLDER):  # else nobody knows yet what is missing
        _check_partners(loader, plans, found)
    return found


def card_of(card_id: str, plan: RoomPlan, penalties: dict[Severity, Penalty]) -> RoomCard:
    """A room card as drawn."""
    return RoomCard(
        id=card_id,
        hexes=tuple(plan.rooms.get(ROOM, ())),
        places=tuple(hex_ for number in _NUMBERS for hex_ in plan.of(number, ROOM)),
        entrances=tuple(_gates(plan.entrances)),
        exits=tuple(_gates(plan.exits)),
        penalties=penalties,
        obstacles=plan.of(OBSTACLE, ROOM),
        hazards=plan.of(HAZARD, ROOM),
        difficult=plan.of(DIFFICULT, ROOM),
    )


def _gates(read: list[tuple[GateKind, Cell]]) -> Iterator[Gate]:
    return (Gate(cell.hex, kind) for kind, cell in read)


def _check_partners(
    loader: Loader, plans: list[tuple[str, Source, RoomPlan]], cards: Mapping[str, RoomCard]
) -> None:
    """Behind every exit a room can follow, also when all the others lie on the table already."""
    needed = len(ROOMS) - 1
    for card_id, source, plan in plans:
        for kind, cell in plan.exits:
            others = [card for card in cards.values() if card.id != card_id]
            count = sum(any(gate.kind == kind for gate in card.entrances) for card in others)
            if count < needed:
                told = f"{needed} other cards need an entrance {kind} for this exit, {count} have"
                loader.wrong_text(source, ("map",), cell.wrong(told))


# --- penalties


def _penalty(loader: Loader, source: Source, path: Path, file: PenaltyFile) -> Penalty:
    """A penalty that does something, and harm only."""
    on_monsters = file.who == "monsters"
    known = POSITIVE_CONDITIONS if on_monsters else NEGATIVE_CONDITIONS
    check_conditions(loader, source, (*path, "conditions"), file.conditions, known)
    if not (file.damage or file.conditions or file.discards):
        loader.wrong(source, path, "this penalty does nothing")
    if on_monsters and (file.damage or file.discards):
        loader.wrong(source, path, "a penalty gives monsters conditions and nothing else")
    damage = equations(loader, source, (*path, "damage"), file.damage)[0]
    return Penalty(file.who, damage, tuple(file.conditions), file.discards)
