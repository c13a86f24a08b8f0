"""Where a hero looks at what can be enhanced, and for how much."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero
from engine.core.campaign import Offer, Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, refuse
from engine.systems.haven.campaign.enhancing import (
    class_of,
    enhanced_cards,
    why_locked,
    why_no_card,
    why_not,
)
from engine.systems.haven.campaign.growth import pool, why_not_in_city
from engine.systems.haven.campaign.tableaux.decks import deck_tableau
from engine.systems.haven.content import Card
from engine.systems.haven.enhancements.kinds import hex_of, kinds_for
from engine.systems.haven.enhancements.prices import price
from engine.systems.haven.enhancements.slots import Slot, slot_of, slots_of
from engine.systems.haven.enhancements.words import drawing, slot_name, sticker_name
from engine.systems.haven.views.view import card_of


def enhance(case: Case, card_id: str = "", slot_id: str = "", *more: str) -> Page:
    """The cards that one's hero knows; one of them; one of its slots."""
    if not card_id:
        return _cards(case)
    hero = case.hero
    if more:
        refuse("haven-no-such-page")
    if card_id not in pool(case, hero):
        refuse("haven-enhance-no-card")
    card = class_of(case, hero).cards[card_id]
    if not slot_id:
        return _card(case, hero, card)
    slot = slot_of(card, slot_id)
    return refuse("haven-enhance-no-slot") if slot is None else _slot(case, hero, card, slot)


def _cards(case: Case) -> Page:
    """The cards with a free slot."""
    hero = case.hero
    cards = class_of(case, hero).cards
    offers = tuple(
        _card_offer(case, hero, cards[card_id])
        for card_id in pool(case, hero)
        if any(slot.is_free for slot in slots_of(cards[card_id]))
    )
    count = len(enhanced_cards(case.books, hero.class_id))
    trouble = why_not_in_city(case) or why_locked(case)
    lines = (
        say("haven-enhance-gold", gold=hero.gold),
        say("haven-enhance-count", count=count, most=case.prosperity),
        *((trouble,) if trouble is not None else ()),
    )
    return Page(say("haven-enhance"), lines, offers=offers, ask=say("haven-ask-enhance-card"))


def _card_offer(case: Case, hero: Hero, card: Card) -> Offer:
    slots = slots_of(card)
    free = sum(slot.is_free for slot in slots)
    return Offer(
        Say(f"card.{card.id}"),
        page=f"enhance.{card.id}",
        hint=say("haven-enhance-free", free=free, all=len(slots)),
        why_not=why_not_in_city(case) or why_no_card(case, hero, card.id),
    )


def _card(case: Case, hero: Hero, card: Card) -> Page:
    """Both halves as they are printed now, and for each slot what fits, with its price."""
    hero_class = class_of(case, hero)
    shown = card_of(hero_class, card.id)
    halves = (
        Section(say("haven-enhance-top"), shown.top),
        Section(say("haven-enhance-bottom"), shown.bottom),
    )
    slots = slots_of(card)
    prices = tuple(Section(slot_name(hero_class, slot), _prices(card, slot)) for slot in slots)
    offers = tuple(
        Offer(
            slot_name(hero_class, slot),
            page=f"enhance.{card.id}.{slot.id}",
            why_not=why_not_in_city(case) or why_no_card(case, hero, card.id),
        )
        for slot in slots
        if slot.is_free
    )
    lines = (say("haven-enhance-gold", gold=hero.gold),)
    ask = say("haven-ask-enhance-slot")
    picture = deck_tableau(hero, hero_class, (card.id,))
    return Page(Say(f"card.{card.id}"), lines, (*halves, *prices), offers, ask, picture)


def _prices(card: Card, slot: Slot) -> tuple[Say, ...]:
    if not slot.is_free:
        return (say("haven-enhance-on-it", sticker=sticker_name(slot.dot.kind)),)
    found: dict[int, list[Say]] = {}
    for kind in kinds_for(slot):
        names = found.setdefault(price(card, slot, kind), [])
        if sticker_name(kind) not in names:
            names.append(sticker_name(kind))
    return tuple(
        say("haven-enhance-prices", price=gold, stickers=tuple(names))
        for gold, names in sorted(found.items())
    )


def _slot(case: Case, hero: Hero, card: Card, slot: Slot) -> Page:
    """What can be put onto one slot, or why not."""
    lines = [say("haven-enhance-gold", gold=hero.gold)]
    kinds = kinds_for(slot) if slot.is_free else ()
    hexes = [where for where in map(hex_of, kinds) if where is not None]
    if hexes and slot.area is not None:
        lines.append(say("haven-enhance-hexes"))
        lines += (say("haven-enhance-row", cells=row) for row in drawing(slot.area, hexes))
    if not slot.is_free:
        lines.append(say("haven-enhance-on-it", sticker=sticker_name(slot.dot.kind)))
    offers = tuple(_sticker_offer(case, hero, card, slot, n, kind) for n, kind in enumerate(kinds))
    title = say("haven-enhance-place", card=Say(f"card.{card.id}"), slot=_named(case, hero, slot))
    return Page(title, tuple(lines), offers=offers, ask=say("haven-ask-enhance-sticker"))


def _sticker_offer(case: Case, hero: Hero, card: Card, slot: Slot, number: int, kind: str) -> Offer:
    name = sticker_name(kind)
    if hex_of(kind) is not None:
        name = say("haven-sticker-hex-at", letter=chr(ord("A") + number))
    return Offer(
        say("haven-offer-sticker", sticker=name, price=price(card, slot, kind)),
        deed=f"enhance.{card.id}.{slot.id}.{kind}",
        why_not=why_not_in_city(case) or why_not(case, hero, card, slot, kind),
    )


def _named(case: Case, hero: Hero, slot: Slot) -> Say:
    return slot_name(class_of(case, hero), slot)


PAGES: Mapping[str, PageMaker] = {"enhance": enhance}
