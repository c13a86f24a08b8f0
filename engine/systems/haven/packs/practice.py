"""Reads the practice fight of a pack: a scenario that is in no world, and its heroes."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.content.errors import suggest
from engine.content.loader import Loader
from engine.content.source import Source
from engine.content.tree import Area
from engine.systems.haven.content import Drill, DrillHero, HeroClass, Monster, MonsterDeck
from engine.systems.haven.packs.files import DrillHeroFile, PracticeFile
from engine.systems.haven.packs.scenarios import Builder

FILE = "practice.toml"


def practice(
    loader: Loader,
    classes: Mapping[str, HeroClass],
    monsters: Mapping[str, Monster],
    decks: Mapping[str, MonsterDeck],
    patterns: Mapping[str, Area],
    items: Collection[str],
    scenarios: Collection[str],
) -> Drill | None:
    """The practice fight; a pack may have none."""
    if not loader.root.joinpath(FILE).is_file():
        return None
    source = loader.file(FILE)
    file = loader.convert(source, PracticeFile) if source is not None else None
    if source is None or file is None:
        return None
    if file.id in scenarios:
        loader.wrong(source, ("id",), f'the id "{file.id}" is taken by a scenario')
    builder = Builder(loader, source, file, patterns)
    scenario = builder.scenario(monsters, items)
    builder.check_course(scenario, monsters, decks)
    for n, hero in enumerate(file.heroes):
        _check(loader, source, n, hero, classes, items)
    heroes = tuple(
        DrillHero(hero.hero_class, tuple(hero.cards), tuple(hero.items)) for hero in file.heroes
    )
    return Drill(scenario, heroes)


def _check(
    loader: Loader,
    source: Source,
    n: int,
    hero: DrillHeroFile,
    classes: Mapping[str, HeroClass],
    items: Collection[str],
) -> None:
    """Class, cards and items must be those of the pack."""
    hero_class = classes.get(hero.hero_class)
    if hero_class is None:
        told = f'there is no class "{hero.hero_class}"{suggest(hero.hero_class, classes)}'
        loader.wrong(source, ("heroes", n, "class"), told)
        return
    for k, card in enumerate(hero.cards):
        if card not in hero_class.cards:
            told = f'"{hero.hero_class}" has no card "{card}"{suggest(card, hero_class.cards)}'
            loader.wrong(source, ("heroes", n, "cards", k), told)
    for k, item in enumerate(hero.items):
        if item not in items:
            told = f'there is no item "{item}"{suggest(item, items)}'
            loader.wrong(source, ("heroes", n, "items", k), told)
