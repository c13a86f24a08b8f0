"""All that a pack can make happen, read off its content; robots play until they have seen it.

Names are made from the trees themselves: `hero attack`, `monster attack push`, `hero move jump`.
A new ability, part or condition is in the repertoire as soon as a pack uses it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from engine.content.tree import Action, Augment, Bonus, Moment, Node
from engine.systems.haven.content import (
    Card,
    Dungeon,
    Item,
    Monster,
    Pack,
    Rule,
    Scenario,
    played,
)

By = Literal["hero", "monster"]

_CONDITIONS = "conditions"
# A number is no difference, and what is granted or given has names of its own.
_UNNAMED = (
    *("augments", "dots", "abilities", "value", "damage", "count", "card", "steps"),
    _CONDITIONS,
)


def repertoire(pack: Pack) -> frozenset[str]:
    """Every name that play with this pack can bring about."""
    found: set[str] = set()
    for hero_class in pack.classes.values():
        for card in hero_class.cards.values():
            found |= names_of_card(card)
    for monster in pack.monsters.values():
        found |= _of_monster(pack, monster)
    for item in pack.items.values():
        found |= names_of_item(item)
    for scenario in pack.scenarios.values():
        found |= names_of_scenario(pack, scenario)
    return frozenset(found)


def names_of_card(card: Card) -> set[str]:
    """What a hero's card can make happen."""
    return _of_action("hero", card.top) | _of_action("hero", card.bottom)


def names_of_item(item: Item) -> set[str]:
    """What an item can make happen."""
    done = set() if item.bonus is not None else _of_action("hero", item.action)
    return {name_of_use(item.id), *done}


def names_of_scenario(pack: Pack, scenario: Scenario) -> set[str]:
    """What happens in a scenario only: its rules, its cards, its traps and its monsters."""
    found = {*names_of_conditions(scenario.trap.conditions)}
    if scenario.dungeon is not None:
        found |= _of_dungeon(scenario.dungeon)
    for rule in scenario.rules:
        found |= names_of_rule(scenario.id, rule)
    for monster in _monsters_of(scenario):
        found |= _of_monster(pack, pack.monsters[monster])
    return found


def _monsters_of(scenario: Scenario) -> Iterator[str]:
    for room in scenario.rooms.values():
        yield from (spawn.monster for spawn in room.spawns)
    if scenario.dungeon is not None:
        for encounter in scenario.dungeon.encounters.values():
            yield from (filling.monster for filling in encounter.fillings if filling.monster)


def _of_monster(pack: Pack, monster: Monster) -> set[str]:
    found: set[str] = set()
    for card in pack.decks[monster.deck].cards.values():
        found |= _of_action("monster", played(monster, card).action)
    for stats in (*monster.normal, *monster.elite):
        found |= names_of_conditions(stats.conditions)
    return found


def name_of_use(item_id: str) -> str:
    """What the use of an item is called."""
    return f"item {item_id}"


def name_of_moment(by: By, moment: Moment) -> str:
    """What it is called when a bonus does something at its moment."""
    return f"{by} acts on {moment}"


def _of_dungeon(dungeon: Dungeon) -> set[str]:
    """Every card, and every penalty of every room."""
    found = {f"room {card}" for card in dungeon.rooms}
    found |= {f"encounter {card}" for card in dungeon.encounters}
    cards = dungeon.rooms.values()
    return found | {f"penalty {card.id} {each}" for card in cards for each in card.penalties}


def _of_action(by: By, action: Action) -> set[str]:
    found: set[str] = set()
    for node in _nodes(action):
        found |= names_of(by, node)
        if isinstance(node, Bonus) and node.gain.abilities:
            found.add(name_of_moment(by, node.moment))
        for one in (node, *(node.augments if isinstance(node, Node) else ())):
            found |= names_of_conditions(getattr(one, _CONDITIONS, ()))
    return found


def _nodes(action: Action) -> Iterator[Node | Augment]:
    left: list[Node | Augment] = list(action.abilities)
    for node in left:  # it grows as we go
        yield node
        left += node.augments if isinstance(node, Node) else node.abilities
        left += node.gain.abilities if isinstance(node, Bonus) else ()


@lru_cache(maxsize=4096)
def names_of(by: By, done: Node | Augment) -> frozenset[str]:
    """What the doing of an ability, or the use of an augment, is called."""
    if isinstance(done, Augment):
        changes = (f"{by} augment {change.what}" for change in done.changes)
        return frozenset((f"{by} augment", *changes))
    tag = done.__struct_config__.tag
    return frozenset((f"{by} {tag}", *(f"{by} {tag} {part}" for part in _parts(done))))


def _parts(node: Node) -> Iterator[str]:
    """The parts that are not as usual, by the name of the field or of its value."""
    for field in msgspec.structs.fields(node):
        value = getattr(node, field.name)
        if field.name in _UNNAMED or value == field.default:
            continue
        yield str(value) if isinstance(value, str) else field.name


def names_of_conditions(conditions: tuple[str, ...]) -> frozenset[str]:
    """What gaining conditions is called."""
    return frozenset(f"condition {condition}" for condition in conditions)


@lru_cache(maxsize=1024)
def names_of_rule(scenario: str, rule: Rule) -> frozenset[str]:
    """What it is called when one of a scenario's rules acts: itself, its moment, each effect."""
    effects = (f"rule does {effect.__struct_config__.tag}" for effect in rule.does)
    story = ("rule tells a story",) if rule.has_story else ()
    moment = f"rule when {rule.when.what}"
    return frozenset((f"rule {scenario} {rule.id}", moment, *effects, *story))
