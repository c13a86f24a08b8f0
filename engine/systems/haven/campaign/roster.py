"""Who there is and who there could be: the pages `heroes` and `classes`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero
from engine.core.campaign import Offer, Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, name_of, refuse
from engine.systems.haven.campaign.creation import is_open
from engine.systems.haven.campaign.enhancing import class_with_stickers
from engine.systems.haven.campaign.sheets import card_section
from engine.systems.haven.campaign.tableaux.decks import class_tableau
from engine.systems.haven.content import HeroClass
from engine.systems.haven.telling.perk_words import perk_text

STATUSES = ("active", "away", "retired", "dead")


def heroes(case: Case) -> Page:
    """Everybody who has a sheet, those who play first."""
    every = sorted(case.books.heroes.values(), key=lambda one: (STATUSES.index(one.status), one.id))
    lines = () if every else (say("haven-party-empty"),)
    return Page(say("haven-heroes"), lines, offers=tuple(map(_sheet, every)))


def _sheet(hero: Hero) -> Offer:
    class_ = Say(f"class.{hero.class_id}")
    label = say("haven-party-member", hero=name_of(hero), class_=class_, level=hero.level)
    gone = None if hero.status == "active" else Say(f"haven-sheet-{hero.status}")
    return Offer(label, page=f"sheet.{hero.id}", hint=gone)


def classes(case: Case, class_id: str = "") -> Page:
    """The classes that a hero can be made of now; with a name behind, one of them in full.

    What is locked is a secret (H-UNLOCK-13), so it is not there.
    """
    if class_id:
        return _class(case, class_id)
    found = [one for one in case.pack.classes.values() if is_open(case, one.id)]
    lines = (say("haven-classes-how", most=case.prosperity),)
    offers = tuple(
        Offer(_name(one), page=f"classes.{one.id}", hint=Say(f"class.{one.id}.about"))
        for one in found
    )
    return Page(say("haven-classes"), lines, offers=offers)


def _class(case: Case, class_id: str) -> Page:
    hero_class = case.pack.classes.get(class_id)
    if hero_class is None or not is_open(case, class_id):
        refuse("haven-no-such-page")
    shown = class_with_stickers(case, class_id)
    first = [card.id for card in hero_class.cards.values() if card.level in ("1", "X")]
    perks = tuple(
        say("haven-class-perk", count=one.boxes, perk=perk_text(one))
        for one in hero_class.perks.values()
    )
    sections = (
        Section(say("haven-sheet-perks"), perks),
        *(card_section(shown, card, "haven-deck-card") for card in first),
    )
    lines = (Say(f"class.{class_id}.about"), _body(hero_class))
    return Page(_name(hero_class), lines, sections, picture=class_tableau(shown, first))


def _body(hero_class: HeroClass) -> Say:
    """Hit points from the first to the last level; the hand is always the same (H-CITY-35)."""
    first, last = hero_class.max_hp[0], hero_class.max_hp[-1]
    return say("haven-class-body", first=first, last=last, hand=hero_class.hand_size)


def _name(hero_class: HeroClass) -> Say:
    return Say(f"class.{hero_class.id}")


PAGES: Mapping[str, PageMaker] = {"heroes": heroes, "classes": classes}
