"""The packs that come with the game use every word that the card-text language has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from engine.content import tree
from engine.systems.haven.packs.load import load_pack

# A boss's card and the elite that a monster summons wait for a scenario with a boss.
AWAITED = {"special", "special.number", "summon.rank=elite"}
# What stickers give to cards that are printed without.
STICKERS = {"shield.conditions", "retaliate.conditions", "shove.conditions"}


def words_of_language() -> set[str]:
    """Every node, field, choice and flag of the tree."""
    found: set[str] = set()
    for node in (*get_args(tree.Ability), tree.Action, tree.Augment, tree.Change, tree.Fact):
        hints = get_type_hints(node)
        found.add(_name(node))
        for field in msgspec.structs.fields(node):
            choices = tuple(_choices(hints[field.name]))
            said = [one for one in choices if one != field.default]
            found |= {f"{_name(node)}.{field.name}={one}" for one in said}
            if not choices and field.name not in ("augments", "dots"):
                found.add(f"{_name(node)}.{field.name}")
    return found


def _name(node: type) -> str:
    tag = node.__struct_config__.tag  # type: ignore[attr-defined]
    return str(tag or node.__name__.lower())


def _choices(hint: object) -> Iterator[str]:
    """The strings of a Literal, however it is nested."""
    for one in get_args(hint):
        if isinstance(one, str):
            yield one
        elif not isinstance(one, type):
            yield from _choices(one)


def words_used(node: object) -> Iterator[str]:
    """What a tree says that is not said by leaving it out."""
    if isinstance(node, tuple):
        for one in node:
            yield from words_used(one)
        return
    if not isinstance(node, msgspec.Struct) or isinstance(node, tree.Value | tree.Area):
        return
    name = _name(type(node))
    yield name
    for field in msgspec.structs.fields(node):
        value: Any = getattr(node, field.name)
        if value != field.default:
            yield f"{name}.{field.name}"
            if isinstance(value, str):
                yield f"{name}.{field.name}={value}"
        yield from words_used(value)


def all_actions() -> list[tree.Action]:
    pack = load_pack()
    actions = [card.action for deck in pack.decks.values() for card in deck.cards.values()]
    actions += [special for monster in pack.monsters.values() for special in monster.specials]
    actions += [item.action for item in pack.items.values()]
    for hero_class in pack.classes.values():
        for card in hero_class.cards.values():
            actions += [card.top, card.bottom]
    return actions


def test_the_packs_use_every_word_of_the_language() -> None:
    used = {word for action in all_actions() for word in words_used(action)}
    assert sorted(words_of_language() - used - AWAITED - STICKERS) == []


def test_every_class_has_two_cards_of_each_level_that_it_has() -> None:
    for hero_class in load_pack().classes.values():
        levels = [card.level for card in hero_class.cards.values()]
        assert levels.count("1") == hero_class.hand_size
        assert levels.count("X") == 3
        assert [levels.count(level) for level in ("2", "3")] == [2, 2]
