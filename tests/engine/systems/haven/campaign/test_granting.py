"""Gains and losses in the books."""

from __future__ import annotations

import pytest

from engine.core.books import Journey, Party
from tests.engine.systems.haven.campaign.world import World, keys, told


@pytest.mark.rule("H-EVENT-12")
def test_each_gains_and_everything_is_applied_in_order():
    world = World(3)
    world.grants("Each 5 gold; Each 5 xp; Reputation +1; Each -2 gold")
    assert world.gold == [3, 3, 3]
    assert [hero.xp for hero in world.books.heroes.values()] == [5, 5, 5]
    assert world.party_has("number", "reputation") == 1
    assert world.books.matters == {}


@pytest.mark.rule("H-EVENT-13", "H-EVENT-14", "H-REWARD-02")
def test_a_loss_of_gold_is_limited_to_what_one_has_and_the_rest_is_resolved():
    world = World(2, gold=10)
    world.hero(1).gold = 4
    case = world.grants("Each -10 gold; Reputation +1")
    assert world.gold == [0, 0]
    assert world.party_has("number", "reputation") == 1
    assert told(case, "haven-reputation-changed").facts == {"before": 0, "after": 1}
    assert [event.say.facts["amount"] for event in case.events[:2]] == [4, 10]


@pytest.mark.rule("H-EVENT-14")
def test_experience_never_falls_below_the_least_of_the_level():
    world = World(2)
    world.hero(1).level, world.hero(1).xp = 2, 47
    world.hero(2).level, world.hero(2).xp = 1, 60
    world.grants("Each -10 xp")
    assert (world.hero(1).xp, world.hero(2).xp) == (45, 50)


@pytest.mark.rule("H-EVENT-14")
@pytest.mark.parametrize(("ticks", "left"), [(0, 0), (2, 0), (3, 3), (5, 3), (7, 6), (18, 18)])
def test_ticks_of_a_completed_set_of_three_are_never_lost(ticks: int, left: int):
    world = World(1)
    world.hero(1).ticks = ticks
    world.grants("Each -2 ticks")
    assert world.hero(1).ticks == left


@pytest.mark.rule("H-CITY-39")
def test_no_tick_is_gained_beyond_the_sixth_perk():
    world = World(1)
    world.hero(1).ticks = 17
    world.grants("Each 2 ticks")
    assert world.hero(1).ticks == 18


@pytest.mark.rule("H-CAMPAIGN-17")
def test_reputation_starts_at_nought_and_stays_within_its_range():
    world = World()
    assert world.case().reputation(world.party) == 0
    world.grants("Reputation +30")
    assert world.case().reputation(world.party) == 20
    world.grants("Reputation -50")
    assert world.case().reputation(world.party) == -20


@pytest.mark.rule("H-CAMPAIGN-17", "H-CAMPAIGN-16")
def test_reputation_and_party_achievements_are_one_partys_own():
    world = World()
    world.books.parties[2] = Party(2, "")
    world.grants("Reputation +3; Party sorrels-favour")
    assert world.party_has("achievement", "sorrels-favour") == 1
    assert world.case().reputation(world.books.parties[2]) == 0
    assert world.party_has("achievement", "sorrels-favour", party=2) == 0


@pytest.mark.rule("H-CAMPAIGN-30")
def test_each_point_of_prosperity_is_one_square():
    world = World()
    world.grants("Prosperity +1; Prosperity +2")
    assert world.has("number", "prosperity") == 3


@pytest.mark.rule("H-EVENT-15", "H-CAMPAIGN-25")
def test_prosperity_never_falls_below_the_level_that_was_reached():
    world = World()
    case = world.grants("Prosperity +5")  # level 2 begins with 4
    assert told(case, "haven-prosperity-level").facts == {"level": 2}
    world.grants("Prosperity -3")
    assert world.has("number", "prosperity") == 4


@pytest.mark.rule("H-CAMPAIGN-14")
def test_a_typed_achievement_replaces_the_one_of_its_type():
    world = World()
    world.grants("Global old-pipes; Global stairs: cold")
    world.grants("Global stairs: warm")
    assert world.books.things("world", "achievement") == {"old-pipes": 1, "stairs:warm": 1}


