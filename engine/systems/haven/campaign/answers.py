"""How a party answers what it was asked: who gets how much, and who gets it at all (H-EVENT-22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.content.gains.tree import Gain, GainItem, Start
from engine.core.books import Matter, Party
from engine.core.text import Say, say
from engine.systems.haven.campaign import events, giving, purses
from engine.systems.haven.campaign.case import Case, Rule, name_of, refuse
from engine.systems.haven.campaign.granting import grant
from engine.systems.haven.campaign.matters import (
    EFFECT,
    EVENT,
    GIVE,
    LATER,
    REST,
    SHARE,
    Then,
    effect_of,
    effects_in,
    matter_of,
)

MOST_MEMBERS = 20  # shares that are read; a party is smaller

# What goes on when everything is granted, by the fact `then` of a matter.
THEN: Mapping[str, Callable[[Case, Party, Then], bool]] = {EVENT: events.go_on}


def share(case: Case, first: str, *others: str) -> Say:
    """Divide a collective amount: `share.even`, or each hero's part in the order of seats."""
    party = case.party
    matter = matter_of(case, party, SHARE)
    effect = effect_of(matter)
    assert isinstance(effect, Gain)
    heroes = case.members(party)
    amount = purses.owed(heroes, effect.what, effect.amount)
    if (first, others) == ("even", ()):
        shares = purses.even_shares(heroes, effect.what, amount)
    else:
        words = (first, *others)
        if not all(word.isdecimal() and len(word) < 5 for word in words):
            refuse("haven-no-such-deed")
        shares = [int(word) for word in words]
        if not purses.is_possible(heroes, effect.what, amount, shares):
            refuse("haven-shares-do-not-fit", amount=abs(amount), count=len(heroes))
    purses.divide(case, heroes, effect, shares)
    _go_on(case, party, matter)
    return say("haven-shared")


def give(case: Case, chosen: str) -> Say:
    """Choose the hero who gets what only one can have."""
    party = case.party
    matter = matter_of(case, party, GIVE)
    effect = effect_of(matter)
    assert isinstance(effect, GainItem | Start)
    hero = next((one for one in case.members(party) if str(one.id) == chosen), None)
    if hero is None:
        refuse("haven-not-in-this-party")
    giving.give(case, hero, effect)
    _go_on(case, party, matter)
    return say("haven-given", hero=name_of(hero))


def _go_on(case: Case, party: Party, matter: Matter) -> None:
    """Grant what waited behind an answer, then go on where it all began."""
    del case.books.matters[party.id]
    then = {name: fact for name, fact in matter.facts.items() if name not in (EFFECT, REST)}
    if grant(case, party, effects_in(matter.facts, REST), then):
        finish(case, party, then)


def finish(case: Case, party: Party, then: Then) -> None:
    """Nothing waits any more: go on with what began it, with what came later, and with the way."""
    more = THEN.get(str(then.get("then", "")))
    if more is not None and not more(case, party, then):
        return
    if grant(case, party, effects_in(then, LATER)) and party.journey is not None:
        case.departs = party.id


DEEDS: Mapping[str, Rule] = {
    "share": Rule(share, words=1, more=MOST_MEMBERS - 1),
    "give": Rule(give, words=1),
}
