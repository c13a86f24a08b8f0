"""What a party is asked in the channel, the same for everybody who looks."""

from __future__ import annotations

import pytest

from engine.core.books import Party
from engine.core.campaign import Actor, Deed, Done, Page, Played
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from tests.engine.systems.haven.campaign.eventful import facing, mentioned, option, split
from tests.engine.systems.haven.campaign.world import GM, World, told


def matter(world: World, party: int = 1) -> Page:
    page = world.campaign.page(world.books, Actor(None), f"matter.{party}")
    assert isinstance(page, Page), page
    return page


def offers(page: Page) -> list[str]:
    return [offer.deed or offer.page for offer in page.offers]


def answers(world: World, actor: Actor, deed: str, party: int) -> Done | Rejected:
    return world.campaign.do(world.books, actor, Deed(deed, party=party), world.rng)


@pytest.mark.rule("H-EVENT-05")
def test_a_vote_shows_the_front_and_never_the_back_or_a_vote():
    world = facing(option(("", "Each 1 gold")), heroes=3)
    before = matter(world)
    assert offers(before) == ["vote.a.city-5", "vote.b.city-5"]
    assert "event.city.5" in mentioned(before) and "event.city.5.a.0" not in mentioned(before)
    world.does(1, "vote.a.city-5")
    shown = matter(world)
    world.does(1, "vote.b.city-5")
    assert matter(world) == shown


def test_a_button_under_an_old_post_votes_on_nothing_else():
    world = facing(option(("", "")), heroes=2)
    assert world.is_refused(1, "vote.a.city-6") == "haven-nothing-asked"
    assert world.books.matters[1].votes == {}


def test_a_tie_is_put_to_the_gm_with_buttons():
    world, done = split()
    assert done.asks == 1
    assert offers(matter(world)) == ["gm.decide.a.1", "gm.decide.b.1"]
    assert world.is_refused(1, "gm.decide.a.1") == "core-not-gm"
    decided = world.gm_does("gm.decide.b.1")
    assert told(decided, "haven-gm-decided") in decided.posts


def test_what_is_divided_or_given_leads_to_everyone_s_own_page():
    world = World(2)
    world.grants("Item iron-ladle")
    assert offers(matter(world)) == ["events"]


@pytest.mark.rule("H-CAMPAIGN-20")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
def test_after_a_scenario_the_party_is_asked_where_to_go(outcome: str):
    world = World(2)
    scenario = next(iter(world.pack.scenarios))
    played = Played(scenario, outcome, 1, {}, ())
    done = world.campaign.settle(world.books, 1, played, world.rng)
    assert done.asks == 1
    world.books.matters.clear()
    assert offers(matter(world)) == ["return", "world"]
    world.does(1, "return")
    assert isinstance(world.campaign.page(world.books, GM, "matter.1"), Rejected)


def test_when_all_is_settled_at_a_scenario_the_party_is_asked_where_to_go():
    world = World(2)
    world.party.place = next(iter(world.pack.scenarios))
    world.grants("Item iron-ladle")
    assert world.does(1, "give.2").asks == 1
    assert offers(matter(world)) == ["return", "world"]


def test_nobody_answers_for_a_party_that_is_not_theirs():
    world = World(2)
    place = next(iter(world.pack.scenarios))
    world.books.parties[2] = Party(2, "The Late Shift", place)
    world.party.place = place
    world.hero(2).party = 2
    refused = answers(world, Actor(Seat("1")), "return", 2)
    assert isinstance(refused, Rejected) and refused.why.key == "haven-other-party"
    assert isinstance(answers(world, Actor(Seat("2")), "return", 2), Done)
    assert (world.party.place, world.books.parties[2].place) == (place, "")
    assert isinstance(answers(world, GM, "return", 1), Done)
    assert isinstance(answers(world, GM, "return", 7), Rejected)


@pytest.mark.parametrize("name", ["matter.1", "matter.9", "matter.x", "matter"])
def test_where_nothing_is_asked_there_is_no_page(name: str):
    world = World(2)
    assert isinstance(world.campaign.page(world.books, GM, name), Rejected)