@pytest.mark.rule("H-CAMPAIGN-15", "H-CAMPAIGN-13")
def test_copies_of_an_untyped_global_achievement_are_counted():
    world = World()
    world.grants("Global old-pipes; Global old-pipes; Global stairs: warm; Global stairs: warm")
    assert world.has("achievement", "old-pipes") == 2
    assert world.has("achievement", "stairs:warm") == 1
    world.grants("Lose global old-pipes")
    assert world.has("achievement", "old-pipes") == 1


@pytest.mark.rule("H-CAMPAIGN-16")
def test_a_party_has_an_achievement_or_not():
    world = World()
    world.grants("Party sorrels-favour; Party sorrels-favour")
    assert world.party_has("achievement", "sorrels-favour") == 1
    world.grants("Lose party sorrels-favour; Lose party sorrels-favour")
    assert world.party_has("achievement", "sorrels-favour") == 0


# --- what is divided


@pytest.mark.rule("H-EVENT-12", "H-EVENT-22")
def test_the_players_divide_a_collective_gain_as_they_like():
    world = World(2)
    case = world.grants("Collective 10 gold; Each 1 gold")
    assert (world.gold, case.asks) == ([0, 0], 1)  # the rest waits
    assert world.is_refused(1, "share.4.4") == "haven-shares-do-not-fit"
    assert world.is_refused(1, "share.10") == "haven-shares-do-not-fit"
    world.does(2, "share.9.1")
    assert world.gold == [10, 2]
    assert world.books.matters == {}


@pytest.mark.rule("H-EVENT-12", "H-EVENT-13")
def test_nobody_gives_more_than_it_has_to_a_collective_loss():
    world = World(3, gold=10)
    world.hero(2).gold = 3
    world.grants("Collective -12 gold")
    assert world.is_refused(1, "share.4.4.4") == "haven-shares-do-not-fit"
    world.does(1, "share.8.2.2")
    assert world.gold == [2, 1, 8]


@pytest.mark.rule("H-EVENT-13")
def test_what_the_party_cannot_lose_is_not_asked_for():
    world = World(2, gold=3)
    world.grants("Collective -10 gold; Reputation +1")
    assert (world.gold, world.books.matters) == ([0, 0], {})
    assert world.party_has("number", "reputation") == 1


def test_what_only_one_can_pay_is_not_asked():
    world = World(2)
    world.hero(2).gold = 20
    world.grants("Collective -5 gold")
    assert (world.gold, world.books.matters) == ([0, 15], {})


def test_a_hero_alone_gets_everything_unasked():
    world = World(1)
    world.grants("Collective 10 gold; Item iron-ladle; One starts with Curse 1")
    assert (world.gold, world.books.matters) == ([10], {})
    assert world.has("item", "iron-ladle", 1) == world.has("start", "curse", 1) == 1


@pytest.mark.parametrize(
    ("has", "amount", "left"),
    [
        ([0, 0, 0], 10, [4, 3, 3]),
        ([9, 1, 9], -9, [5, 0, 5]),
        ([9, 9, 9], -10, [5, 6, 6]),
    ],
)
def test_an_even_share_leaves_the_remainder_to_the_first_seats(
    has: list[int], amount: int, left: list[int]
):
    world = World(3)
    for number, gold in enumerate(has, 1):
        world.hero(number).gold = gold
    world.grants(f"Collective {amount} gold")
    world.does(1, "share.even")
    assert world.gold == left


def test_collective_experience_is_divided_too():
    world = World(2)
    world.grants("Collective 5 xp")
    world.does(1, "share.5.0")
    assert [hero.xp for hero in world.books.heroes.values()] == [5, 0]


# --- who gets it


