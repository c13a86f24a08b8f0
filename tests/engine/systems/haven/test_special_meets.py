"""A scenario's own rules where they meet moves, cards, exits and exhaustion (H-SPECIAL)."""

from __future__ import annotations

import pytest

from engine.core.script import Chosen, Script
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import exhaust
from engine.systems.haven.content import Goal
from engine.systems.haven.scenario.setup import set_up
from engine.systems.haven.world import Bound
from tests.engine.systems.haven.gear import item
from tests.engine.systems.haven.world import World, stats

HALL = "\n".join(["a " * 6] * 3)


# --- entering a marked hex


@pytest.mark.rule("H-SETUP-18")
def test_who_is_pushed_over_a_marked_hex_has_entered_it():
    w = World(HALL)
    ana, rat = w.hero("B1"), w.monster("A1")
    w.mark("P", "C1", look="story")
    w.rule("P entered", "Give 1 XP to hero", has_story=True)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0, Push 2", "C1")
    assert (w.where(ana), ana.experience) == ("D1", 1)


@pytest.mark.rule("H-SETUP-18")
def test_who_changes_places_onto_a_marked_hex_has_entered_it():
    w = World(HALL)
    ana, rat = w.hero("B1"), w.monster("C1")
    w.mark("P", "C1", look="story")
    w.rule("P entered", "Give 1 XP to hero", has_story=True)
    w.act(ana, "Swap, Range 1", rat.id)
    assert (w.where(ana), ana.experience) == ("C1", 1)


def test_a_monster_or_a_summon_on_a_marked_hex_tells_no_story():
    w = World(HALL)
    ana, rat = w.hero("B1"), w.monster("C1")
    spark = w.summon(ana, "B2")
    w.mark("P", "D1", "A2", look="story")
    w.rule("P entered", "Give 1 XP to heroes", has_story=True)
    w.act(ana, "Push 1, Range 1", "D1")
    w.order(blade=10, rat=50)
    w.act(ana, "Grant summon: Move 1", spark.id)
    assert (w.where(rat), ana.experience) == ("D1", 0)


@pytest.mark.parametrize("label", ["B1", "F3"])
def test_nobody_can_tell_where_a_hidden_mark_is_that_no_rule_answers(label: str):
    w = World(HALL)
    ana = w.hero("A1")
    w.mark("P", label, look="hidden")
    w.rule("P entered", "Give 1 XP to hero", "round 5 over", is_secret=True)
    w.act(ana, "Move 3", "D1")
    assert [facts["steps"] for facts in w.said("haven-moved")] == [3]
    assert w.state.happenings == []


@pytest.mark.rule("H-DOOR-13", "H-SETUP-18")
def test_who_ends_where_a_rule_acts_may_go_on_with_what_is_left():
    w = World("a a a ab b b")
    ana = w.hero("A1")
    w.order(blade=30)
    w.mark("P", "B1")
    w.rule("P entered", "Open ab", is_once=True)
    w.act(ana, "Move 5", "B1", "F1")
    assert w.where(ana) == "F1"
    assert [q.text.facts["points"] for q in w.asked] == [5, 4]


# --- cards and exits


@pytest.mark.rule("H-ROUND-07", "H-EXHAUST-02")
def test_who_loses_the_last_cards_as_the_round_begins_is_exhausted():
    w = World(HALL, heroes=2)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.terms(goal="round 9 over")
    w.rule("round 2 begins", "Damage 1 to heroes")
    ana.hand, ana.discard = ["blade-1", "blade-2"], ["blade-3"]
    w.round("hand", "blade-1", ("bow-1", "bow-2"), "end")
    assert ana.is_exhausted
    assert (ana.hp, ben.hp) == (ana.max_hp, ben.max_hp - 1)
    assert [q.seats for q in w.asked if q.kind == "pick-cards"] == [(ben.seat,)]


@pytest.mark.rule("H-SUMMON-06")
def test_who_leaves_takes_along_what_the_card_in_use_has_called():
    w = World(HALL, heroes=2)
    ana = w.hero("A1")
    w.pack.classes["blade"].summons["spark"] = stats()
    w.card(ana, "call", top="Summon spark; Shield 1, Self; Move 2; Persistent; Lost")
    w.picked(ana, "call", "blade-2")
    w.mark("X", "B2")
    w.rule("X entered", "Leave")
    w.turn(ana, "call:top", "A2", "B2")
    assert ana.has_left
    assert (w.state.summons, w.state.bonuses, ana.picked, ana.active) == ([], [], [], [])


