"""The first page of the books, and what books from elsewhere may name."""

from __future__ import annotations

import pytest

from engine.core.books import WORLD, Books, Journey, Sticker, of_hero, of_party
from tests.engine.systems.haven.campaign.around import QUESTS, Around


def test_a_world_starts_with_a_party_the_known_places_and_full_decks():
    world = Around(heroes=0)
    world.books = Books()
    world.campaign.open(world.books, world.rng)
    assert list(world.books.parties) == [1]
    assert world.books.things(WORLD, "scenario") == {"start": 1}
    assert world.books.decks["side-scenarios"] == ["side"]
    assert sorted(world.books.decks["quests"]) == sorted(QUESTS)


@pytest.mark.rule("H-UNLOCK-11")
def test_a_side_scenario_that_was_found_does_not_come_back_into_its_deck():
    world = Around()
    world.grants("Random scenario")
    world.campaign.open(world.books, world.rng)
    assert world.books.decks["side-scenarios"] == []


@pytest.mark.rule("H-UNLOCK-09")
def test_a_random_design_is_none_that_prosperity_or_its_name_brings():
    world = Around()
    deck = world.books.decks["designs"]
    assert sorted(world.campaign.pack.items[item].number for item in deck) == [*range(71, 81)]


@pytest.mark.rule("H-UNLOCK-09")
def test_a_design_that_was_drawn_does_not_come_back_into_its_deck():
    world = Around()
    top, left = world.books.decks["designs"][-1], world.books.decks["designs"][:-1]
    world.grants("Random design")
    world.campaign.open(world.books, world.rng)
    assert world.has("design", top) == 1
    assert world.books.decks["designs"] == left


def test_sound_books_have_no_problems():
    world = Around()
    world.hero(1).quest = "rich"
    world.plays("start")
    assert world.campaign.problems(world.books) == ()


def test_every_unknown_name_is_told_with_its_place():
    world = Around()
    books = world.books
    world.hero(1).class_id = world.hero(1).quest = "nobody"
    world.hero(2).dealt = ["nothing"]
    world.party.place, world.party.journey = "nowhere", Journey("nowhere")
    for owner, kind in (
        (of_hero(1), "item"), (of_hero(1), "card"), (of_hero(1), "perk"),
        (of_party(1), "achievement"), (of_party(1), "played"),
        (WORLD, "box"), (WORLD, "completed"), (WORLD, "treasure"), (WORLD, "unlock"),
    ):  # fmt: skip
        books.put(owner, kind, "odd", 1)
    books.decks["quests"].append("odd")
    books.stickers.append(Sticker("doorward", "odd", "top.0", "plus"))
    assert world.campaign.problems(books) == (
        "heroes.1.class_id", "heroes.1.quest", "heroes.2.dealt",
        "parties.1.place", "parties.1.journey",
        "holdings.hero.1/card/odd", "holdings.hero.1/item/odd", "holdings.hero.1/perk/odd",
        "holdings.party.1/achievement/odd", "holdings.party.1/played/odd",
        "holdings.world/box/odd", "holdings.world/completed/odd", "holdings.world/unlock/odd",
        "holdings.world/treasure/odd",
        "decks.quests", "stickers.doorward/odd/top.0",
    )  # fmt: skip
