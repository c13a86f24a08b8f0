"""A hero's items as its owner reads them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Say
from engine.core.view import CardView, PileView
from engine.systems.haven.content import Item, Pack
from engine.systems.haven.items.text import item_rules, item_word, standing_of
from engine.systems.haven.state import Bonus, HavenState, Hero


def item_bonuses(state: HavenState, hero: Hero) -> list[Bonus]:
    """The bonuses that a hero's items give."""
    return [bonus for bonus in state.bonuses if bonus.item and bonus.bearer == hero.id]


def item_piles(pack: Pack, state: HavenState, hero: Hero) -> Iterator[PileView]:
    """What is equipped, as it stands, and what is owned besides (H-ITEM-15)."""
    bonuses = item_bonuses(state, hero)
    in_use = {equipped.item for equipped in hero.equipped}
    if hero.equipped:
        cards = (
            CardView(
                id=equipped.item,
                name=standing_of(equipped, bonuses),
                text=item_rules(pack.items[equipped.item]),
                marks=(*marks_of(pack.items[equipped.item]), equipped.state),
                kind="item",
                facts=(_slot(pack.items[equipped.item]),),
            )
            for equipped in hero.equipped
        )
        yield PileView("items", tuple(cards))
    bag = [pack.items[item] for item in hero.items if item not in in_use]
    if bag:
        yield PileView("bag", tuple(_in_bag(item) for item in bag))


def _in_bag(item: Item) -> CardView:
    return CardView(
        id=item.id,
        name=item_word(item.id),
        text=item_rules(item),
        marks=marks_of(item),
        kind="item",
        facts=(_slot(item),),
    )


def _slot(item: Item) -> Say:
    return Say(f"haven-slot-{item.slot}")


def marks_of(item: Item) -> tuple[str, ...]:
    """Where it is worn, and what it is after its use."""
    return (item.slot, f"then-{item.after}") if item.after else (item.slot,)
