"""The page `city`: all that a person can do now, and the way to where it is done (H-CITY-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.books import Hero, Party
from engine.core.campaign import Offer, Page
from engine.core.text import Say, say
from engine.systems.haven.campaign import events_page, parties, quests, sheets
from engine.systems.haven.campaign.case import Case, PageMaker, refuse
from engine.systems.haven.campaign.growth import cards_to_learn, perks_to_take, unfinished
from engine.systems.haven.campaign.travel import RETURN, whose


def city(case: Case) -> Page:
    """Where the party is, what must be done first, what can be done, and where to turn."""
    seat = case.actor.seat
    if seat is None and not case.actor.is_gm:
        refuse("haven-needs-seat")
    hero, party = case.books.hero_at(seat), whose(case)
    lines = (parties.whereabouts(party), *_first(case, hero, party))
    offers = (*_deeds(case, hero, party), *_links(case, hero))
    return Page(parties.party_name(party), lines, offers=offers)


def _first(case: Case, hero: Hero | None, party: Party) -> Iterator[Say]:
    """What waits for somebody."""
    if party.id in case.books.matters:
        yield say("haven-city-asked")
    if hero is None:
        if case.actor.seat is not None:
            yield say("haven-city-no-hero")
        return
    if quests.is_fulfilled(case, hero):
        yield say("haven-quest-now")
    if (todo := unfinished(case, hero)) is not None:
        yield say("haven-sheet-todo", todo=todo)


def _deeds(case: Case, hero: Hero | None, party: Party) -> Iterator[Offer]:
    """What needs no page of its own."""
    if party.place and party.journey is None:
        yield RETURN
    if hero is not None:
        yield from quests.retire_offers(case, hero)
        yield from sheets.growth_offers(case, hero)
        yield sheets.donation_offer(case, hero)
    if (hero is not None or case.actor.is_gm) and party.id not in case.books.matters:
        yield events_page.event_offer(case, party)


def _links(case: Case, hero: Hero | None) -> Iterator[Offer]:
    """Every page between scenarios, what is to be chosen there first."""
    if hero is not None:
        if cards_to_learn(case, hero):
            yield Offer(say("haven-city-learn"), page="deck")
        if perks_to_take(case, hero):
            yield Offer(say("haven-city-perk"), page="perks")
        for name in ("sheet", "quests", "shop", "enhance"):
            yield Offer(Say(f"haven-city-{name}"), page=name)
    if hero is not None or case.actor.is_gm:
        for name in ("events", "party"):
            yield Offer(Say(f"haven-city-{name}"), page=name)
    for name in ("world", "classes"):
        yield Offer(Say(f"haven-city-{name}"), page=name)


KEYS: Mapping[str, tuple[str, ...]] = {
    f"haven-city-{name}": ()
    for name in ("sheet", "quests", "shop", "enhance", "events", "party", "world", "classes")
}
PAGES: Mapping[str, PageMaker] = {"city": city}
