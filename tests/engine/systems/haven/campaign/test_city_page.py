"""The page of the city: everything that can be done between scenarios is within one click."""

from __future__ import annotations

import pytest

from engine.core.books import WORLD, Matter
from engine.core.campaign import Actor, Page
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from tests.engine.systems.haven.campaign.around import Around
from tests.engine.systems.haven.campaign.city import City, settled
from tests.engine.systems.haven.campaign.world import GM

PAGES = {"sheet", "quests", "shop", "enhance", "events", "party", "world", "classes"}


def lines(page: Page) -> list[str]:
    return [line.key for line in page.lines]


def deeds(page: Page) -> list[str]:
    return [offer.deed for offer in page.offers if offer.deed and offer.why_not is None]


def links(page: Page) -> set[str]:
    return {offer.page for offer in page.offers if offer.page}


@pytest.mark.rule("H-CITY-01")
def test_every_activity_of_the_city_is_on_its_page_or_on_one_that_it_leads_to():
    world = Around(gold=60)
    hero = world.hero(1)
    hero.quest, hero.xp = "rich", 45
    world.books.put(WORLD, "achievement", "ink-and-brush", 1)
    page = world.page("city")
    assert deeds(page) == ["retire", "levelup", "donate", "event"]
    assert links(page) == PAGES
    there = {offer.deed.split(".")[0] for name in PAGES for offer in world.page(name).offers}
    assert "buy" in there
    world.does(1, "buy.padded-apron")
    assert "sell" in {offer.page for offer in world.page("shop").offers}
    card = next(offer.page for offer in world.page("enhance").offers if offer.why_not is None)
    slot = next(offer.page for offer in world.page(card).offers)
    assert any(offer.deed.startswith("enhance.") for offer in world.page(slot).offers)
    assert "classes.kindler" in {offer.page for offer in world.page("classes").offers}
    for deed in ("levelup", "donate", "event"):
        world.does(1, deed)


def test_what_must_be_chosen_first_comes_first():
    world = Around()
    hero = world.hero(1)
    hero.xp = 45
    assert lines(world.page("city"))[-1] == "haven-sheet-todo"
    world.does(1, "levelup")
    first, second = [offer.page for offer in world.page("city").offers if offer.page][:2]
    assert (first, second) == ("deck", "perks")


def test_what_is_not_possible_now_says_why():
    world = Around(gold=10)
    world.does(1, "donate")
    (donation,) = [one for one in world.page("city").offers if one.deed == "donate"]
    assert donation.why_not is not None and donation.why_not.key == "haven-donated-already"


def test_after_a_scenario_the_way_home_comes_first_and_the_city_is_closed():
    world = Around(gold=40)
    world.hero(1).quest = "rich"
    world.plays("start")  # and is rewarded with 15 gold
    page = world.page("city")
    assert lines(page)[0] == "haven-party-at"
    assert deeds(page) == ["return"]
    refused = {one.deed: one.why_not for one in page.offers if one.why_not is not None}
    assert {why.key for why in refused.values()} == {"haven-not-in-the-city"}
    assert {*refused} == {"retire", "donate", "event"}


def test_what_is_before_the_party_is_named():
    world = Around()
    world.books.matters[1] = Matter(1, "event", {"deck": "city", "number": 1})
    page = world.page("city")
    assert "haven-city-asked" in lines(page) and "event" not in deeds(page)


def test_who_has_no_hero_is_led_to_the_classes_and_who_has_no_seat_to_the_table():
    city = City()
    page = city.page(1, "city")
    assert lines(page) == ["haven-party-in-the-city", "haven-city-no-hero"]
    assert links(page) == {"world", "classes"}
    stranger = city.campaign.page(city.books, Actor(None), "city")
    assert isinstance(stranger, Rejected) and stranger.why.key == "haven-needs-seat"


def test_a_gm_without_a_hero_sees_what_concerns_everybody():
    city = City()
    settled(city.makes(1))
    page = city.campaign.page(city.books, GM, "city")
    assert isinstance(page, Page)
    assert deeds(page) == ["event"] and links(page) == {"events", "party", "world", "classes"}


def test_every_page_that_the_city_leads_to_is_there():
    world = Around()
    for name in PAGES:
        world.page(name)
    assert isinstance(world.campaign.page(world.books, Actor(Seat("1")), "nowhere"), Rejected)
