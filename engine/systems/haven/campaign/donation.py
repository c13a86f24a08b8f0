"""Gifts to the sanctuary (H-CITY-45..47)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import WORLD, Hero, of_hero
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, Refused, Rule, name_of
from engine.systems.haven.tallies import DONATIONS

GIFT = 10
BLESSINGS = 2


def why_not(case: Case, hero: Hero) -> Say | None:
    """What keeps a hero's player from giving; None: nothing."""
    own = (other for other in case.books.heroes.values() if other.seat == hero.seat)
    if any(case.books.count(of_hero(other.id), "visit", "donated") for other in own):
        return say("haven-donated-already")
    return None if hero.gold >= GIFT else say("haven-too-dear", price=GIFT, gold=hero.gold)


def donate(case: Case) -> Say:
    """Give ten gold, once in a visit, for two blessings in the next scenario."""
    hero = case.hero
    case.need_city(case.party)
    if (why := why_not(case, hero)) is not None:
        raise Refused(why)
    hero.gold -= GIFT
    owner = of_hero(hero.id)
    case.books.put(owner, "visit", "donated", 1)
    case.books.add(owner, "start", "bless", BLESSINGS)
    case.books.add(owner, "count", DONATIONS)
    case.books.add(WORLD, "number", "donations", GIFT)
    total = case.books.count(WORLD, "number", "donations")
    line = say("haven-donated", hero=name_of(hero), gift=GIFT, total=total)
    case.tell(line)
    return line


DEEDS: Mapping[str, Rule] = {"donate": Rule(donate)}
