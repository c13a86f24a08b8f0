"""Levels, cards and perks (H-CITY-30..41, -70, H-CAMPAIGN-28).

What a hero still has to choose is not written down: it follows from its level, its ticks and what
it has chosen already. So nothing can be chosen twice, and nothing is forgotten. Holdings of a hero:
`card` (those it has learned), `perk` (boxes marked of each), `number`/`extra-perks` (H-CITY-08).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero, of_hero
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, Refused, Rule, name_of, refuse
from engine.systems.haven.campaign.numbers import (
    LEVELS,
    MOST_TICKS,
    TICKS_PER_PERK,
    experience_of,
    level_by_experience,
)
from engine.systems.haven.content import Card, Perk
from engine.systems.haven.telling.perk_words import perk_text

EXTRA_PERKS = "extra-perks"  # how many a hero was made with, for earlier retirements


# --- what follows from the books


def pool(case: Case, hero: Hero) -> list[str]:
    """The cards that a hero knows: those of level 1 and X, and what it has learned."""
    learned = case.books.things(of_hero(hero.id), "card")
    cards = case.pack.classes[hero.class_id].cards.values()
    return [card.id for card in cards if card.level in ("1", "X") or card.id in learned]


def is_level_due(hero: Hero) -> bool:
    """Whether its experience allows a higher level."""
    return hero.level < level_by_experience(hero.xp)


def can_catch_up(case: Case, hero: Hero) -> bool:
    """Whether prosperity lifts it higher than its experience does (H-CAMPAIGN-28)."""
    return max(hero.level, level_by_experience(hero.xp)) < case.prosperity


def cards_to_learn(case: Case, hero: Hero) -> list[Card]:
    """What the first level that has no card yet may add: its own level at most (H-CITY-32)."""
    learned = case.books.things(of_hero(hero.id), "card")
    cards = case.pack.classes[hero.class_id].cards.values()
    known = {*pool(case, hero)}
    for level in range(2 + len(learned), hero.level + 1):
        found = [card for card in cards if card.id not in known and int(card.level) <= level]
        if found:
            return found
    return []


def perks_earned(case: Case, hero: Hero) -> int:
    """One for each level above the first, for three ticks each, and what it was made with."""
    by_ticks = min(hero.ticks, MOST_TICKS) // TICKS_PER_PERK
    extra = case.books.count(of_hero(hero.id), "number", EXTRA_PERKS)
    return hero.level - 1 + by_ticks + extra


def marked(case: Case, hero: Hero, perk: Perk) -> int:
    """How many boxes of a perk are marked."""
    return case.books.count(of_hero(hero.id), "perk", perk.id)


def perks_to_take(case: Case, hero: Hero) -> list[Perk]:
    """The perks with a free box, if one is to be taken (H-CITY-36)."""
    perks = case.pack.classes[hero.class_id].perks.values()
    if sum(marked(case, hero, perk) for perk in perks) >= perks_earned(case, hero):
        return []
    return [perk for perk in perks if marked(case, hero, perk) < perk.boxes]


def unfinished(case: Case, hero: Hero) -> Say | None:
    """What a hero must do before it goes anywhere; None: nothing.

    Away from the city nobody can level up, and a perk for ticks may wait (H-CITY-70).
    """
    is_in_city = not case.books.parties[hero.party].place
    if hero.dealt:
        return say("haven-must-keep-quest", hero=name_of(hero))
    if is_in_city and is_level_due(hero):
        return say("haven-must-level-up", hero=name_of(hero))
    if cards_to_learn(case, hero):
        return say("haven-must-learn", hero=name_of(hero))
    if is_in_city and perks_to_take(case, hero):
        return say("haven-must-take-perk", hero=name_of(hero))
    return None


# --- deeds


def level_up(case: Case) -> Say:
    """Rise by one level (H-CITY-31)."""
    hero = case.hero
    case.need_city(case.party)
    if hero.level == LEVELS[-1]:
        refuse("haven-highest-level")
    if not is_level_due(hero):
        refuse("haven-needs-experience", xp=hero.xp, needed=experience_of(hero.level + 1))
    return _rise(case, hero, hero.level + 1)


def catch_up(case: Case) -> Say:
    """Rise to the level of prosperity at once, with the least experience that it takes."""
    hero = case.hero
    case.need_city(case.party)
    if not can_catch_up(case, hero):
        refuse("haven-not-behind", level=case.prosperity)
    hero.xp = experience_of(case.prosperity)
    return _rise(case, hero, case.prosperity)


def _rise(case: Case, hero: Hero, level: int) -> Say:
    hero.level = level
    hp = case.pack.classes[hero.class_id].max_hp[level - 1]  # H-CITY-34
    line = say("haven-level-reached", hero=name_of(hero), level=level, hp=hp)
    case.post(line)
    return line


def learn(case: Case, card: str) -> Say:
    """Add a card to the pool, for a level that was gained."""
    hero = case.hero
    _need_rest(case)
    open_to = cards_to_learn(case, hero)
    if not open_to:
        refuse("haven-nothing-to-learn")
    if card not in (one.id for one in open_to):
        refuse("haven-card-not-open")
    case.books.put(of_hero(hero.id), "card", card, 1)
    line = say("haven-learned", hero=name_of(hero), card=Say(f"card.{card}"))
    case.tell(line)
    return line


def take_perk(case: Case, perk: str) -> Say:
    """Mark a box, for a level or three ticks (H-CITY-33, -38); anywhere but on the way."""
    hero = case.hero
    _need_rest(case)
    open_to = {one.id: one for one in perks_to_take(case, hero)}
    if not open_to:
        refuse("haven-no-perk-due")
    if perk not in open_to:
        refuse("haven-perk-not-open")
    case.books.add(of_hero(hero.id), "perk", perk)
    line = say("haven-perk-taken", hero=name_of(hero), perk=perk_text(open_to[perk]))
    case.tell(line)
    return line


def _need_rest(case: Case) -> None:
    if case.party.journey is not None:
        refuse("haven-on-the-road")


def why_not_in_city(case: Case) -> Say | None:
    """What keeps the party from doing things of the city, for pages."""
    try:
        case.need_city(case.party)
    except Refused as refusal:
        return refusal.why
    return None


DEEDS: Mapping[str, Rule] = {
    "levelup": Rule(level_up),
    "catchup": Rule(catch_up),
    "learn": Rule(learn, words=1),
    "perk": Rule(take_perk, words=1),
}
