"""Every event of the pack that comes with the game, played to its end and read aloud."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from bot.words import LOCALES, Words
from engine.content.gains.tree import DECKS, Deck
from engine.core.campaign import Actor, Done, Page
from engine.core.seat import Seat
from engine.systems.haven.campaign.events import draw_event
from engine.systems.haven.event_cards import OPTIONS
from tests.engine.systems.haven.campaign.world import World

WORDS = Words(ALL["haven"].words, strict=True)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("heroes", "gold", "liked"), [(1, 0, -15), (2, 5, 0), (4, 40, 15)])
def test_an_event_ends_and_can_be_read(deck: Deck, heroes: int, gold: int, liked: int):
    for number in World().pack.events[deck]:
        for option in OPTIONS:
            world = World(heroes, gold=gold)
            world.campaign.open(world.books, world.rng)
            world.books.put("party.1", "number", "reputation", liked)
            world.books.decks[deck] = [str(number)]
            assert draw_event(world.case(), world.party, deck)
            read(world.gm_does(f"gm.decide.{option}"))
            while world.books.matters:
                page = world.campaign.page(world.books, Actor(Seat("1")), "events")
                assert isinstance(page, Page)
                read(world.does(1, page.offers[-1].deed))
            assert all(hero.gold >= 0 and hero.xp >= 0 for hero in world.books.heroes.values())
            assert world.campaign.problems(world.books) == ()


def read(done: Done) -> None:
    for say in (done.reply, *done.posts, *(event.say for event in done.events)):
        assert all(WORDS.speak(say, locale) for locale in LOCALES)
