"""The scenario's own rules in play: spawns, locked doors, plates, stories, cards."""

from __future__ import annotations

import pytest

from engine.systems.haven.heroes.turn import end_turn
from engine.systems.haven.monsters.turns import act_at_once
from engine.systems.haven.scenario.doors import open_door
from engine.systems.haven.scenario.endings import conclude
from engine.systems.haven.scenario.round import take_turns
from engine.systems.haven.scenario.setup import set_up
from engine.systems.haven.special.rules import obey, round_is_over
from engine.systems.haven.state import Happening, Hero, Turn
from tests.engine.systems.haven.world import World, spot

TWO_ROOMS = """
a  a  .   b  b
a  a  ab  b  b
a  a  .   b  b
"""


def ends_turn(w: World, hero: Hero, *answers: str) -> None:
    w.g.state.acting = hero.id
    w.run(end_turn(w.g, hero), *answers)


def ends_round(w: World, *answers: str) -> None:
    w.state.phase = "cleanup"
    w.run(round_is_over(w.g), *answers)


# --- spawning


@pytest.mark.rule("H-SPECIAL-01", "H-SPECIAL-02", "H-SPECIAL-04")
def test_a_monster_spawned_at_the_rounds_end_waits_for_the_next_and_leaves_no_coin():
    w = World()
    ana = w.hero("A1")
    w.mark("P", "D3")
    w.rule("round 1 ends", "Spawn rat elite at P")
    ends_round(w)

    (rat,) = w.state.monsters
    assert (w.where(rat), rat.rank) == ("D3", "elite")
    assert w.state.order == [] and w.state.drawn == {} and w.state.new_types == []
    w.stack(ana, "+0")
    ana.hex = spot("D4")
    w.state.phase = "turns"
    w.act(ana, "Attack 30", rat.id)
    assert w.state.coins == []


@pytest.mark.rule("H-SPECIAL-01")
def test_if_the_point_is_taken_the_monster_appears_on_the_nearest_empty_hex():
    w = World()
    w.hero("A1")
    w.coin("A2")
    w.mark("P", "A1")
    w.rule("round 1 ends", "Spawn rat normal at P")
    ends_round(w)

    assert w.where(w.state.monsters[0]) == "B1"  # a coin lies on A2
    assert w.asked == []


@pytest.mark.rule("H-SPECIAL-01")
def test_nearest_means_the_fewest_steps_and_ties_are_asked():
    w = World()
    w.hero("D3")
    w.mark("P", "D3")
    w.rule("round 1 ends", "Spawn rat normal at P")
    ends_round(w, "D4")

    (offered,) = w.offered("tie")
    assert sorted(offered) == sorted(h.label for h in w.g.board.neighbours(spot("D3")))
    assert w.where(w.state.monsters[0]) == "D4"


def test_who_is_spawned_depends_on_the_party_and_on_the_standees():
    w = World(heroes=3)
    w.mark("P", "D3")
    w.rule("round 1 ends", "Spawn rat normal/elite/none at P; Spawn bat none/none/normal at P")
    w.rule("round 1 ends", "Spawn crab normal at P")
    w.state.standees["crab"] = []
    ends_round(w)

    assert [(m.type, m.rank) for m in w.state.monsters] == [("rat", "elite")]


def test_nobody_appears_in_a_room_that_is_not_revealed():
    w = World(TWO_ROOMS)
    w.mark("P", "E2")
    w.rule("round 1 ends", "Spawn rat normal at P")
    ends_round(w)

    assert w.state.monsters == []


@pytest.mark.rule("H-SPECIAL-03")
@pytest.mark.parametrize(("initiative", "acted"), [(20, ["blade", "rat"]), (70, ["blade"])])
def test_a_monster_spawned_in_a_turn_acts_as_one_newly_revealed(initiative: int, acted: list[str]):
    w = World()
    ana, _ben = w.hero("A1"), w.hero("A2")
    w.order(blade=30, bow=60)
    blade = w.state.order[0]
    w.next_ability("rat", "Shield 1, Self", initiative)
    w.mark("P", "B1")
    w.mark("Q", "H6")
    w.rule("P entered", "Spawn rat normal at Q")

    w.act(ana, "Move 1", "B1")
    w.run(act_at_once(w.g, blade))

    assert {turn.id: turn.initiative for turn in w.state.order}["rat"] == initiative
    assert [m.has_acted for m in w.state.monsters] == ["rat" in acted]


