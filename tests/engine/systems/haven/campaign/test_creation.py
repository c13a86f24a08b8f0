"""New heroes, their quests, and several heroes of one seat."""

from __future__ import annotations

import pytest

from engine.core.books import Journey, of_seat
from engine.systems.haven.campaign.growth import perks_earned, pool, unfinished
from tests.engine.systems.haven.campaign.city import City, settled, with_locked_class


@pytest.mark.rule("H-CITY-03")
def test_a_new_hero_has_the_first_cards_of_its_class_and_two_quests_to_choose_from():
    city = City()
    hero = city.makes(1, "kindler.1", "Ida")
    assert (hero.name, hero.class_id, hero.level, hero.status) == ("Ida", "kindler", 1, "active")
    cards = city.pack.classes["kindler"].cards
    assert {cards[card].level for card in pool(city.case(), hero)} == {"1", "X"}
    assert len(pool(city.case(), hero)) == 14
    assert len(hero.dealt) == 2
    assert hero.quest == ""


@pytest.mark.rule("H-CITY-03", "H-SETUP-03")
def test_a_locked_class_is_closed_until_it_is_unlocked():
    city = City(pack=with_locked_class())
    assert city.cannot_make(1, "sootfoot.1") == "haven-class-locked"
    city.books.put("world", "class", "sootfoot", 1)
    assert city.makes(1, "sootfoot.1").class_id == "sootfoot"


@pytest.mark.rule("H-CITY-04", "H-CAMPAIGN-27")
def test_a_hero_starts_at_any_level_up_to_prosperity():
    for level in ("1", "2", "3"):
        assert City(3).makes(1, f"doorward.{level}").level == int(level)
    for level in ("0", "4", "-1", "x", "²"):
        assert City(3).cannot_make(1, f"doorward.{level}") == "haven-level-above-prosperity"
    assert City(4).makes(1, "doorward.4").level == 4


@pytest.mark.rule("H-CITY-05")
def test_a_start_above_level_1_owes_the_steps_of_every_level():
    city = City(3)
    hero = settled(city.makes(1, "doorward.3"))
    assert city.is_refused(1, "learn.one-at-a-time") == "haven-card-not-open"  # it is of level 3
    city.does(1, "learn.barricade")
    city.does(1, "learn.one-at-a-time")
    assert city.is_refused(1, "learn.after-you") == "haven-nothing-to-learn"
    city.does(1, "perk.fewer-slips")
    assert unfinished(city.case(), hero) is not None
    city.does(1, "perk.fewer-slips")
    assert unfinished(city.case(), hero) is None
    assert city.is_refused(1, "perk.come-here") == "haven-no-perk-due"


@pytest.mark.rule("H-CITY-06", "H-CITY-07")
@pytest.mark.parametrize(
    ("level", "gold", "xp"),
    [
        *((1, 30, 0), (2, 45, 45), (3, 60, 95), (4, 75, 150), (5, 90, 210), (6, 105, 275)),
        *((7, 120, 345), (8, 135, 420), (9, 150, 500)),
    ],
)
def test_starting_gold_and_experience_go_by_the_level(level: int, gold: int, xp: int):
    hero = City(9).makes(1, f"doorward.{level}")
    assert (hero.gold, hero.xp) == (gold, xp)


@pytest.mark.rule("H-CITY-08", "H-CITY-61", "H-CITY-62")
def test_each_retirement_of_the_seat_before_is_worth_one_more_perk():
    city = City()
    city.books.put(of_seat(city.makes(1).seat), "number", "retirements", 2)
    other = city.makes(2, "kindler.1")
    later = city.makes(1, "sootfoot.1")
    assert perks_earned(city.case(), later) == 2
    assert perks_earned(city.case(), other) == 0  # a lineage of its own
    assert perks_earned(city.case(), city.books.heroes[1]) == 0  # it was there before


@pytest.mark.rule("H-CITY-09")
def test_a_new_hero_may_be_made_at_any_time_and_the_old_one_waits():
    city = City()
    first = city.makes(1, "doorward.1")
    second = city.makes(1, "kindler.1")
    assert (first.status, second.status) == ("away", "active")


@pytest.mark.rule("H-CITY-67")
def test_the_next_hero_may_be_of_the_same_class():
    city = City(2)
    city.makes(1, "doorward.1").status = "retired"
    assert city.makes(1, "doorward.2").class_id == "doorward"


def test_who_plays_stays_until_the_party_is_in_the_city():
    city = City()
    city.makes(1)
    city.party.journey = Journey("cold-kitchen")
    assert city.cannot_make(1, "kindler.1") == "haven-on-the-road"
    city.party.journey, city.party.place = None, "cold-kitchen"
    assert city.cannot_make(1, "kindler.1") == "haven-not-in-the-city"
    assert city.makes(2, "kindler.1").status == "active"


