"""The conditions: one module each, gathered in one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from engine.systems.haven.conditions import (
    bless,
    curse,
    disarm,
    immobilize,
    invisible,
    muddle,
    poison,
    strengthen,
    stun,
    wound,
)
from engine.systems.haven.conditions.base import (
    Blow,
    Condition,
    Ends,
    Freedom,
    Healing,
    Kind,
    Moment,
    Presence,
    Upkeep,
)

V = TypeVar("V")

CONDITIONS: dict[str, Condition] = {
    module.CONDITION.id: module.CONDITION
    for module in (
        poison,
        wound,
        immobilize,
        disarm,
        stun,
        muddle,
        curse,
        invisible,
        strengthen,
        bless,
    )
}

_HOOKS: dict[Moment, dict[str, tuple[int, Callable[[Any], Any]]]] = {
    moment: {
        condition.id: (hook.order, hook.do)
        for condition in CONDITIONS.values()
        for hook in condition.hooks
        if hook.moment is moment
    }
    for moment in Moment
}


def through(moment: Moment, borne: Iterable[str], value: V) -> V:
    """Pass a value through the hooks of the conditions a figure bears."""
    hooks = _HOOKS[moment]
    speaking = [(*hooks[one], one) for one in borne if one in hooks]
    if not speaking:
        return value
    speaking.sort(key=lambda hook: (hook[0], hook[2]))
    for _, do, _ in speaking:
        value = do(value)
    return value


__all__ = [
    "CONDITIONS",
    "Blow",
    "Condition",
    "Ends",
    "Freedom",
    "Healing",
    "Kind",
    "Moment",
    "Presence",
    "Upkeep",
    "through",
]
