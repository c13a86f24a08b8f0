"""How a party chooses between the two options of an event (H-EVENT-04, -05, -17).

Votes are kept from everybody until the choice is made. The last vote settles it; a tie is the GM's
to break, or by the house rule `random_ties` chance's. The GM may close a vote at any time.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero, Matter, Party, of_party
from engine.core.text import Say, say
from engine.systems.haven.campaign import answers, events
from engine.systems.haven.campaign.case import Case, Rule, name_of, refuse
from engine.systems.haven.campaign.gm import party_of
from engine.systems.haven.campaign.matters import DECK, EVENT, LATER, NUMBER, card_of, matter_of
from engine.systems.haven.event_cards import OPTIONS, OptionId
from engine.systems.haven.rulings import RANDOM_TIES


def draw_city_event(case: Case) -> Say:
    """Look for a city event, once a visit (H-EVENT-17)."""
    party = case.party
    case.need_city(party)
    if case.books.count(of_party(party.id), "visit", "event"):
        refuse("haven-event-done")
    if not case.members(party):
        refuse("haven-needs-hero")
    if not events.draw_event(case, party, "city"):
        refuse("haven-no-event-left")
    case.books.put(of_party(party.id), "visit", "event", 1)
    return say("haven-event-is-here")


def vote(case: Case, option: str, mark: str = "") -> Say:
    """Say what one's hero would do; it can be changed until the last vote is in.

    A button names the event that it belongs to: under an old post it votes on nothing else.
    """
    hero, party, wanted = case.hero, case.party, _option(option)
    matter = matter_of(case, party, EVENT)
    if mark not in ("", mark_of(matter)):
        refuse("haven-nothing-asked")
    if not waiting(case, party, matter):
        refuse("haven-votes-are-in")
    matter.votes = {**matter.votes, hero.seat: wanted}
    case.tell(say("haven-voted", hero=name_of(hero)))
    if not waiting(case, party, matter):
        _count(case, party, matter)
    return say("haven-vote-noted")


def decide(case: Case, option: str, number: str = "") -> Say:
    """The GM closes the vote; a party other than the GM's own is named by its number."""
    party = party_of(case, number) if number else case.party
    wanted = _option(option)
    matter = matter_of(case, party, EVENT)
    case.post(say("haven-gm-decided"))
    _settle(case, party, matter, wanted)
    return say("haven-vote-closed")


def mark_of(matter: Matter) -> str:
    """The event that is before a party, in a word."""
    return f"{matter.facts[DECK]}-{matter.facts[NUMBER]}"


def waiting(case: Case, party: Party, matter: Matter) -> list[Hero]:
    """The heroes whose votes are still to come."""
    return [hero for hero in case.members(party) if hero.seat not in matter.votes]


def _option(word: str) -> OptionId:
    found = next((one for one in OPTIONS if one == word), None)
    return found or refuse("haven-no-such-deed")


def _count(case: Case, party: Party, matter: Matter) -> None:
    """All votes are in: the majority has it."""
    votes = [matter.votes[hero.seat] for hero in case.members(party)]
    counts = {option: votes.count(option) for option in OPTIONS}
    case.tell(say("haven-votes-counted", a=counts["a"], b=counts["b"]))
    best = [option for option in OPTIONS if counts[option] == max(counts.values())]
    if len(best) == 1:
        _settle(case, party, matter, best[0])
    elif RANDOM_TIES in case.actor.settings:
        case.tell(say("haven-tie-by-chance"))
        _settle(case, party, matter, case.rng.pick(best))
    else:
        case.tell(say("haven-tie-for-gm"))
        case.asks = party.id


def _settle(case: Case, party: Party, matter: Matter, option: OptionId) -> None:
    """The choice is final, and only now the back is read (H-EVENT-05)."""
    card = card_of(case.pack, matter.facts)
    del case.books.matters[party.id]
    case.post(say("haven-event-chosen", option=card.label(option)))
    then = events.chosen(card, option)
    if LATER in matter.facts:
        then[LATER] = matter.facts[LATER]
    answers.finish(case, party, then)


DEEDS: Mapping[str, Rule] = {
    "event": Rule(draw_city_event),
    "vote": Rule(vote, words=1, more=1),
    "gm.decide": Rule(decide, words=1, is_gms=True, more=1),
}
