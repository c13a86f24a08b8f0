"""The shop as a hero sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from engine.core.books import of_hero
from engine.core.campaign import Offer, Page
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, refuse
from engine.systems.haven.campaign.growth import why_not_in_city
from engine.systems.haven.campaign.numbers import price_change
from engine.systems.haven.campaign.shop import copies_left, price, selling_price, supply, why_not
from engine.systems.haven.campaign.tableaux.shelves import shop_tableau
from engine.systems.haven.content import Item, Slot
from engine.systems.haven.items.text import item_facts

SLOTS: tuple[Slot, ...] = get_args(Slot)
MOST_OFFERS = 25  # that can be chosen from at once


def shop(case: Case, slot: str = "") -> Page:
    """What is for sale: everything, or a page for each slot where there is too much."""
    hero, party = case.hero, case.party
    if slot and slot not in SLOTS:
        refuse("haven-no-such-page")
    items = [item for item in supply(case, party) if slot in ("", item.slot)]
    lines = (say("haven-shop-gold", gold=hero.gold), *_reputation(case))
    title = say("haven-shop") if not slot else say("haven-shop-slot", slot=_slot(slot))
    if not slot and len(items) >= MOST_OFFERS:
        offers = [_turn_to(each, items) for each in SLOTS]
    else:
        offers = [_for_sale(case, item) for item in items]
    if not slot and case.books.things(of_hero(hero.id), "item"):
        offers.append(Offer(say("haven-offer-sell"), page="sell"))
    picture = shop_tableau(case, hero, title, _reputation(case), items)
    return Page(title, lines, offers=tuple(offers), ask=say("haven-ask-shop"), picture=picture)


def sell(case: Case) -> Page:
    """What a hero may sell."""
    hero, trouble = case.hero, why_not_in_city(case)
    owned = [case.pack.items[item] for item in case.books.things(of_hero(hero.id), "item")]
    offers = tuple(
        Offer(
            say("haven-offer-item", item=_name(item), price=selling_price(item)),
            deed=f"sell.{item.id}",
            hint=item_facts(item),
            why_not=trouble,
        )
        for item in owned
    )
    lines = (say("haven-shop-gold", gold=hero.gold),)
    return Page(say("haven-shop-selling"), lines, offers=offers, ask=say("haven-ask-sell"))


def _for_sale(case: Case, item: Item) -> Offer:
    party = case.party
    left = say("haven-copies-left", count=copies_left(case, party, item))
    return Offer(
        say("haven-offer-item", item=_name(item), price=price(case, party, item)),
        deed=f"buy.{item.id}",
        hint=say("haven-offer-item-hint", facts=item_facts(item), left=left),
        why_not=why_not_in_city(case) or why_not(case, case.hero, item),
    )


def _turn_to(slot: Slot, items: list[Item]) -> Offer:
    count = sum(item.slot == slot for item in items)
    return Offer(say("haven-offer-slot", slot=_slot(slot), count=count), page=f"shop.{slot}")


def _reputation(case: Case) -> tuple[Say, ...]:
    """What the party's name adds to the prices, if anything."""
    change = price_change(case.reputation(case.party))
    key = "haven-shop-dearer" if change > 0 else "haven-shop-cheaper"
    return (Say(key, {"gold": abs(change)}),) if change else ()


def _name(item: Item) -> Say:
    return Say(f"item.{item.id}")


def _slot(slot: str) -> Say:
    return Say(f"haven-slot-{slot}")


PAGES: Mapping[str, PageMaker] = {"shop": shop, "sell": sell}
