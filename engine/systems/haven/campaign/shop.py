"""Buying and selling (H-CITY-20..28).

The supply has all copies of what prosperity or a design has made available. Of any other item it
has what came back: the world's holding `stock` counts copies sold and returned less copies bought.
It may fall below 0, where a copy was bought that somebody outside the party owns (H-CITY-28).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import WORLD, Hero, Party, of_hero
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, Refused, Rule, name_of, refuse
from engine.systems.haven.campaign.numbers import price_change
from engine.systems.haven.content import Item

# H-CITY-20: the last item of each level of prosperity.
RANGES = (14, 21, 28, 35, 42, 49, 56, 63, 70)


def is_available(case: Case, item: Item) -> bool:
    """Whether all copies are in the supply, by prosperity or by a design (H-CITY-27)."""
    is_in_range = item.number <= RANGES[case.prosperity - 1]
    return is_in_range or case.books.count(WORLD, "design", item.id) > 0


def copies_left(case: Case, party: Party, item: Item) -> int:
    """What the supply has for a party; what others own counts as lying there (H-CITY-24, -28)."""
    members = {of_hero(hero.id) for hero in case.members(party)}
    owners = {*case.books.owners("item", item.id)}
    if is_available(case, item):
        return max(0, item.copies - len(owners & members))
    return max(0, case.books.count(WORLD, "stock", item.id) + len(owners - members))


def supply(case: Case, party: Party) -> list[Item]:
    """Everything that the shop shows to a party, by number."""
    items = sorted(case.pack.items.values(), key=lambda item: item.number)
    return [item for item in items if is_available(case, item) or copies_left(case, party, item)]


def price(case: Case, party: Party, item: Item) -> int:
    """What a party pays: the printed price, changed by its reputation (H-CITY-21)."""
    return max(0, item.price + price_change(case.reputation(party)))


def why_not(case: Case, hero: Hero, item: Item) -> Say | None:
    """What keeps a hero from buying an item; None: nothing."""
    party = case.books.parties[hero.party]
    if case.books.count(of_hero(hero.id), "item", item.id):
        return say("haven-owned-already")  # H-CITY-25
    if not copies_left(case, party, item):
        return say("haven-none-left")
    cost = price(case, party, item)
    if hero.gold < cost:
        return say("haven-too-dear", price=cost, gold=hero.gold)
    return None


def buy(case: Case, item_id: str) -> Say:
    """Buy an item."""
    hero = case.hero
    party = case.party
    case.need_city(party)
    item = case.pack.items.get(item_id)
    if item is None or item not in supply(case, party):
        refuse("haven-not-for-sale")
    if (why := why_not(case, hero, item)) is not None:
        raise Refused(why)
    cost = price(case, party, item)
    hero.gold -= cost
    case.books.put(of_hero(hero.id), "item", item.id, 1)
    _move_stock(case, item, -1)
    name = Say(f"item.{item.id}")
    line = say("haven-bought", hero=name_of(hero), item=name, price=cost, gold=hero.gold)
    case.tell(line)
    return line


def sell(case: Case, item_id: str) -> Say:
    """Sell an item for half its printed price, whatever people think of the party (H-CITY-22)."""
    hero = case.hero
    case.need_city(case.party)
    if not case.books.count(of_hero(hero.id), "item", item_id):
        refuse("haven-not-owned")
    item = case.pack.items[item_id]
    hero.gold += selling_price(item)
    case.books.put(of_hero(hero.id), "item", item.id, 0)
    _move_stock(case, item, 1)
    name = Say(f"item.{item.id}")
    paid, gold = selling_price(item), hero.gold
    line = say("haven-sold", hero=name_of(hero), item=name, price=paid, gold=gold)
    case.tell(line)
    return line


def selling_price(item: Item) -> int:
    """What the shop pays."""
    return item.price // 2


def give_back(case: Case, hero: Hero) -> None:
    """All items of a hero who is gone return to the supply (H-CITY-63, H-VARIANT-06)."""
    for item_id in case.books.things(of_hero(hero.id), "item"):
        _move_stock(case, case.pack.items[item_id], 1)
    case.books.drop(of_hero(hero.id), "item")


def _move_stock(case: Case, item: Item, count: int) -> None:
    if not is_available(case, item):
        case.books.add(WORLD, "stock", item.id, count)


DEEDS: Mapping[str, Rule] = {"buy": Rule(buy, words=1), "sell": Rule(sell, words=1)}
