"""Builds what a haven pack says of its world: quests, boxes, town records, what opens what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from engine.content.errors import suggest
from engine.content.gains.tree import Effect
from engine.content.loader import Loader, Words
from engine.content.source import Path, Source
from engine.systems.haven.packs.files import BoundFile, Id
from engine.systems.haven.packs.gains import Known, read_lines
from engine.systems.haven.packs.terms import read_terms
from engine.systems.haven.tallies import is_tally, known_tallies
from engine.systems.haven.world import Bound, Box, Quest, Unlock, World

T = TypeVar("T", bound=msgspec.Struct)


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[boxes]]`."""

    id: Id
    name: Words
    story: Words
    gains: list[str]


class BoxesFile(msgspec.Struct, forbid_unknown_fields=True):
    """`boxes.toml`."""

    boxes: list[BoxFile]


class QuestFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[quests]]`."""

    id: Id
    name: Words
    text: Words
    tests: list[BoundFile]
    gains: list[str]


class QuestsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`quests.toml`."""

    quests: list[QuestFile]


class UnlockFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[unlocks]]`."""

    id: Id
    when: str
    gains: list[str]


class UnlocksFile(msgspec.Struct, forbid_unknown_fields=True):
    """`world.toml`."""

    unlocks: list[UnlockFile]


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[records]]`: a part of the town records."""

    id: Id
    when: str
    name: Words
    text: Words
    gains: list[str] = []


class RecordsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`records.toml`."""

    records: list[RecordFile]


def box_ids(loader: Loader) -> tuple[str, ...]:
    """The boxes that texts may name, before any text is read."""
    read = _file(loader, "boxes.toml", BoxesFile)
    return tuple(box.id for box in read[1].boxes) if read else ()


def world(loader: Loader, known: Known) -> World:
    """All of it; a pack may have none."""
    return _Builder(loader, known).world()


def effects_of(world: World) -> Iterator[Effect]:
    """Everything that can happen in a world beside its scenarios and events."""
    for kept in (world.quests, world.boxes, world.unlocks, world.records):
        for one in kept.values():
            yield from one.gains


def _file(loader: Loader, name: str, kind: type[T]) -> tuple[Source, T] | None:
    """A file that a pack may do without."""
    source = loader.file(name) if loader.root.joinpath(name).is_file() else None
    file = loader.convert(source, kind) if source else None
    return (source, file) if source and file else None


class _Builder:
    """The world of one pack being built."""

    def __init__(self, loader: Loader, known: Known) -> None:
        self.loader, self.known = loader, known

    def world(self) -> World:
        return World(
            quests=self._each("quests.toml", QuestsFile, "quests", self._quest),
            boxes=self._each("boxes.toml", BoxesFile, "boxes", self._box),
            unlocks=self._each("world.toml", UnlocksFile, "unlocks", self._unlock),
            records=self._each("records.toml", RecordsFile, "records", self._record),
        )

    def _each(
        self,
        name: str,
        kind: type[msgspec.Struct],
        part: str,
        build: Callable[[Source, Path, Any], T],
    ) -> dict[str, T]:
        """What a file lists, by id."""
        found: dict[str, T] = {}
        read = _file(self.loader, name, kind)
        for n, file in enumerate(getattr(read[1], part) if read else ()):
            assert read is not None
            if file.id in found:
                self.loader.wrong(read[0], (part, n, "id"), f'the id "{file.id}" is taken')
            found[file.id] = build(read[0], (part, n), file)
        return found

    def _gains(self, source: Source, path: Path, lines: list[str]) -> tuple[Effect, ...]:
        return read_lines(self.loader, source, (*path, "gains"), lines, self.known)

    def _say(self, source: Source, path: Path, key: str, words: Mapping[str, Words]) -> None:
        for part, text in words.items():
            word = key if part == "name" else f"{key}.{part}"
            self.loader.say(source, (*path, part), word, text)

    def _box(self, source: Source, path: Path, file: BoxFile) -> Box:
        self._say(source, path, f"box.{file.id}", {"name": file.name, "story": file.story})
        return Box(file.id, self._gains(source, path, file.gains))

    def _unlock(self, source: Source, path: Path, file: UnlockFile) -> Unlock:
        when = read_terms(self.loader, source, (*path, "when"), file.when, self.known)
        return Unlock(file.id, when, self._gains(source, path, file.gains))

    def _record(self, source: Source, path: Path, file: RecordFile) -> Unlock:
        self._say(source, path, f"record.{file.id}", {"name": file.name, "text": file.text})
        when = read_terms(self.loader, source, (*path, "when"), file.when, self.known)
        return Unlock(file.id, when, self._gains(source, path, file.gains))

    def _quest(self, source: Source, path: Path, file: QuestFile) -> Quest:
        self._say(source, path, f"quest.{file.id}", {"name": file.name, "text": file.text})
        for n, test in enumerate(file.tests):
            self._check_test(source, (*path, "tests", n), test)
        if not file.tests:
            self.loader.wrong(source, (*path, "tests"), "a quest needs something to do")
        tests = tuple(Bound(test.count, test.least, test.most) for test in file.tests)
        return Quest(file.id, tests, self._gains(source, path, file.gains))

    def _check_test(self, source: Source, path: Path, test: BoundFile) -> None:
        monsters, scenarios = self.known["monster"], self.known["any scenario"]
        if not is_tally(test.count, monsters, scenarios):
            hint = suggest(test.count, known_tallies(monsters, scenarios))
            self.loader.wrong(source, (*path, "count"), f'nobody counts "{test.count}"{hint}')
        if test.most is not None and test.most < test.least:
            self.loader.wrong(source, path, "nothing is within these bounds")
        if not test.least and test.most is None:
            self.loader.wrong(source, path, "this holds from the beginning")
