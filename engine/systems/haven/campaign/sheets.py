"""A hero's sheet, its perks and its cards (H-CAMPAIGN-09); what is private only to its owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.books import Hero, of_hero
from engine.core.campaign import Offer, Page, Section, Terms
from engine.core.text import Say, say
from engine.systems.haven.campaign import donation
from engine.systems.haven.campaign.case import Case, PageMaker, Rule, name_of, refuse
from engine.systems.haven.campaign.enhancing import class_of
from engine.systems.haven.campaign.growth import (
    can_catch_up,
    cards_to_learn,
    is_level_due,
    marked,
    perks_earned,
    perks_to_take,
    pool,
    unfinished,
    why_not_in_city,
)
from engine.systems.haven.campaign.numbers import MOST_TICKS
from engine.systems.haven.campaign.quests import keep_offer
from engine.systems.haven.campaign.tableaux.decks import deck_tableau
from engine.systems.haven.campaign.tableaux.gauges import experience_told
from engine.systems.haven.campaign.tableaux.people import hero_tableau
from engine.systems.haven.content import HeroClass, Perk
from engine.systems.haven.items.text import item_facts, item_word
from engine.systems.haven.telling.perk_words import perk_text
from engine.systems.haven.views.view import card_of

LONGEST_NOTE = 1000


def sheet(case: Case, number: str = "") -> Page:
    """One's own hero, or with a number any hero; others see what lies open on the table."""
    hero = case.hero if not number else _hero(case, number)
    is_own = case.actor.seat == hero.seat
    sections = (*_public(case, hero), *(_private(hero) if is_own else ()))
    offers = tuple(_offers(case, hero)) if is_own and hero.status == "active" else ()
    lines = tuple(_numbers(case, hero, is_own))
    picture = hero_tableau(case, hero, is_own=is_own)
    return Page(name_of(hero), lines, sections, offers, picture=picture)


def _hero(case: Case, number: str) -> Hero:
    found = (hero for hero in case.books.heroes.values() if str(hero.id) == number)
    return next(found, None) or refuse("haven-no-such-hero")


def _numbers(case: Case, hero: Hero, is_own: bool) -> Iterator[Say]:
    hero_class = case.pack.classes[hero.class_id]
    yield say("haven-sheet-class", class_=Say(f"class.{hero.class_id}"), level=hero.level)
    if hero.status != "active":
        yield Say(f"haven-sheet-{hero.status}")
    hp, hand = hero_class.max_hp[hero.level - 1], hero_class.hand_size
    yield say("haven-sheet-body", hp=hp, hand=hand)
    yield experience_told(hero)
    yield say("haven-sheet-gold", gold=hero.gold)
    yield say("haven-sheet-ticks", ticks=hero.ticks, most=MOST_TICKS)
    todo = unfinished(case, hero) if is_own and hero.status == "active" else None
    if todo is not None:
        yield say("haven-sheet-todo", todo=todo)


def _public(case: Case, hero: Hero) -> Iterator[Section]:
    books, owner = case.books, of_hero(hero.id)
    if items := books.things(owner, "item"):
        lines = (
            say("haven-sheet-item", item=item_word(item), facts=item_facts(case.pack.items[item]))
            for item in items
        )
        yield Section(say("haven-sheet-items"), tuple(lines))
    perks = case.pack.classes[hero.class_id].perks.values()
    if taken := tuple(_perk_line(case, hero, perk) for perk in perks if marked(case, hero, perk)):
        yield Section(say("haven-sheet-perks"), taken)
    if effects := books.things(owner, "start"):
        lines = (_effect(effect, count) for effect, count in effects.items())
        yield Section(say("haven-sheet-start"), tuple(lines))


def _private(hero: Hero) -> Iterator[Section]:
    if hero.quest:
        words = (Say(f"quest.{hero.quest}"), Say(f"quest.{hero.quest}.text"))
        yield Section(say("haven-sheet-quest"), words)
    if hero.note:
        yield Section(say("haven-sheet-note"), (say("haven-sheet-own-words", text=hero.note),))


def _effect(effect: str, count: int) -> Say:
    return Say(f"haven-starts-with-{effect}", {"count": count})