def test_a_hero_needs_a_name_a_class_and_a_seat():
    city = City()
    assert city.cannot_make(1, "doorward.1", "  ") == "haven-needs-name"
    assert city.cannot_make(1, "dragon.1") == "haven-no-such-class"
    assert city.cannot_make(1, "doorward.1", party=7) == "haven-no-such-party"


@pytest.mark.rule("H-SETUP-02")
def test_no_two_heroes_of_a_party_share_a_class():
    city = City()
    city.makes(1, "doorward.1")
    assert city.cannot_make(2, "doorward.1") == "haven-class-taken"
    city.makes(1, "kindler.1")
    assert city.makes(2, "doorward.1").class_id == "doorward"
    assert city.is_refused(1, "switch.1") == "haven-class-taken"


# --- quests


@pytest.mark.rule("H-PQ-01")
def test_one_quest_is_kept_and_the_other_goes_back_into_the_deck():
    city = City()
    hero = city.makes(1)
    kept, returned = hero.dealt
    assert city.is_refused(1, "keep.quest-9") == "haven-quest-not-dealt"
    city.does(1, f"keep.{kept}")
    assert (hero.quest, hero.dealt) == (kept, [])
    deck = city.books.decks["quests"]
    assert kept not in deck
    assert deck.count(returned) == 1
    assert len(deck) == 5
    assert city.is_refused(1, f"keep.{returned}") == "haven-quest-not-dealt"


@pytest.mark.rule("H-PQ-01")
def test_the_returned_quest_is_shuffled_in():
    tops = set()
    for seat in range(1, 13):
        city = City()
        city.rng.counter = 100 * seat
        hero = city.makes(1)
        returned = hero.dealt[1]
        city.does(1, f"keep.{hero.dealt[0]}")
        tops.add(city.books.decks["quests"].index(returned))
    assert len(tops) > 1


def test_nobody_else_hears_of_quests():
    city = City()
    dealt = city.tells(1, "create.doorward.1", "Ana")
    quests = city.books.heroes[1].dealt
    kept = city.tells(1, f"keep.{quests[0]}")
    for done in (dealt, kept):
        public = [event for event in done.events if event.audience is None]  # type: ignore[union-attr]
        assert not any("quest" in repr(event) for event in public)
        assert not any("quest" in repr(post) for post in done.posts)  # type: ignore[union-attr]


@pytest.mark.rule("H-PQ-03")
def test_with_an_empty_deck_a_hero_has_no_quest():
    city = City()
    city.books.decks["quests"] = []
    hero = city.makes(1)
    assert (hero.quest, hero.dealt) == ("", [])
    assert unfinished(city.case(), hero) is None


def test_the_last_quest_needs_no_choice():
    city = City()
    city.books.decks["quests"] = ["quest-1"]
    hero = city.makes(1)
    assert (hero.quest, hero.dealt, city.books.decks["quests"]) == ("quest-1", [], [])


def test_a_quest_has_to_be_kept_before_the_party_leaves():
    city = City()
    hero = city.makes(1)
    assert city.is_refused(1, "travel.cold-kitchen") == "haven-must-keep-quest"
    city.does(1, f"keep.{hero.dealt[0]}")
    assert unfinished(city.case(), hero) is None


# --- heroes and parties come and go


@pytest.mark.rule("H-CAMPAIGN-10")
def test_a_player_may_change_heroes_in_the_city():
    city = City()
    first, second = city.makes(1, "doorward.1"), city.makes(1, "kindler.1")
    city.does(1, "switch.1")
    assert (first.status, second.status) == ("active", "away")
    assert city.is_refused(1, "switch.1") == "haven-no-such-hero-away"
    city.party.place = "cold-kitchen"
    assert city.is_refused(1, "switch.2") == "haven-not-in-the-city"


def test_nobody_plays_another_seats_hero():
    city = City()
    city.makes(1, "doorward.1")
    city.makes(1, "kindler.1")
    assert city.is_refused(2, "switch.1") == "haven-no-such-hero-away"


@pytest.mark.rule("H-CAMPAIGN-10")
def test_a_new_hero_may_join_a_party_that_is_there_already():
    city = City()
    city.makes(1, "doorward.1")
    city.makes(2, "kindler.1")
    assert [hero.id for hero in city.books.members(1)] == [1, 2]


@pytest.mark.rule("H-CAMPAIGN-11")
def test_a_new_party_is_for_new_heroes():
    city = City()
    city.makes(1, "doorward.1")
    city.makes(2, "kindler.1")
    city.tells(1, "party.new", "The Other Stairs")
    assert city.books.parties[2].name == "The Other Stairs"
    assert city.books.members(2) == []
    hero = city.makes(1, "kindler.1", party=2)
    assert hero.party == 2
    assert [each.id for each in city.books.members(1)] == [2]
    city.does(1, "switch.1")
    assert [each.id for each in city.books.members(1)] == [1, 2]
