"""The GM's hand in the books: within the bounds of the rules, and never in silence."""

from __future__ import annotations

import pytest

from engine.core.books import Journey, Matter, Party
from engine.core.campaign import Actor, Deed, Done, Page
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from tests.engine.systems.haven.campaign.world import World

GUS = Actor(None, is_gm=True, name="Gus")


def acts(world: World, deed: str, why: str = "") -> Done:
    done = world.campaign.do(world.books, GUS, Deed(deed, why), world.rng)
    assert isinstance(done, Done), done
    return done


def refused(world: World, deed: str, actor: Actor = GUS) -> str:
    found = world.campaign.do(world.books, actor, Deed(deed), world.rng)
    assert isinstance(found, Rejected), found
    return found.why.key


@pytest.mark.parametrize(
    "deed",
    [
        *("gm.gold.1.5", "gm.xp.1.5", "gm.ticks.1.1", "gm.item.1.iron-ladle"),
        *("gm.reputation.1.2", "gm.prosperity.1.1", "gm.achievement.1.old-pipes"),
    ],
)
def test_what_the_gm_does_is_one_public_line_with_who_and_why(deed: str):
    world = World(2)
    done = acts(world, deed, "we forgot it")
    (line,) = done.posts
    assert line.key == "haven-gm-steps-in" and line.facts["name"] == "Gus"
    assert line.facts["lines"] and "we forgot it" in str(line.facts["why"])
    assert [event.say for event in done.events][:1] == [line]
    assert all(event.audience is None for event in done.events)


@pytest.mark.parametrize("deed", ["gm.gold.1.5", "gm.unlock.cold-kitchen", "gm.move.1.1"])
def test_nobody_but_the_gm_can_do_it(deed: str):
    world = World(2)
    assert refused(world, deed, Actor(Seat("1"))) == "core-not-gm"
    assert world.gold == [0, 0]


@pytest.mark.rule("H-EVENT-14")
def test_nobody_loses_more_than_the_rules_allow():
    world = World(2, gold=4)
    hero = world.hero(1)
    hero.level, hero.xp, hero.ticks = 2, 50, 4
    assert refused(world, "gm.gold.1.-5") == "haven-gm-out-of-bounds"
    world = World(2, gold=4)
    world.hero(1).level, world.hero(1).xp, world.hero(1).ticks = 2, 50, 4
    assert acts(world, "gm.gold.1.-4") and world.hero(1).gold == 0
    assert acts(world, "gm.xp.1.-5") and world.hero(1).xp == 45
    assert acts(world, "gm.ticks.1.-1") and world.hero(1).ticks == 3
    for deed in ("gm.gold.1.-1", "gm.xp.1.-1", "gm.ticks.1.-1"):
        assert refused(world, deed) == "haven-gm-out-of-bounds"


@pytest.mark.rule("H-CITY-39")
def test_ticks_end_at_the_last_box():
    world = World(2)
    world.hero(1).ticks = 17
    assert refused(world, "gm.ticks.1.2") == "haven-gm-out-of-bounds"
    world.hero(1).ticks = 17
    acts(world, "gm.ticks.1.1")
    assert world.hero(1).ticks == 18


@pytest.mark.rule("H-CITY-24", "H-CITY-25")
def test_an_item_is_given_once_and_only_while_there_is_a_copy():
    world = World(4)
    acts(world, "gm.item.1.iron-ladle")
    assert world.has("item", "iron-ladle", hero=1) == 1
    assert refused(world, "gm.item.1.iron-ladle") == "haven-gm-has-item"
    copies = world.pack.items["iron-ladle"].copies
    for number in range(2, copies + 1):
        acts(world, f"gm.item.{number}.iron-ladle")
    if copies < 4:
        assert refused(world, f"gm.item.{copies + 1}.iron-ladle") == "haven-no-copy-left"
    acts(world, "gm.take-item.1.iron-ladle")
    assert world.has("item", "iron-ladle", hero=1) == 0
    assert refused(world, "gm.take-item.1.iron-ladle") == "haven-gm-has-no-item"


@pytest.mark.rule("H-CAMPAIGN-17", "H-CAMPAIGN-25")
def test_the_tracks_have_their_ends():
    world = World(2)
    acts(world, "gm.reputation.1.20")
    assert refused(world, "gm.reputation.1.1") == "haven-gm-out-of-bounds"
    acts(world, "gm.reputation.1.-40")
    assert world.party_has("number", "reputation") == -20
    acts(world, "gm.prosperity.1.5")
    assert world.has("number", "prosperity") == 5
    acts(world, "gm.prosperity.1.-1")
    assert refused(world, "gm.prosperity.1.-1") == "haven-gm-out-of-bounds"


@pytest.mark.rule("H-CAMPAIGN-14", "H-CAMPAIGN-15")
def test_achievements_come_and_go_as_the_rules_have_them():
    world = World(2)
    acts(world, "gm.achievement.1.stairs:cold")
    acts(world, "gm.achievement.1.stairs:warm")
    assert world.has("achievement", "stairs:cold") == 0
    assert world.has("achievement", "stairs:warm") == 1
    acts(world, "gm.achievement.1.old-pipes")
    acts(world, "gm.achievement.1.old-pipes")
    assert world.has("achievement", "old-pipes") == 2
    acts(world, "gm.take-achievement.1.old-pipes")
    assert world.has("achievement", "old-pipes") == 1
    assert refused(world, "gm.take-achievement.1.stairs:cold") == "haven-gm-nothing-changes"


