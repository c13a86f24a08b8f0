"""Loads a haven pack from its folder and checks everything about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.content.errors import ContentError, Problem, suggest
from engine.content.loader import Loader, pack_folder
from engine.content.source import Source
from engine.content.tree import NEGATIVE_CONDITIONS, Area
from engine.systems.haven.content import (
    LEVELS,
    Card,
    HeroClass,
    Monster,
    MonsterCard,
    MonsterDeck,
    MonsterStats,
    Pack,
)
from engine.systems.haven.pack_files import (
    ClassFile,
    DeckFile,
    MonsterFile,
    PackFile,
    Stat,
    StatsFile,
)
from engine.systems.haven.pack_scenarios import scenarios

DEFAULT_PACK = "hall"


def load_pack(path: Path | str | None = None) -> Pack:
    """The pack in a folder, or the one that comes with the game, which is read only once.

    A `ContentError` lists everything that is wrong with it.
    """
    if path is None:
        return _default_pack()
    return _load(Path(path))


@cache
def _default_pack() -> Pack:
    return _load(pack_folder("haven", DEFAULT_PACK))


def _load(root: Traversable) -> Pack:
    loader = Loader(root)
    if not root.is_dir():
        raise ContentError([Problem(str(root), 0, 0, "there is no such folder")])
    about = loader.file("pack.toml")
    head = loader.convert(about, PackFile) if about else None
    if about and head:
        loader.say(about, ("name",), f"pack.{head.id}", head.name)
    patterns = loader.patterns()
    loader.finish()  # without its patterns every other file would look wrong
    classes = _classes(loader, patterns)
    decks = _decks(loader, patterns)
    monsters = _monsters(loader, decks)
    played = scenarios(loader, monsters)
    loader.finish()
    assert head is not None  # otherwise there was a problem
    return Pack(head.id, classes, monsters, decks, played, loader.words)


# --- classes


def _classes(loader: Loader, patterns: Mapping[str, Area]) -> dict[str, HeroClass]:
    found: dict[str, HeroClass] = {}
    taken: dict[str, str] = {}  # card -> class
    for source in loader.folder("classes"):
        file = loader.convert(source, ClassFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        loader.say(source, ("name",), f"class.{file.id}", file.name)
        loader.say(source, ("about",), f"class.{file.id}.about", file.about)
        cards = _cards(loader, source, file, patterns, taken)
        first = sum(card.level in ("1", "X") for card in cards.values())
        if first < file.hand:
            told = f"a hand of {file.hand} needs as many cards of level 1 and X, here are {first}"
            loader.wrong(source, ("hand",), told)
        found[file.id] = HeroClass(file.id, file.hand, tuple(file.hp), cards)
    return found


def _cards(
    loader: Loader,
    source: Source,
    file: ClassFile,
    patterns: Mapping[str, Area],
    taken: dict[str, str],
) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for index, card in enumerate(file.cards):
        path = ("cards", index)
        if card.id in taken:
            told = f'the id "{card.id}" is taken by a card of "{taken[card.id]}"'
            loader.wrong(source, (*path, "id"), told)
        taken[card.id] = file.id
        loader.say(source, (*path, "name"), f"card.{card.id}", card.name)
        top = loader.action(source, (*path, "top"), card.top, patterns, monster=False)
        bottom = loader.action(source, (*path, "bottom"), card.bottom, patterns, monster=False)
        cards[card.id] = Card(card.id, str(card.level), card.initiative, top, bottom)
    return cards


# --- monsters


def _decks(loader: Loader, patterns: Mapping[str, Area]) -> dict[str, MonsterDeck]:
    found: dict[str, MonsterDeck] = {}
    for source in loader.folder("decks"):
        file = loader.convert(source, DeckFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        if not file.cards:
            loader.wrong(source, ("id",), f'the deck "{file.id}" has no cards')
        cards: dict[str, MonsterCard] = {}
        for index, card in enumerate(file.cards):
            path = ("cards", index)
            if card.id in cards:
                loader.wrong(source, (*path, "id"), f'the id "{card.id}" is taken')
            action = loader.action(source, (*path, "text"), card.text, patterns, monster=True)
            cards[card.id] = MonsterCard(card.id, card.initiative, action, card.reshuffle)
        found[file.id] = MonsterDeck(file.id, cards)
    return found


def _monsters(loader: Loader, decks: Mapping[str, MonsterDeck]) -> dict[str, Monster]:
    found: dict[str, Monster] = {}
    for source in loader.folder("monsters"):
        file = loader.convert(source, MonsterFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        loader.say(source, ("name",), f"monster.{file.id}", file.name)
        loader.check_reference(source, ("deck",), "deck", file.deck, "decks", decks)
        _check_conditions(loader, source, "normal", file.normal)
        _check_conditions(loader, source, "elite", file.elite)
        found[file.id] = Monster(
            file.id, file.deck, file.standees, _stats(file.normal), _stats(file.elite)
        )
    return found


def _check_conditions(loader: Loader, source: Source, rank: str, stats: StatsFile) -> None:
    for index, condition in enumerate(stats.conditions):
        told = ""
        if condition not in NEGATIVE_CONDITIONS:
            hint = suggest(condition, NEGATIVE_CONDITIONS)
            told = f'there is no negative condition "{condition}"{hint}'
        elif condition in stats.conditions[:index]:
            told = f"{condition} stands here a second time"
        if told:
            loader.wrong(source, (rank, "conditions", index), told)


def _stats(file: StatsFile) -> tuple[MonsterStats, ...]:
    """One set of numbers for each level."""
    return tuple(
        MonsterStats(
            hp=_at(file.hp, level),
            move=_at(file.move, level),
            attack=_at(file.attack, level),
            range=_at(file.range, level),
            shield=_at(file.shield, level),
            retaliate=_at(file.retaliate, level),
            retaliate_reach=_at(file.retaliate_reach, level),
            pierce=_at(file.pierce, level),
            targets=_at(file.targets, level),
            is_flying=file.flying,
            conditions=tuple(file.conditions),
        )
        for level in range(LEVELS)
    )


def _at(stat: Stat, level: int) -> int:
    return stat[level] if isinstance(stat, list) else stat
