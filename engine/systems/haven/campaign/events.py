"""City and road events: the drawing and the resolving (H-EVENT-04..16, -18)."""

from __future__ import annotations

from engine.content.gains import printing
from engine.content.gains.tree import Condition, Deck, Gain, Otherwise, Pay, Present, Standing
from engine.core.books import Matter, Party
from engine.core.text import Say, say
from engine.systems.haven.campaign import decks
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.granting import grant
from engine.systems.haven.campaign.matters import (
    DECK,
    EVENT,
    NUMBER,
    OPTION,
    OUTCOME,
    Then,
    card_of,
)
from engine.systems.haven.event_cards import OPTIONS, EventCard, OptionId, Outcome

APPLIED = "applied"  # whether an earlier outcome of the option applied


def draw_event(case: Case, party: Party, deck: Deck) -> bool:
    """Draw the top card and put its front before the party; False if the deck is empty."""
    card = decks.draw(case, deck)
    if card is None:
        return False
    case.books.matters[party.id] = Matter(party.id, EVENT, {DECK: deck, NUMBER: card.number})
    case.asks = party.id
    case.tell(Say(f"haven-{deck}-event-drawn", {"front": card.front}))
    return True


def draw_road_event(case: Case, party: Party) -> bool:
    """Draw what a party meets on the road; False if nothing is left to meet."""
    return draw_event(case, party, "road")


def chosen(card: EventCard, option: OptionId) -> Then:
    """What goes on when a party has chosen: its option from the top."""
    then: Then = {"then": EVENT, DECK: card.deck, NUMBER: card.number}
    return {**then, OPTION: option, OUTCOME: 0, APPLIED: False}


def go_on(case: Case, party: Party, then: Then) -> bool:
    """Apply the outcomes whose conditions hold, top to bottom; False if one waits for an answer.

    Each condition is looked at when its turn comes, after what stands above it.
    """
    card = card_of(case.pack, then)
    option = next(one for one in OPTIONS if one == then[OPTION])
    outcomes = card.options[option].outcomes
    for n in range(int(then[OUTCOME]), len(outcomes)):
        outcome = outcomes[n]
        if not _holds(case, party, outcome.condition, bool(then[APPLIED])):
            continue
        then = {**then, OUTCOME: n + 1, APPLIED: True}
        case.post(_told(card.story(option, n), outcome))
        price = outcome.condition.amount if isinstance(outcome.condition, Pay) else 0
        payment = (Gain("gold", -price, "collective"),) if price else ()
        if not grant(case, party, (*payment, *outcome.effects), then):
            return False
    _put_away(case, card, option)
    return True


def _holds(case: Case, party: Party, condition: Condition | None, has_applied: bool) -> bool:
    heroes = case.members(party)
    match condition:
        case None:
            return True  # H-EVENT-11
        case Standing():
            return condition.least <= case.reputation(party) <= condition.most  # H-EVENT-08
        case Present():
            return any(hero.class_id in condition.classes for hero in heroes)  # H-EVENT-07
        case Pay():
            return sum(hero.gold for hero in heroes) >= condition.amount  # H-EVENT-09
        case Otherwise():
            return not has_applied  # H-EVENT-10


def _told(story: Say, outcome: Outcome) -> Say:
    """An outcome as its back says it: the story, when it applies, and what it does."""
    lines = [story]
    gains = printing.lines(outcome.effects)
    if isinstance(outcome.condition, Pay):
        gains = (printing.condition(outcome.condition), *gains)
    if gains:
        lines.append(say("haven-event-gains", gains=gains))
    told = say("haven-event-lines", lines=tuple(lines))
    if outcome.condition is None or isinstance(outcome.condition, Otherwise | Pay):
        return told
    return say("haven-event-because", condition=printing.condition(outcome.condition), told=told)


def _put_away(case: Case, card: EventCard, option: OptionId) -> None:
    """Remove the card from the game, or return it to the bottom (H-EVENT-16)."""
    if card.options[option].after == "return":
        decks.put_back(case, card.deck, card.number)
        case.tell(say("haven-event-returned"))
    else:
        case.tell(say("haven-event-over"))
