"""The summons of a haven pack: those of classes, and whether cards name what exists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from engine.content.errors import suggest
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.content.tree import Action, Dot, Summon
from engine.systems.haven.content import (
    Card,
    HeroClass,
    Monster,
    MonsterDeck,
    MonsterStats,
    summons_of,
)
from engine.systems.haven.packs.files import ClassFile, SummonFile
from engine.systems.haven.packs.monsters import check_conditions


def class_summons(
    loader: Loader, source: Source, file: ClassFile, others: Iterable[HeroClass]
) -> dict[str, MonsterStats]:
    """What a class can summon, by id; its cards may name nothing else."""
    taken = {name for other in others for name in other.summons}
    found: dict[str, MonsterStats] = {}
    for name, summon in file.summons.items():
        path = ("summons", name)
        if name in taken:
            loader.wrong(source, path, f'the id "{name}" is taken by another class', at_key=True)
        loader.say(source, (*path, "name"), f"summon.{name}", summon.name)
        check_conditions(loader, source, (*path, "conditions"), summon.conditions)
        found[name] = _numbers(summon)
    return found


def check_class_cards(loader: Loader, source: Source, made: HeroClass) -> None:
    """Every summon that a card of the class names must be one of the class's own."""
    for index, card in enumerate(made.cards.values()):
        for half, action in (("top", card.top), ("bottom", card.bottom)):
            for summon in summons_of(action):
                if summon.what not in made.summons:
                    hint = suggest(summon.what, made.summons)
                    told = f'the class has no summon "{summon.what}"{hint}'
                    loader.wrong(source, ("cards", index, half), told)


def dot_summons(
    loader: Loader, source: Source, file: ClassFile, cards: Mapping[str, Card]
) -> dict[str, Card]:
    """The cards with the dots that the class has on the numbers of its summons.

    The numbers are printed on the card that summons, so there must be one such card only.
    """
    dotted = dict(cards)
    for name, summon in file.summons.items():
        if not summon.dots:
            continue
        path = ("summons", name, "dots")
        for stat in summon.dots:
            if not getattr(summon, stat):
                loader.wrong(source, path, f'"{name}" has no {stat} to raise')
        places = [
            (card.id, half)
            for card in cards.values()
            for half, action in (("top", card.top), ("bottom", card.bottom))
            for one in summons_of(action)
            if one.what == name
        ]
        if len(places) == 1:
            card, half = dotted[places[0][0]], places[0][1]
            action = _dotted(getattr(card, half), name, tuple(map(Dot, summon.dots)))
            dotted[card.id] = msgspec.structs.replace(card, **{half: action})
        else:
            told = f'dots on "{name}" need exactly one card that summons it'
            loader.wrong(source, path, f"{told}, here are {len(places)}")
    return dotted


def _dotted(action: Action, name: str, dots: tuple[Dot, ...]) -> Action:
    abilities = tuple(
        msgspec.structs.replace(one, dots=(*one.dots, *dots))
        if isinstance(one, Summon) and one.what == name
        else one
        for one in action.abilities
    )
    return msgspec.structs.replace(action, abilities=abilities)


def check_monster_cards(
    loader: Loader, decks: Mapping[str, MonsterDeck], monsters: Mapping[str, Monster]
) -> None:
    """What a monster's card or a boss's special summons must exist, and have that rank."""
    for source in loader.folder("decks"):
        deck = decks.get(str(source.values.get("id")))
        for index, card in enumerate(deck.cards.values() if deck else ()):
            _check(loader, source, ("cards", index, "text"), card.action, monsters)
    for source in loader.folder("monsters"):
        monster = monsters.get(str(source.values.get("id")))
        for index, action in enumerate(monster.specials if monster else ()):
            _check(loader, source, ("boss", "special", index), action, monsters)


def _check(
    loader: Loader, source: Source, path: Path, action: Action, monsters: Mapping[str, Monster]
) -> None:
    for summon in summons_of(action):
        loader.check_reference(source, path, "monster", summon.what, "monsters", monsters)
        if summon.what in monsters and summon.rank not in monsters[summon.what].ranks:
            loader.wrong(source, path, f'"{summon.what}" is never {summon.rank}')


def _numbers(file: SummonFile) -> MonsterStats:
    return MonsterStats(
        hp=file.hp,
        move=file.move,
        attack=file.attack,
        range=file.range,
        shield=file.shield,
        retaliate=file.retaliate,
        retaliate_reach=file.retaliate_reach,
        pierce=file.pierce,
        targets=file.targets,
        is_flying=file.flying,
        conditions=tuple(file.conditions),
    )
