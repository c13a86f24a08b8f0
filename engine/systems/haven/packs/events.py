"""Builds the city and road events of a haven pack; a pack may have none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.content.gains.parse import LEAST, MOST
from engine.content.gains.tree import DECKS, AddEvent, Condition, Deck, Effect, Otherwise, Standing
from engine.content.loader import LOCALES, Loader, Words
from engine.content.source import Path, Source
from engine.systems.haven.content import HeroClass
from engine.systems.haven.event_cards import (
    OPTIONS,
    STARTING,
    AfterEvent,
    EventCard,
    EventOption,
    OptionId,
    Outcome,
)
from engine.systems.haven.packs.files import Positive
from engine.systems.haven.packs.gains import Known, read_condition, read_lines

LONGEST_LABEL = 80  # of a button


class OutcomeFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `outcomes` of an option; docs/CAMPAIGN-TEXT.md has the language."""

    story: Words
    gains: list[str] = []
    only_if: str = msgspec.field(default="", name="if")


class OptionFile(msgspec.Struct, forbid_unknown_fields=True):
    """`a` or `b` of an event."""

    label: Words
    after: AfterEvent
    outcomes: Annotated[list[OutcomeFile], Meta(min_length=1)]


class EventFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[events]]`."""

    number: Positive
    front: Words
    a: OptionFile
    b: OptionFile


class EventsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`events/city.toml` or `events/road.toml`."""

    events: list[EventFile]


Events = dict[Deck, dict[int, EventCard]]


def event_numbers(loader: Loader) -> dict[Deck, list[int]]:
    """The events that texts may name, before any text is read."""
    read = {deck: _file(loader, deck) for deck in DECKS}
    return {
        deck: [e.number for e in found[1].events] if found else [] for deck, found in read.items()
    }


def events(loader: Loader, known: Known) -> Events:
    """The events of both decks by number."""
    read = {deck: _file(loader, deck) for deck in DECKS}
    return {
        deck: _Builder(loader, deck, *found, known).cards if found else {}
        for deck, found in read.items()
    }


def event_effects(found: Events) -> Iterator[Effect]:
    """Everything that events can do."""
    for card in (card for deck in DECKS for card in found[deck].values()):
        for outcome in (one for option in OPTIONS for one in card.options[option].outcomes):
            yield from outcome.effects


def _file(loader: Loader, deck: Deck) -> tuple[Source, EventsFile] | None:
    name = f"events/{deck}.toml"
    source = loader.file(name) if loader.root.joinpath(name).is_file() else None
    file = loader.convert(source, EventsFile) if source else None
    return (source, file) if source and file else None


def check_class_events(loader: Loader, classes: Mapping[str, HeroClass], found: Events) -> None:
    """The events that a class brings exist in both decks, and not from the start (H-CITY-65)."""
    for source in loader.folder("classes"):
        made = classes.get(str(source.values.get("id")))
        numbers = {
            "unlock_event": made.unlock_event if made else None,
            "retirement_event": made.retirement_event if made else None,
        }
        for field, number in numbers.items():
            missing = [deck for deck in DECKS if number not in found[deck]]
            if number is not None and number in STARTING:
                loader.wrong(source, (field,), _from_the_start(number))
            elif number is not None and missing:
                loader.wrong(source, (field,), f"there is no {missing[0]} event {number}")


def _from_the_start(number: int) -> str:
    return f"event {number} is in its deck from the start; later ones begin with {STARTING.stop}"


class _Builder:
    """The events of one file being built."""

    def __init__(
        self, loader: Loader, deck: Deck, source: Source, file: EventsFile, known: Known
    ) -> None:
        self._loader, self._deck, self._source, self._known = loader, deck, source, known
        self.cards: dict[int, EventCard] = {}
        for index, event in enumerate(file.events):
            path: Path = ("events", index)
            if event.number in self.cards:
                self._wrong((*path, "number"), f"the number {event.number} is taken")
            self.cards[event.number] = self._card(path, event)

    def _wrong(self, path: Path, message: str) -> None:
        self._loader.wrong(self._source, path, message)

    def _card(self, path: Path, event: EventFile) -> EventCard:
        key = f"event.{self._deck}.{event.number}"
        self._loader.say(self._source, (*path, "front"), key, event.front)
        files: dict[OptionId, OptionFile] = {"a": event.a, "b": event.b}
        options = {
            name: self._option((*path, name), f"{key}.{name}", files[name]) for name in OPTIONS
        }
        return EventCard(self._deck, event.number, options)

    def _option(self, path: Path, key: str, file: OptionFile) -> EventOption:
        self._loader.say(self._source, (*path, "label"), key, file.label)
        for locale in LOCALES:
            length = len(getattr(file.label, locale))
            if length > LONGEST_LABEL:
                told = f"a label has at most {LONGEST_LABEL} characters, this has {length}"
                self._wrong((*path, "label", locale), told)
        outcomes = tuple(
            self._outcome((*path, "outcomes", n), f"{key}.{n}", outcome)
            for n, outcome in enumerate(file.outcomes)
        )
        for n, told in _never([outcome.condition for outcome in outcomes]):
            self._wrong((*path, "outcomes", n, "if"), told)
        return EventOption(outcomes, file.after)

    def _outcome(self, path: Path, key: str, file: OutcomeFile) -> Outcome:
        self._loader.say(self._source, (*path, "story"), key, file.story)
        place = (self._loader, self._source)
        effects = read_lines(*place, (*path, "gains"), file.gains, self._known)
        for effect in effects:
            if isinstance(effect, AddEvent) and effect.number in STARTING:
                self._wrong((*path, "gains"), _from_the_start(effect.number))
        text = file.only_if
        condition = read_condition(*place, (*path, "if"), text, self._known) if text else None
        return Outcome(effects, condition)


def _never(conditions: list[Condition | None]) -> Iterator[tuple[int, str]]:
    """Outcomes that can never apply, and options of which nothing may come."""
    for n, condition in enumerate(conditions):
        if isinstance(condition, Otherwise) and n == 0:
            yield n, "there is nothing before it that this could be otherwise to"
        elif isinstance(condition, Otherwise) and _is_certain(conditions[:n]):
            yield n, "this never comes to pass: something before it always applies"
    if not _is_certain(conditions):
        yield len(conditions) - 1, "nothing may come of this option; end it with an otherwise"


def _is_certain(conditions: list[Condition | None]) -> bool:
    """Whether one of them holds whatever the party is."""
    if any(condition is None or isinstance(condition, Otherwise) for condition in conditions):
        return True
    bounds = [one for one in conditions if isinstance(one, Standing)]
    covered = {n for one in bounds for n in range(one.least, one.most + 1)}
    return covered.issuperset(range(LEAST, MOST + 1))
