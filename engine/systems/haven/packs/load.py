"""Loads a haven pack from its folder and checks everything about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.content.errors import ContentError, Problem
from engine.content.loader import Loader, pack_folder
from engine.content.source import Source
from engine.content.tree import Area
from engine.systems.haven.content import Card, HeroClass, Pack
from engine.systems.haven.packs.achievements import achievements
from engine.systems.haven.packs.dungeon import dungeons
from engine.systems.haven.packs.events import (
    check_class_events,
    event_effects,
    event_numbers,
    events,
)
from engine.systems.haven.packs.files import ClassFile, PackFile
from engine.systems.haven.packs.gains import names_known
from engine.systems.haven.packs.goals import goals
from engine.systems.haven.packs.items import check_kits, items
from engine.systems.haven.packs.locations import locations
from engine.systems.haven.packs.monsters import decks, monsters
from engine.systems.haven.packs.perks import perks
from engine.systems.haven.packs.practice import practice
from engine.systems.haven.packs.scenarios import scenarios
from engine.systems.haven.packs.summons import (
    check_class_cards,
    check_monster_cards,
    class_summons,
    dot_summons,
)
from engine.systems.haven.packs.world import box_ids, effects_of, world

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
    found_items = items(loader, patterns)
    check_kits(loader, classes, found_items)
    found_decks = decks(loader, patterns)
    found_monsters = monsters(loader, found_decks, patterns)
    check_monster_cards(loader, found_decks, found_monsters)
    found_scenarios = scenarios(loader, found_monsters, found_decks, patterns, found_items)
    found_scenarios |= dungeons(loader, found_monsters, found_scenarios)
    drill = practice(
        loader, classes, found_monsters, found_decks, patterns, found_items, found_scenarios
    )
    found_goals = goals(loader)
    found_achievements = achievements(loader)
    loader.finish()  # what the world names must be there
    assert head is not None  # otherwise there was a problem
    known = names_known(
        items=found_items,
        classes=classes,
        monsters=found_monsters,
        scenarios=found_scenarios,
        achievements=found_achievements,
        boxes=box_ids(loader),
        events=event_numbers(loader),
    )
    found_events = events(loader, known)
    check_class_events(loader, classes, found_events)
    found_world = world(loader, known)
    others = (*effects_of(found_world), *event_effects(found_events))
    found_scenarios = locations(loader, found_scenarios, known, others)
    loader.finish()
    return Pack(
        id=head.id,
        classes=classes,
        monsters=found_monsters,
        decks=found_decks,
        scenarios=found_scenarios,
        words=loader.words,
        goals=found_goals,
        items=found_items,
        achievements=found_achievements,
        events=found_events,
        world=found_world,
        practice=drill,
    )


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
        cards = dot_summons(loader, source, file, cards)
        first = sum(card.level in ("1", "X") for card in cards.values())
        if first < file.hand:
            told = f"a hand of {file.hand} needs as many cards of level 1 and X, here are {first}"
            loader.wrong(source, ("hand",), told)
        summons = class_summons(loader, source, file, found.values())
        found[file.id] = HeroClass(
            id=file.id,
            hand_size=file.hand,
            max_hp=tuple(file.hp),
            cards=cards,
            summons=summons,
            kit=tuple(file.kit),
            unlock_event=file.unlock_event,
            retirement_event=file.retirement_event,
            perks=perks(loader, source, file),
        )
        check_class_cards(loader, source, found[file.id])
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
