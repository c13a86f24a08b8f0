"""The printed lines of deeds on the map and on others' fate, and of grants."""

from __future__ import annotations

from engine.content.printing_parts import (
    area,
    conditions,
    dotted,
    range_of,
    targets,
    valued,
)
from engine.content.tree import (
    Cleanse,
    Damage,
    Deed,
    DisarmTrap,
    Grant,
    Kill,
    Modify,
    Obstacle,
    Swap,
    Trap,
)
from engine.core.text import Say, say

DEED_KEYS: dict[str, tuple[str, ...]] = {
    # "Grant an ally, Range 3: Attack 2": who may do something, and what
    "text-lend": ("aims", "parts"),
    "text-grant-ally": (),
    "text-grant-summon": (),
    "text-grant-enemy": (),  # "Control an enemy"
    "text-damage": ("value",),  # without an attack
    "text-kill": (),
    "text-cleanse": (),  # of all negative conditions
    "text-cleanse-some": ("conditions",),
    "text-swap-allies": (),
    "text-swap-enemies": (),
    "text-trap": ("value",),
    "text-trap-harmless": (),  # without damage; its conditions follow
    "text-disarm-trap": (),
    "text-create-obstacle": (),
    "text-destroy-obstacle": (),
    "text-move-obstacle": ("value",),
    "text-shuffle-cards": ("count", "card"),  # to one's modifier deck
    "text-remove-cards": ("count", "card"),
}


def grant_line(grant: Grant, infused: tuple[Say, ...], parts: tuple[Say, ...]) -> Say:
    """`Grant an ally, Range 3: Attack 2`."""
    aims = dotted(grant_aims(grant), grant.dots)
    return say("text-lend", aims=(*aims, *infused), parts=parts)


def grant_aims(grant: Grant) -> tuple[Say, ...]:
    """`Grant an ally, Range 3`."""
    reach = [] if grant.to == "summon" else range_of(grant.range)
    return (say(f"text-grant-{grant.to}"), *reach, *targets(grant.targets), *_ranks(grant))


def deed(it: Deed) -> tuple[Say, ...]:
    """The parts of one deed in the order of the language."""
    match it:
        case Damage():
            whom = [say("text-allies")] if it.on == "allies" else []
            reach = range_of(it.range) if it.area is None or not it.area.has_self else []
            aims = (*whom, *reach, *targets(it.targets), *area(it.area), *_ranks(it))
            return (valued("damage", it.value), *aims, *conditions(it.conditions))
        case Kill():
            return (say("text-kill"), *range_of(it.range), *targets(it.targets), *_ranks(it))
        case Cleanse():
            named = tuple(conditions(it.conditions))
            head = say("text-cleanse-some", conditions=named) if named else say("text-cleanse")
            return (head, *(range_of(it.range) or [say("text-self")]), *targets(it.targets))
        case Swap():
            return (say(f"text-swap-{it.on}"), *range_of(it.range))
        case Trap():
            head = valued("trap", it.damage) if it.damage else say("text-trap-harmless")
            given = conditions(it.conditions)
            return (head, *given, *range_of(it.range), *targets(it.targets))
        case DisarmTrap():
            return (say("text-disarm-trap"), *range_of(it.range), *targets(it.targets))
        case Obstacle():
            key = f"text-{it.deed}-obstacle"
            head = say(key, value=it.steps) if it.deed == "move" else say(key)
            return (head, *range_of(it.range), *targets(it.targets))
        case Modify():
            card = it.card.replace("-", "−")  # as a minus is printed everywhere
            return (say(f"text-{it.deed}-cards", count=it.count, card=card),)


def _ranks(it: Damage | Kill | Grant) -> list[Say]:
    return [say("text-normal")] if it.is_normal else []
