"""Builds the random dungeon of a haven pack; a pack may have none."""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.loader import Loader
from engine.content.source import Source
from engine.systems.haven.content import (
    PLACES,
    Dungeon,
    Encounter,
    Filling,
    Monster,
    Scenario,
    Trap,
    Treasure,
)
from engine.systems.haven.dungeon.map import ROOMS
from engine.systems.haven.packs.files import DungeonFile, EncounterFile, PlaceFile
from engine.systems.haven.packs.monsters import check_spawn
from engine.systems.haven.packs.rooms import FOLDER, room_cards
from engine.systems.haven.packs.scenarios import say_story
from engine.systems.haven.packs.traps import read_trap

FILE = "dungeon.toml"
ENCOUNTERS = "encounters"


def dungeons(
    loader: Loader, monsters: Mapping[str, Monster], taken: Mapping[str, Scenario]
) -> dict[str, Scenario]:
    """The dungeon as a scenario without rooms: those are laid in play."""
    source = loader.file(FILE) if loader.root.joinpath(FILE).is_file() else None
    file = loader.convert(source, DungeonFile) if source else None
    if source is None or file is None:
        return {}
    _check_names(loader, source, file, taken)
    say_story(loader, source, file)
    rooms, encounters = room_cards(loader), _encounters(loader, monsters)
    for folder in (FOLDER, ENCOUNTERS):
        count = loader.count(folder)
        if count < len(ROOMS):
            told = f"a dungeon has {len(ROOMS)} rooms, and {folder}/ only {count} cards"
            loader.wrong(source, ("id",), told)
    return {
        file.id: Scenario(
            id=file.id,
            number=file.number,
            start_room=ROOMS[0],
            starts=(),
            rooms={},
            doors=(),
            trap=Trap(),
            dungeon=Dungeon(rooms, encounters),
        )
    }


def _check_names(
    loader: Loader, source: Source, file: DungeonFile, taken: Mapping[str, Scenario]
) -> None:
    if file.id in taken:
        loader.wrong(source, ("id",), f'the id "{file.id}" is taken by a scenario')
    for scenario in taken.values():
        if scenario.number == file.number:
            told = f'the number {file.number} is taken by "{scenario.id}"'
            loader.wrong(source, ("number",), told)


# --- encounters


def _encounters(loader: Loader, monsters: Mapping[str, Monster]) -> dict[str, Encounter]:
    found: dict[str, Encounter] = {}
    for source in loader.folder(ENCOUNTERS):
        file = loader.convert(source, EncounterFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        loader.say(source, ("name",), f"encounter.{file.id}", file.name)
        _check_places(loader, source, file, monsters)
        places = (file.places.get(str(n), PlaceFile()) for n in range(1, PLACES + 1))
        found[file.id] = Encounter(
            id=file.id,
            fillings=tuple(_filling(place) for place in places),
            trap=read_trap(loader, source, file.trap),
            treasure=Treasure(0, file.treasure.gold, file.treasure.experience),
        )
    return found


def _filling(place: PlaceFile) -> Filling:
    return Filling(place.monster, {2: place.two, 3: place.three, 4: place.four}, place.lies)


def _check_places(
    loader: Loader, source: Source, file: EncounterFile, monsters: Mapping[str, Monster]
) -> None:
    """All twelve places are filled, each with one thing (H-VARIANT-09)."""
    numbers = [str(n) for n in range(1, PLACES + 1)]
    missing = [number for number in numbers if number not in file.places]
    if missing:
        told = f"an encounter fills the places 1 to {PLACES}, here is no {', '.join(missing)}"
        loader.wrong(source, ("places",), told, at_key=True)
    for number, place in file.places.items():
        path = ("places", number)
        if number not in numbers:
            loader.wrong(source, path, f"a place is a number from 1 to {PLACES}", at_key=True)
        if bool(place.monster) == (place.lies is not None):
            told = "a place has a monster, or something that lies there"
            loader.wrong(source, path, told, at_key=True)
        elif place.monster:
            check_spawn(loader, source, path, place, monsters)
        elif place.two or place.three or place.four:
            loader.wrong(source, path, "what lies there has no rank", at_key=True)
    if not any(place.monster for place in file.places.values()):
        loader.wrong(source, ("places",), "an encounter has monsters", at_key=True)
