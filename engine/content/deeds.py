"""Abilities beside moving and fighting: on the map's traps and obstacles, and on others' fate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from engine.content.details import Details, wrong
from engine.content.tree import (
    Ability,
    Cleanse,
    Damage,
    DisarmTrap,
    Kill,
    Modify,
    Obstacle,
    Swap,
    Trap,
)

CARDS = ("-2", "-1", "+0", "+1", "+2")  # the modifier cards that a text may add or take away


def _damage(details: Details) -> Damage:
    on: Literal["allies", "enemies"] = "allies" if details.has("Allies") else "enemies"
    details.exclude("Allies", "Area", "an area hits enemies; leave Area or Allies out")
    details.exclude("Allies", "Normal", "only enemies are normal or elite")
    area = details.area()
    if area is not None and details.writer.is_monster:
        raise wrong(details.head, "only an attack of a monster takes an area")
    return Damage(
        value=details.head.number or 0,
        on=on,
        range=details.plain_range(1) if area else details.range_or_anywhere(),
        targets=details.number("Target", 1),
        area=area,
        is_normal=details.has("Normal"),
        conditions=details.conditions,
    )


def _kill(details: Details) -> Kill:
    _for_heroes(details)
    details.need("Range")
    return Kill(
        range=details.plain_range(1),
        targets=details.number("Target", 1),
        is_normal=details.has("Normal"),
    )


def _cleanse(details: Details) -> Cleanse:
    if details.has("Self"):
        for other in ("Range", "Target"):
            details.exclude("Self", other, f"Self is the only one it affects; leave {other} out")
        return Cleanse(conditions=details.conditions)
    return Cleanse(
        conditions=details.conditions,
        range=details.range_or_anywhere(),
        targets=details.number("Target", 1),
    )


def _swap(details: Details) -> Swap:
    _for_heroes(details)
    details.need("Range")
    on: Literal["allies", "enemies"] = "allies" if details.has("Allies") else "enemies"
    return Swap(on=on, range=details.plain_range(1))


def _trap(details: Details) -> Trap:
    """What it does is all said here; its hex is empty and in range (H-TRAP-07)."""
    if not details.head.number and not details.conditions:
        raise wrong(details.head, "a trap without damage needs a condition behind it")
    details.need("Range")
    return Trap(
        damage=details.head.number or 0,
        conditions=details.conditions,
        range=details.plain_range(1),
        targets=details.number("Target", 1),
    )


def _disarm_trap(details: Details) -> DisarmTrap:
    details.need("Range")
    return DisarmTrap(range=details.plain_range(1), targets=details.number("Target", 1))


def _obstacle(details: Details) -> Obstacle:
    details.need("Range")
    targets, reach = details.number("Target", 1), details.plain_range(1)
    match details.head.word:
        case "Create obstacle":
            return Obstacle(deed="create", range=reach, targets=targets)
        case "Destroy obstacle":
            return Obstacle(deed="destroy", range=reach, targets=targets)
    _for_heroes(details)
    steps = details.head.number or 0
    return Obstacle(deed="move", steps=steps, range=reach, targets=targets)


def _modify(details: Details) -> Modify:
    _for_heroes(details)
    head = details.head
    if head.name not in CARDS:
        raise wrong(head, f"there is no modifier card {head.name}, only {', '.join(CARDS)}")
    count = head.number or 0
    if head.word == "Shuffle cards":
        return Modify(deed="shuffle", count=count, card=head.name)
    return Modify(deed="remove", count=count, card=head.name)


def _for_heroes(details: Details) -> None:
    """Refuse what needs a player to decide."""
    if details.writer.is_monster:
        told = f"{details.head.told} is for heroes; nobody decides it for a monster"
        raise wrong(details.head, told)


_TERRAIN = ("Range", "Target")

# As in abilities.py: by its first word, what makes it and what may stand behind.
DEEDS: dict[str, tuple[Callable[[Details], Ability], Sequence[str]]] = {
    "Damage": (_damage, ("Allies", "Range", "Target", "Area", "Normal", "condition")),
    "Kill": (_kill, ("Range", "Target", "Normal")),
    "Cleanse": (_cleanse, ("Self", "Range", "Target", "condition")),
    "Swap": (_swap, ("Allies", "Range")),
    "Trap": (_trap, ("Range", "Target", "condition")),
    "Disarm trap": (_disarm_trap, _TERRAIN),
    "Create obstacle": (_obstacle, _TERRAIN),
    "Destroy obstacle": (_obstacle, _TERRAIN),
    "Move obstacle": (_obstacle, _TERRAIN),
    "Shuffle cards": (_modify, ()),
    "Remove cards": (_modify, ()),
}
