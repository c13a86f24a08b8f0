"""Items for rule tests: `fork = item(w, ana, "On attack: +2 Attack", "spent")`, `use(fork)`."""

from __future__ import annotations

from engine.systems.haven.content import After, Item, Slot
from engine.systems.haven.items.equipment import equip
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World, text


def item(
    w: World,
    hero: Hero,
    printed: str,
    after: After = "",
    *,
    slot: Slot = "small",
    price: int = 20,
    minus_ones: int = 0,
    is_equipped: bool = True,
) -> str:
    """An item of a hero, equipped unless said otherwise; its id."""
    number = len(w.pack.items) + 1
    name = f"item-{number}"
    made = Item(name, number, price, slot, 2, text(printed), after, minus_ones)
    w.pack.items[name] = made
    hero.items.append(name)
    if is_equipped:
        equip(w.g, hero, [name])
    return name


def use(name: str) -> str:
    """The answer that uses an item."""
    return f"use:{name}"


def standing(hero: Hero) -> list[str]:
    """How a hero's items stand, in the order in which they were equipped."""
    return [equipped.state for equipped in hero.equipped]
