"""Retirement: a fulfilled quest ends a hero's career and opens something new (H-CITY-60..71).

Holdings: seat `number`/"retirements" (the perks of its next heroes), world `number`/"retirements"
and `retired` (how many heroes of each class).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.gains.tree import DECKS, AddEvent, Effect, Shift
from engine.core.books import WORLD, Hero, of_hero, of_seat
from engine.core.text import Say, say
from engine.systems.haven.campaign import quests
from engine.systems.haven.campaign.case import Case, Rule, name_of, refuse
from engine.systems.haven.campaign.granting import grant
from engine.systems.haven.campaign.shop import give_back


def retire(case: Case) -> Say:
    """Retire the hero of whoever asks."""
    hero = case.hero
    party = case.books.parties[hero.party]
    case.need_city(party)
    quest = case.pack.world.quests.get(hero.quest)
    if quest is None:
        refuse("haven-retires-never")
    if not quests.is_fulfilled(case, hero):
        refuse("haven-quest-not-yet", progress=quests.progress(case, hero, quest))
    _leave(case, hero)
    line = say("haven-retired", hero=name_of(hero), quest=Say(f"quest.{quest.id}"))
    case.post(line)
    grant(case, party, (Shift("prosperity", 1), *_class_event(case, hero), *quest.gains))
    return line


def _leave(case: Case, hero: Hero) -> None:
    """Items go back to the supply, gold vanishes (H-CITY-63); the quest stays out of the game."""
    books = case.books
    hero.status, hero.gold = "retired", 0
    give_back(case, hero)
    for kind in ("start", "visit"):
        books.drop(of_hero(hero.id), kind)
    books.add(of_seat(hero.seat), "number", "retirements")  # H-CITY-61, -62
    books.add(WORLD, "number", "retirements")
    books.add(WORLD, "retired", hero.class_id)


def _class_event(case: Case, hero: Hero) -> tuple[Effect, ...]:
    """The first of its class: the event of its retirement joins both decks (H-CITY-65)."""
    event = case.pack.classes[hero.class_id].retirement_event
    if event is None or case.books.count(WORLD, "retired", hero.class_id) > 1:
        return ()
    return tuple(AddEvent(deck, event) for deck in DECKS)


DEEDS: Mapping[str, Rule] = {"retire": Rule(retire)}
