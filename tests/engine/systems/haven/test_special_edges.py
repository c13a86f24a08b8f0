"""A scenario's own rules at their edges: who counts, which doors, which plates, what changes."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import exhaust
from engine.systems.haven.special.rules import obey, round_is_over
from engine.systems.haven.state import Happening
from tests.engine.systems.haven.world import World, spot

TWO_DOORS = """
a  a  ab  b  b
a  a  .   b  b
a  a  ab  b  b
"""


def ends_round(w: World, number: int = 1) -> None:
    w.state.round, w.state.phase = number, "cleanup"
    w.run(round_is_over(w.g))


# --- L and C


@pytest.mark.rule("H-SPECIAL-14")
@pytest.mark.parametrize(("when", "number"), [("round C ends", 3), ("round L + 1 ends", 3)])
def test_moments_too_know_the_level_that_was_chosen_and_count_the_exhausted(when: str, number: int):
    w = World(level=2, heroes=3, open_information=True)
    ana, _, cy = w.hero("A1"), w.hero("A2"), w.hero("A3", hp=1)
    w.run(suffer(w.g, cy, 1))
    w.monster("H6")
    w.rule(when, "Give 1 XP to heroes")
    rounds = []
    for now in range(1, 5):
        before = ana.experience
        ends_round(w, now)
        rounds += [now] * (ana.experience - before)
    assert rounds == [number]


@pytest.mark.rule("H-SPECIAL-14")
def test_players_read_the_numbers_that_the_rules_use():
    w = World(level=2, heroes=3, open_information=True)
    ana = w.hero("A1")
    w.terms("L + 10 * C rat dead")
    goal = w.system().view(w.g.state, ana.seat).goal.facts["goal"]
    assert goal.facts["count"] == 2 + 10 * 3  # type: ignore[union-attr]


def test_whom_a_rule_spawns_depends_on_the_exhausted_too():
    w = World(heroes=3)
    w.hero("A1"), w.hero("A2")
    cy = w.hero("A3", hp=1)
    w.run(suffer(w.g, cy, 1))
    w.mark("P", "D3")
    w.rule("round 1 ends", "Spawn rat normal/elite/none at P")
    ends_round(w)
    assert [rat.rank for rat in w.state.monsters] == ["elite"]


# --- doors


@pytest.mark.rule("H-SPECIAL-05")
def test_all_doors_between_two_rooms_are_unlocked_together():
    w = World(TWO_DOORS)
    w.hero("A1")
    w.lock("C1")
    w.lock("C3")
    w.rule("round 1 ends", "Unlock ab")
    ends_round(w)
    assert w.state.locked_doors == [] and w.state.open_doors == []


def test_a_door_that_is_open_does_not_open_again():
    w = World("a a ab b b")
    ana = w.hero("A1")
    w.rule("every round ends", "Open ab")
    w.rule("door ab opens", "Give 1 XP to heroes")
    ends_round(w, 1)
    ends_round(w, 2)
    assert w.state.open_doors == [spot("C1")] and ana.experience == 1


# --- plates


@pytest.mark.rule("H-SPECIAL-07")
def test_all_plates_may_be_looked_at_only_when_the_round_ends():
    w = World(heroes=2)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.mark("P", "A1", "A2")
    w.rule("every P occupied at round end", "Give 1 XP to heroes")
    w.turn(ana)
    w.turn(ben)
    assert ana.experience == 0
    ends_round(w)
    assert ana.experience == 1


@pytest.mark.rule("H-SPECIAL-07")
def test_who_is_out_of_cards_occupies_no_plate_in_a_condition_either():
    w = World(permanent_death=True)
    ana, ben = w.hero("A1"), w.hero("F3")
    w.mark("P", "A1")
    w.rule("every round ends", "Give 1 XP to heroes", "P occupied")
    exhaust(w.g, ana)
    ends_round(w, 1)
    assert (w.where(ana), ben.experience) == ("A1", 0)
    ben.hex = spot("A1")
    ends_round(w, 2)
    assert ben.experience == 1


@pytest.mark.rule("H-SPECIAL-07")
def test_a_condition_may_ask_for_every_plate():
    w = World(heroes=2)
    ana, ben = w.hero("A1"), w.hero("F3")
    w.mark("P", "A1", "A2")
    w.rule("every round ends", "Give 1 XP to heroes", "every P occupied")
    ends_round(w, 1)
    assert ana.experience == 0
    ben.hex = spot("A2")
    ends_round(w, 2)
    assert ana.experience == 1


# --- what changes on the map, and who comes


def test_an_obstacle_bars_the_way_as_soon_as_it_is_placed_and_no_longer():
    w = World("a a a a\na a a a")
    ana = w.hero("A1")
    w.mark("P", "B1", look="hidden")
    w.rule("round 1 ends", "Place obstacle at P")
    w.rule("round 2 ends", "Remove obstacle at P")
    offered = []
    for number in (0, 1, 2):
        ends_round(w, number)
        w.state.phase = "turns"
        w.act(ana, "Move 3", "stay")
        offered.append("B1" in w.offered("move-to")[-1])
    assert offered == [True, False, True]


def test_an_ally_that_comes_in_a_turn_acts_in_this_round():
    w = World()
    w.hero("A1")
    w.ally("H6", printed="Move +0; Attack +0")
    w.state.allies.clear()
    w.state.tokens["guest"] = [1]
    w.order(blade=30, bow=60)
    w.mark("P", "D3")
    w.rule("door ab opens", "Place guest at P")
    w.state.happenings.append(Happening("door opens", "ab"))
    w.run(obey(w.g))
    assert [turn.id for turn in w.state.order] == ["blade", "guest", "bow"]
