"""Builds a scenario's own rules: reads their texts and checks that what they name is there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from engine.content.errors import TextError, either, suggest
from engine.content.loader import Loader
from engine.content.reading import Named, Read
from engine.content.source import Path, Source
from engine.content.special import parse
from engine.content.special.tree import (
    BY_HERO,
    KILL_ALL,
    AnyClaim,
    Effect,
    Leave,
    Moment,
    Place,
    Spawn,
)
from engine.systems.haven.content import Mark, Monster, Rule
from engine.systems.haven.packs.files import RuleFile, ScenarioFile
from engine.systems.haven.packs.map import FloorPlan

T = TypeVar("T")


class SpecialBuilder:
    """The marks, the goal, the failure and the rules of one scenario being built."""

    def __init__(
        self,
        loader: Loader,
        source: Source,
        file: ScenarioFile,
        plan: FloorPlan,
        monsters: Mapping[str, Monster],
    ) -> None:
        self._loader = loader
        self._source = source
        self._file = file
        self._plan = plan
        self._monsters = monsters
        self._used: set[str] = set()  # marks that a text speaks of
        self.goal = self._claim(("goal",), file.goal) or KILL_ALL
        self.failure = self._claim(("failure",), file.failure) if file.failure else None
        self.rules = tuple(self._rule(n, rule) for n, rule in enumerate(file.rules))
        self.marks = self._marks()
        self._check_locked()

    def _wrong(self, path: Path, message: str, *, at_key: bool = False) -> None:
        self._loader.wrong(self._source, path, message, at_key=at_key)

    # --- texts

    def _claim(self, path: Path, text: str) -> AnyClaim | None:
        return self._read(path, text, parse.claim)

    def _read(self, path: Path, text: str, reader: Callable[[str], Read[T]]) -> T | None:
        """A text as its tree, with its names checked; None after a problem."""
        try:
            read = reader(text)
        except TextError as error:
            self._loader.wrong_text(self._source, path, error)
            return None
        for named in read.names:
            told = self._unknown(named)
            if told:
                self._loader.wrong_text(self._source, path, named.wrong(told))
        return read.tree

    def _unknown(self, named: Named) -> str:
        """What is wrong with a name."""
        file, name = self._file, named.name
        if named.what == "mark":
            self._used.add(name)
        own = (*file.allies, *file.objectives)
        known: dict[str, tuple[str, Iterable[str]]] = {
            "mark": ("mark", file.marks),
            "treasure": ("treasure", file.treasures),
            "room": ("room", self._plan.rooms),
            "monster": ("monster", self._monsters),
            "placed": ("overlay, ally or objective", own),
            "kind": ("monster, ally or objective", (*self._monsters, *own)),
            "whom": ("such figure", ("heroes", "hero", "enemies", *self._monsters, *own)),
        }
        if named.what == "door":
            is_known = any(sorted(name) == sorted(door.rooms) for door in self._plan.doors)
            return "" if is_known else f'there is no door "{name}"; name its two rooms'
        what, names = known[named.what]
        if name in names:
            return ""
        return f'there is no {what} "{name}"{suggest(name, names)}'

    # --- rules

    def _rule(self, n: int, file: RuleFile) -> Rule:
        path = ("rules", n)
        if file.id in [other.id for other in self._file.rules[:n]]:
            self._wrong((*path, "id"), f'the id "{file.id}" is taken')
        if not file.do and file.story is None:
            self._wrong(path, "a rule does something or tells a story", at_key=True)
        if file.story is not None:
            key = f"scenario.{self._file.id}.story.{file.id}"
            self._loader.say(self._source, (*path, "story"), key, file.story)
        when = self._read((*path, "when"), file.when, parse.moment) or Moment("setup")
        does = self._read((*path, "do"), file.do, parse.effects) if file.do else ()
        self._check_effects((*path, "do"), when, does or ())
        return Rule(
            file.id,
            when,
            does or (),
            self._claim((*path, "if"), file.only_if) if file.only_if else None,
            file.once,
            file.secret,
            file.story is not None,
        )

    def _check_effects(self, path: Path, when: Moment, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            is_for_hero = isinstance(effect, Leave) or getattr(effect, "whom", "") == "hero"
            if is_for_hero and when.what not in BY_HERO:
                self._wrong(path, "no single hero brings this about; heroes means all of them")
            if isinstance(effect, Spawn) and effect.monster in self._monsters:
                self._check_ranks(path, effect)
        placed = [one for one in effects if isinstance(one, Place) and one.what == "obstacle"]
        hexes = {where for one in placed for where in self._plan.all_of(one.mark)}
        if hexes and self._plan.is_parted_by(hexes):
            self._wrong(path, "these obstacles would cut off a part of the map")  # H-TERRAIN-13

    def _check_ranks(self, path: Path, spawn: Spawn) -> None:
        ranks = self._monsters[spawn.monster].ranks
        for rank in spawn.ranks:
            if rank and rank not in ranks:
                self._wrong(path, f'"{spawn.monster}" is {either(ranks)}, never {rank}')
                return

    # --- the map

    def _marks(self) -> dict[str, Mark]:
        found: dict[str, Mark] = {}
        for letter, look in self._file.marks.items():
            path = ("marks", letter)
            hexes = self._plan.all_of(letter)
            if not re.fullmatch("[ABD-KMNPQRU-Z]", letter):
                told = "a mark is a capital other than S, T, O and the numbers L and C"
                self._wrong(path, told, at_key=True)
            elif letter in self._file.treasures:
                self._wrong(path, f"{letter} is a treasure, too", at_key=True)
            elif not hexes:
                self._wrong(path, f"mark {letter} is not on the map", at_key=True)
            elif letter not in self._used:
                self._wrong(path, f"no rule speaks of mark {letter}", at_key=True)
            found[letter] = Mark(letter, look, hexes)
        return found

    def _check_locked(self) -> None:
        for n, name in enumerate(self._file.locked):
            if all(sorted(name) != sorted(door.rooms) for door in self._plan.doors):
                self._wrong(("locked", n), f'there is no door "{name}"; name its two rooms')
