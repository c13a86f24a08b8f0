"""City and road events: drawing and resolving."""

from __future__ import annotations

import msgspec
import pytest

from engine.content.gains import parse
from engine.core.books import Journey, Party
from engine.core.campaign import Done
from engine.systems.haven.campaign.campaign import HavenCampaign
from engine.systems.haven.campaign.events import draw_road_event
from engine.systems.haven.world import Term, Unlock
from engine.systems.haven.world import World as Realm
from tests.engine.systems.haven.campaign.eventful import (
    NOTHING,
    card,
    facing,
    option,
    pack_with,
    reputation,
)
from tests.engine.systems.haven.campaign.world import GM, World, keys

# --- decks


@pytest.mark.rule("H-EVENT-01", "H-EVENT-20")
def test_the_decks_begin_with_events_1_to_30_shuffled():
    cards = [card(n, NOTHING, deck=deck) for deck in ("city", "road") for n in (*range(1, 31), 31)]
    world = World(0, pack_with(*cards))
    world.campaign.open(world.books, world.rng)
    for deck in ("city", "road"):
        drawn = [int(number) for number in world.books.decks[deck]]
        assert sorted(drawn) == list(range(1, 31))
        assert drawn != sorted(drawn)
    assert world.books.decks["city"] != world.books.decks["road"]


def test_books_that_are_opened_again_keep_their_decks():
    world = World(0)
    world.books.decks = {"city": ["3"], "road": []}
    world.campaign.open(world.books, world.rng)
    assert (world.books.decks["city"], world.books.decks["road"]) == (["3"], [])


@pytest.mark.rule("H-EVENT-04")
def test_the_top_card_is_drawn():
    world = facing(option(("", "")))
    assert world.books.decks["city"] == ["6"]
    assert world.books.matters[1].facts["number"] == 5


@pytest.mark.rule("H-EVENT-03", "H-EVENT-16")
def test_a_returned_event_goes_to_the_bottom_unshuffled():
    world = facing(option(("", ""), after="return"))
    world.books.decks["city"] = ["9", "8", "7", "6"]
    world.does(1, "vote.a")
    assert world.books.decks["city"] == ["5", "9", "8", "7", "6"]


@pytest.mark.rule("H-EVENT-16")
def test_a_removed_event_is_out_of_the_game_by_what_its_option_says():
    stays = option(("", ""), after="return")
    world = facing(option(("", "")), stays)
    world.does(1, "vote.a")
    assert world.books.decks["city"] == ["6"]
    world = facing(option(("", "")), stays)
    world.does(1, "vote.b")
    assert world.books.decks["city"] == ["5", "6"]


@pytest.mark.rule("H-EVENT-18")
def test_road_and_city_events_have_decks_of_their_own():
    road = card(5, option(("", "Each 7 gold")), deck="road")
    world = World(1, pack_with(card(5, option(("", "Each 1 gold"))), road))
    world.books.decks = {"city": ["5"], "road": ["5"]}
    assert draw_road_event(world.case(), world.party)
    assert world.books.decks == {"city": ["5"], "road": []}
    world.does(1, "vote.a")
    assert world.gold == [7]


def test_an_empty_road_has_no_event():
    world = World()
    world.books.decks["road"] = []
    assert not draw_road_event(world.case(), world.party)
    assert world.books.matters == {}


# --- when there is one


@pytest.mark.rule("H-EVENT-17")
def test_a_city_event_comes_once_a_visit():
    world = facing(option(("", "")))
    assert world.is_refused(1, "event") == "haven-settle-first"
    world.does(1, "vote.a")
    assert world.is_refused(1, "event") == "haven-event-done"
    world.books.drop("party.1", "visit")  # a new visit
    world.does(1, "event")
    assert world.books.matters[1].facts["number"] == 6


@pytest.mark.rule("H-EVENT-17")
def test_a_city_event_needs_the_city():
    world = World()
    world.books.decks["city"] = ["1"]
    world.party.place = "cold-kitchen"
    assert world.is_refused(1, "event") == "haven-not-in-the-city"
    world.party.place, world.party.journey = "", Journey("cold-kitchen")
    assert world.is_refused(1, "event") == "haven-on-the-road"


def test_there_may_be_no_event_left():
    world = World()
    assert world.is_refused(1, "event") == "haven-no-event-left"


def test_an_event_needs_somebody_whom_it_befalls():
    world = World(0)
    world.books.decks["city"] = ["1"]
    refused = world.tries(GM, "event")
    assert not isinstance(refused, Done) and refused.why.key == "haven-needs-hero"


# --- outcomes


@pytest.mark.rule("H-EVENT-04")
def test_only_the_chosen_option_is_resolved():
    world = facing(option(("", "Each 1 gold")), option(("", "Each 5 gold")))
    world.does(1, "vote.b")
    assert world.gold == [5]


@pytest.mark.rule("H-EVENT-06", "H-EVENT-10")
def test_every_outcome_that_holds_is_applied_and_otherwise_is_skipped():
    world = facing(
        option(
            ("class doorward", "Each 1 gold"),
            ("reputation > -5", "Each 10 gold"),
            ("otherwise", "Each 100 gold"),
        )
    )
    world.does(1, "vote.a")
    assert world.gold == [11]


@pytest.mark.rule("H-EVENT-06")
def test_outcomes_are_read_from_top_to_bottom():
    world = facing(
        option(("", "Reputation +3"), ("reputation > 2", "Each 5 gold"), ("", "Each -9 gold"))
    )
    world.does(1, "vote.a")
    assert world.gold == [0]
    assert reputation(world) == 3


