"""What a scenario is won and lost by."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.exhaustion import leave_safely, strike_down
from engine.systems.haven.scenario.endings import check_ending, conclude
from engine.systems.haven.special.rules import round_is_over
from tests.engine.systems.haven.world import World, spot

TWO_ROOMS = """
a  a  .   b  b
a  a  ab  b  b
"""


def ending(w: World) -> str:
    check_ending(w.g)
    return str(w.state.ending)


@pytest.mark.rule("H-ENDSCEN-01", "H-ROUND-01")
def test_a_goal_reached_in_a_round_ends_the_scenario_after_it():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    w.monster("H6", "crab")
    w.terms("rat dead")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)

    assert (w.state.ending, w.state.outcome) == ("victory", "")
    conclude(w.g)
    assert w.state.outcome == "victory"


@pytest.mark.rule("H-ENDSCEN-02")
def test_a_scenario_may_have_a_failure_of_its_own():
    w = World()
    ana = w.hero("H1")
    w.ally("B1", hp=1)
    rat = w.monster("C1")
    w.terms("rat dead", failure="guest dead")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0")

    assert w.state.allies == [] and ana.hp > 0
    assert w.state.ending == "defeat"


@pytest.mark.rule("H-ENDSCEN-01", "H-ENDSCEN-02")
def test_of_success_and_failure_the_first_counts():
    w = World()
    w.hero("A1")
    w.rule("round 1 ends", "Win")
    w.rule("round 1 ends", "Lose")
    w.monster("H6")
    w.state.phase = "cleanup"
    w.run(round_is_over(w.g))
    assert w.state.ending == "victory"


@pytest.mark.rule("H-ENDSCEN-02")
def test_who_got_out_does_not_save_those_who_must_all_get_out():
    w = World(heroes=2)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.monster("H6")
    w.terms("every hero gone")
    leave_safely(w.g, ana)
    assert w.state.ending == ""
    strike_down(w.g, ben)
    assert w.state.ending == "defeat"


def test_the_living_may_get_out_without_the_exhausted():
    w = World(heroes=2)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.monster("H6")
    w.terms("heroes gone")
    strike_down(w.g, ben)
    assert w.state.ending == ""
    leave_safely(w.g, ana)
    assert w.state.ending == "victory"


def test_to_survive_is_to_see_the_round_end():
    w = World()
    w.hero("A1")
    w.monster("H6")
    w.terms("round 2 over")
    w.state.round = 2
    assert ending(w) == ""
    w.state.phase = "cleanup"
    assert ending(w) == "victory"


@pytest.mark.rule("H-SPECIAL-14")
def test_numbers_of_a_goal_depend_on_the_party():
    w = World(heroes=3)
    w.hero("A1")
    w.monster("H6")
    w.terms("2 * C rat dead")
    w.state.fallen["rat"] = 5
    assert ending(w) == ""
    w.state.fallen["rat"] = 6
    assert ending(w) == "victory"


def test_every_one_of_a_kind_is_dead_when_none_stands_or_waits_behind_a_door():
    w = World(TWO_ROOMS, spawns={"E1": ("rat", "normal")})
    w.hero("A1")
    w.terms("every rat dead")
    w.monster("B1", "crab")
    assert ending(w) == ""  # nobody has fallen yet
    w.state.fallen["rat"] = 1
    assert ending(w) == ""  # one waits in the other room
    w.state.revealed.append("b")
    assert ending(w) == "victory"


def test_heroes_gather_on_marked_hexes():
    w = World(heroes=2)
    ana, ben = w.hero("A1"), w.hero("C1")
    w.monster("H6")
    w.mark("P", "A1", "A2", "A3", "A4")
    w.terms("every hero on P")
    assert ending(w) == ""
    ben.hex = spot("A2")
    assert ending(w) == "victory"
    w.state.ending = ""
    strike_down(w.g, ben)
    w.state.ending = ""
    assert ending(w) == ""
    w.terms("heroes on P")
    assert ending(w) == "victory"
    assert ana.hp > 0


@pytest.mark.parametrize(
    ("goal", "before", "after"),
    [
        ("treasure G looted", [], [7]),
        ("2 treasures looted", [7], [7, 8]),
        ("treasure G looted and 2 treasures looted", [7], [8, 7]),
        ("treasure G looted or 2 treasures looted", [8], [7]),
    ],
)
def test_loot_may_be_the_goal(goal: str, before: list[int], after: list[int]):
    w = World()
    w._scenario(treasures={"G": 7, "H": 8})
    w.hero("A1")
    w.monster("H6")
    w.terms(goal)
    w.state.looted = before
    assert ending(w) == ""
    w.state.looted = after
    assert ending(w) == "victory"


def test_plates_rooms_and_doors_may_be_the_goal():
    w = World(TWO_ROOMS, heroes=2)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.monster("B1")
    w.mark("P", "A1", "B2")
    w.terms("every P occupied and room b revealed and door ab open")
    assert ending(w) == ""
    ben.hex = spot("B2")
    w.state.revealed.append("b")
    assert ending(w) == ""
    w.state.open_doors.append(spot("C2"))
    assert ending(w) == "victory"
    assert ana.hp > 0
