"""Personal quests and what follows when one is fulfilled (H-PQ, H-CITY-60..71)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.books import WORLD, of_hero, of_seat
from engine.core.campaign import Actor
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from engine.systems.haven.campaign.quests import is_fulfilled
from tests.engine.systems.haven.campaign.around import QUESTS, Around
from tests.engine.systems.haven.campaign.world import keys


def rich(heroes: int = 2) -> Around:
    """The first hero may retire."""
    world = Around(heroes=heroes)
    world.hero(1).quest, world.hero(1).gold = "rich", 50
    world.books.decks["quests"].remove("rich")
    return world


# --- quests


@pytest.mark.rule("H-PQ-01")
def test_the_quests_lie_shuffled_in_their_deck_but_for_those_that_somebody_has():
    world = Around()
    assert sorted(world.books.decks["quests"]) == sorted(QUESTS)
    world.hero(1).quest = world.books.decks["quests"].pop()
    world.hero(2).dealt = [world.books.decks["quests"].pop()]
    world.campaign.open(world.books, world.rng)  # opened again, nothing comes twice
    assert len(world.books.decks["quests"]) == len(QUESTS) - 2


@pytest.mark.rule("H-PQ-05")
@pytest.mark.parametrize(
    ("kills", "won", "is_done"), [(3, 2, True), (2, 2, False), (3, 1, False), (9, 9, True)]
)
def test_every_condition_of_a_quest_must_hold(kills: int, won: int, is_done: bool):
    world = Around()
    world.hero(1).quest = "hunter"
    world.books.put(of_hero(1), "count", "kills:clinker", kills)
    world.books.put(of_hero(1), "count", "won", won)
    assert is_fulfilled(world.case(), world.hero(1)) == is_done


@pytest.mark.rule("H-PQ-03")
def test_who_has_no_quest_never_retires():
    world = Around(gold=500)
    assert not is_fulfilled(world.case(), world.hero(1))
    assert world.is_refused(1, "retire") == "haven-retires-never"
    world.goes("start")


def test_a_quest_page_is_its_owner_s_alone():
    world, other = Around(), Around()
    world.hero(1).quest, other.hero(1).quest = "rich", "hunter"
    page = world.page("quests", seat=1)
    assert [section.title.key for section in page.sections] == ["quest.rich"]
    assert page.sections[0].lines[1].facts["value"] == 0
    for name in ("quests", "party", "world"):
        mine, theirs = world.page(name, seat=2), other.page(name, seat=2)
        assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)


def test_dealt_quests_are_shown_until_one_is_chosen():
    world = Around()
    world.hero(1).dealt = ["rich", "hunter"]
    titles = [section.title.key for section in world.page("quests").sections]
    assert titles == ["quest.rich", "quest.hunter"]


def test_gifts_are_counted_for_quests():
    world = Around(gold=20)
    world.does(1, "donate")
    assert (world.has("count", "donations", 1), world.has("count", "donations", 2)) == (1, 0)


# --- retiring


@pytest.mark.rule("H-PQ-02", "H-CITY-63")
def test_who_retires_leaves_items_and_gold_and_the_city_grows():
    world = rich()
    world.books.put(of_hero(1), "item", "iron-ladle", 1)
    assert [offer.deed for offer in world.page("quests").offers] == ["retire"]
    done = world.does(1, "retire")
    assert (world.hero(1).status, world.hero(1).gold) == ("retired", 0)
    assert world.has("item", "iron-ladle", 1) == 0
    assert world.has("number", "prosperity") == 1
    assert "haven-retired" in [line.key for line in done.posts]


@pytest.mark.rule("H-CITY-71")
def test_a_quest_that_other_deeds_undo_is_not_fulfilled():
    world = rich()
    world.hero(1).gold -= 1
    assert world.is_refused(1, "retire") == "haven-quest-not-yet"


def test_one_retires_in_the_city_only():
    world = rich()
    world.party.place = "start"
    assert world.is_refused(1, "retire") == "haven-not-in-the-city"


@pytest.mark.rule("H-CITY-61", "H-CITY-62")
def test_retirements_are_counted_for_the_seat():
    world = rich(heroes=4)
    world.does(1, "retire")
    again = world.add_hero(5)
    again.seat, again.quest, again.gold = Seat("1"), "rich", 50
    world.does(1, "retire")
    seats = [world.books.count(of_seat(Seat(str(n))), "number", "retirements") for n in (1, 2)]
    assert seats == [2, 0]


@pytest.mark.rule("H-CITY-64", "H-UNLOCK-13")
def test_the_quest_leaves_the_game_and_what_it_opens_opens():
    world = rich()
    world.does(1, "retire")
    assert world.has("box", "red") == world.has("design", "iron-ladle") == 1
    assert (world.hero(1).xp, world.hero(2).xp) == (0, 1)  # for those who stay
    world.campaign.open(world.books, world.rng)
    assert "rich" not in world.books.decks["quests"]


@pytest.mark.rule("H-CITY-65")
def test_the_first_of_a_class_to_retire_adds_its_event_to_both_decks():
    world = rich()
    world.does(1, "retire")
    event = str(world.pack.classes[world.hero(1).class_id].retirement_event)
    assert event in world.books.decks["city"] and event in world.books.decks["road"]
    for deck in ("city", "road"):
        world.books.decks[deck].remove(event)
    again = world.add_hero(5)
    again.seat, again.class_id, again.quest, again.gold = (
        Seat("1"),
        world.hero(1).class_id,
        "rich",
        50,
    )
    world.does(1, "retire")
    assert event not in world.books.decks["city"]


@pytest.mark.rule("H-CITY-67", "H-CITY-60")
def test_the_party_goes_on_when_the_retired_hero_has_an_heir():
    world = rich()
    assert world.cannot_go("start") == "haven-must-retire"
    world.does(1, "retire")
    heir = world.add_hero(5)
    heir.seat, heir.class_id = Seat("1"), world.hero(1).class_id
    assert world.goes("start").departs == 1


# --- town records


@pytest.mark.rule("H-UNLOCK-08")
def test_the_town_records_open_with_the_first_retirement_and_go_on_by_their_terms():
    world = rich(heroes=4)
    refused = world.campaign.page(world.books, Actor(Seat("1")), "records")
    assert isinstance(refused, Rejected)
    done = world.does(1, "retire")
    assert keys(done).count("haven-record-read") == 1
    page = world.page("records", seat=2)
    assert [section.title.key for section in page.sections] == ["record.one"]
    assert world.has("record", "two") == 0
    world.books.put(WORLD, "completed", "start", 1)
    world.does(2, "party.note")
    assert [hero.xp for hero in world.books.members(1)] == [3, 3, 3]
    world.does(2, "party.note")  # never twice
    assert world.hero(2).xp == 3


@pytest.mark.rule("H-UNLOCK-08")
def test_no_part_is_read_before_the_book_is_open():
    world = Around()
    world.plays("start")
    assert world.books.things(WORLD, "record") == {}
