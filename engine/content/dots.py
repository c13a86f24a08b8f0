"""Dots, the places for stickers on an ability, and elements that one ability creates by itself."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.content.details import Details, wrong
from engine.content.tree import (
    NEGATIVE_CONDITIONS,
    Ability,
    Attack,
    Augment,
    Damage,
    DisarmTrap,
    Grant,
    Heal,
    Inflict,
    Infuse,
    Loot,
    Modify,
    Move,
    Obstacle,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
    Summon,
    Trap,
)

# What is printed large and may be improved (H-CITY-56). `Kill`, `Cleanse` and `Swap` have targets
# but nothing that conditions could be given with; they take dots on their smaller parts only.
_MAIN = (
    *(Move, Attack, Heal, Shield, Retaliate, Inflict, Shove, Damage, Trap, DisarmTrap, Obstacle),
    *(Modify, Loot, Summon, Recover, Refresh, Grant),
)

A = TypeVar("A", bound=Ability)


def completed(built: A, details: Details) -> A:
    """The ability with its dots, and with the elements that stand behind it."""
    dots = details.dots()
    if dots and details.writer.is_monster:
        raise wrong(details.head, "only a hero's card is enhanced: leave the dots out")
    if (details.head.dots or details.infused) and not _is_main(built):
        told = "dot" if details.head.dots else "element"
        raise wrong(details.head, f"{details.head.told} takes no {told} of its own")
    if details.infused:
        created = tuple(Infuse(element=element) for element in details.infused)
        built = msgspec.structs.replace(built, augments=(Augment(abilities=created),))
    return msgspec.structs.replace(built, dots=dots) if dots else built


def _is_main(built: Ability) -> bool:
    """Whether stickers may go onto it; nobody improves the price of an action."""
    match built:
        case Damage(on="allies"):
            return False
        case Inflict(on="self" | "allies"):
            return not set(built.conditions) & set(NEGATIVE_CONDITIONS)
    return isinstance(built, _MAIN)
