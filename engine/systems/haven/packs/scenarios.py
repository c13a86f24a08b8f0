"""Builds the scenarios of a haven pack."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from engine.content.errors import TextError, suggest
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.content.tree import Area
from engine.systems.haven.content import (
    Door,
    Monster,
    MonsterDeck,
    Post,
    Room,
    Scenario,
    Spawn,
    Treasure,
)
from engine.systems.haven.packs.course import Course
from engine.systems.haven.packs.figures import ally_kinds, check_names, objective_kinds
from engine.systems.haven.packs.files import MarkerFile, ScenarioFile, StoryFile
from engine.systems.haven.packs.map import (
    COIN,
    DIFFICULT,
    HAZARD,
    OBSTACLE,
    TRAP,
    FloorPlan,
)
from engine.systems.haven.packs.monsters import check_spawn
from engine.systems.haven.packs.special import SpecialBuilder
from engine.systems.haven.packs.traps import read_trap


def scenarios(
    loader: Loader,
    monsters: Mapping[str, Monster],
    decks: Mapping[str, MonsterDeck],
    patterns: Mapping[str, Area],
    items: Collection[str],
) -> dict[str, Scenario]:
    """The scenarios by id, in the order of their numbers."""
    found: dict[str, Scenario] = {}
    numbers: dict[int, str] = {}
    for source in loader.folder("scenarios"):
        file = loader.convert(source, ScenarioFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        if file.number in numbers:
            told = f'the number {file.number} is taken by "{numbers[file.number]}"'
            loader.wrong(source, ("number",), told)
        numbers[file.number] = file.id
        builder = Builder(loader, source, file, patterns)
        builder.check_numbers(found.values())
        found[file.id] = builder.scenario(monsters, items)
        builder.check_course(found[file.id], monsters, decks)
    return {each.id: each for each in sorted(found.values(), key=lambda each: each.number)}


def say_story(loader: Loader, source: Source, file: StoryFile) -> None:
    """Keep the words of a scenario."""
    key = f"scenario.{file.id}"
    loader.say(source, ("name",), key, file.name)
    for part in ("about", "introduction", "conclusion", "defeat"):
        loader.say(source, (part,), f"{key}.{part}", getattr(file, part))


class Builder:
    """One scenario being built from its file."""

    def __init__(
        self, loader: Loader, source: Source, file: ScenarioFile, patterns: Mapping[str, Area]
    ) -> None:
        self.loader = loader
        self.source = source
        self.file = file
        self.patterns = patterns
        self.plan = FloorPlan(file.map, file.start, self._wrong_map)

    def scenario(self, monsters: Mapping[str, Monster], items: Collection[str]) -> Scenario:
        """The scenario; what is wrong with it is noted."""
        self._say_words()
        if self.plan.rooms and self.file.start not in self.plan.rooms:
            hint = suggest(self.file.start, self.plan.rooms)
            self._wrong(("start",), f'the map has no room "{self.file.start}"{hint}')
        self._check_markers(monsters)
        self._check_treasures()
        self._check_items(items)
        special = SpecialBuilder(self.loader, self.source, self.file, self.plan, monsters)
        return Scenario(
            id=self.file.id,
            number=self.file.number,
            start_room=self.file.start,
            starts=self.plan.starts,
            rooms={room: self._room(room) for room in self.plan.rooms},
            doors=tuple(self._door(door) for door in self.plan.doors),
            trap=read_trap(self.loader, self.source, self.file.trap),
            wall_edges=self.plan.wall_edges,
            wall_hexes=tuple(self.plan.walls),
            allies=ally_kinds(self.loader, self.source, self.file, self.patterns),
            objectives=objective_kinds(self.loader, self.source, self.file),
            goal=special.goal,
            failure=special.failure,
            rules=special.rules,
            marks=special.marks,
            treasures={k.upper(): treasure.number for k, treasure in self.file.treasures.items()},
        )

    def _door(self, door: Door) -> Door:
        is_locked = any(sorted(name) == sorted(door.rooms) for name in self.file.locked)
        return Door(door.hex, door.rooms, is_locked)

    def check_numbers(self, others: Iterable[Scenario]) -> None:
        """A treasure's number is its own in the whole world (H-LOOT-08)."""
        taken = {number: other.id for other in others for number in other.treasures.values()}
        for letter, treasure in self.file.treasures.items():
            if treasure.number in taken:
                told = f'the number {treasure.number} is taken by "{taken[treasure.number]}"'
                self._wrong(("treasures", letter, "number"), told)

    def check_course(
        self,
        scenario: Scenario,
        monsters: Mapping[str, Monster],
        decks: Mapping[str, MonsterDeck],
    ) -> None:
        """Refuse what can never come to pass; only where everything else is well."""
        if self.loader.problems:
            return
        course = Course(scenario, monsters, decks)
        for n, rule in enumerate(scenario.rules):
            why = course.why_never(rule)
            if why:
                self._wrong(("rules", n, "when"), f"this never happens: {why}")
        for n, name in enumerate(self.file.locked):
            if not course.doors.intersection(scenario.doors_named(name)):
                self._wrong(("locked", n), f'nothing ever unlocks the door "{name}"')
        for key, claim in (("goal", scenario.goal), ("failure", scenario.failure)):
            why = course.why_not(claim) if claim is not None else ""
            if why:
                self._wrong((key,), f"this can never be: {why}")

    def _wrong(self, path: Path, message: str, *, at_key: bool = False) -> None:
        self.loader.wrong(self.source, path, message, at_key=at_key)

    def _wrong_map(self, error: TextError) -> None:
        self.loader.wrong_text(self.source, ("map",), error)

    def _say_words(self) -> None:
        say_story(self.loader, self.source, self.file)
        for letter, treasure in self.file.treasures.items():
            if treasure.name is not None:
                word = f"treasure.{self.file.id}.{treasure.number}"
                self.loader.say(self.source, ("treasures", letter, "name"), word, treasure.name)

    def _room(self, room: str) -> Room:
        plan = self.plan
        return Room(
            id=room,
            hexes=tuple(plan.rooms[room]),
            spawns=self._spawns(room),
            posts=self._posts(room),
            obstacles=plan.of(OBSTACLE, room),
            traps=plan.of(TRAP, room),
            hazards=plan.of(HAZARD, room),
            difficult=plan.of(DIFFICULT, room),
            coins=plan.of(COIN, room),
            treasures=self._treasures(room),
        )

    # --- monsters

    def _spawns(self, room: str) -> tuple[Spawn, ...]:
        return tuple(
            Spawn(hex_, marker.monster, {2: marker.two, 3: marker.three, 4: marker.four})
            for number, marker in sorted(self.file.markers.items())
            if marker.monster
            for hex_ in self.plan.of(number, room)
        )

    def _posts(self, room: str) -> tuple[Post, ...]:
        return tuple(
            Post(hex_, marker.figure)
            for number, marker in sorted(self.file.markers.items())
            if marker.figure
            for hex_ in self.plan.of(number, room)
        )

    def _check_markers(self, monsters: Mapping[str, Monster]) -> None:
        check_names(self.loader, self.source, self.file, monsters)
        for number, marker in self.file.markers.items():
            self._check_marker(number, marker, monsters)
        for number, found in self.plan.markers.items():
            if number not in self.file.markers:
                self._wrong_map(found[0][1].wrong(f"[markers] does not say who {number} is"))

    def _check_marker(
        self, number: str, marker: MarkerFile, monsters: Mapping[str, Monster]
    ) -> None:
        path = ("markers", number)
        if not re.fullmatch("[1-9]", number):
            self._wrong(path, "a marker is a digit from 1 to 9", at_key=True)
        elif number not in self.plan.markers:
            self._wrong(path, f"marker {number} is not on the map", at_key=True)
        if bool(marker.monster) == bool(marker.figure):
            self._wrong(path, "a marker names a monster, or a figure of the scenario", at_key=True)
        if marker.figure:
            self._check_figure((*path, "figure"), marker)
            return
        check_spawn(self.loader, self.source, path, marker, monsters)

    def _check_figure(self, path: Path, marker: MarkerFile) -> None:
        known = (*self.file.allies, *self.file.objectives)
        if marker.figure not in known:
            told = f'no ally or objective is called "{marker.figure}"'
            self._wrong(path, f"{told}{suggest(marker.figure, known)}")
        if marker.two or marker.three or marker.four:
            self._wrong(path, f'"{marker.figure}" stands there with any party and has no rank')

    # --- treasures

    def _treasures(self, room: str) -> dict[str, Treasure]:
        return {
            hex_.label: Treasure(
                treasure.number,
                treasure.gold,
                treasure.experience,
                treasure.item,
                treasure.design,
                treasure.random,
            )
            for letter, treasure in self.file.treasures.items()
            for hex_ in self.plan.of(letter.upper(), room)
        }

    def _check_treasures(self) -> None:
        numbers: list[int] = []
        given: list[str] = []
        for letter, treasure in self.file.treasures.items():
            path = ("treasures", letter)
            if not re.fullmatch("[A-NP-RU-Z]", letter.upper()):
                self._wrong(path, "a treasure is a letter other than S, T and O", at_key=True)
            elif letter.upper() not in self.plan.treasures:
                self._wrong(path, f"treasure {letter} is not on the map", at_key=True)
            if letter.upper() in given:
                self._wrong(path, f"treasure {letter} stands here a second time", at_key=True)
            if treasure.number in numbers:
                self._wrong((*path, "number"), f"the number {treasure.number} is taken")
            numbers.append(treasure.number)
            given.append(letter.upper())
        for letter, found in self.plan.treasures.items():
            if letter in self.file.marks:
                continue
            if letter not in given:
                told = f"[treasures] does not say what {letter} holds"
                self._wrong_map(found[0][1].wrong(f"{told}, nor [marks] what it is"))
            for _, cell in found[1:]:
                self._wrong_map(cell.wrong(f"treasure {letter} lies on the map twice"))

    def _check_items(self, items: Collection[str]) -> None:
        for letter, treasure in self.file.treasures.items():
            for part, named in (("item", treasure.item), ("design", treasure.design)):
                if named and named not in items:
                    told = f'there is no item "{named}"{suggest(named, items)}'
                    self._wrong(("treasures", letter, part), told)
