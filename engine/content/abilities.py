"""The second step of reading a card's text: parts become abilities, if they fit together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from engine.content.deeds import DEEDS
from engine.content.details import GAIN_ALONE, Details, Writer, value, wrong
from engine.content.dots import completed
from engine.content.segments import Part
from engine.content.tree import (
    ALL_TARGETS,
    POSITIVE_CONDITIONS,
    Ability,
    Attack,
    Element,
    Experience,
    Heal,
    Inflict,
    Infuse,
    Loot,
    Move,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
    Special,
    Suffer,
    Summon,
)


def ability(parts: Sequence[Part], writer: Writer) -> Ability:
    """One ability: its first part names it, the others belong to it."""
    head, *others = parts
    if head.word == "gain":
        raise wrong(head, GAIN_ALONE)
    if head.word not in _ABILITIES:
        raise wrong(head, f"{head.told} cannot begin an ability; it belongs behind one")
    build, allowed = _ABILITIES[head.word]
    details = Details(head, others, allowed, writer)
    return completed(build(details), details)


def begins_ability(part: Part) -> bool:
    """Whether this part can be the first of an ability."""
    return part.word in _ABILITIES


def takes_parts(head: Part) -> bool:
    """Whether other parts may stand behind this ability's first."""
    return bool(_ABILITIES[head.word][1])


def _move(details: Details) -> Move:
    for one, other in (("Jump", "Fly"), ("Jump", "Teleport"), ("Fly", "Teleport")):
        details.exclude(one, other, f"a move has either {one} or {other}")
    mode: Literal["walk", "jump", "fly", "teleport"] = "walk"
    if details.has("Jump"):
        mode = "jump"
    elif details.has("Fly"):
        mode = "fly"
    elif details.has("Teleport"):
        mode = "teleport"
    return Move(value=value(details.head), mode=mode)


def _attack(details: Details) -> Attack:
    return Attack(
        value=value(details.head),
        area=details.area(),
        range=details.range_value(),
        targets=details.number("Target", 1),
        pierce=details.number("Pierce", 0),
        push=details.number("Push", 0),
        pull=details.number("Pull", 0),
        add_targets=details.number("Add Target", 0),
        has_advantage=details.has("Advantage"),
        conditions=details.conditions,
    )


def _check_self_or_range(details: Details) -> None:
    """One of the two must be there, and not both."""
    details.need("Range", "Self")
    details.exclude("Self", "Range", f"{details.head.told} has either Self or a Range")
    details.exclude("Self", "Target", "Self is the only one it affects; leave Target out")


def _heal(details: Details) -> Heal:
    _check_self_or_range(details)  # H-HEAL-06
    return Heal(
        value=value(details.head),
        range=details.range_value(),
        targets=details.number("Target", 1),
        conditions=details.conditions,
    )


def _shield(details: Details) -> Shield:
    _check_self_or_range(details)
    reach = details.plain_range(0) or None
    return Shield(
        value=value(details.head).number,
        range=reach,
        targets=details.number("Target", 1),
        conditions=details.conditions,
    )


def _retaliate(details: Details) -> Retaliate:
    details.need("Self")
    return Retaliate(
        value=value(details.head).number,
        reach=details.plain_range(1),
        conditions=details.conditions,
    )


def _inflict(details: Details) -> Inflict:
    head = details.head
    if head.name in details.conditions:
        raise wrong(head, f"{head.told} stands here a second time")
    conditions = (head.name, *details.conditions)
    if details.has("Self"):
        for other in ("Allies", "Range", "Target", "Area"):
            details.exclude("Self", other, f"Self is the only one it affects; leave {other} out")
        return Inflict(conditions=conditions, on="self")
    helpful = [condition for condition in conditions if condition in POSITIVE_CONDITIONS]
    if helpful and not details.has("Allies"):
        raise wrong(head, f"{helpful[0].capitalize()} needs Self or Allies behind it")
    details.exclude("Allies", "Area", "an area hits enemies; leave Area or Allies out")
    area = details.area()
    reach = details.plain_range(1)
    if area is None and details.number("Target", 1) == ALL_TARGETS:
        reach = details.range_or_anywhere()
    elif area is None:
        details.need("Range", "Self", "Area")  # H-EFFECT-04
    elif details.writer.is_monster:
        raise wrong(head, "only an attack of a monster takes an area")
    return Inflict(
        conditions=conditions,
        on="allies" if details.has("Allies") else "enemies",
        range=reach,
        targets=details.number("Target", 1),
        area=area,
    )