def test_who_leaves_puts_away_a_card_that_only_its_summon_held():
    w = World(HALL, heroes=2)
    ana = w.hero("A1")
    spark = w.summon(ana, "A2")
    w.card(ana, "ward", top="Shield 1, Range 1; Round")
    w.picked(ana, "ward", "blade-2")
    w.mark("X", "B2")
    w.rule("X entered", "Leave")
    w.turn(ana, "ward:top", spark.id, "blade-2:bottom", "B2")
    assert ana.has_left
    assert (w.state.summons, w.state.bonuses, ana.active) == ([], [], [])
    assert sorted(ana.discard + ana.lost).count("ward") == 1


@pytest.mark.rule("H-SPECIAL-07", "H-VARIANT-04")
def test_who_is_out_of_cards_presses_no_plate():
    w = World(HALL, permanent_death=True)
    ana, ben = w.hero("A1"), w.hero("F3")
    w.mark("P", "A1")
    w.rule("P occupied", "Give 1 XP to heroes")
    exhaust(w.g, ana)
    w.turn(ben)
    assert (w.where(ana), ben.experience) == ("A1", 0)


# --- obstacles and doors


@pytest.mark.rule("H-TERRAIN-13", "H-SPECIAL-05")
def test_no_obstacle_may_shut_off_a_locked_door():
    w = World("a a a ab b\na a . .  .\na a . .  .")
    ana = w.hero("B1")
    w.lock("D1")
    w.act(ana, "Create obstacle, Range 2", "B3")
    offered = w.offered("create-obstacle")[0]
    assert "C1" not in offered and "A1" in offered


# --- setting up, and numbers


@pytest.mark.rule("H-SETUP-05")
def test_what_is_asked_before_the_first_round_comes_in_the_rules_order():
    w = World(HALL, heroes=2, starts="A1 A2 B1")
    ana, ben = w.state.heroes
    w.state.phase, w.state.round, ben.hand = "setup", 0, []
    w.pack.goals.update({f"g{n}": Goal(f"g{n}", 1, (Bound("kills", least=n),)) for n in range(4)})
    item(w, ana, "On attacked: +1 Shield", minus_ones=1, is_equipped=False)
    w.rule("setup", "Damage 1 to heroes")
    assert _kinds_asked(set_up(w.g)) == [
        "place-hero",
        "negate-damage",
        "keep-goal",
        "equip",
        "build-hand",
    ]


def _kinds_asked(script: Script[None]) -> list[str]:
    """The kinds of the questions, each once; whoever is asked takes what comes first."""
    kinds: dict[str, None] = {}
    given: list[Chosen] | None = None
    while True:
        try:
            questions = next(script) if given is None else script.send(given)
        except StopIteration:
            return list(kinds)
        kinds |= dict.fromkeys(question.kind for question in questions)
        given = [tuple(o.id for o in q.options[: q.least or 1]) for q in questions]


@pytest.mark.rule("H-SPECIAL-14")
def test_l_is_the_level_that_was_chosen_and_c_counts_the_exhausted():
    w = World(HALL, level=3, heroes=3, open_information=True)
    ana, ben, cy = w.hero("A1"), w.hero("A2"), w.hero("A3", hp=1)
    w.run(suffer(w.g, cy, 1))
    w.rule("rat dies", "Give L coins to heroes")
    w.rule("rat dies", "Give C XP to heroes", "L + 1 rat dead")
    w.rule("rat dies", "Give 9 XP to heroes", "2 * C rat dead")
    rat = w.monster("B1", hp=1)
    w.state.fallen["rat"] = 3
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", rat.id)
    assert (ana.coins, ben.coins) == (3, 3)
    assert (ana.experience, ben.experience) == (3, 3)


@pytest.mark.rule("H-ENDSCEN-01")
def test_who_falls_after_the_victory_in_the_same_round_has_won_all_the_same():
    w = World(HALL, heroes=2)
    ana, ben, rat = w.hero("A1", hp=1), w.hero("A2", hp=1), w.monster("B1", hp=1)
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", rat.id)
    for hero in (ana, ben):
        w.run(suffer(w.g, hero, 1))
    assert (w.g.heroes, w.state.ending) == ([], "victory")


@pytest.mark.rule("H-ENDSCEN-01")
def test_who_wins_after_the_defeat_in_the_same_round_has_lost_all_the_same():
    w = World(HALL, heroes=2)
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    w.terms(failure="altar destroyed")
    altar = w.objective("A2", hp=1)
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1", altar.id)
    w.act(ana, "Attack 1", rat.id)
    assert (w.state.monsters, w.state.ending) == ([], "defeat")
