"""Reads the files of a pack and gathers what is wrong with them, so that an author sees it all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from engine.content.errors import ContentError, Problem, TextError, suggest
from engine.content.parse import parse_text
from engine.content.schema import mismatches
from engine.content.source import Path, Source
from engine.content.table import area
from engine.content.tree import Action, Area

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LOCALES = ("en", "fr")

T = TypeVar("T", bound=msgspec.Struct)


class Words(msgspec.Struct, frozen=True):
    """A text in every language of the game."""

    en: str
    fr: str


def pack_folder(system: str, name: str) -> Traversable:
    """The folder of a pack that comes with the game, installed or in a checkout."""
    return resources.files("engine.content").joinpath("packs", system, name)


class Loader:
    """One pack being loaded: its files, its words and its problems so far."""

    def __init__(self, root: Traversable) -> None:
        self.root = root
        self.problems: list[Problem] = []
        self._names: dict[str, list[str]] = {}  # folder -> names of its files
        self.words: dict[str, dict[str, str]] = {locale: {} for locale in LOCALES}

    def finish(self) -> None:
        """Raise everything that was found wrong, if anything was."""
        if self.problems:
            raise ContentError(self.problems)

    # --- files

    def file(self, name: str) -> Source | None:
        """One file of the pack; a problem if it is not there."""
        found = self.root.joinpath(name)
        if not found.is_file():
            self.problems.append(Problem(f"{self.root}/{name}", 0, 0, "this file is missing"))
            return None
        return self._read(name, found)

    def folder(self, name: str) -> list[Source]:
        """The TOML files of a folder, by name; a problem if there are none."""
        folder = self.root.joinpath(name)
        inside = folder.iterdir() if folder.is_dir() else ()
        files = sorted((each.name, each) for each in inside if each.name.endswith(".toml"))
        self._names[name] = [file.removesuffix(".toml") for file, _ in files]
        if not files:
            message = "this folder is missing or holds no .toml file"
            self.problems.append(Problem(f"{self.root}/{name}", 0, 0, message))
        read = [self._read(f"{name}/{file}", each) for file, each in files]
        return [source for source in read if source is not None]

    def count(self, folder: str) -> int:
        """How many files a folder has, those with problems among them."""
        return len(self._names[folder])

    def _read(self, name: str, file: Traversable) -> Source | None:
        try:
            return Source(f"{self.root}/{name}", file.read_bytes())
        except ContentError as error:
            self.problems.extend(error.problems)
            return None

    # --- values

    def convert(self, source: Source, kind: type[T]) -> T | None:
        """The file as a struct; its mismatches become problems."""
        found = list(mismatches(source.values, kind))
        for path, message, at_key in found:
            self.problems.append(source.problem(path, message, at_key=at_key))
        return None if found else msgspec.convert(source.values, kind)

    def wrong(self, source: Source, path: Path, message: str, *, at_key: bool = False) -> None:
        """Note a problem with a value."""
        self.problems.append(source.problem(path, message, at_key=at_key))

    def wrong_text(self, source: Source, path: Path, error: TextError) -> None:
        """Note a problem inside a text."""
        self.problems.append(source.text_problem(path, error))

    def check_reference(
        self, source: Source, path: Path, what: str, named: str, folder: str, known: Iterable[str]
    ) -> None:
        """What a value names must exist; a file that has its own problems counts as known."""
        names = [*known, *self._names[folder]]
        if named not in names:
            self.wrong(source, path, f'there is no {what} "{named}"{suggest(named, names)}')

    def check_id(self, source: Source, own: str, taken: Iterable[str]) -> None:
        """A file's id is its name, and nobody else's."""
        stem = source.file.rsplit("/", 1)[-1].removesuffix(".toml")
        if own != stem:
            self.wrong(source, ("id",), f'the file is called "{stem}", so must be its id')
        if own in taken:
            self.wrong(source, ("id",), f'the id "{own}" is taken')

    def say(self, source: Source, path: Path, key: str, words: Words) -> None:
        """Keep a text of the pack under its key."""
        for locale in LOCALES:
            text: str = getattr(words, locale)
            if not text.strip():
                self.wrong(source, (*path, locale), "expected some words")
            self.words[locale][key] = text

    # --- texts

    def action(
        self, source: Source, path: Path, text: str, patterns: Mapping[str, Area], *, monster: bool
    ) -> Action:
        """A card's text as its tree; an empty one after a problem."""
        try:
            return parse_text(text, patterns, monster=monster)
        except TextError as error:
            self.wrong_text(source, path, error)
            return Action(())

    def patterns(self, name: str = "patterns.toml") -> dict[str, Area]:
        """The pack's area patterns by id; a pack may have none."""
        if not self.root.joinpath(name).is_file():
            return {}
        source = self.file(name)
        found: dict[str, Area] = {}
        if source is None:
            return found
        for key, drawing in source.values.items():
            if not isinstance(drawing, str):
                self.wrong(source, (key,), "expected a drawing")
                continue
            if not ID.fullmatch(key) or key == "all":
                self.wrong(source, (key,), "expected an id: lower-case words", at_key=True)
            try:
                found[key] = area(key, drawing)
            except TextError as error:
                self.wrong_text(source, (key,), error)
        return found
