"""Enhancing cards in the city (H-CITY-48..59, -68).

Stickers belong to a class, not to a hero: who comes later has them, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.books import WORLD, Books, Hero, Sticker, of_hero
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, Refused, Rule, name_of, refuse
from engine.systems.haven.campaign.growth import pool
from engine.systems.haven.content import Card, HeroClass, Pack
from engine.systems.haven.enhancements.apply import Stickers, enhanced_class
from engine.systems.haven.enhancements.kinds import hex_of, is_there, kinds_for
from engine.systems.haven.enhancements.prices import price
from engine.systems.haven.enhancements.slots import Slot, slot_of
from engine.systems.haven.enhancements.words import slot_name, sticker_name
from engine.systems.haven.tallies import ENHANCEMENTS

ACHIEVEMENT = "ink-and-brush"  # of the world; without it nobody can enhance (H-CITY-48)


def enhance(case: Case, card_id: str, slot_id: str, kind: str) -> Say:
    """Put a sticker onto a card of one's hero, for good."""
    hero = case.hero
    case.need_city(case.books.parties[hero.party])
    if card_id not in pool(case, hero):
        refuse("haven-enhance-no-card")
    hero_class = class_of(case, hero)
    card = hero_class.cards[card_id]
    slot = slot_of(card, slot_id)
    if slot is None:
        refuse("haven-enhance-no-slot")
    trouble = why_not(case, hero, card, slot, kind)
    if trouble is not None:
        raise Refused(trouble)
    paid = price(card, slot, kind)
    hero.gold -= paid
    case.books.add(of_hero(hero.id), "count", ENHANCEMENTS)
    case.books.stickers.append(Sticker(hero.class_id, card_id, slot_id, kind))
    line = say(
        "haven-enhanced",
        hero=name_of(hero),
        card=Say(f"card.{card_id}"),
        sticker=sticker_name(kind),
        slot=slot_name(hero_class, slot),
        price=paid,
    )
    case.post(line)
    return line


# --- what may be done -----------------------------------------------------------------------------


def why_not(case: Case, hero: Hero, card: Card, slot: Slot, kind: str) -> Say | None:
    """Why a sticker cannot go onto a slot now; the card is as its stickers made it by now."""
    why = why_no_card(case, hero, card.id)
    if why is not None:
        return why
    if not slot.is_free:
        return say("haven-enhance-taken")  # H-CITY-49
    if kind not in kinds_for(slot):
        return say("haven-enhance-unfit")
    if is_there(slot, kind):
        return say("haven-enhance-has-it")
    cost = price(card, slot, kind)
    if hero.gold < cost:
        return say("haven-enhance-too-dear", price=cost, gold=hero.gold)
    return None


def why_no_card(case: Case, hero: Hero, card_id: str) -> Say | None:
    """Why no sticker at all can go onto a card now."""
    others = enhanced_cards(case.books, hero.class_id) - {card_id}
    if len(others) >= case.prosperity:  # H-CITY-59
        return why_locked(case) or say("haven-enhance-too-many", most=case.prosperity)
    return why_locked(case)


def why_locked(case: Case) -> Say | None:
    """Why nobody can enhance anything yet."""
    is_known = case.books.count(WORLD, "achievement", ACHIEVEMENT)
    return None if is_known else say("haven-enhance-locked")


def enhanced_cards(books: Books, class_id: str) -> set[str]:
    """The cards of a class that have stickers."""
    return {card for card, _, _ in stickers_of(books, class_id)}


def stickers_of(books: Books, class_id: str) -> Stickers:
    """The stickers on the cards of a class: card, slot and kind of each (H-CITY-68)."""
    found = (one for one in books.stickers if one.class_id == class_id)
    return tuple(sorted((one.card, one.slot, one.kind) for one in found))


def class_of(case: Case, hero: Hero) -> HeroClass:
    """A hero's class with the stickers that its cards have by now."""
    return class_with_stickers(case, hero.class_id)


def class_with_stickers(case: Case, class_id: str) -> HeroClass:
    """A class as its cards are by now."""
    return enhanced_class(case.pack.classes[class_id], stickers_of(case.books, class_id))


def odd_stickers(pack: Pack, books: Books) -> Iterator[str]:
    """The stickers in books from elsewhere that no card of ours has a place for."""
    for one in books.stickers:
        if not _is_known(pack, one):
            yield f"stickers.{one.class_id}/{one.card}/{one.slot}"


def _is_known(pack: Pack, sticker: Sticker) -> bool:
    hero_class = pack.classes.get(sticker.class_id)
    card = hero_class.cards.get(sticker.card) if hero_class is not None else None
    slot = slot_of(card, sticker.slot) if card is not None else None
    if slot is None:
        return False
    is_hex = slot.dot.part == "area" and hex_of(sticker.kind) is not None
    return is_hex or sticker.kind in kinds_for(slot)


DEEDS: Mapping[str, Rule] = {"enhance": Rule(enhance, words=3)}
