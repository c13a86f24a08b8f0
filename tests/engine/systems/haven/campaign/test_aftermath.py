"""What a finished scenario leaves in the books (H-ENDSCEN-03..17, H-REWARD)."""

from __future__ import annotations

import pytest

from engine.core.books import WORLD, of_hero
from engine.core.seat import Seat
from engine.core.system import Find
from tests.engine.systems.haven.campaign.around import Around, result
from tests.engine.systems.haven.campaign.world import keys, told


@pytest.mark.rule("H-ENDSCEN-03", "H-ENDSCEN-04", "H-ENDSCEN-16")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
def test_experience_and_gold_are_kept_won_or_lost(outcome: str):
    world = Around(gold=5)
    world.plays("start", outcome, result(1, xp=12, gold=7))
    reward = 15 if outcome == "victory" else 0
    assert (world.hero(1).xp, world.hero(1).gold) == (12, 12 + reward)
    assert (world.hero(2).xp, world.hero(2).gold) == (0, 5 + reward)


@pytest.mark.rule("H-ENDSCEN-12", "H-GOAL-03", "H-CITY-39")
def test_ticks_are_added_up_to_eighteen():
    world = Around()
    world.goes("start")
    world.hero(2).ticks = 17
    world.settles("victory", result(1, ticks=2), result(2, ticks=2))
    assert (world.hero(1).ticks, world.hero(2).ticks) == (2, 18)


@pytest.mark.rule("H-ENDSCEN-14", "H-REWARD-01", "H-REWARD-06", "H-CAMPAIGN-12")
def test_a_success_in_the_campaign_brings_the_conclusion_s_rewards():
    world = Around()
    done = world.plays("start")
    assert world.gold == [15, 15]
    assert world.has("number", "prosperity") == 1
    assert world.has("scenario", "mill") == world.has("scenario", "cave") == 1
    assert world.party_has("achievement", "keys") == 1
    assert world.has("completed", "start") == 1
    assert "haven-completed" in keys(done)


@pytest.mark.rule("H-REWARD-03")
def test_only_the_listed_new_locations_open():
    world = Around()
    world.plays("start")
    assert {*world.books.things(WORLD, "scenario")} == {"start", "mill", "cave"}


@pytest.mark.rule("H-ENDSCEN-16", "H-CAMPAIGN-20")
def test_a_failure_brings_nothing_and_another_try():
    world = Around()
    world.plays("start", "defeat")
    assert world.gold == [0, 0]
    assert world.has("completed", "start") == world.has("scenario", "mill") == 0
    assert world.party_has("played", "start") == 1
    assert world.goes("start").departs == 1


@pytest.mark.rule("H-CAMPAIGN-05", "H-PQ-04")
def test_a_casual_game_keeps_what_heroes_gain_and_leaves_the_world_alone():
    world = Around()
    found = (Find("item", "iron-ladle"),)
    gained = result(1, 10, 4, ticks=1, counts={"kills": 2}, looted=(7,), found=found)
    world.plays("start", "victory", gained, casual=True)
    hero = world.hero(1)
    assert (hero.xp, hero.gold, hero.ticks) == (10, 4, 1)
    assert world.has("item", "iron-ladle", 1) == world.has("treasure", "7") == 1
    assert (world.has("count", "kills", 1), world.has("count", "won:start", 1)) == (2, 1)
    assert world.has("completed", "start") == world.has("scenario", "mill") == 0
    assert world.party_has("achievement", "keys") == 0


def test_a_game_that_was_broken_off_never_happened():
    world = Around()
    world.books.put(of_hero(1), "start", "bless", 2)
    world.goes("start")
    done = world.settles("", result(1, xp=9, gold=9, ticks=2, looted=(7,), is_dead=True))
    hero = world.hero(1)
    assert (hero.xp, hero.gold, hero.ticks, hero.status) == (0, 0, 0, "active")
    assert (world.party.place, world.party.journey) == ("", None)
    assert world.has("start", "bless", 1) == 2
    assert world.has("treasure", "7") == 0
    assert done.reply.key == "haven-broken-off"


@pytest.mark.rule("H-EVENT-19")
def test_what_heroes_start_with_is_used_up_by_the_game():
    world = Around()
    world.books.put(of_hero(1), "start", "bless", 2)
    world.goes("start")
    assert world.sits_down().heroes[0].effects == ("bless 2",)
    world.settles("defeat")
    assert world.has("start", "bless", 1) == 0


# --- treasures


@pytest.mark.rule("H-LOOT-08")
def test_a_looted_treasure_is_gone_from_every_later_game():
    world = Around()
    world.plays("start", "defeat", result(1, looted=(7, 12)))
    world.goes("start")
    assert world.sits_down().looted == (7, 12)


@pytest.mark.rule("H-LOOT-09", "H-LOOT-10")
def test_a_found_item_is_the_finder_s_and_a_design_everybody_s():
    world = Around()
    found = (Find("item", "iron-ladle"), Find("design", "pot-lid"))
    world.plays("start", "defeat", result(2, found=found))
    assert world.has("item", "iron-ladle", 2) == 1
    assert world.has("item", "iron-ladle", 1) == world.has("item", "pot-lid", 2) == 0
    assert world.has("design", "pot-lid") == 1


@pytest.mark.rule("H-UNLOCK-14", "H-LOOT-11", "H-UNLOCK-09", "H-UNLOCK-11")
def test_a_random_find_is_drawn_at_once():
    world = Around()
    world.books.decks["designs"] = ["pot-lid", "iron-ladle"]
    assert world.books.decks["side-scenarios"] == ["side"]
    found = (Find("random-design"), Find("random-scenario"))
    world.plays("start", "defeat", result(1, found=found))
    assert world.books.things(WORLD, "design") == {"iron-ladle": 1}
    assert world.has("scenario", "side") == 1
    assert world.books.decks["side-scenarios"] == []


# --- counts


@pytest.mark.rule("H-PQ-04")
def test_what_a_hero_did_is_added_to_what_it_did_before():
    world = Around()
    for outcome in ("defeat", "victory"):
        world.plays("start", outcome, result(1, counts={"kills": 3, "kills:clinker": 2}))
    assert world.books.things(of_hero(1), "count") == {
        "kills": 6, "kills:clinker": 4, "won": 1, "won:start": 1,
    }  # fmt: skip


@pytest.mark.rule("H-PQ-02")
def test_only_its_owner_hears_that_a_quest_is_fulfilled():
    world = Around()
    world.hero(2).quest = "rich"
    done = world.plays("start", "defeat", result(2, gold=50))
    (event,) = (e for e in done.events if e.say.key == "haven-quest-fulfilled")
    assert event.audience == (Seat("2"),)


# --- death


@pytest.mark.rule("H-VARIANT-06")
def test_what_the_dead_owned_goes_to_the_supply_and_the_quest_to_its_deck():
    world = Around(gold=30)
    world.goes("start")
    hero = world.hero(1)
    hero.quest, hero.dealt = "hunter", ["third"]
    world.books.decks["quests"] = ["rich"]
    world.books.put(of_hero(1), "item", "pot-lid", 1)
    found = (Find("item", "iron-ladle"),)
    done = world.settles("victory", result(1, xp=9, gold=9, found=found, is_dead=True))
    assert (hero.status, hero.gold, hero.quest, hero.dealt) == ("dead", 0, "", [])
    assert world.books.things(of_hero(1), "item") == {}
    assert sorted(world.books.decks["quests"]) == ["hunter", "rich", "third"]
    assert world.hero(2).gold == 45  # rewards are for those who live
    assert told(done, "haven-hero-buried")