@pytest.mark.rule("H-CAMPAIGN-12")
def test_a_scenario_is_put_on_the_map_once():
    world = World(2)
    scenario = next(one.id for one in world.pack.scenarios.values() if one.dungeon is None)
    world.books.put("world", "scenario", scenario, 0)
    acts(world, f"gm.unlock.{scenario}")
    assert world.has("scenario", scenario) == 1
    assert refused(world, f"gm.unlock.{scenario}") == "haven-gm-nothing-changes"


@pytest.mark.rule("H-CAMPAIGN-03", "H-CAMPAIGN-12")
def test_a_scenario_counts_as_won_once_and_opens_what_a_win_opens():
    world = World(2)
    scenario = next(one for one in world.pack.scenarios.values() if one.location.opens)
    acts(world, f"gm.complete.1.{scenario.id}")
    assert world.has("completed", scenario.id) == 1
    assert all(world.has("scenario", opened) for opened in scenario.location.opens)
    world.books.matters.clear()
    assert refused(world, f"gm.complete.1.{scenario.id}") == "haven-gm-nothing-changes"


@pytest.mark.rule("H-CAMPAIGN-10")
def test_a_hero_changes_its_party_but_not_on_the_road():
    world = World(2)
    world.books.parties[2] = Party(2, "The Late Shift")
    acts(world, "gm.move.2.2")
    assert world.hero(2).party == 2
    assert refused(world, "gm.move.2.2") == "haven-gm-there-already"
    world.party.journey = Journey("cold-kitchen")
    assert refused(world, "gm.move.1.2") == "haven-settle-first"
    world.party.journey = None
    world.books.matters[1] = Matter(1, "give")
    assert refused(world, "gm.move.1.2") == "haven-settle-first"


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        ("gm.gold.9.5", "haven-gm-no-such-hero"),
        ("gm.gold.1.five", "haven-gm-no-number"),
        ("gm.gold.1.0", "haven-gm-no-number"),
        ("gm.gold.1.999999", "haven-gm-no-number"),
        ("gm.gold.1.-", "haven-gm-no-number"),
        ("gm.item.1.nonsense", "haven-gm-no-such-item"),
        ("gm.reputation.7.1", "haven-gm-no-such-party"),
        ("gm.achievement.1.nonsense", "haven-gm-no-such-achievement"),
        ("gm.unlock.nonsense", "haven-no-such-scenario"),
        ("gm.gold.1", "haven-no-such-deed"),
        ("gm", "haven-no-such-deed"),
    ],
)
def test_what_nobody_knows_is_refused_in_one_sentence(deed: str, why: str):
    assert refused(World(2), deed) == why


def test_the_gm_s_pages_offer_what_can_be_done_and_are_the_gm_s_alone():
    world = World(2)
    acts(world, "gm.item.1.iron-ladle")

    def offers(name: str) -> list[str]:
        page = world.campaign.page(world.books, GUS, name)
        assert isinstance(page, Page), page
        return [offer.deed or offer.page for offer in page.offers]

    assert "gm.unlock" in offers("gm")
    assert "gm.item.1.iron-ladle" not in offers("gm.item.1")
    assert offers("gm.take-item.1") == ["gm.take-item.1.iron-ladle"]
    assert offers("gm.move.1") == []
    assert "gm.achievement.1.old-pipes" in offers("gm.achievement")
    assert offers("gm.take-achievement") == []
    for name in ("gm", "gm.item.1"):
        page = world.campaign.page(world.books, Actor(Seat("1")), name)
        assert isinstance(page, Rejected) and page.why.key == "core-not-gm"
    for name in ("gm.nonsense", "gm.item", "gm.unlock.1", "party.too.many.words"):
        assert isinstance(world.campaign.page(world.books, GUS, name), Rejected)


@pytest.mark.rule("H-LEVEL-05", "H-LEVEL-06")
def test_the_level_is_changed_on_the_way_there_and_not_later():
    world = World(2)
    assert refused(world, "gm.level.1.3") == "haven-gm-not-on-the-way"
    world.party.journey = Journey("cold-kitchen", None, {"difficulty": "easy", "casual": True})
    (line,) = acts(world, "gm.level.1.3", "they asked").posts
    assert world.party.journey == Journey("cold-kitchen", 3, {"casual": True})
    assert "'level': 3" in str(line.facts["lines"])
    acts(world, "gm.level.1.hard")
    assert world.party.journey == Journey(
        "cold-kitchen", None, {"casual": True, "difficulty": "hard"}
    )
    assert refused(world, "gm.level.1.9") == "haven-no-such-level"
    assert refused(world, "gm.level.1.gentle") == "haven-gm-no-such-level"
    assert refused(world, "gm.level.1.") == "haven-gm-no-such-level"
