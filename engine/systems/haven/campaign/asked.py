"""The page `matter.PARTY`: what a party is asked, as everyone in the channel sees it.

Nothing here depends on who looks: the buttons under the post are the same for all, and each deed
checks who does it.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Matter, Party
from engine.core.campaign import Offer, Page
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, name_of, refuse
from engine.systems.haven.campaign.locations import named
from engine.systems.haven.campaign.matters import EVENT, card_of
from engine.systems.haven.campaign.voting import mark_of, waiting
from engine.systems.haven.event_cards import OPTIONS


def matter_page(case: Case, number: str) -> Page:
    """A vote, something to divide, or after a scenario: where to go from here."""
    party = next((one for one in case.books.parties.values() if str(one.id) == number), None)
    if party is None:
        refuse("haven-no-such-page")
    matter = case.books.matters.get(party.id)
    if matter is not None:
        return _vote(case, party, matter) if matter.kind == EVENT else _choice()
    if party.place and party.journey is None:
        return _what_now(party)
    return refuse("haven-no-such-page")


def ask_on(case: Case, before: set[int]) -> None:
    """A party with nothing left to settle where it stands is asked where to go from there."""
    for number in before - {*case.books.matters}:
        party = case.books.parties[number]
        if party.place and party.journey is None:
            case.asks = number


def _vote(case: Case, party: Party, matter: Matter) -> Page:
    """The front of an event, and its options; of votes only who is awaited (H-EVENT-05)."""
    card = card_of(case.pack, matter.facts)
    missing = waiting(case, party, matter)
    title = Say(f"haven-{card.deck}-event-title")
    if missing:
        lines = (card.front, say("haven-have-not-voted", heroes=tuple(map(name_of, missing))))
        votes = tuple(
            Offer(card.label(one), deed=f"vote.{one}.{mark_of(matter)}") for one in OPTIONS
        )
        return Page(title, lines, offers=votes)
    decisions = tuple(
        Offer(say("haven-offer-decide", option=card.label(one)), f"gm.decide.{one}.{party.id}")
        for one in OPTIONS
    )
    return Page(title, (card.front, say("haven-tie-for-gm")), offers=decisions)


def _choice() -> Page:
    """Something to divide or to give: everyone finds the means on a page of their own."""
    link = Offer(say("haven-asked-open"), page="events")
    return Page(say("haven-asked-choice"), offers=(link,))


def _what_now(party: Party) -> Page:
    """After a scenario the party returns to the city or travels on (H-CAMPAIGN-20)."""
    title = say("haven-asked-what-now", scenario=named(party.place))
    home = Offer(say("haven-asked-home"), deed="return")
    return Page(title, offers=(home, Offer(say("haven-asked-on"), page="world")))


PAGES: Mapping[str, PageMaker] = {"matter": matter_page}
