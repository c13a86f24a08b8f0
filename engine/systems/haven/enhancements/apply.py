"""Cards with their stickers on: what heroes of the class play with (H-CITY-50..55, -68)."""

from __future__ import annotations

import msgspec

from engine.content.tree import (
    Ability,
    Action,
    Augment,
    Dot,
    Grant,
    Infuse,
    Move,
    Retaliate,
    Shove,
    Summon,
    Value,
)
from engine.systems.haven.content import Card, HeroClass, MonsterStats, summons_of
from engine.systems.haven.enhancements.kinds import (
    CONDITIONS,
    ELEMENTS,
    JUMP,
    PLUS,
    element_of,
    hex_of,
    kinds_for,
)
from engine.systems.haven.enhancements.slots import Slot, slot_of

Sticker = tuple[str, str, str]  # card, slot, kind
Stickers = tuple[Sticker, ...]
KEPT = 200  # enhanced classes

replace = msgspec.structs.replace
_made: dict[tuple[int, Stickers], tuple[HeroClass, HeroClass]] = {}  # the latest made last


def enhanced_class(hero_class: HeroClass, stickers: Stickers) -> HeroClass:
    """A class as its heroes play it: its cards, and the numbers of what they summon."""
    if not stickers:
        return hero_class
    key = (id(hero_class), stickers)
    if key not in _made:
        if len(_made) >= KEPT:
            del _made[next(iter(_made))]
        _made[key] = (hero_class, _class(hero_class, stickers))  # the first keeps its id taken
    return _made[key][1]


def _class(hero_class: HeroClass, stickers: Stickers) -> HeroClass:
    cards = dict(hero_class.cards)
    for card_id, slot, kind in sorted(stickers):
        if card_id in cards:
            cards[card_id] = enhanced(cards[card_id], slot, kind)
    summons = dict(hero_class.summons)
    for card_id in {card_id for card_id, _, _ in stickers} & cards.keys():
        for action in (cards[card_id].top, cards[card_id].bottom):
            for summon in summons_of(action):
                summons[summon.what] = _grown_stats(summons[summon.what], summon.dots)
    return replace(hero_class, cards=cards, summons=summons)


def _grown_stats(stats: MonsterStats, dots: tuple[Dot, ...]) -> MonsterStats:
    for dot in dots:
        if dot.kind == PLUS:
            stats = replace(stats, **{dot.part: getattr(stats, dot.part) + 1})
    return stats


def enhanced(card: Card, slot_id: str, kind: str) -> Card:
    """The card with one more sticker; one that the card has no place for changes nothing."""
    slot = slot_of(card, slot_id)
    if slot is None or not slot.is_free or not _fits(slot, kind):
        return card
    action: Action = getattr(card, slot.half)
    abilities = (*action.abilities[: slot.at], _put(slot, kind), *action.abilities[slot.at + 1 :])
    return replace(card, **{slot.half: replace(action, abilities=abilities)})


def _fits(slot: Slot, kind: str) -> bool:
    """Hexes fit in any order, whichever of them was added first."""
    if slot.dot.part == "area" and slot.area is not None:
        return hex_of(kind) not in (None, *slot.area.offsets)
    return kind in kinds_for(slot)


def _put(slot: Slot, kind: str) -> Ability:
    """The line with a sticker on its slot."""
    dots = slot.ability.dots
    taken = (*dots[: slot.number], Dot(slot.dot.part, kind), *dots[slot.number + 1 :])
    line = _within(slot, replace(_improved(slot, kind), dots=taken))
    return _infusing(line, kind) if kind in ELEMENTS else line


def _within(slot: Slot, ability: Ability) -> Ability:
    """The line with an ability of it improved: itself, or one that it grants."""
    if slot.within is None or not isinstance(slot.line, Grant):
        return ability
    granted = slot.line.abilities
    changed = (*granted[: slot.within], ability, *granted[slot.within + 1 :])
    return replace(slot.line, abilities=changed)


def _infusing(line: Ability, kind: str) -> Ability:
    """H-CITY-54: created when the ability is used, whatever else the action does."""
    created = (*line.infused, Infuse(element=element_of(kind)))
    others = line.augments[1:] if line.infused else line.augments
    return replace(line, augments=(Augment(abilities=created), *others))


def _improved(slot: Slot, kind: str) -> Ability:
    ability, where = slot.ability, hex_of(kind)
    if kind == PLUS:
        return _grown(ability, slot.dot)
    if kind == JUMP and isinstance(ability, Move):
        return replace(ability, mode="jump")
    if kind in CONDITIONS:
        given: tuple[str, ...] = getattr(ability, "conditions", ())
        return replace(ability, conditions=(*given, kind))
    if where is not None and slot.area is not None:
        area = replace(slot.area, offsets=(*slot.area.offsets, where))
        return replace(ability, area=area)
    return ability


def _grown(ability: Ability, dot: Dot) -> Ability:
    """One of its numbers is higher by 1 (H-CITY-50); those of a summon are in the class."""
    if isinstance(ability, Summon):
        return ability
    field = _field(ability, dot)
    number: Value | int = getattr(ability, field)
    if isinstance(number, Value):
        return replace(ability, **{field: Value(number.number + 1, number.is_relative)})
    return replace(ability, **{field: number + 1})


def _field(ability: Ability, dot: Dot) -> str:
    match dot.part:
        case "main" if isinstance(ability, Shove):
            return "push" if ability.push else "pull"
        case "main":
            return "value"
        case "range":
            return "reach" if isinstance(ability, Retaliate) else "range"
        case "target":
            return "targets"
    return dot.part.replace("add-target", "add_targets")