@pytest.mark.rule("H-SPECIAL-03", "H-DOOR-11")
def test_one_spawned_in_another_types_turn_acts_though_its_own_type_is_done():
    w = World()
    w.hero("A1")
    old = w.monster("H6")
    old.has_acted = True
    w.order(rat=50, bat=50)
    w.state.order[0].is_done = True
    w.ability("rat", "Shield 1, Self", 50)
    w.mark("P", "D3")
    w.rule("bat dies", "Spawn rat normal at P")
    bat = w.monster("C1", "bat")
    w.stack(w.state.heroes[0], "+0")
    w.act(w.state.heroes[0], "Attack 30, Range 9", bat.id)
    w.run(act_at_once(w.g, Turn("bat", 50, "monsters")))

    assert [m.has_acted for m in w.state.monsters] == [True, True]
    assert len(w.said("haven-turn-began")) == 1


def test_a_move_is_asked_again_when_someone_was_spawned_in_its_way():
    w = World()
    ana = w.hero("A1")
    w.order(blade=30)
    w.mark("P", "A2", look="hidden")
    w.mark("Q", "A3")
    w.rule("P entered", "Spawn rat normal at Q")

    w.act(ana, "Move 4", "A4", "stay")

    assert (w.where(ana), w.where(w.state.monsters[0])) == ("A2", "A3")
    assert w.asked[1].text.facts["points"] == 3


# --- doors


@pytest.mark.rule("H-SPECIAL-05", "H-DOOR-14")
def test_a_locked_door_is_a_wall_until_it_is_unlocked():
    w = World(TWO_ROOMS)
    ana = w.hero("B2")
    w.lock("C2")
    w.rule("round 1 ends", "Unlock ab")

    w.act(ana, "Move 5, Jump", "A2")
    assert "C2" not in w.offered("move-to")[0]
    ends_round(w)
    w.state.phase = "turns"
    w.act(ana, "Move 5", "C2", "stay")

    assert w.state.open_doors == [spot("C2")]
    assert w.said("haven-door-unlocked") == [{"hex": "C2"}]


def test_a_door_may_open_by_itself_and_a_room_be_revealed_without_one():
    w = World(TWO_ROOMS, spawns={"E2": ("rat", "normal")})
    w.lock("C2")
    w.rule("round 1 ends", "Open ba")
    ends_round(w)

    assert w.state.open_doors == [spot("C2")] and w.state.locked_doors == []
    assert [w.where(m) for m in w.state.monsters] == ["E2"]
    w = World(TWO_ROOMS)
    w.rule("round 1 ends", "Reveal b")
    ends_round(w)
    assert w.state.revealed == ["a", "b"] and w.state.open_doors == []


# --- plates


@pytest.mark.rule("H-SPECIAL-06", "H-TERRAIN-15")
def test_a_pressure_plate_is_no_matter_to_whoever_moves_or_appears():
    w = World("a a a a")
    ana = w.hero("A1")
    w.mark("P", "B1", "C1")
    w.rule("every P occupied", "Win")

    w.act(ana, "Move 2", "C1")
    assert w.where(ana) == "C1"
    w.rule("round 1 ends", "Spawn rat normal at P")
    ends_round(w)
    assert sorted(w.where(m) for m in w.state.monsters) == ["B1", "D1"]


@pytest.mark.rule("H-SPECIAL-07", "H-TERRAIN-15")
def test_a_plate_acts_when_a_hero_stands_on_it_at_the_end_of_a_turn():
    w = World()
    ana, ben = w.hero("B1"), w.hero("A1")
    w.mark("P", "B1", "B2")
    w.rule("P occupied", "Give 2 coins to hero", is_once=True)
    w.rule("every P occupied", "Give 1 XP to heroes")
    w.monster("B2")

    ends_turn(w, ben)
    assert (ana.coins, ben.coins) == (2, 0)
    assert (ana.experience, ben.experience) == (0, 0)
    w.state.monsters.clear()
    ben.hex = spot("B2")
    ends_turn(w, ana)
    assert (ana.coins, ana.experience, ben.experience) == (2, 1, 1)


