"""What one hero gets for itself: an item, or something to start the next scenario with.

The holdings of kind `start` are a hero's own: `bless`, `curse` and `damage` by number, any other
condition once. They are applied at the end of the next setup (H-EVENT-19).
"""

from __future__ import annotations

from engine.content.gains.tree import CARDS, DAMAGE, GainItem, Start
from engine.core.books import Hero, Party, of_hero
from engine.core.text import Say, say
from engine.systems.haven.campaign import purses
from engine.systems.haven.campaign.case import Case, name_of


def give(case: Case, hero: Hero, effect: Start | GainItem) -> None:
    """Give a hero what the party chose it for."""
    if isinstance(effect, Start):
        _start_with(case, hero, effect)
    else:
        _give_item(case, hero, effect.item)


def has_copy(case: Case, party: Party, item: str) -> bool:
    """Whether a copy is left for the party; what others own counts as supply (H-CITY-28)."""
    owners = [h for h in case.members(party) if case.books.count(of_hero(h.id), "item", item)]
    return len(owners) < case.pack.items[item].copies


def _start_with(case: Case, hero: Hero, effect: Start) -> None:
    owner, count = of_hero(hero.id), effect.count
    if effect.what in (*CARDS, DAMAGE):
        count += case.books.count(owner, "start", effect.what)
    case.books.put(owner, "start", effect.what, count)


def _give_item(case: Case, hero: Hero, item: str) -> None:
    name = Say(f"item.{item}")
    if case.books.count(of_hero(hero.id), "item", item):
        # Nobody owns two copies (H-ITEM-02): as with one that is found, it is sold (H-LOOT-05).
        case.tell(say("haven-item-sold-at-once", hero=name_of(hero), item=name))
        purses.change(case, hero, "gold", case.pack.items[item].price // 2)
        return
    case.books.put(of_hero(hero.id), "item", item, 1)
    case.tell(say("haven-item-gained", hero=name_of(hero), item=name))
