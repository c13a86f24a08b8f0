"""Personal quests: the deck, what counts towards them, and when they are fulfilled (H-PQ)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.books import Hero
from engine.core.campaign import Offer, Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker
from engine.systems.haven.campaign.growth import why_not_in_city
from engine.systems.haven.campaign.tableaux.decks import quest_tableau
from engine.systems.haven.tallies import tally, told
from engine.systems.haven.world import Quest

DECK = "quests"  # of the ids of quests that nobody has or has ever fulfilled


def fill_deck(case: Case) -> None:
    """Shuffle in every quest that is nowhere yet; those of the retired are out of the game."""
    deck = case.books.decks.setdefault(DECK, [])
    heroes = case.books.heroes.values()
    taken = {*deck, *(h.quest for h in heroes), *(q for h in heroes for q in h.dealt)}
    missing = [quest for quest in case.pack.world.quests if quest not in taken]
    if missing:
        deck += missing
        case.rng.shuffle(deck)


def put_back(case: Case, hero: Hero) -> None:
    """Return what a hero has of quests to the deck, and shuffle it."""
    cards = [quest for quest in (hero.quest, *hero.dealt) if quest]
    hero.quest, hero.dealt = "", []
    if cards:
        deck = case.books.decks.setdefault(DECK, [])
        deck += cards
        case.rng.shuffle(deck)


def is_fulfilled(case: Case, hero: Hero) -> bool:
    """Whether all conditions of a hero's quest hold at this moment (H-CITY-71)."""
    quest = case.pack.world.quests.get(hero.quest)
    if quest is None:
        return False  # H-PQ-03: without a quest nobody retires
    counted = [(test, tally(case.books, hero, test.count)) for test in quest.tests]
    return all(
        test.least <= value and (test.most is None or value <= test.most) for test, value in counted
    )


def progress(case: Case, hero: Hero, quest: Quest) -> tuple[Say, ...]:
    """Each of its numbers, and what is wanted of it."""
    return tuple(
        told(test.count, tally(case.books, hero, test.count), test.least, test.most)
        for test in quest.tests
    )


# --- the page


def quests_page(case: Case) -> Page:
    """One's own quest, or the ones to choose from; a secret between its owner and the books."""
    hero = case.hero
    cards = [case.pack.world.quests[card] for card in (hero.quest, *hero.dealt) if card]
    if not cards:
        return Page(say("haven-quests"), (say("haven-no-quest"),))
    sections = tuple(_section(case, hero, quest) for quest in cards)
    lines: tuple[Say, ...] = ()
    offers: tuple[Offer, ...] = ()
    if hero.dealt:
        lines = (say("haven-quests-dealt"),)
        offers = tuple(keep_offer(quest) for quest in hero.dealt)
    elif is_fulfilled(case, hero):
        lines, offers = (say("haven-quest-now"),), tuple(retire_offers(case, hero))
    picture = quest_tableau(case, hero, cards)
    return Page(say("haven-quests"), lines, sections, offers, picture=picture)


def retire_offers(case: Case, hero: Hero) -> Iterator[Offer]:
    """To retire, once it is time."""
    if is_fulfilled(case, hero):
        yield Offer(say("haven-offer-retire"), "retire", why_not=why_not_in_city(case))


def keep_offer(quest: str) -> Offer:
    """To keep one of the quests that were dealt."""
    label = say("haven-offer-keep", quest=Say(f"quest.{quest}"))
    return Offer(label, f"keep.{quest}", hint=Say(f"quest.{quest}.text"))


def _section(case: Case, hero: Hero, quest: Quest) -> Section:
    text = Say(f"quest.{quest.id}.text")
    return Section(Say(f"quest.{quest.id}"), (text, *progress(case, hero, quest)))


PAGES: Mapping[str, PageMaker] = {"quests": quests_page}