def _offers(case: Case, hero: Hero) -> Iterator[Offer]:
    """What is to be done first; then where to turn."""
    trouble = why_not_in_city(case)
    yield from (keep_offer(quest) for quest in hero.dealt)
    yield from growth_offers(case, hero)
    yield donation_offer(case, hero)
    yield Offer(say("haven-offer-deck"), page="deck")
    yield Offer(say("haven-offer-perks"), page="perks")
    yield Offer(say("haven-offer-shop"), page="shop")
    for other in case.books.heroes.values():
        if other.seat == hero.seat and other.status == "away":
            label = say("haven-offer-switch", hero=name_of(other))
            yield Offer(label, deed=f"switch.{other.id}", why_not=trouble)


def growth_offers(case: Case, hero: Hero) -> Iterator[Offer]:
    """The levels that experience and prosperity allow."""
    trouble = why_not_in_city(case)
    if is_level_due(hero):
        label = say("haven-offer-level-up", level=hero.level + 1)
        yield Offer(label, deed="levelup", why_not=trouble)
    if can_catch_up(case, hero):
        label = say("haven-offer-catch-up", level=case.prosperity)
        yield Offer(label, deed="catchup", why_not=trouble)


def donation_offer(case: Case, hero: Hero) -> Offer:
    """To give to the sanctuary."""
    hinders = why_not_in_city(case) or donation.why_not(case, hero)
    return Offer(say("haven-offer-donate", gift=donation.GIFT), deed="donate", why_not=hinders)


# --- perks and cards


def perks(case: Case) -> Page:
    """All perks of one's class, with the boxes that are marked."""
    hero = case.hero
    every = case.pack.classes[hero.class_id].perks.values()
    taken = sum(marked(case, hero, perk) for perk in every)
    lines = (
        say("haven-perks-taken", taken=taken, earned=perks_earned(case, hero)),
        *(_perk_line(case, hero, perk) for perk in every),
    )
    open_to = perks_to_take(case, hero)
    offers = tuple(Offer(perk_text(perk), deed=f"perk.{perk.id}") for perk in open_to)
    ask = say("haven-ask-perk") if offers else None
    return Page(say("haven-perks", hero=name_of(hero)), lines, offers=offers, ask=ask)


def _perk_line(case: Case, hero: Hero, perk: Perk) -> Say:
    boxes = say("haven-perk-boxes", marked=marked(case, hero, perk), boxes=perk.boxes)
    return say("haven-perk-line", boxes=boxes, perk=perk_text(perk))


def deck(case: Case) -> Page:
    """The cards that hands are built from, and those to learn for a new level."""
    hero = case.hero
    hero_class = class_of(case, hero)
    open_to = [card.id for card in cards_to_learn(case, hero)]
    sections = (
        *(card_section(hero_class, card, "haven-deck-card") for card in pool(case, hero)),
        *(card_section(hero_class, card, "haven-deck-card-open") for card in open_to),
    )
    offers = tuple(
        Offer(say("haven-offer-learn", card=Say(f"card.{card}")), deed=f"learn.{card}")
        for card in open_to
    )
    lines = (say("haven-deck-hand", hand=hero_class.hand_size),)
    ask = say("haven-ask-learn") if offers else None
    title = say("haven-deck", hero=name_of(hero))
    picture = deck_tableau(hero, hero_class, pool(case, hero), open_to)
    return Page(title, lines, sections, offers, ask, picture)


def card_section(hero_class: HeroClass, card_id: str, key: str) -> Section:
    """A card with both its halves, under a title of the message `key`."""
    card, initiative = card_of(hero_class, card_id), hero_class.cards[card_id].initiative
    title = Say(key, {"card": card.name, "level": card.level, "initiative": initiative})
    top, bottom = say("haven-deck-top", lines=card.top), say("haven-deck-bottom", lines=card.bottom)
    return Section(title, (top, bottom))


# --- notes


def note(case: Case) -> Say:
    """Keep the deed's text as a private note of one's hero; no text clears it (H-GOAL-06)."""
    text = case.text.strip()
    if len(text) > LONGEST_NOTE:
        refuse("haven-note-too-long", most=LONGEST_NOTE)
    case.hero.note = text
    return say("haven-noted")


DEEDS: Mapping[str, Rule] = {"note": Rule(note, terms=Terms(in_play=True))}
PAGES: Mapping[str, PageMaker] = {"sheet": sheet, "perks": perks, "deck": deck}
