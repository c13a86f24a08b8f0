"""Where a party may go, what lies on the way, and what it sits down with (H-CAMPAIGN-01..23)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.books import WORLD, Books, Hero, Party, Sticker, of_hero, of_party
from engine.core.campaign import Actor
from engine.core.seat import Seat
from engine.systems.haven.heroes.hands import known_at
from tests.engine.systems.haven.campaign.around import DUNGEON, Around, result


def listed(world: Around) -> dict[str, str]:
    """The key of each place's status."""
    places = world.campaign.places(world.books, Actor(Seat("1")))
    return {place.id: place.about.key for place in places}


# --- modes and requirements


@pytest.mark.rule("H-CAMPAIGN-12")
def test_a_place_is_on_the_map_from_the_start_or_when_something_opens_it():
    world = Around()
    assert list(listed(world)) == ["start", DUNGEON]
    assert world.cannot_go("mill") == "haven-no-such-place"
    world.plays("start")
    assert list(listed(world)) == ["start", "mill", "cave", DUNGEON]
    assert world.has("completed", "start") == 1
    assert listed(world)["start"] == "haven-place-completed"


@pytest.mark.rule("H-CAMPAIGN-02", "H-CAMPAIGN-16")
def test_a_party_needs_the_achievements_of_a_scenario_itself():
    world = Around(heroes=4)
    world.plays("start")
    world.does(1, "return")
    world.books.parties[2] = Party(2, "The Others")
    for number in (3, 4):
        world.hero(number).party = 2
    world.goes("cave")
    refused = world.travels("cave", seat=3)
    assert refused.why.key == "haven-not-open-yet"  # type: ignore[union-attr]


@pytest.mark.rule("H-CAMPAIGN-02", "H-CAMPAIGN-13")
def test_global_achievements_count_for_every_party_and_some_must_be_absent():
    world = Around()
    world.books.put(WORLD, "scenario", "tower", 1)
    assert world.cannot_go("tower") == "haven-not-open-yet"
    world.grants("Global fire; Party debt")
    assert world.cannot_go("tower") == "haven-not-open-yet"
    assert listed(world)["tower"] == "haven-place-barred"
    world.grants("Lose party debt")
    world.goes("tower")


@pytest.mark.rule("H-CAMPAIGN-03", "H-CAMPAIGN-07")
def test_what_one_party_completed_no_party_plays_again_in_the_campaign():
    world = Around(heroes=4)
    world.plays("start")
    world.books.parties[2] = Party(2, "The Others")
    for number in (3, 4):
        world.hero(number).party = 2
    refused = world.travels("start", seat=3)
    assert refused.why.key == "haven-completed-already"  # type: ignore[union-attr]


@pytest.mark.rule("H-CAMPAIGN-01", "H-CAMPAIGN-04", "H-CAMPAIGN-06")
def test_casually_one_plays_whatever_is_revealed():
    world = Around()
    world.plays("start")
    world.books.put(WORLD, "scenario", "tower", 1)
    for scenario in ("start", "tower"):
        assert world.goes(scenario, casual=True).departs == 1
        world.settles("defeat")
    assert world.cannot_go("side", casual=True) == "haven-no-such-place"
    assert world.does(1, "casual.start").departs == 1
    assert world.sits_down().settings["casual"] is True


@pytest.mark.rule("H-CAMPAIGN-29")
def test_who_plays_casually_what_is_new_to_the_campaign_is_warned():
    world = Around()
    assert world.goes("start", casual=True).reply.key == "haven-sets-out-too-early"
    world.settles("victory")
    world.plays("start", "defeat")
    assert world.goes("start", casual=True).reply.key == "haven-sets-out"


@pytest.mark.rule("H-CAMPAIGN-29")
def test_the_map_warns_of_what_another_party_has_completed():
    world = Around()
    world.books.put(WORLD, "completed", "start", 1)
    assert listed(world)["start"] == "haven-place-completed-by-others"


@pytest.mark.rule("H-VARIANT-07")
def test_a_random_dungeon_is_always_open_and_never_advances_the_campaign():
    world = Around()
    assert world.goes(DUNGEON).departs == 1
    world.settles("victory", result(1, xp=9))
    assert world.hero(1).xp == 9
    assert world.has("completed", DUNGEON) == 0
    assert world.party_has("visit", "due") == 0
    world.goes(DUNGEON)


# --- who goes


@pytest.mark.parametrize("heroes", [1, 5])
def test_a_party_has_two_to_four_heroes(heroes: int):
    assert Around(heroes=heroes).cannot_go("start") in ("haven-party-size", "haven-same-class")


def test_only_the_party_s_own_active_heroes_go():
    world = Around(heroes=4)
    world.books.parties[2] = Party(2, "The Others")
    world.hero(3).party = 2
    world.hero(4).status = "away"
    world.goes("start")
    assert [hero.seat for hero in world.sits_down().heroes] == ["1", "2"]


def test_what_the_table_would_refuse_is_refused_at_the_door():
    world = Around()
    assert world.cannot_go("start", level=9) == "haven-no-such-level"
    assert world.cannot_go("start", level=1, difficulty="hard") == "haven-level-or-difficulty"
    world.hero(2).class_id = world.hero(1).class_id
    assert world.cannot_go("start") == "haven-same-class"


@pytest.mark.rule("H-CITY-60")
def test_nobody_leaves_the_city_whose_hero_must_retire():
    world = Around()
    world.hero(2).quest, world.hero(2).gold = "rich", 50
    assert world.cannot_go("start") == "haven-must-retire"
    world.hero(2).gold = 49
    world.goes("start")


