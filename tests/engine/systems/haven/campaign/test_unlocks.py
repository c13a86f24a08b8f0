"""What happens once, as soon as it is true (H-UNLOCK-01..07)."""

from __future__ import annotations

import pytest

from engine.core.books import WORLD, Party, of_party
from tests.engine.systems.haven.campaign.around import Around


def looked_at(world: Around) -> None:
    """Any deed is an occasion."""
    world.does(1, "party.note")


def stands(world: Around, reputation: int) -> None:
    world.books.put(of_party(1), "number", "reputation", reputation)
    looked_at(world)


@pytest.mark.rule("H-UNLOCK-01")
def test_five_copies_of_a_global_achievement_open_a_box():
    world = Around()
    world.grants("Global fire; Global fire; Global fire; Global fire")
    looked_at(world)
    assert world.has("box", "red") == 0
    world.grants("Global fire")
    looked_at(world)
    assert world.has("box", "red") == 1


@pytest.mark.rule("H-UNLOCK-02")
def test_a_pair_counts_in_the_hands_of_one_party():
    world = Around()
    world.books.parties[2] = Party(2, "The Others")
    world.books.put(of_party(1), "achievement", "keys", 1)
    world.books.put(of_party(2), "achievement", "debt", 1)
    looked_at(world)
    assert world.has("achievement", "stone") == 0
    world.books.put(of_party(2), "achievement", "keys", 1)
    looked_at(world)
    looked_at(world)
    assert world.has("achievement", "stone") == 1
    assert "75" in world.books.decks["city"] and "66" in world.books.decks["road"]


@pytest.mark.rule("H-UNLOCK-03")
@pytest.mark.parametrize(("gold", "is_open"), [(90, 0), (100, 1), (110, 1)])
def test_a_hundred_gold_of_donations_open_a_box(gold: int, is_open: int):
    world = Around()
    world.books.put(WORLD, "number", "donations", gold)
    looked_at(world)
    assert world.has("box", "blue") == is_open


@pytest.mark.rule("H-UNLOCK-04", "H-UNLOCK-06")
def test_reputation_opens_one_box_at_ten_and_another_at_minus_ten():
    world = Around()
    stands(world, 9)
    stands(world, -9)
    assert world.books.things(WORLD, "box") == {}
    stands(world, -10)
    assert world.books.things(WORLD, "box") == {"blue": 1}
    stands(world, 10)
    assert world.books.things(WORLD, "box") == {"blue": 1, "red": 1}


@pytest.mark.rule("H-UNLOCK-04")
def test_a_box_that_reputation_opened_stays_open_and_is_opened_once():
    world = Around()
    world.books.decks["designs"] = ["pot-lid"]
    for reputation in (11, 8, 11):
        stands(world, reputation)
    assert world.has("box", "red") == 1
    assert world.books.decks["designs"] == ["pot-lid"]  # not as if opened again


@pytest.mark.rule("H-UNLOCK-05", "H-UNLOCK-07")
@pytest.mark.parametrize(("sign", "city", "road"), [(1, "76", "67"), (-1, "77", "68")])
def test_the_ends_of_the_track_add_their_events(sign: int, city: str, road: str):
    world = Around()
    stands(world, 19 * sign)
    assert city not in world.books.decks["city"]
    stands(world, 20 * sign)
    assert city in world.books.decks["city"] and road in world.books.decks["road"]


@pytest.mark.rule("H-UNLOCK-12")
def test_a_second_reason_to_open_a_box_is_worth_a_design_and_a_side_scenario():
    world = Around()
    world.books.decks["designs"] = ["pot-lid"]
    stands(world, 10)
    assert world.has("design", "iron-ladle") == 1  # what is in it
    world.grants("Global fire; Global fire; Global fire; Global fire; Global fire")
    looked_at(world)
    assert world.has("design", "pot-lid") == world.has("scenario", "side") == 1


def test_a_game_is_an_occasion_too():
    world = Around()
    world.books.put(of_party(1), "number", "reputation", 10)
    world.goes("start")
    world.books.drop(WORLD, "unlock")
    world.settles("defeat")
    assert world.has("unlock", "liked") == 1