def _shove(details: Details) -> Shove:
    details.need("Range")  # H-EFFECT-04
    number = value(details.head).number
    return Shove(
        push=number if details.head.word == "Push" else 0,
        pull=number if details.head.word == "Pull" else 0,
        range=details.plain_range(1),
        targets=details.number("Target", 1),
        conditions=details.conditions,
    )


def _loot(details: Details) -> Loot:
    return Loot(range=value(details.head).number)


def _suffer(details: Details) -> Suffer:
    return Suffer(value=value(details.head).number)


def _infuse(details: Details) -> Infuse:
    return Infuse(element=Element(details.head.name))


def _summon(details: Details) -> Summon:
    """A hero's class has its summons; a monster summons monsters, and says of which rank."""
    what, _, rank = details.head.name.partition(" ")
    if not details.writer.is_monster:
        if rank:
            raise wrong(details.head, "a summon has no rank; only a monster's card names one")
        return Summon(what=what)
    if rank not in ("normal", "elite"):
        raise wrong(details.head, f"say which rank: Summon {what} normal, or elite")
    return Summon(what=what, rank="elite" if rank == "elite" else "normal")


def _experience(details: Details) -> Experience:
    return Experience(value=value(details.head).number)


def _special(details: Details) -> Special:
    if not details.writer.is_monster:
        raise wrong(details.head, "only a boss's card refers to a Special")
    return Special(number=value(details.head).number)


def _recover(details: Details) -> Recover:
    number, pile = _restored(details)
    if pile == "discarded":
        return Recover(count=number, pile="discarded")
    if pile == "lost":
        return Recover(count=number, pile="lost")
    raise wrong(details.head, "items are not recovered: write Refresh")


def _refresh(details: Details) -> Refresh:
    number, pile = _restored(details)
    if pile == "spent":
        return Refresh(count=number, pile="spent")
    if pile == "consumed":
        return Refresh(count=number, pile="consumed")
    raise wrong(details.head, "cards are not refreshed: write Recover")


def _restored(details: Details) -> tuple[int, str]:
    """How many, and of which pile (H-RECOVER-05)."""
    if details.writer.is_monster:
        raise wrong(details.head, "a monster has neither cards nor items to take back")
    return value(details.head).number, details.head.words[0].split()[0]


_ATTACK_PARTS = (
    *("Range", "Target", "Area", "Pierce", "Push", "Pull", "Add Target", "Advantage"),
    "condition",
)
_INFLICT_PARTS = ("condition", "Self", "Allies", "Range", "Target", "Area")

# By its first word: what makes the ability, and what may stand behind that word.
_ABILITIES: dict[str, tuple[Callable[[Details], Ability], Sequence[str]]] = {
    "Move": (_move, ("Jump", "Fly", "Teleport")),
    "Attack": (_attack, _ATTACK_PARTS),
    "Heal": (_heal, ("Range", "Self", "Target", "condition")),
    "Shield": (_shield, ("Self", "Range", "Target", "condition")),
    "Retaliate": (_retaliate, ("Range", "Self", "condition")),
    "condition": (_inflict, _INFLICT_PARTS),
    "Push": (_shove, ("Range", "Target", "condition")),
    "Pull": (_shove, ("Range", "Target", "condition")),
    "Loot": (_loot, ()),
    "Suffer": (_suffer, ()),
    "Infuse": (_infuse, ()),
    "Summon": (_summon, ()),
    "XP": (_experience, ()),
    "Special": (_special, ()),
    "Recover": (_recover, ()),
    "Refresh": (_refresh, ()),
    **DEEDS,
}
