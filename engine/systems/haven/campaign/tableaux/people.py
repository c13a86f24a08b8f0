"""A hero's sheet and a party's as pictures (H-CAMPAIGN-08, -09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core.books import Hero, Party, of_hero, of_party
from engine.core.tableau import (
    BoxesView,
    HeroTableau,
    NumberView,
    PartView,
    PartyTableau,
    PersonView,
    ThingView,
)
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, name_of
from engine.systems.haven.campaign.growth import marked
from engine.systems.haven.campaign.numbers import MOST_TICKS, TICKS_PER_PERK
from engine.systems.haven.campaign.tableaux.gauges import experience_track, reputation_track
from engine.systems.haven.content import Slot
from engine.systems.haven.items.text import item_rules, item_word
from engine.systems.haven.telling.perk_words import perk_text

SLOTS: tuple[Slot, ...] = get_args(Slot)


def hero_tableau(case: Case, hero: Hero, *, is_own: bool) -> HeroTableau:
    """What lies open on the table, and for the owner alone the quest and the note."""
    hero_class = case.pack.classes[hero.class_id]
    return HeroTableau(
        person(hero),
        numbers=(
            NumberView(
                say("haven-number-hp"), hero_class.max_hp[hero.level - 1], sign="hit-points"
            ),
            NumberView(say("haven-number-hand"), hero_class.hand_size, sign="hand"),
            NumberView(say("haven-number-gold"), hero.gold, sign="gold"),
        ),
        tracks=(experience_track(hero),),
        ticks=(BoxesView(say("haven-number-ticks"), hero.ticks, MOST_TICKS, group=TICKS_PER_PERK),),
        parts=tuple(_parts(case, hero)),
        own=tuple(_own(hero)) if is_own else (),
    )


def person(hero: Hero) -> PersonView:
    """A hero by name, class and level."""
    note = None if hero.status == "active" else Say(f"haven-sheet-{hero.status}")
    class_, place = Say(f"class.{hero.class_id}"), int(hero.seat) - 1
    return PersonView(name_of(hero), class_, hero.class_id, hero.level, place, note)


def _parts(case: Case, hero: Hero) -> Iterator[PartView]:
    books, owner = case.books, of_hero(hero.id)
    owned = [case.pack.items[item] for item in books.things(owner, "item")]
    owned.sort(key=lambda item: (SLOTS.index(item.slot), item.number))
    things = (ThingView(item_word(one.id), one.slot, item_rules(one)) for one in owned)
    yield PartView(say("haven-sheet-items"), things=tuple(things), sign="item")
    perks = case.pack.classes[hero.class_id].perks.values()
    boxes = (BoxesView(perk_text(perk), marked(case, hero, perk), perk.boxes) for perk in perks)
    yield PartView(say("haven-sheet-perks"), boxes=tuple(boxes), sign="perk")
    effects = books.things(owner, "start").items()
    lines = tuple(Say(f"haven-starts-with-{name}", {"count": count}) for name, count in effects)
    if lines:
        yield PartView(say("haven-sheet-start"), lines=lines, sign="round")


def _own(hero: Hero) -> Iterator[PartView]:
    if hero.quest:
        words = (Say(f"quest.{hero.quest}"), Say(f"quest.{hero.quest}.text"))
        yield PartView(say("haven-sheet-quest"), lines=words, sign="goal")
    if hero.note:
        note = say("haven-sheet-own-words", text=hero.note)
        yield PartView(say("haven-sheet-note"), lines=(note,), sign="card")


def party_tableau(case: Case, party: Party, title: Say, place: Say) -> PartyTableau:
    """Who goes together, where they are, and what they are known for."""
    names = case.books.things(of_party(party.id), "achievement")
    achievements = tuple(BoxesView(Say(f"achievement.{name}"), 1, 1) for name in names)
    part = PartView(say("haven-party-achievements"), boxes=achievements, sign="perk")
    return PartyTableau(
        title,
        lines=(place,),
        people=tuple(map(person, case.members(party))),
        tracks=(reputation_track(case, party),),
        parts=(part,) if achievements else (),
    )
