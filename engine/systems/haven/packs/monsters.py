"""Builds the monsters of a haven pack: their decks, their stat cards, and the bosses'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.content.equations import LEVELS, PARTIES, Equation, constant, equation
from engine.content.errors import TextError, either, suggest
from engine.content.loader import Loader
from engine.content.source import Path, Source
from engine.content.tree import NEGATIVE_CONDITIONS, Area, Special
from engine.systems.haven.content import Monster, MonsterCard, MonsterDeck, MonsterStats
from engine.systems.haven.packs.files import (
    BossFile,
    DeckFile,
    Formula,
    FormulaStat,
    MarkerFile,
    MonsterFile,
    PlaceFile,
    Stat,
    StatsFile,
    UniqueFile,
)

BOSS_DECK = "boss"  # H-BOSS-01
NUMBERS = (
    *("hp", "move", "attack", "range", "shield", "retaliate", "retaliate_reach"),
    *("pierce", "targets"),
)
_AT_LEAST_ONE = ("hp", "retaliate_reach", "targets")


def decks(loader: Loader, patterns: Mapping[str, Area]) -> dict[str, MonsterDeck]:
    """The ability decks by id."""
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


def monsters(
    loader: Loader, known: Mapping[str, MonsterDeck], patterns: Mapping[str, Area]
) -> dict[str, Monster]:
    """The monster types by id."""
    found: dict[str, Monster] = {}
    for source in loader.folder("monsters"):
        file = loader.convert(source, MonsterFile)
        if file is None:
            continue
        loader.check_id(source, file.id, found)
        loader.say(source, ("name",), f"monster.{file.id}", file.name)
        loader.check_reference(source, ("deck",), "deck", file.deck, "decks", known)
        monster = _monster(loader, source, file, patterns)
        if monster is None:
            told = "a monster has [normal] and [elite], or only [boss], or only [named]"
            loader.wrong(source, ("id",), told)
            continue
        if file.deck in known:
            _check_specials(loader, source, monster, known[file.deck])
        found[file.id] = monster
    return found


def _monster(
    loader: Loader, source: Source, file: MonsterFile, patterns: Mapping[str, Area]
) -> Monster | None:
    given = [name for name in ("normal", "elite", "boss", "named") if getattr(file, name)]
    if file.normal and file.elite and len(given) == 2:
        check_conditions(loader, source, ("normal", "conditions"), file.normal.conditions)
        check_conditions(loader, source, ("elite", "conditions"), file.elite.conditions)
        normal, elite = _stats(file.normal), _stats(file.elite)
        return Monster(file.id, file.deck, file.standees, normal, elite)
    unique = file.boss or file.named
    if unique is None or len(given) != 1:
        return None
    rank = "boss" if file.boss else "named"
    check_conditions(loader, source, (rank, "conditions"), unique.conditions)
    check_conditions(loader, source, (rank, "immune"), unique.immune)
    texts = unique.special if isinstance(unique, BossFile) else []
    return Monster(
        *(file.id, file.deck, file.standees, (), ()),
        unique_rank="boss" if file.boss else "named",
        unique=_unique(loader, source, rank, unique),
        immune=tuple(unique.immune),
        specials=tuple(
            loader.action(source, (rank, "special", n), text, patterns, monster=True)
            for n, text in enumerate(texts)
        ),
    )


def check_conditions(
    loader: Loader,
    source: Source,
    path: Path,
    conditions: list[str],
    known: Sequence[str] = NEGATIVE_CONDITIONS,
) -> None:
    """Every attack may bring negative conditions, each named once; elsewhere others are known."""
    kind = "negative" if known is NEGATIVE_CONDITIONS else "positive"
    for index, condition in enumerate(conditions):
        told = ""
        if condition not in known:
            hint = suggest(condition, known)
            told = f'there is no {kind} condition "{condition}"{hint}'
        elif condition in conditions[:index]:
            told = f"{condition} stands here a second time"
        if told:
            loader.wrong(source, (*path, index), told)


def check_spawn(
    loader: Loader,
    source: Source,
    path: Path,
    spawn: MarkerFile | PlaceFile,
    known: Mapping[str, Monster],
) -> None:
    """Who is to stand somewhere exists, in these ranks, and comes with some party at least."""
    loader.check_reference(source, (*path, "monster"), "monster", spawn.monster, "monsters", known)
    for party in ("two", "three", "four"):
        rank = getattr(spawn, party)
        ranks = known[spawn.monster].ranks if spawn.monster in known else (rank,)
        if rank and rank not in ranks:
            told = f'"{spawn.monster}" is {either(ranks)}, never {rank}'
            loader.wrong(source, (*path, party), told)
    if not (spawn.two or spawn.three or spawn.four):
        what = "marker" if path[0] == "markers" else "place"
        loader.wrong(source, path, f"nobody ever stands on {what} {path[-1]}", at_key=True)


def _check_specials(loader: Loader, source: Source, monster: Monster, deck: MonsterDeck) -> None:
    """Bosses share one deck, and each says what its specials are; nobody else has any."""
    if monster.unique_rank == "boss" and deck.id != BOSS_DECK:
        loader.wrong(source, ("deck",), f'every boss uses the deck "{BOSS_DECK}"')
    if any(_refers(special.abilities) for special in monster.specials):
        loader.wrong(source, ("boss", "special"), "a special does not refer to a special")
    named = max(
        (n for card in deck.cards.values() for n in _refers(card.action.abilities)), default=0
    )
    if named > len(monster.specials):
        told = f'the deck "{deck.id}" refers to Special {named}, which "{monster.id}" does not have'
        loader.wrong(source, ("deck",), told)


def _refers(abilities: tuple[object, ...]) -> list[int]:
    return [ability.number for ability in abilities if isinstance(ability, Special)]


# --- numbers


def _stats(file: StatsFile) -> tuple[MonsterStats, ...]:
    """One set of numbers for each level."""
    return tuple(
        MonsterStats(
            **{name: _at(getattr(file, name), level) for name in NUMBERS},
            is_flying=file.flying,
            conditions=tuple(file.conditions),
        )
        for level in LEVELS
    )


def _at(stat: Stat, level: int) -> int:
    return stat[level] if isinstance(stat, list) else stat


def _unique(
    loader: Loader, source: Source, rank: str, file: UniqueFile
) -> tuple[tuple[tuple[MonsterStats, ...], ...], ...]:
    """The numbers for each monster level, scenario level and party (H-BOSS-04)."""
    rows = {name: equations(loader, source, (rank, name), getattr(file, name)) for name in NUMBERS}
    return tuple(
        tuple(
            tuple(
                MonsterStats(
                    **{name: rows[name][monster_level].at(level, heroes) for name in NUMBERS},
                    is_flying=file.flying,
                    conditions=tuple(file.conditions),
                )
                for heroes in PARTIES
            )
            for level in LEVELS
        )
        for monster_level in LEVELS
    )


def equations(
    loader: Loader, source: Source, path: Path, stat: FormulaStat
) -> tuple[Equation, ...]:
    """A number for each level, as written once or level by level."""
    if not isinstance(stat, list):
        return (_equation(loader, source, path, stat),) * len(LEVELS)
    return tuple(_equation(loader, source, (*path, n), each) for n, each in enumerate(stat))


def _equation(loader: Loader, source: Source, path: Path, formula: Formula) -> Equation:
    least = 1 if any(name in path for name in _AT_LEAST_ONE) else 0
    if isinstance(formula, int):
        if formula < least:
            loader.wrong(source, path, f"expected {least} or more")
        return constant(formula)
    try:
        return equation(formula, least)
    except TextError as error:
        loader.wrong_text(source, path, error)
        return constant(least)
