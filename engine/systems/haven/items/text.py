"""An item in words: what it is, what it does, how it stands."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.content.printing import lines, once_line
from engine.core.text import Say
from engine.systems.haven.content import Item
from engine.systems.haven.state import Bonus, Equipped


def item_word(item_id: str) -> Say:
    """An item's name."""
    return Say(f"item.{item_id}")


@lru_cache(maxsize=256)
def item_lines(item: Item) -> tuple[Say, ...]:
    """What it does; what its owner may use or not is worded so."""
    if item.bonus is not None and not item.is_standing:
        return (once_line(item.bonus), *_mark(item))
    return (*lines(replace(item.action, is_unrecoverable=False)), *_mark(item))


def _mark(item: Item) -> tuple[Say, ...]:
    """H-RECOVER-03."""
    return (Say("haven-never-refreshed"),) if item.action.is_unrecoverable else ()


@lru_cache(maxsize=256)
def item_facts(item: Item) -> Say:
    """Its slot, what it does, what becomes of it, and the cards it costs."""
    return Say("haven-lines", {"lines": (Say(f"haven-slot-{item.slot}"), *item_rules(item))})


@lru_cache(maxsize=256)
def item_rules(item: Item) -> tuple[Say, ...]:
    """What it does, what becomes of it, and the cards it costs."""
    parts = [*item_lines(item)]
    if item.after:
        parts.append(Say(f"haven-after-{item.after}"))
    if item.minus_ones:
        parts.append(Say("haven-minus-ones", {"count": item.minus_ones}))
    return tuple(parts)


def standing_of(equipped: Equipped, bonuses: list[Bonus]) -> Say:
    """Its name with how it stands: ready, spent, consumed, so many slots left."""
    name = item_word(equipped.item)
    if equipped.state != "ready":
        return Say(f"haven-item-{equipped.state}", {"item": name})
    bonus = next((b for b in bonuses if b.item == equipped.item and b.used), None)
    if bonus is None:
        return name
    return Say("haven-item-slots", {"item": name, "left": bonus.what.slots - bonus.used})
