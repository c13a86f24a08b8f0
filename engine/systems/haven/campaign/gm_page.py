"""The GM's page: everything that can be given, taken and settled, for menus and suggestions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.books import WORLD, of_hero, of_party
from engine.core.campaign import Offer, Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, name_of, refuse
from engine.systems.haven.campaign.gm import hero_of, party_word

Offers = Callable[..., list[Offer]]


def gm_page(case: Case, about: str = "", *words: str) -> Page:
    """What the GM can do; with a word behind the name, all of one kind."""
    if not case.actor.is_gm:
        refuse("core-not-gm")
    if not about:
        return _overview(case)
    make = KINDS.get(about)
    if make is None or len(words) != (about in _OF_A_HERO):
        refuse("haven-no-such-page")
    return Page(say("haven-gm-title"), offers=tuple(make(case, *words)), ask=say("haven-gm-ask"))


def _overview(case: Case) -> Page:
    """The numbers by which commands name heroes and parties, and where to turn."""
    heroes = [h for h in case.books.heroes.values() if h.status in ("active", "away")]
    lines = tuple(
        say("haven-gm-hero", number=hero.id, hero=name_of(hero), party=hero.party)
        for hero in heroes
    )
    parties = tuple(map(party_word, case.books.parties.values()))
    sections = [Section(say("haven-gm-parties"), parties)]
    if lines:
        sections.append(Section(say("haven-gm-heroes"), lines))
    links = tuple(Offer(Say(f"haven-gm-page-{name}"), page=f"gm.{name}") for name in _OF_THE_WORLD)
    return Page(say("haven-gm-title"), (say("haven-gm-about"),), tuple(sections), links)


# --- of each kind


def _givable(case: Case, hero: str) -> list[Offer]:
    owner = of_hero(hero_of(case, hero).id)
    items = sorted(case.pack.items.values(), key=lambda item: item.number)
    return [
        Offer(Say(f"item.{item.id}"), f"gm.item.{hero}.{item.id}")
        for item in items
        if not case.books.count(owner, "item", item.id)
    ]


def _owned(case: Case, hero: str) -> list[Offer]:
    items = case.books.things(of_hero(hero_of(case, hero).id), "item")
    return [Offer(Say(f"item.{item}"), f"gm.take-item.{hero}.{item}") for item in items]


def _parties(case: Case, hero: str) -> list[Offer]:
    own = hero_of(case, hero).party
    return [
        Offer(party_word(one), f"gm.move.{hero}.{one.id}")
        for one in case.books.parties.values()
        if one.id != own
    ]


def _achievements(case: Case) -> list[Offer]:
    first = min(case.books.parties)
    return [
        Offer(Say(f"achievement.{name}"), f"gm.achievement.{first}.{name}")
        for name in case.pack.achievements
    ]


def _held(case: Case) -> list[Offer]:
    owners = {WORLD: min(case.books.parties), **{of_party(one): one for one in case.books.parties}}
    return [
        Offer(Say(f"achievement.{name}"), f"gm.take-achievement.{party}.{name}")
        for owner, party in owners.items()
        for name in case.books.things(owner, "achievement")
    ]


def _hidden(case: Case) -> list[Offer]:
    return [
        Offer(Say(f"scenario.{one}"), f"gm.unlock.{one}")
        for one in _by_number(case)
        if not case.books.count(WORLD, "scenario", one)
    ]


def _not_completed(case: Case) -> list[Offer]:
    first = min(case.books.parties)
    return [
        Offer(Say(f"scenario.{one}"), f"gm.complete.{first}.{one}")
        for one in _by_number(case)
        if not case.books.count(WORLD, "completed", one)
    ]


def _by_number(case: Case) -> list[str]:
    """The scenarios of the story; a random dungeon is always there and never done."""
    found = sorted(case.pack.scenarios.values(), key=lambda scenario: scenario.number)
    return [scenario.id for scenario in found if scenario.dungeon is None]


_OF_A_HERO: Mapping[str, Offers] = {"item": _givable, "take-item": _owned, "move": _parties}
_OF_THE_WORLD: Mapping[str, Offers] = {
    "achievement": _achievements,
    "take-achievement": _held,
    "unlock": _hidden,
    "complete": _not_completed,
}
KINDS: Mapping[str, Offers] = {**_OF_A_HERO, **_OF_THE_WORLD}
KEYS: Mapping[str, tuple[str, ...]] = {f"haven-gm-page-{name}": () for name in _OF_THE_WORLD}
PAGES: Mapping[str, PageMaker] = {"gm": gm_page}
