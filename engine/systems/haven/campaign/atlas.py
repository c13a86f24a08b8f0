"""The sheet of the world: its map, its numbers, all that has opened (H-CAMPAIGN-07)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import WORLD
from engine.core.campaign import Offer, Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign import locations
from engine.systems.haven.campaign.case import Case, PageMaker
from engine.systems.haven.campaign.locations import named
from engine.systems.haven.campaign.parties import whereabouts
from engine.systems.haven.campaign.tableaux.gauges import prosperity_told
from engine.systems.haven.campaign.tableaux.world import world_tableau
from engine.systems.haven.campaign.travel import RETURN, whose
from engine.systems.haven.campaign.unlocks import is_book_open
from engine.systems.haven.content import Scenario


def world_page(case: Case) -> Page:
    """What everybody may know of the world."""
    places = tuple(_place(case, one) for one in locations.revealed(case))
    sections = [Section(say("haven-world-places"), places)]
    kinds = (("achievement", "achievement"), ("box", "box"), ("class", "class"))
    for kind, words in kinds:
        things = case.books.things(WORLD, kind)
        if things:
            lines = tuple(_thing(words, thing, count) for thing, count in things.items())
            sections.append(Section(Say(f"haven-world-{kind}"), lines))
    party = whose(case)
    picture = world_tableau(case, party, whereabouts(party))
    title, numbers = say("haven-world"), _numbers(case)
    return Page(title, numbers, tuple(sections), _offers(case), picture=picture)


def _place(case: Case, scenario: Scenario) -> Say:
    return say(
        "haven-world-place",
        grid=scenario.location.grid or "–",
        scenario=named(scenario.id),
        status=locations.status_told(case, whose(case), scenario),
    )


def _thing(words: str, thing: str, count: int) -> Say:
    return say("haven-world-thing", name=Say(f"{words}.{thing}"), count=count)


def _numbers(case: Case) -> tuple[Say, ...]:
    donations = case.books.count(WORLD, "number", "donations")
    return (prosperity_told(case), say("haven-world-donations", gold=donations))


def _offers(case: Case) -> tuple[Offer, ...]:
    """The way home, the ways that are open in campaign mode, and the others for a casual game."""
    party = whose(case)
    found = [RETURN] if party.place and party.journey is None else []
    for one in locations.revealed(case):
        is_open = locations.status(case, party, one) in ("open", "dungeon")
        word = "travel" if is_open else "casual"
        label = Say(f"haven-offer-{word}", {"scenario": named(one.id)})
        hint = locations.status_told(case, party, one)
        found.append(Offer(label, page=f"{word}.{one.id}", hint=hint))
    if is_book_open(case):
        found.append(Offer(say("haven-records"), page="records"))
    return tuple(found)


PAGES: Mapping[str, PageMaker] = {"world": world_page}
