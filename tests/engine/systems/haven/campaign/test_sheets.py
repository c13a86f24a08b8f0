"""Sheets: what lies open, and what only the owner reads."""

from __future__ import annotations

import pytest

from bot.systems import system_named
from bot.words import Words
from engine.core.books import Sticker
from engine.core.campaign import Page
from engine.systems.haven.enhancements.slots import slots_of
from tests.engine.systems.haven.campaign.city import City


def city_with_secrets() -> City:
    city = City()
    city.makes(1, "doorward.1", "Ana")
    city.makes(2, "kindler.1", "Ben")
    city.does(1, f"keep.{city.books.heroes[1].dealt[0]}")
    city.tells(1, "note", "The third step creaks")
    city.books.heroes[1].gold = 40
    city.does(1, "buy.toasting-fork")
    city.does(1, "donate")
    return city


def spoken(page: Page) -> list[str]:
    """The page in English."""
    words = Words(system_named("haven").words, strict=True)
    said = [page.title, *page.lines]
    for section in page.sections:
        said += [section.title, *section.lines]
    return [words.speak(line, "en") for line in said]


@pytest.mark.rule("H-CAMPAIGN-09")
def test_a_sheet_shows_all_that_a_hero_has():
    city = city_with_secrets()
    quest = city.books.heroes[1].quest
    assert spoken(city.page(1, "sheet")) == [
        "Ana",
        "Doorward, level 1",
        "10 hit points, 10 cards in hand",
        "0 XP; the next level begins at 45",
        "15 gold",
        "0 ticks of 18",
        "Items",
        "Toasting Fork: One hand · On one of your attacks: Pierce 3 · Spent when used",
        "In the next scenario",
        "2 blessings",
        "Personal quest",
        *(system_named("haven").words("en")[f"quest.{quest}{of}"] for of in ("", ".text")),
        "Your notes",
        "The third step creaks",
    ]


@pytest.mark.rule("H-CAMPAIGN-09")
def test_quest_and_notes_are_only_for_their_owner():
    city = city_with_secrets()
    theirs = city.page(2, "sheet.1")
    assert "Ana" in spoken(theirs)
    assert "quest" not in repr(theirs)
    assert "creaks" not in repr(theirs)
    assert theirs.offers == ()
    assert "creaks" in repr(city.page(1, "sheet.1"))
    assert city.no_page(2, "sheet.9") == "haven-no-such-hero"
    assert city.no_page(3, "sheet") == "haven-needs-hero"


@pytest.mark.rule("H-GOAL-06")
def test_a_note_is_private_and_leaves_no_trace():
    city = city_with_secrets()
    done = city.tells(2, "note", "Fear moths")
    assert (done.events, done.posts) == ((), ())  # type: ignore[union-attr]
    assert city.books.heroes[2].note == "Fear moths"
    long = city.tells(2, "note", "x" * 1001)
    assert long.why.key == "haven-note-too-long"  # type: ignore[union-attr]


def test_the_sheet_offers_what_is_to_be_done():
    city = City(2)
    hero = city.makes(1)
    hero.xp = 45
    page = city.page(1, "sheet")
    deeds = [offer.deed for offer in page.offers]
    assert deeds[:4] == [*(f"keep.{quest}" for quest in hero.dealt), "levelup", "donate"]
    hero.xp = 0
    assert "catchup" in [offer.deed for offer in city.page(1, "sheet").offers]


def test_a_hero_who_waits_is_offered_and_shown_as_such():
    city = City()
    city.makes(1, "doorward.1", "Ana")
    city.makes(1, "kindler.1", "Ida")
    assert "switch.1" in [offer.deed for offer in city.page(1, "sheet").offers]
    assert "Stays in the city for now." in spoken(city.page(1, "sheet.1"))


@pytest.mark.rule("H-CITY-36")
def test_the_page_of_perks_shows_every_box():
    city = City(3)
    city.makes(1, "doorward.3")
    city.does(1, "perk.fewer-slips")
    page = city.page(1, "perks")
    lines = spoken(page)
    assert lines[1] == "1 of 2 perks taken"
    assert lines[2] == "1/2 · Take 2 × −1 out of your modifier deck"
    assert page.offers[0].deed == "perk.fewer-slips"
    city.does(1, "perk.fewer-slips")
    assert city.page(1, "perks").offers == ()


def test_the_deck_shows_each_card_and_what_may_be_learned():
    city = City(2)
    city.makes(1, "doorward.2")
    page = city.page(1, "deck")
    lines = spoken(page)
    assert lines[1] == "You choose 10 of these for each scenario."
    at = lines.index("Foot in the Door (level 1, initiative 15)")
    assert lines[at + 1 : at + 3] == ["Top: Attack 2 ○, Immobilize", "Bottom: Move 4 ○"]
    assert [offer.deed for offer in page.offers] == ["learn.barricade", "learn.after-you"]
    assert "To learn: After You (level 2, initiative 64)" in lines


def test_a_card_is_shown_and_taken_along_with_its_stickers():
    city = City()
    city.books.decks["quests"] = []
    city.makes(1, "doorward.1")
    city.makes(2, "kindler.1")
    plain = repr(city.page(1, "deck"))
    slot = next(iter(slots_of(city.pack.classes["doorward"].cards["foot-in-the-door"])))
    city.books.stickers.append(Sticker("doorward", "foot-in-the-door", slot.id, "+1"))
    assert repr(city.page(1, "deck")) != plain
    city.does(1, "travel.cold-kitchen")
    setup = city.campaign.setup(city.books, 1, {})
    stuck = ("foot-in-the-door", slot.id, "+1")
    assert [hero.stickers for hero in setup.heroes] == [(stuck,), ()]  # type: ignore[union-attr]
