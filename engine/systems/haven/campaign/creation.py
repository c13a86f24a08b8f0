"""New heroes (H-CITY-03..09)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero
from engine.core.campaign import Terms
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, Rule, refuse
from engine.systems.haven.campaign.numbers import experience_of, starting_gold


def create(case: Case, class_id: str, level: str) -> Say:
    """Make the hero of a seat; the name is the deed's text."""
    books, seat = case.books, case.actor.seat
    if seat is None:
        refuse("haven-needs-seat")
    if class_id not in case.pack.classes:
        refuse("haven-no-such-class")
    if not level.isdecimal() or not 1 <= int(level) <= case.prosperity:
        refuse("haven-level-above-prosperity", most=case.prosperity)
    number = int(level)
    hero = Hero(
        id=books.next_hero(),
        seat=seat,
        party=min(books.parties),
        name=case.text,
        class_id=class_id,
        level=number,
        xp=experience_of(number),
        gold=starting_gold(number),
    )
    books.heroes[hero.id] = hero
    line = say("haven-hero-made", hero=hero.name, class_=Say(f"class.{class_id}"), level=number)
    case.post(line)
    return line


DEEDS: Mapping[str, Rule] = {"create": Rule(create, words=2, terms=Terms(names=True))}