@pytest.mark.rule("H-CITY-60")
def test_one_retires_on_visiting_the_city_not_on_the_road():
    world = Around()
    world.hero(2).quest = "rich"
    world.plays("start", "defeat", result(2, gold=60))
    world.goes("start")  # from where it stands


# --- the road


def meets(world: Around, scenario: str, **facts: bool) -> bool:
    """Whether a party meets something on its way there; the whole try is thought away."""
    before = msgspec.json.encode(world.books)
    done = world.goes(scenario, **facts)
    assert (done.departs is None) == (done.asks == 1) == (1 in world.books.matters)
    world.books = msgspec.json.decode(before, type=Books)
    return done.departs is None


@pytest.mark.rule("H-CAMPAIGN-22")
def test_from_the_city_something_is_met_unless_linked_or_casual():
    world = Around()
    assert not meets(world, "start")
    world.plays("start")
    world.does(1, "return")
    assert meets(world, "cave")
    assert not meets(world, "cave", casual=True)
    assert not meets(world, DUNGEON)


@pytest.mark.rule("H-CAMPAIGN-21")
def test_from_a_scenario_something_is_met_unless_linked_again_or_casual():
    world = Around()
    world.plays("start")
    assert not meets(world, "mill")
    assert meets(world, "cave")
    assert not meets(world, "cave", casual=True)
    world.plays("cave", "defeat")
    assert not meets(world, "cave")
    assert meets(world, "mill")


@pytest.mark.rule("H-CAMPAIGN-23")
def test_the_city_breaks_a_link_between_scenarios():
    world = Around()
    world.plays("start")
    assert not meets(world, "mill")
    world.does(1, "return")
    assert meets(world, "mill")


@pytest.mark.rule("H-CAMPAIGN-21", "H-CAMPAIGN-22")
def test_a_party_sits_down_when_all_is_settled_on_the_road():
    world = Around()
    world.plays("start")
    world.books.decks["road"].append("2")
    assert world.goes("cave").asks == 1
    assert world.cannot_go("cave") == world.is_refused(1, "return") == "haven-settle-first"
    world.does(1, "vote.b")
    done = world.does(2, "vote.b")
    while done.departs is None:
        done = world.does(1, "share.even")
    assert done.departs == 1
    assert world.goes("cave").departs == 1  # nothing is met twice on one way


def test_an_empty_deck_leaves_the_road_empty():
    world = Around()
    world.plays("start")
    world.books.decks["road"] = []
    assert world.goes("cave").departs == 1


def test_who_changes_from_casual_to_the_campaign_on_the_way_meets_something_after_all():
    world = Around()
    world.plays("start")
    world.goes("cave", casual=True)
    assert meets(world, "cave")


# --- home


@pytest.mark.rule("H-CAMPAIGN-20", "H-CITY-02")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
def test_after_a_scenario_of_the_campaign_the_city_is_a_new_visit(outcome: str):
    world = Around()
    world.books.put(of_party(1), "visit", "event", 1)
    world.books.put(of_hero(1), "visit", "donated", 1)
    world.plays("start", outcome)
    assert world.party.place == "start"
    world.does(1, "return")
    assert world.party.place == ""
    assert world.party_has("visit", "event") == world.has("visit", "donated", 1) == 0
    assert world.is_refused(1, "return") == "haven-in-the-city-already"


@pytest.mark.rule("H-CITY-02")
def test_after_a_casual_game_the_visit_is_still_the_same():
    world = Around()
    world.books.put(of_hero(1), "visit", "donated", 1)
    world.plays("start", casual=True)
    world.does(1, "return")
    assert world.has("visit", "donated", 1) == 1


def test_who_could_not_sit_down_goes_on_or_turns_back():
    world = Around()
    world.goes("start")
    assert world.cannot_go(DUNGEON) == "haven-on-the-road"
    assert world.goes("start", level=2).departs == 1
    assert world.sits_down().level == 2
    world.does(1, "return")
    assert world.party.journey is None
    world.goes(DUNGEON)


# --- what a party sits down with


def test_a_hero_sits_down_with_all_that_the_books_say():
    world = Around()
    hero: Hero = world.hero(1)
    hero.level = 2
    hero_class = world.pack.classes[hero.class_id]
    card = next(c.id for c in hero_class.cards.values() if c.level == "2")
    perk = next(one for one in hero_class.perks.values() if one.boxes > 1)
    for kind, thing, count in (
        ("item", "iron-ladle", 1),
        ("card", card, 1),
        ("perk", perk.id, 2),
        ("start", "bless", 2),
        ("start", "poison", 1),
    ):
        world.books.put(of_hero(1), kind, thing, count)
    mine = Sticker(hero.class_id, card, "top.0", "plus")
    world.books.stickers = [mine, replace(mine, class_id=world.hero(2).class_id)]
    world.books.put(WORLD, "treasure", "12", 1)
    world.books.put(WORLD, "treasure", "7", 1)
    world.goes("start")
    setup = world.sits_down()
    sits = setup.heroes[0]
    assert setup.looted == (7, 12)
    assert sits.items == ("iron-ladle",)
    assert sits.pool == (*known_at(hero_class, 1), card)
    assert sits.perks == (perk.id, perk.id)
    assert sits.effects == ("bless 2", "poison 1")
    assert sits.stickers == ((card, "top.0", "plus"),)
    assert setup.heroes[1].effects == ()
