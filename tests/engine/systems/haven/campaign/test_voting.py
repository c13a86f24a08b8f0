"""How a party chooses between the options of an event."""

from __future__ import annotations

import pytest

from engine.core.books import Party
from engine.core.campaign import Actor, Done
from engine.core.seat import Seat
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.system import HavenSystem
from tests.engine.systems.haven.campaign.eventful import facing, mentioned, option, split
from tests.engine.systems.haven.campaign.world import GM, keys


@pytest.mark.rule("H-EVENT-05")
def test_nothing_of_the_back_is_told_before_the_choice_is_final():
    world = facing(option(("", "Each 1 gold")), heroes=2)
    before = world.does(1, "vote.a")
    shown = world.campaign.page(world.books, Actor(Seat("2"), is_gm=True), "events")
    assert "event.city.5.a.0" not in mentioned(before) | mentioned(shown)
    assert "event.city.5.a" in mentioned(shown)
    after = world.does(2, "vote.a")
    assert "event.city.5.a.0" in mentioned(after)
    assert "event.city.5.b.0" not in mentioned(after)


@pytest.mark.rule("H-EVENT-05")
def test_the_choice_cannot_be_changed_after_the_outcome_is_read():
    world = facing(option(("", "Item iron-ladle")), heroes=2)
    world.does(1, "vote.a")
    world.does(2, "vote.a")
    assert world.is_refused(1, "vote.b") == "haven-nothing-asked"
    refused = world.tries(GM, "gm.decide.b")
    assert not isinstance(refused, Done) and refused.why.key == "haven-nothing-asked"


@pytest.mark.rule("H-EVENT-04")
def test_the_majority_has_it():
    world = facing(option(("", "Each 1 gold")), option(("", "Each 5 gold")), heroes=3)
    for seat, wanted in enumerate("bab", 1):
        world.does(seat, f"vote.{wanted}")
    assert world.gold == [5, 5, 5]


def test_a_vote_can_be_changed_until_the_last_is_in():
    world = facing(option(("", "Each 1 gold")), option(("", "Each 5 gold")), heroes=2)
    world.does(1, "vote.a")
    world.does(1, "vote.b")
    world.does(2, "vote.b")
    assert world.gold == [5, 5]


def test_nobody_learns_how_somebody_voted():
    world = facing(option(("", "")), heroes=2)
    first, other = world.does(1, "vote.a"), world.does(1, "vote.b")
    assert first == other
    shown = world.campaign.page(world.books, Actor(Seat("2")), "events")
    world.books.matters[1].votes = {"1": "a"}
    assert world.campaign.page(world.books, Actor(Seat("2")), "events") == shown


def test_a_tie_waits_for_the_gm():
    world, done = split()
    assert (world.gold, keys(done)[-1]) == ([0] * 4, "haven-tie-for-gm")
    assert world.is_refused(1, "vote.b") == "haven-votes-are-in"
    assert world.is_refused(1, "gm.decide.b") == "core-not-gm"
    world.gm_does("gm.decide.b")
    assert world.gold == [5] * 4


def test_by_house_rule_chance_settles_a_tie():
    outcomes = {split("random_ties")[0].gold[0]}
    assert outcomes <= {1, 5}
    found = set()
    for draws in range(12):
        world = facing(option(("", "Each 1 gold")), option(("", "Each 5 gold")), heroes=2)
        world.rng.counter = draws
        world.does(1, "vote.a", "random_ties")
        world.does(2, "vote.b", "random_ties")
        found.add(world.hero(1).gold)
    assert found == {1, 5}


def test_the_house_rule_can_be_chosen():
    assert "random_ties" in [one.id for one in HavenSystem(load_pack()).variants()]


def test_the_gm_may_close_a_vote():
    world = facing(option(("", "Each 1 gold")), heroes=3)
    world.does(1, "vote.b")
    done = world.gm_does("gm.decide.a")
    assert world.gold == [1, 1, 1]
    assert "haven-gm-decided" in keys(done)


def test_the_gm_may_close_the_vote_of_another_party():
    world = facing(option(("", "Each 1 gold")))
    world.books.parties = {2: Party(2, ""), 1: world.party}
    world.books.parties[0] = Party(0, "")
    world.gm_does("gm.decide.a.1")
    assert world.gold == [1]
    refused = world.tries(GM, "gm.decide.a.9")
    assert not isinstance(refused, Done)


@pytest.mark.parametrize("deed", ["vote", "vote.c", "vote.a.b.c", "gm.decide.c", "gm.decide.a.1.1"])
def test_there_are_two_options(deed: str):
    world = facing(option(("", "")), heroes=2)
    refused = world.tries(Actor(Seat("1"), is_gm=True), deed)
    assert not isinstance(refused, Done) and refused.why.key == "haven-no-such-deed"


def test_a_stranger_has_no_vote():
    world = facing(option(("", "")))
    assert world.is_refused(7, "vote.a") == "haven-needs-hero"


def test_somebody_who_left_is_not_waited_for():
    world = facing(option(("", "Each 1 gold")), heroes=3)
    world.does(3, "vote.b")
    world.does(1, "vote.a")
    world.hero(3).status = "away"
    world.does(2, "vote.a")
    assert world.gold == [1, 1, 0]
