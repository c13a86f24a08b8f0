"""Cards to enhance."""

from __future__ import annotations

from engine.systems.haven.content import Card
from engine.systems.haven.enhancements.apply import enhanced
from engine.systems.haven.enhancements.slots import Slot, slot_of
from tests.engine.systems.haven.plain import text


def card(top: str, bottom: str = "Move 2", level: str = "1") -> Card:
    """A card with these halves."""
    return Card("test", level, 50, text(top), text(bottom))


def slot(made: Card, name: str) -> Slot:
    """One of its slots."""
    found = slot_of(made, name)
    assert found is not None, name
    return found


def with_stickers(made: Card, **stickers: str) -> Card:
    """The card with stickers on it; `top_attack="+1"` is one on the slot `top-attack`."""
    for name, kind in stickers.items():
        made = enhanced(made, name.replace("_", "-"), kind)
    return made
