"""What is before a party, and what its people can do about it: the page `events`.

It tells who has voted and not how, and of the decks how many cards they have, never which.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.gains import printing
from engine.content.gains.tree import Gain
from engine.core.books import Matter, Party, of_party
from engine.core.campaign import Offer, Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign import purses
from engine.systems.haven.campaign.case import Case, PageMaker, Refused, name_of
from engine.systems.haven.campaign.matters import EVENT, SHARE, card_of, effect_of
from engine.systems.haven.campaign.voting import waiting
from engine.systems.haven.event_cards import OPTIONS


def events_page(case: Case) -> Page:
    """What is before the party of whoever looks."""
    party = case.party
    matter = case.books.matters.get(party.id)
    if matter is None:
        return _quiet_page(case, party)
    is_member = any(hero.seat == case.actor.seat for hero in case.members(party))
    if matter.kind == EVENT:
        return _event_page(case, party, matter, is_member=is_member, is_gm=case.actor.is_gm)
    if matter.kind == SHARE:
        return _share_page(case, party, matter)
    return _give_page(case, party, matter)


def _quiet_page(case: Case, party: Party) -> Page:
    """Nothing is before the party: perhaps there is an event in the city."""
    sizes = {deck: len(case.books.decks.get(deck, ())) for deck in ("city", "road")}
    counted = say("haven-event-decks", city=sizes["city"], road=sizes["road"])
    lines = (say("haven-events-quiet"), counted)
    return Page(say("haven-events-title"), lines, offers=(event_offer(case, party),))


def event_offer(case: Case, party: Party) -> Offer:
    """To look for an event in the city."""
    return Offer(say("haven-offer-event"), deed="event", why_not=_why_no_event(case, party))


def _why_no_event(case: Case, party: Party) -> Say | None:
    try:
        case.need_city(party)
    except Refused as refusal:
        return refusal.why
    if case.books.count(of_party(party.id), "visit", "event"):
        return say("haven-event-done")
    return None if case.books.decks.get("city") else say("haven-no-event-left")


def _event_page(case: Case, party: Party, matter: Matter, *, is_member: bool, is_gm: bool) -> Page:
    card = card_of(case.pack, matter.facts)
    missing = waiting(case, party, matter)
    voted = [hero for hero in case.members(party) if hero not in missing]
    lines = [card.front]
    if voted:
        lines.append(say("haven-have-voted", heroes=tuple(map(name_of, voted))))
    if missing:
        lines.append(say("haven-have-not-voted", heroes=tuple(map(name_of, missing))))
    else:
        lines.append(say("haven-tie-for-gm"))
    offers: list[Offer] = []
    if is_member and missing:
        offers += [Offer(card.label(one), deed=f"vote.{one}") for one in OPTIONS]
    if is_gm:
        offers += [
            Offer(
                say("haven-offer-decide", option=card.label(one)),
                deed=f"gm.decide.{one}.{party.id}",
            )
            for one in OPTIONS
        ]
    title = Say(f"haven-{card.deck}-event-title")
    choices = tuple(card.label(one) for one in OPTIONS)
    section = Section(say("haven-event-options"), choices)
    return Page(title, tuple(lines), (section,), tuple(offers), say("haven-ask-event"))


def _share_page(case: Case, party: Party, matter: Matter) -> Page:
    effect = effect_of(matter)
    assert isinstance(effect, Gain)
    heroes = case.members(party)
    amount = purses.owed(heroes, effect.what, effect.amount)
    offers = [Offer(say("haven-offer-share-even"), deed="share.even")]
    for hero in heroes:
        shares = [abs(amount) if one is hero else 0 for one in heroes]
        if purses.is_possible(heroes, effect.what, amount, shares):
            deed = ".".join(("share", *map(str, shares)))
            offers.append(Offer(say("haven-offer-share-one", hero=name_of(hero)), deed=deed))
    ask = Say("haven-ask-share-gain" if amount > 0 else "haven-ask-share-loss")
    order = say("haven-share-order", heroes=tuple(map(name_of, heroes)), amount=abs(amount))
    lines = (say("haven-event-gains", gains=(printing.line(effect),)), order)
    return Page(say("haven-share-title"), lines, offers=tuple(offers), ask=ask)


def _give_page(case: Case, party: Party, matter: Matter) -> Page:
    told = say("haven-event-gains", gains=(printing.line(effect_of(matter)),))
    offers = tuple(Offer(name_of(hero), deed=f"give.{hero.id}") for hero in case.members(party))
    return Page(say("haven-give-title"), (told,), offers=offers, ask=say("haven-ask-give"))


PAGES: Mapping[str, PageMaker] = {"events": events_page}
