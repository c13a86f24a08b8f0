"""Builds the locations of a haven pack, and checks that each of them can be reached and played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.content.errors import suggest
from engine.content.gains.tree import Achievement, Draw, Effect, Reveal, Scope
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.systems.haven.content import Scenario
from engine.systems.haven.packs.files import ScenarioFile
from engine.systems.haven.packs.gains import Known, read_lines
from engine.systems.haven.world import CITY, Location, Need

NOT = "not "  # before an achievement that must not be active
FOLDER = "scenarios"


def locations(
    loader: Loader, scenarios: Mapping[str, Scenario], known: Known, others: Iterable[Effect]
) -> dict[str, Scenario]:
    """The scenarios with their places in the world; `others` is what happens elsewhere in it."""
    built = dict(scenarios)
    sources: dict[str, Source] = {}
    grids: dict[str, str] = {}
    for source in loader.folder(FOLDER):
        file = loader.convert(source, ScenarioFile)
        if file is None:
            continue
        if file.grid in grids:
            told = f'at {file.grid} there is "{grids[file.grid]}" already'
            loader.wrong(source, ("grid",), told)
        grids[file.grid] = file.id
        sources[file.id] = source
        location = _Builder(loader, source, file, scenarios, known).location()
        built[file.id] = replace(scenarios[file.id], location=location)
    if not loader.problems:
        _check_reach(loader, sources, built, tuple(others))
    return built


class _Builder:
    """One location being built."""

    def __init__(
        self,
        loader: Loader,
        source: Source,
        file: ScenarioFile,
        scenarios: Mapping[str, Scenario],
        known: Known,
    ) -> None:
        self.loader, self.source, self.file, self.known = loader, source, file, known
        self.others = [s.id for s in scenarios.values() if s.dungeon is None and s.id != file.id]

    def location(self) -> Location:
        file = self.file
        if not re.fullmatch("[A-Z][1-9][0-9]?", file.grid):
            self._wrong(("grid",), "expected a letter and a number: B3")
        self._check_names(("links",), file.links, (*self.others, CITY))
        self._check_names(("opens",), file.opens, self.others)
        if file.known and file.side:
            self._wrong(("side",), "a side scenario is drawn from its deck, not known at first")
        place = (self.loader, self.source, ("rewards",))
        return Location(
            grid=file.grid,
            is_known=file.known,
            is_side=file.side,
            needs=tuple(self._need(n, line) for n, line in enumerate(file.requires)),
            links=tuple(file.links),
            opens=tuple(file.opens),
            rewards=read_lines(*place, file.rewards, self.known),
        )

    def _check_names(self, path: Path, names: list[str], known: Iterable[str]) -> None:
        for n, name in enumerate(names):
            if name not in known:
                told = f'there is no such place as "{name}"{suggest(name, known)}'
                self._wrong((*path, n), told)

    def _need(self, n: int, line: str) -> Need:
        name = line.removeprefix(NOT)
        scopes: list[Scope] = [s for s in ("global", "party") if name in self.known[s]]
        if not scopes:
            names = (*self.known["global"], *self.known["party"])
            told = f'there is no achievement "{name}"{suggest(name, names)}'
            self._wrong(("requires", n), told)
        return Need(name, (scopes or ["global"])[0], line != name)

    def _wrong(self, path: Path, message: str) -> None:
        self.loader.wrong(self.source, path, message)


# --- can it be reached?


def _check_reach(
    loader: Loader,
    sources: Mapping[str, Source],
    scenarios: Mapping[str, Scenario],
    others: tuple[Effect, ...],
) -> None:
    """Play the whole world in thought: what is never found, or never playable, is a mistake."""
    placed = {name: scenarios[name].location for name in sources}
    found, gained = _reach(placed, others)
    for name, location in placed.items():
        if name not in found:
            loader.wrong(sources[name], ("id",), "nobody ever finds this place: nothing opens it")
        for n, need in enumerate(location.needs):
            if not need.is_absent and need.achievement not in gained:
                told = f'nobody can ever have "{need.achievement}" here'
                loader.wrong(sources[name], ("requires", n), told)


def _reach(placed: Mapping[str, Location], others: tuple[Effect, ...]) -> tuple[set[str], set[str]]:
    """The locations that can be found, and the achievements that can be gained."""
    effects = list(others)
    played: set[str] = set()
    while True:
        gained = {e.name for e in effects if isinstance(e, Achievement) and not e.is_lost}
        found = {e.scenario for e in effects if isinstance(e, Reveal)}
        found |= {name for name, one in placed.items() if one.is_known}
        found |= {new for name in played for new in placed[name].opens}
        if any(isinstance(e, Draw) and e.what == "scenario" for e in effects):
            found |= {name for name, one in placed.items() if one.is_side}
        ready = {name for name in found - played if _is_playable(placed[name], gained)}
        if not ready:
            return found, gained
        played |= ready
        effects += [effect for name in sorted(ready) for effect in placed[name].rewards]


def _is_playable(location: Location, gained: set[str]) -> bool:
    return all(need.is_absent or need.achievement in gained for need in location.needs)