@pytest.mark.rule("H-EVENT-22", "H-REWARD-04")
def test_an_item_goes_to_one_hero_of_the_partys_choice():
    world = World(3)
    case = world.grants("Item iron-ladle; Reputation +1")
    assert case.asks == 1
    assert world.is_refused(1, "give.7") == "haven-not-in-this-party"
    world.does(1, "give.3")
    assert [world.has("item", "iron-ladle", n) for n in (1, 2, 3)] == [0, 0, 1]
    assert world.party_has("number", "reputation") == 1


def test_who_is_not_present_gets_nothing():
    world = World(3)
    world.hero(2).status = "away"
    world.grants("Each 5 gold; Item iron-ladle")
    assert world.gold == [5, 0, 5]
    assert world.is_refused(1, "give.2") == "haven-not-in-this-party"


@pytest.mark.rule("H-LOOT-05")
def test_a_second_copy_is_sold_at_once():
    world = World(2)
    world.grants("Item iron-ladle")
    world.does(1, "give.1")
    world.grants("Item iron-ladle")
    world.does(1, "give.1")
    price = world.pack.items["iron-ladle"].price
    assert world.has("item", "iron-ladle", 1) == 1
    assert world.hero(1).gold == price // 2


def test_there_are_no_more_items_than_copies():
    world = World(4)
    for number in range(1, world.pack.items["iron-ladle"].copies + 1):
        world.books.put(f"hero.{number}", "item", "iron-ladle", 1)
    case = world.grants("Item iron-ladle")
    assert keys(case) == ["haven-no-copy-left"]
    assert world.books.matters == {}


@pytest.mark.rule("H-EVENT-23")
def test_all_start_with_it_unless_it_says_one():
    world = World(2)
    world.grants("Start with Bless 2; Start with Muddle; One starts with Curse 1")
    world.does(1, "give.2")
    assert world.books.things("hero.1", "start") == {"bless": 2, "muddle": 1}
    assert world.books.things("hero.2", "start") == {"bless": 2, "curse": 1, "muddle": 1}


def test_numbers_to_start_with_add_up_and_conditions_do_not():
    world = World(1)
    world.grants("Start with damage 2; Start with damage 1; Start with Muddle; Start with Muddle")
    assert world.books.things("hero.1", "start") == {"damage": 3, "muddle": 1}


# --- answering


def test_only_what_is_asked_can_be_answered():
    world = World(2)
    assert world.is_refused(1, "share.even") == "haven-nothing-asked"
    world.grants("Item iron-ladle")
    assert world.is_refused(1, "share.even") == "haven-nothing-asked"
    world.does(1, "give.1")
    assert world.is_refused(1, "give.1") == "haven-nothing-asked"


def test_the_gm_may_answer_and_a_stranger_may_not():
    world = World(2)
    world.grants("Collective 4 gold")
    assert world.is_refused(7, "share.even") == "haven-needs-hero"
    world.gm_does("share.even")
    assert world.gold == [2, 2]


@pytest.mark.parametrize("deed", ["share", "share.x", "share.-1.5", "share.even.4", "share.99999"])
def test_a_share_is_a_number(deed: str):
    world = World(2)
    world.grants("Collective 4 gold")
    assert world.is_refused(1, deed) in ("haven-no-such-deed", "haven-shares-do-not-fit")
    assert world.gold == [0, 0]


def test_what_is_granted_meanwhile_waits_its_turn():
    world = World(2)
    world.grants("Item iron-ladle; Each 1 gold")
    world.grants("Collective 4 gold; Each 1 gold")
    assert world.gold == [0, 0]
    world.does(1, "give.1")
    assert world.gold == [1, 1]
    world.does(1, "share.4.0")
    assert (world.gold, world.books.matters) == ([6, 2], {})


def test_a_party_on_its_way_departs_when_nothing_waits_any_more():
    world = World(2)
    world.grants("Item iron-ladle; Collective 4 gold")
    world.party.journey = Journey("cold-kitchen")
    assert world.does(1, "give.1").departs is None
    assert world.does(1, "share.even").departs == 1


def test_nothing_is_done_in_the_city_while_something_waits():
    world = World(2)
    world.grants("Collective 4 gold")
    with pytest.raises(Exception, match="haven-settle-first"):
        world.case().need_city(world.party)