@pytest.mark.rule("H-SPECIAL-07")
def test_a_scenario_may_look_at_its_plates_only_when_the_round_ends():
    w = World()
    ana = w.hero("B1")
    w.mark("P", "B1")
    w.rule("P occupied at round end", "Give 1 coin to hero")

    ends_turn(w, ana)
    assert ana.coins == 0
    ends_round(w)
    assert ana.coins == 1


# --- stories, setup, other moments


@pytest.mark.rule("H-SETUP-18")
def test_a_story_is_told_when_a_hero_enters_its_hex():
    w = World()
    ana = w.hero("A1")
    w.mark("P", "A2", look="story")
    rule = w.rule("P entered", has_story=True, is_once=True)

    w.act(ana, "Move 2", "A3", "stay")
    w.act(ana, "Move 2", "A1")

    stories = [e.say.key for e in w.g.told if ".story." in e.say.key]
    assert stories == [f"scenario.test.story.{rule}"]


@pytest.mark.rule("H-SETUP-05")
def test_scenario_effects_come_after_the_introduction_and_before_the_goals():
    w = World(heroes=2)
    w.state.phase, w.state.round = "setup", 0
    w.rule("setup", "Give Muddle to heroes; Damage L + 1 to heroes; Add C cards -1 to heroes")
    w.run(set_up(w.g), "A1", "A2")

    ana, ben = w.state.heroes
    assert [list(hero.conditions) for hero in (ana, ben)] == [["muddle"], ["muddle"]]
    assert (ana.max_hp - ana.hp, ben.max_hp - ben.hp) == (2, 2)
    keys = [event.say.key for event in w.g.told]
    assert keys.index("scenario.test.introduction") < keys.index("haven-suffered")


@pytest.mark.rule("H-AMD-16", "H-AMD-17", "H-ENDSCEN-09", "H-ENDSCEN-10")
def test_cards_that_a_scenario_adds_bear_a_sign_and_go_when_it_ends():
    w = World(heroes=2)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.rule("round 1 ends", "Add 2 cards -1 to heroes; Add C cards null to monsters")
    ends_round(w)

    for deck in (ana.modifiers, ben.modifiers):
        assert deck.cards.pile.count("-1 added") == 2
    assert w.state.monster_modifiers.cards.pile.count("null added") == 2
    w.ally("C1")
    decks = (ana.modifiers, w.state.monster_modifiers, w.state.ally_modifiers)
    for deck in decks:
        deck.cards.pile.append("curse")
        deck.cards.discards += ["bless", "-1 added"]
    w.state.ending = "defeat"
    conclude(w.g)
    for deck in decks:
        assert (len(deck.cards.pile), deck.cards.discards) == (20, [])
        assert not any("added" in card or card == "curse" for card in deck.cards.pile)


@pytest.mark.rule("H-AMD-16")
def test_an_added_card_counts_as_what_it_is_and_asks_for_no_reshuffle():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "null added")
    w.act(ana, "Attack 3", rat.id)

    assert rat.hp == rat.max_hp
    assert not ana.modifiers.must_reshuffle


@pytest.mark.parametrize(
    ("when", "rounds"),
    [
        ("round 2 begins", [2]),
        ("every round begins", [1, 2, 3, 4]),
        ("every 2 rounds begin", [2, 4]),
        ("round C begins", [4]),
    ],
)
def test_rounds_are_counted(when: str, rounds: list[int]):
    w = World()
    ana = w.hero("A1")
    w.rule(when, "Give 1 XP to heroes")
    gained = []
    for number in range(1, 5):
        w.state.round = number
        before = ana.experience
        w.g.state.happenings.append(Happening("round begins"))
        w.run(obey(w.g))
        gained += [number] * (ana.experience - before)
    assert gained == rounds


