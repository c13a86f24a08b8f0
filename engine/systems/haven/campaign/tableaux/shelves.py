"""The shop as a picture: a shelf for each slot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from engine.core.books import Hero, of_hero
from engine.core.tableau import NumberView, PartView, ShopTableau, ThingView
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.shop import copies_left, price
from engine.systems.haven.content import Item, Slot
from engine.systems.haven.items.text import item_rules, item_word


def shop_tableau(
    case: Case, hero: Hero, title: Say, lines: tuple[Say, ...], items: Sequence[Item]
) -> ShopTableau:
    """What a hero can buy now, for how much, and how many there are."""
    return ShopTableau(
        title,
        tuple(_shelves(case, hero, items)),
        lines,
        (NumberView(say("haven-number-gold"), hero.gold, sign="gold"),),
    )


def _shelves(case: Case, hero: Hero, items: Sequence[Item]) -> Iterator[PartView]:
    for slot in get_args(Slot):
        things = tuple(_for_sale(case, hero, item) for item in items if item.slot == slot)
        if things:
            yield PartView(Say(f"haven-slot-{slot}"), things=things, sign=slot)


def _for_sale(case: Case, hero: Hero, item: Item) -> ThingView:
    cost, left = price(case, case.party, item), copies_left(case, case.party, item)
    state = "none" if not left else "dear" if hero.gold < cost else ""
    if case.books.count(of_hero(hero.id), "item", item.id):
        state = "owned"
    return ThingView(item_word(item.id), item.slot, item_rules(item), cost, left, state)
