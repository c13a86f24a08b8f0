"""Gains and losses written into the books, one after the other (H-EVENT-06, -12..-15, H-REWARD).

Where the players have a choice, a matter is put before the party, and the rest waits behind it.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.content.gains.tree import (
    Achievement,
    AddEvent,
    Design,
    Draw,
    Effect,
    Gain,
    GainItem,
    OpenBox,
    RemoveEvent,
    Reveal,
    Shift,
    Start,
    UnlockClass,
)
from engine.content.gains.unparse import text_of
from engine.core.books import Matter, Party
from engine.core.text import Say, say
from engine.systems.haven.campaign import decks, giving, purses, standing, unlocking
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.matters import (
    EFFECT,
    GIVE,
    LATER,
    REST,
    SHARE,
    Then,
    effects_in,
)


def grant(case: Case, party: Party, effects: Iterable[Effect], then: Then | None = None) -> bool:
    """Apply effects in order; False if something waits for an answer, and the rest with it."""
    waiting = list(effects)
    matter = case.books.matters.get(party.id)
    if matter is not None:
        later = (*effects_in(matter.facts, LATER), *waiting)
        matter.facts = {**matter.facts, LATER: text_of(later)}
        return False
    while waiting:
        effect = waiting.pop(0)
        kind = _question(case, party, effect)
        if kind:
            facts = {**(then or {}), EFFECT: text_of((effect,)), REST: text_of(waiting)}
            case.books.matters[party.id] = Matter(party.id, kind, facts)
            case.asks = party.id
            return False
        waiting[:0] = _apply(case, party, effect)
    return True


def _question(case: Case, party: Party, effect: Effect) -> str:
    """The kind of matter that an effect needs; empty if there is nothing to choose."""
    heroes = case.members(party)
    match effect:
        case Gain(share="collective"):
            amount = purses.owed(heroes, effect.what, effect.amount)
            is_open = purses.forced_shares(heroes, effect.what, amount) is None
            return SHARE if is_open else ""
        case GainItem() if giving.has_copy(case, party, effect.item):
            return GIVE if len(heroes) > 1 else ""
        case Start(is_one=True):
            return GIVE if len(heroes) > 1 else ""
    return ""


# --- one effect after the other: each gives back what follows from it at once


def _apply(case: Case, party: Party, effect: Effect) -> tuple[Effect, ...]:
    match effect:
        case Gain() | Start() | GainItem():
            _for_heroes(case, party, effect)
        case Shift():
            standing.shift(case, party, effect)
        case Achievement():
            standing.achieve(case, party, effect)
        case AddEvent():
            decks.add(case, effect.deck, effect.number)
        case RemoveEvent():
            decks.remove(case, effect.deck, effect.number)
        case _:
            return _open(case, effect)
    return ()


def _open(case: Case, effect: Design | Draw | Reveal | OpenBox | UnlockClass) -> tuple[Effect, ...]:
    match effect:
        case Design():
            unlocking.make_available(case, effect.item)
        case Reveal():
            unlocking.reveal(case, effect.scenario)
        case Draw(what="design"):
            unlocking.draw_design(case)
        case Draw():
            unlocking.draw_scenario(case)
        case OpenBox():
            return unlocking.open_box(case, effect.box)
        case UnlockClass():
            return unlocking.unlock_class(case, effect.class_id)
    return ()


def _for_heroes(case: Case, party: Party, effect: Gain | Start | GainItem) -> None:
    heroes = case.members(party)
    match effect:
        case Gain(share="collective"):
            amount = purses.owed(heroes, effect.what, effect.amount)
            shares = purses.forced_shares(heroes, effect.what, amount)
            assert shares is not None  # else it would have been asked
            purses.divide(case, heroes, effect, shares)
        case Gain():
            for hero in heroes:
                purses.change(case, hero, effect.what, effect.amount)
        case GainItem() if not giving.has_copy(case, party, effect.item):
            case.tell(say("haven-no-copy-left", item=Say(f"item.{effect.item}")))
        case _:
            for hero in heroes:
                giving.give(case, hero, effect)
