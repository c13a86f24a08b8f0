"""Parties: forming one, naming it, its notes, and its sheet (H-CAMPAIGN-08, -10, -11)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero, Party, of_party
from engine.core.campaign import Offer, Page, Section, Terms
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, Rule, name_of, refuse
from engine.systems.haven.campaign.locations import named
from engine.systems.haven.campaign.tableaux.gauges import reputation_told
from engine.systems.haven.campaign.tableaux.people import party_tableau


def found(case: Case) -> Say:
    """Form a new party; its heroes are yet to be made (H-CAMPAIGN-11)."""
    if not case.text.strip():
        refuse("haven-needs-name")
    number = case.books.next_party()
    case.books.parties[number] = Party(number, case.text)
    line = say("haven-party-formed", party=case.text, number=number)
    case.post(line)
    return line


def rename(case: Case) -> Say:
    """Give one's party another name."""
    if not case.text.strip():
        refuse("haven-needs-name")
    case.party.name = case.text
    line = say("haven-party-renamed", party=case.text)
    case.post(line)
    return line


def note(case: Case) -> Say:
    """Write the party's note, which all its members read."""
    case.party.note = case.text
    return say("haven-noted")


# --- the sheet


def party_page(case: Case) -> Page:
    """What a party sheet shows."""
    party = case.party
    title, place = party_name(party), whereabouts(party)
    lines = [place, reputation_told(case.reputation(party))]
    if party.note:
        lines.append(say("haven-party-note", note=party.note))
    everybody = Offer(say("haven-heroes"), page="heroes")
    picture = party_tableau(case, party, title, place)
    sections = tuple(_sections(case, party))
    return Page(title, tuple(lines), sections, (everybody,), picture=picture)


def party_name(party: Party) -> Say:
    """A party's name; the first one has none until somebody gives it one."""
    if party.name:
        return say("haven-party-name", party=party.name)
    return say("haven-party-number", number=party.id)


def whereabouts(party: Party) -> Say:
    """Where a party is."""
    if party.journey is not None:
        return say("haven-party-travels", scenario=named(party.journey.scenario))
    if party.place:
        return say("haven-party-at", scenario=named(party.place))
    return say("haven-party-in-the-city")


def _sections(case: Case, party: Party) -> list[Section]:
    members = tuple(_member(hero) for hero in case.members(party))
    found = [Section(say("haven-party-members"), members or (say("haven-party-empty"),))]
    achievements = case.books.things(of_party(party.id), "achievement")
    if achievements:
        names = tuple(Say(f"achievement.{name}") for name in achievements)
        found.append(Section(say("haven-party-achievements"), names))
    return found


def _member(hero: Hero) -> Say:
    class_ = Say(f"class.{hero.class_id}")
    return say("haven-party-member", hero=name_of(hero), class_=class_, level=hero.level)


DEEDS: Mapping[str, Rule] = {
    "party.new": Rule(found, terms=Terms(in_play=True, names=True)),
    "party.rename": Rule(rename, terms=Terms(in_play=True, names=True)),
    "party.note": Rule(note, terms=Terms(in_play=True)),
}
PAGES: Mapping[str, PageMaker] = {"party": party_page}
