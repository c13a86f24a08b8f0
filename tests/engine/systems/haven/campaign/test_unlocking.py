"""What opens: designs, side scenarios, boxes, classes; and the decks of events."""

from __future__ import annotations

import msgspec
import pytest

from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.campaign.world import World, keys


@pytest.mark.rule("H-REWARD-05")
def test_a_design_brings_an_item_into_the_supply():
    world = World()
    world.grants("Design iron-ladle")
    assert world.has("design", "iron-ladle") == 1


@pytest.mark.rule("H-UNLOCK-09")
def test_a_random_design_is_drawn_from_the_top_of_its_deck():
    world = World()
    world.books.decks["designs"] = ["pot-lid", "iron-ladle"]
    world.grants("Random design")
    assert world.books.things("world", "design") == {"iron-ladle": 1}
    assert world.books.decks["designs"] == ["pot-lid"]


@pytest.mark.rule("H-UNLOCK-09")
def test_a_random_design_is_one_that_is_not_available_yet():
    world = World()
    world.books.decks["designs"] = ["pot-lid", "iron-ladle"]
    world.grants("Design iron-ladle; Random design")
    assert world.books.things("world", "design") == {"iron-ladle": 1, "pot-lid": 1}
    assert world.books.decks["designs"] == []


@pytest.mark.rule("H-UNLOCK-11")
def test_a_random_side_scenario_is_revealed_and_its_card_removed():
    world = World()
    world.books.decks["side-scenarios"] = ["mind-the-soot"]
    world.grants("Random scenario")
    assert world.books.things("world", "scenario") == {"mind-the-soot": 1}
    assert world.books.decks["side-scenarios"] == []


@pytest.mark.rule("H-UNLOCK-10", "H-UNLOCK-11")
def test_an_empty_deck_has_no_effect():
    world = World()
    world.books.decks["designs"] = []
    case = world.grants("Random design; Random scenario; Each 1 gold")
    assert keys(case)[:2] == ["haven-no-design-left", "haven-no-scenario-left"]
    assert world.books.things("world", "design") == world.books.things("world", "scenario") == {}
    assert world.gold == [1, 1]


@pytest.mark.rule("H-UNLOCK-12")
def test_a_box_that_is_open_already_gives_a_design_and_a_side_scenario():
    world = World()
    world.books.decks = {"designs": ["iron-ladle"], "side-scenarios": ["mind-the-soot"]}
    world.grants("Open box hatbox")
    assert world.has("box", "hatbox") == 1
    assert len(world.books.decks["designs"]) == 1
    world.grants("Open box hatbox")
    assert world.has("design", "iron-ladle") == world.has("scenario", "mind-the-soot") == 1


@pytest.mark.rule("H-CAMPAIGN-12")
def test_a_revealed_scenario_is_on_the_map():
    world = World()
    world.grants("Scenario mind-the-soot")
    assert world.has("scenario", "mind-the-soot") == 1


@pytest.mark.rule("H-CITY-66")
def test_an_unlocked_class_brings_its_event_into_both_decks_once():
    pack = load_pack()
    kindler = msgspec.structs.replace(pack.classes["kindler"], unlock_event=38)
    locked = msgspec.structs.replace(pack, classes={**pack.classes, "kindler": kindler})
    world = World(pack=locked)
    world.grants("Class kindler; Class kindler")
    assert world.has("class", "kindler") == 1
    assert world.books.decks == {"city": ["38"], "road": ["38"]}


@pytest.mark.rule("H-CITY-66")
def test_a_starting_class_has_no_event():
    world = World()
    world.grants("Class kindler")
    assert world.books.decks == {}


# --- decks of events


@pytest.mark.rule("H-EVENT-02")
def test_an_added_event_is_shuffled_in():
    orders = set()
    world = World()
    for _ in range(20):
        world.books.decks["city"] = ["1", "2", "3"]
        world.grants("City event 31")
        assert sorted(world.books.decks["city"]) == ["1", "2", "3", "31"]
        orders.add(tuple(world.books.decks["city"]))
    assert len(orders) > 5
    assert len({order[:3] for order in orders}) > 1  # the others do not keep their order


@pytest.mark.rule("H-EVENT-21")
def test_a_named_event_is_removed_from_its_deck():
    world = World()
    world.books.decks = {"city": ["1", "2", "3"], "road": ["1", "2"]}
    world.grants("Remove city event 2; Remove city event 9")
    assert world.books.decks == {"city": ["1", "3"], "road": ["1", "2"]}
