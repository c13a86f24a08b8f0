"""Cards beside the campaign's pages as pictures: a hero's deck, a class's, one card, quests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.books import Hero
from engine.core.tableau import CardTableau
from engine.core.text import Say
from engine.core.view import CardView, CountView, PileView
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.content import HeroClass
from engine.systems.haven.tallies import count_name, tally
from engine.systems.haven.views.view import card_of
from engine.systems.haven.world import Quest


def deck_tableau(
    hero: Hero, hero_class: HeroClass, known: Iterable[str], learnable: Iterable[str] = ()
) -> CardTableau:
    """The cards that a hero knows, and those that it may learn now."""
    piles = (_pile("pool", hero_class, known), _pile("open", hero_class, learnable))
    return CardTableau(piles, look=hero.class_id, place=int(hero.seat) - 1)


def class_tableau(hero_class: HeroClass, cards: Iterable[str]) -> CardTableau:
    """Cards of a class that nobody plays yet, or whoever does."""
    return CardTableau((_pile("pool", hero_class, cards),), look=hero_class.id)


def _pile(name: str, hero_class: HeroClass, cards: Iterable[str]) -> PileView:
    return PileView(name, tuple(card_of(hero_class, card) for card in cards))


def quest_tableau(case: Case, hero: Hero, quests: Sequence[Quest]) -> CardTableau:
    """A hero's quest, or those to choose from, with what has been counted."""
    cards = tuple(_as_card(case, hero, quest) for quest in quests)
    return CardTableau((PileView("quests", cards),), place=int(hero.seat) - 1)


def _as_card(case: Case, hero: Hero, quest: Quest) -> CardView:
    counts = tuple(
        CountView(count_name(t.count), tally(case.books, hero, t.count), t.least, t.most)
        for t in quest.tests
    )
    name, text = Say(f"quest.{quest.id}"), (Say(f"quest.{quest.id}.text"),)
    return CardView(quest.id, name, text=text, kind="quest", counts=counts)
