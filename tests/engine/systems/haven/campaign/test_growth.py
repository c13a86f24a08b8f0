"""Levels, cards and perks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.books import Hero, Journey
from engine.core.system import Setup
from engine.systems.haven.campaign.growth import perks_earned, unfinished
from engine.systems.haven.level import recommended
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.campaign.city import City, settled


def city_with(level: int = 1, xp: int = 0, ticks: int = 0, prosperity: int = 1) -> City:
    city = City(prosperity)
    hero = settled(city.makes(1))
    hero.level, hero.xp, hero.ticks = level, xp, ticks
    return city


def hero_of(city: City) -> Hero:
    return city.books.heroes[1]


def todo(city: City) -> str:
    why = unfinished(city.case(), hero_of(city))
    return why.key if why is not None else ""


@pytest.mark.rule("H-CITY-30")
@pytest.mark.parametrize(
    ("level", "needed"), [*enumerate((45, 95, 150, 210, 275, 345, 420, 500), start=1)]
)
def test_each_level_needs_its_experience(level: int, needed: int):
    assert city_with(level, needed - 1).is_refused(1, "levelup") == "haven-needs-experience"
    city = city_with(level, needed)
    city.does(1, "levelup")
    assert hero_of(city).level == level + 1


def test_there_is_no_level_above_the_ninth():
    assert city_with(9, 900).is_refused(1, "levelup") == "haven-highest-level"


@pytest.mark.rule("H-CITY-31")
def test_levels_are_gained_in_the_city_only():
    city = city_with(1, 45)
    city.party.place = "cold-kitchen"
    assert city.is_refused(1, "levelup") == "haven-not-in-the-city"
    city.party.place, city.party.journey = "", Journey("cold-kitchen")
    assert city.is_refused(1, "levelup") == "haven-on-the-road"


@pytest.mark.rule("H-CITY-32")
def test_a_new_level_adds_one_card_of_that_level_at_most():
    city = city_with(1, 45)
    city.does(1, "levelup")
    assert city.is_refused(1, "learn.one-at-a-time") == "haven-card-not-open"  # of level 3
    assert city.is_refused(1, "learn.foot-in-the-door") == "haven-card-not-open"  # it is known
    assert city.is_refused(1, "learn.bellows-breath") == "haven-card-not-open"
    city.does(1, "learn.after-you")
    assert city.has("card", "after-you", hero=1) == 1
    assert city.is_refused(1, "learn.barricade") == "haven-nothing-to-learn"


@pytest.mark.rule("H-CITY-32")
def test_a_higher_level_may_take_what_a_lower_one_left():
    city = city_with(3, 95)
    city.does(1, "learn.after-you")
    city.does(1, "learn.barricade")
    assert city.books.things("hero.1", "card") == {"after-you": 1, "barricade": 1}


@pytest.mark.rule("H-CITY-33")
def test_a_new_level_is_worth_a_perk():
    city = city_with(1, 45)
    assert city.is_refused(1, "perk.fewer-slips") == "haven-no-perk-due"
    city.does(1, "levelup")
    city.does(1, "perk.fewer-slips")
    assert city.has("perk", "fewer-slips", hero=1) == 1
    assert city.is_refused(1, "perk.surer-blows") == "haven-no-perk-due"


@pytest.mark.rule("H-CITY-34", "H-CITY-35", "H-CITY-40")
def test_with_its_level_a_hero_sits_down_with_more_hit_points_and_no_larger_hand():
    city = city_with(3, 95)
    settled(city.makes(2, "kindler.1"))
    for deed in ("learn.after-you", "learn.barricade", "perk.fewer-slips", "perk.fewer-slips"):
        city.does(1, deed)
    city.does(1, "travel.cold-kitchen")
    setup = city.campaign.setup(city.books, 1, {})
    assert isinstance(setup, Setup)
    hero = setup.heroes[0]
    doorward = city.pack.classes["doorward"]
    assert doorward.max_hp[hero.level - 1] == 14
    assert (doorward.hand_size, len(hero.pool or ())) == (10, 15)
    assert sum(doorward.cards[card].level == "X" for card in hero.pool or ()) == 3
    assert hero.perks == ("fewer-slips", "fewer-slips")


@pytest.mark.rule("H-CITY-36")
def test_a_perk_may_be_taken_once_for_each_box():
    city = city_with(4, 150)
    city.does(1, "perk.fewer-slips")
    city.does(1, "perk.fewer-slips")
    assert city.is_refused(1, "perk.fewer-slips") == "haven-perk-not-open"
    assert city.is_refused(1, "perk.well-stoked") == "haven-perk-not-open"  # of another class


@pytest.mark.rule("H-CITY-38")
def test_three_ticks_are_a_perk_at_once_and_the_others_carry_over():
    city = city_with(ticks=2)
    assert city.is_refused(1, "perk.fewer-slips") == "haven-no-perk-due"
    hero_of(city).ticks += 2
    city.party.place = "cold-kitchen"  # not in the city yet
    city.does(1, "perk.fewer-slips")
    assert city.is_refused(1, "perk.fewer-slips") == "haven-no-perk-due"
    hero_of(city).ticks += 2
    city.does(1, "perk.fewer-slips")


@pytest.mark.rule("H-CITY-39")
@pytest.mark.parametrize(("ticks", "perks"), [(17, 5), (18, 6), (19, 6), (30, 6)])
def test_ticks_are_worth_six_perks_at_most(ticks: int, perks: int):
    city = city_with(ticks=ticks)
    assert perks_earned(city.case(), hero_of(city)) == perks


@pytest.mark.rule("H-CITY-70")
def test_level_card_and_perk_come_before_the_party_leaves_the_city():
    city = city_with(1, 45, ticks=3)
    settled(city.makes(2, "kindler.1"))
    for missing, deed in (
        ("haven-must-level-up", "levelup"),
        ("haven-must-learn", "learn.after-you"),
        ("haven-must-take-perk", "perk.fewer-slips"),
        ("haven-must-take-perk", "perk.fewer-slips"),
    ):
        assert city.is_refused(2, "travel.cold-kitchen") == missing
        city.does(1, deed)
    assert city.does(2, "travel.cold-kitchen").departs == 1


@pytest.mark.rule("H-CITY-70")
def test_away_from_the_city_level_and_perk_may_wait():
    city = city_with(1, 45, ticks=3)
    city.party.place = "cold-kitchen"
    assert todo(city) == ""
    city.party.place = ""
    assert todo(city) == "haven-must-level-up"


@pytest.mark.rule("H-CAMPAIGN-28")
def test_any_hero_may_catch_up_with_prosperity_at_once():
    city = city_with(1, 50, prosperity=4)
    city.does(1, "catchup")
    hero = hero_of(city)
    assert (hero.level, hero.xp) == (4, 150)
    assert perks_earned(city.case(), hero) == 3
    for card in ("after-you", "barricade", "one-at-a-time"):
        city.does(1, f"learn.{card}")
    assert city.is_refused(1, "catchup") == "haven-not-behind"


@pytest.mark.rule("H-CAMPAIGN-28")
def test_nobody_loses_experience_by_catching_up():
    city = city_with(1, 160, prosperity=3)
    assert city.is_refused(1, "catchup") == "haven-not-behind"
    assert hero_of(city).xp == 160


@pytest.mark.rule("H-CITY-42")
def test_the_recommended_level_follows_the_heroes():
    city = city_with(4, 150)
    settled(city.makes(2, "kindler.1"))
    assert recommended([hero.level for hero in city.books.members(1)]) == 2


def test_a_class_without_more_cards_owes_none():
    pack = load_pack()
    doorward = pack.classes["doorward"]
    few = {id: one for id, one in doorward.cards.items() if one.level in ("1", "X", "2", "3")}
    classes = {**pack.classes, "doorward": replace(doorward, cards=few)}
    city = City(pack=replace(pack, classes=classes))
    hero = settled(city.makes(1))
    hero.level, hero.xp = 9, 500
    for card in ("barricade", "after-you", "one-at-a-time", "through-the-wall"):
        city.does(1, f"learn.{card}")
    assert city.is_refused(1, "learn.barricade") == "haven-nothing-to-learn"
    assert todo(city) == "haven-must-take-perk"


@pytest.mark.rule("H-CITY-31")
def test_a_level_that_is_earned_on_the_road_does_not_stop_the_party():
    city = city_with()
    settled(city.makes(2, "kindler.1"))
    city.does(1, "travel.cold-kitchen")
    hero_of(city).xp = 45
    assert city.does(1, "travel.cold-kitchen").departs == 1