@pytest.mark.rule("H-EVENT-10")
def test_otherwise_applies_when_nothing_before_it_did():
    world = facing(option(("class kindler", "Each 1 gold"), ("otherwise", "Each 100 gold")))
    world.does(1, "vote.a")
    assert world.gold == [100]


@pytest.mark.rule("H-EVENT-11")
def test_an_outcome_without_a_condition_always_applies():
    world = facing(option(("class doorward", "Each 1 gold"), ("", "Each 10 gold")))
    world.does(1, "vote.a")
    assert world.gold == [11]


@pytest.mark.rule("H-EVENT-07")
@pytest.mark.parametrize(("classes", "gold"), [("kindler, doorward", 1), ("kindler", 0)])
def test_one_of_the_classes_must_be_in_the_current_party(classes: str, gold: int):
    world = facing(option((f"class {classes}", "Each 1 gold"), ("otherwise", "")))
    world.books.parties[2] = Party(2, "")
    world.add_hero(2, party=2)  # a kindler, but of another party
    world.does(1, "vote.a")
    assert world.hero(1).gold == gold


@pytest.mark.rule("H-EVENT-07")
def test_a_hero_who_is_away_is_not_in_the_party():
    world = facing(option(("class kindler", "Each 1 gold"), ("otherwise", "")), heroes=2)
    world.hero(2).status = "away"
    world.does(1, "vote.a")
    assert world.gold == [0, 0]


@pytest.mark.rule("H-EVENT-08", "H-CAMPAIGN-18")
@pytest.mark.parametrize(
    ("bounds", "has", "holds"),
    [
        ("> -5", -5, False),
        ("> -5", -4, True),
        ("< 3", 2, True),
        ("< 3", 3, False),
        ("-2 to 2", 2, True),
        ("-2 to 2", -3, False),
    ],
)
def test_reputation_must_lie_within_its_bounds(bounds: str, has: int, holds: bool):
    world = facing(option((f"reputation {bounds}", "Each 1 gold"), ("otherwise", "")))
    world.books.put("party.1", "number", "reputation", has)
    world.does(1, "vote.a")
    assert world.gold == [int(holds)]


@pytest.mark.rule("H-EVENT-09")
def test_a_payment_is_made_unasked_if_the_party_has_it_together():
    world = facing(option(("pay 10", "Each 1 xp"), ("otherwise", "Each 5 xp")), heroes=2, gold=6)
    world.does(1, "vote.a")
    world.does(2, "vote.a")
    assert world.hero(1).xp == 0  # how it is divided is the players' business
    world.does(1, "share.6.4")
    assert world.gold == [0, 2]
    assert world.hero(1).xp == world.hero(2).xp == 1


@pytest.mark.rule("H-EVENT-09")
@pytest.mark.parametrize(("gold", "left", "xp"), [(9, 9, 5), (10, 0, 1)])
def test_a_party_that_has_not_enough_pays_nothing(gold: int, left: int, xp: int):
    world = facing(option(("pay 10", "Each 1 xp"), ("otherwise", "Each 5 xp")), gold=gold)
    world.does(1, "vote.a")
    assert (world.hero(1).gold, world.hero(1).xp) == (left, xp)


def test_the_rest_of_an_event_waits_for_an_answer_and_then_goes_on():
    world = facing(
        option(
            ("", "Item iron-ladle; Each 1 gold"),
            ("reputation > 0", "Each 100 gold"),
            ("otherwise", "Each 50 gold"),
            ("", "Collective 2 gold"),
            after="return",
        ),
        heroes=2,
    )
    world.does(1, "vote.a")
    world.does(2, "vote.a")
    assert world.gold == [0, 0]
    assert world.books.decks["city"] == ["6"]  # it is not over
    world.does(2, "give.1")
    assert world.gold == [1, 1]  # an earlier outcome applied: no otherwise
    done = world.does(2, "share.2.0")
    assert world.gold == [3, 1]
    assert world.books.decks["city"] == ["5", "6"]
    assert keys(done)[-1] == "haven-event-returned"


def test_what_came_up_during_a_vote_is_granted_after_the_event():
    world = facing(option(("", "Collective 4 gold")), heroes=2)
    world.grants("Item iron-ladle")
    world.does(1, "vote.a")
    world.does(2, "vote.a")
    world.does(1, "share.even")
    assert world.books.matters[1].kind == "give"
    world.does(1, "give.2")
    assert world.has("item", "iron-ladle", 2) == 1
    assert world.books.matters == {}


def test_a_party_on_the_road_departs_when_its_event_is_over():
    world = facing(option(("", "Item iron-ladle")), heroes=2)
    world.party.journey = Journey("cold-kitchen")
    world.does(1, "vote.a")
    assert world.does(2, "vote.a").departs is None
    assert world.does(2, "give.1").departs == 1


def test_nobody_departs_while_something_that_came_of_the_event_waits():
    liked = Unlock("liked", (Term("reputation", least=1),), parse.effects("Item iron-ladle").tree)
    world = facing(option(("", "Reputation +1")), heroes=2)
    pack = msgspec.structs.replace(world.pack, world=Realm(unlocks={"liked": liked}))
    world.campaign = HavenCampaign(pack)
    world.party.journey = Journey("cold-kitchen")
    world.does(1, "vote.a")
    assert world.does(2, "vote.a").departs is None
    assert world.does(2, "give.1").departs == 1


def test_in_the_city_nobody_departs():
    world = facing(option(("", "")))
    assert world.does(1, "vote.a").departs is None