def test_a_rule_hears_of_doors_rooms_treasures_and_the_fallen():
    w = World(TWO_ROOMS.replace("b  b\n", "bG b\n", 1))
    w._scenario(treasures={"G": 7})
    ana = w.hero("B2")
    heard = ["door ba opens", "room b revealed", "treasure G looted", "altar destroyed"]
    heard += ["last rat dies", "rat dies"]
    for when in heard:
        w.rule(when, "Give 1 XP to heroes")
    w.act(ana, "Move 2", "C2", "stay")
    assert ana.experience == 2
    ana.hex = spot("D1")
    ends_turn(w, ana)
    assert ana.experience == 2 + 2 + 1  # the treasure itself holds 2
    one, other = w.monster("E1"), w.monster("E2")
    altar = w.objective("D2", hp=1)
    for foe, gained in ((altar, 6), (one, 7), (other, 9)):
        w.stack(ana, "+0")
        w.act(ana, "Attack 30, Range 9", foe.id)
        assert ana.experience == gained


def test_effects_fall_on_whom_they_name():
    w = World()
    ana, rat, crab = w.hero("A1"), w.monster("D1"), w.monster("E1", "crab")
    w.rule("round 1 ends", "Damage 3 to rat; Give Poison to enemies; Damage C to heroes")
    ends_round(w)

    assert (rat.hp, crab.hp, ana.hp) == (7, 10, ana.max_hp - 4)
    assert list(rat.conditions) == list(crab.conditions) == ["poison"]


def test_overlays_and_figures_come_and_go():
    w = World("a a aO a a\na a a a a")
    w.hero("E2")
    w.mark("P", "B1")
    w.mark("Q", "C1")
    w.mark("R", "E2")
    w.objective("A2", "keg")
    w.state.objectives.clear()
    w.state.tokens["keg"] = [1]
    w.rule("round 1 ends", "Place trap at P; Remove obstacle at Q; Place obstacle at R")
    w.rule("round 2 ends", "Remove trap at P; Place keg at P; Place keg at Q; Place coin at Q")
    ends_round(w)
    assert [trap.hex for trap in w.state.traps] == [spot("B1")]
    assert w.state.obstacles == []  # a hero stands on R
    w.state.round = 2
    ends_round(w)
    assert w.state.traps == [] and w.state.coins == [spot("C1")]
    assert [w.where(one) for one in w.state.objectives] == ["B1"]


def test_a_rule_asks_its_condition_and_acts_only_once_if_so_told():
    w = World()
    ana = w.hero("A1")
    w.rule("every round ends", "Give 1 XP to heroes", "not rat dead", is_once=True)
    w.rule("every round ends", "Give 1 coin to heroes", "rat dead")
    ends_round(w)
    ends_round(w)
    assert (ana.experience, ana.coins) == (1, 0)
    w.state.fallen["rat"] = 1
    ends_round(w)
    assert (ana.experience, ana.coins) == (1, 1)


def test_who_leaves_is_out_of_danger_and_keeps_its_cards():
    w = World(heroes=2)
    ana, ben = w.hero("B1"), w.hero("A1")
    w.summon(ana, "C1")
    w.mark("P", "B1", look="exit")
    w.rule("P occupied", "Leave")
    ends_turn(w, ana)

    assert w.g.heroes == [ben] and w.g.targets == [ben]
    assert ana.has_left and not ana.is_exhausted and len(ana.hand) == 10
    assert w.state.summons == []


def test_a_turn_that_never_comes_is_not_waited_for():
    w = World(heroes=2)
    ana, ben = w.hero("B1"), w.hero("A1")
    w.mark("P", "B1", look="exit")
    w.rule("P occupied", "Leave")
    w.order(blade=10, bow=20)
    w.picked(ana, *ana.hand[:2])
    w.picked(ben, *ben.hand[:2])
    w.terms("heroes gone")
    w.run(take_turns(w.g), "end", "end")
    assert [turn.is_done for turn in w.state.order] == [True, True]
    assert w.state.ending == ""


def test_a_door_that_opens_by_itself_counts_for_nobody():
    w = World(TWO_ROOMS)
    ana = w.hero("B2")
    w.run(open_door(w.g, None, spot("C2")))
    assert ana.record.doors == 0
