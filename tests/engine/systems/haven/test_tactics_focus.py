from __future__ import annotations

import pytest

from engine.systems.haven.tactics import Plan
from tests.engine.systems.haven.fields import acts, focuses, results

STILL_ARCHER = Plan(move=0, range=3)


@pytest.mark.rule("H-FOCUS-02", "H-FOCUS-09")
def test_the_focus_is_who_can_be_attacked_after_the_fewest_movement_points() -> None:
    # Foe 1 is two hexes away but six steps around the walls; foe 2 can be attacked after three.
    decision = acts("M # 1 . .\n. # # . .\n. . . . .\n2 . . . .\n. . . . .", Plan(move=2))
    assert focuses(decision) == "2"
    near, far = decision.reasons.considered
    assert near.path is not None and far.path is not None
    assert near.path > far.path
    assert decision.reasons.decided_by == "path"


@pytest.mark.rule("H-FOCUS-03")
def test_the_way_to_the_focus_may_be_longer_than_this_turns_movement() -> None:
    decision = acts("M . . . . . . 1", Plan(move=1))
    assert focuses(decision) == "1"
    assert results(decision) == ["B1 ->"]


@pytest.mark.rule("H-FOCUS-04")
def test_without_an_attack_the_focus_is_found_as_for_a_melee_attack() -> None:
    # With its bow it could attack 1 at once; with bare hands 2 is fewer steps away.
    text = "M # 1 . .\n. # # . .\n. . . . .\n2 . . . .\n. . . . ."
    assert focuses(acts(text, Plan(move=2, range=7))) == "2"
    peaceful = acts(text, Plan(move=2, attacks=False, range=5))
    assert focuses(peaceful) == "2"
    assert all(outcome.attacks == () for outcome in peaceful.outcomes)


@pytest.mark.rule("H-FOCUS-05")
def test_of_foes_equally_soon_attacked_the_nearest_is_the_focus() -> None:
    decision = acts("2 . . .\n. . . .\nM . . 1", STILL_ARCHER)
    assert focuses(decision) == "2"
    assert decision.reasons.decided_by == "proximity"


@pytest.mark.rule("H-FOCUS-05", "H-LOS-08")
def test_nearness_is_counted_around_walls() -> None:
    # Foe 1 stands next to the archer and in sight, but three steps around thin walls.
    decision = acts(". . .\nM . 2\n1 . .\n. . .", STILL_ARCHER, walls_between="A2|A3 A2|B2")
    assert {c.foe: c.proximity for c in decision.reasons.considered} == {"1": 3, "2": 2}
    assert {c.foe: c.path for c in decision.reasons.considered} == {"1": 0, "2": 0}
    assert focuses(decision) == "2"


@pytest.mark.rule("H-FOCUS-06")
@pytest.mark.parametrize(("first", "second", "focus"), [(20, 40, "1"), (40, 20, "2")])
def test_of_equally_near_foes_the_earliest_in_initiative_is_the_focus(
    first: int, second: int, focus: str
) -> None:
    decision = acts(
        "1 . .\n. . .\nM . .\n. . .\n2 . .", STILL_ARCHER, initiatives={"1": first, "2": second}
    )
    assert focuses(decision) == focus
    assert decision.reasons.decided_by == "initiative"


@pytest.mark.rule("H-FOCUS-14")
def test_a_tie_that_remains_is_left_to_the_players() -> None:
    decision = acts(
        "1 . .\n. . .\nM . .\n. . .\n2 . .", STILL_ARCHER, initiatives={"1": 20, "2": 20}
    )
    assert focuses(decision) == "1 2"
    assert results(decision) == ["A3 -> 1", "A3 -> 2"]
    assert decision.reasons.decided_by == "tie"


@pytest.mark.rule("H-FOCUS-10")
@pytest.mark.parametrize("between", ["#", "o", "A"])
def test_without_a_hex_to_attack_anyone_from_it_does_nothing(between: str) -> None:
    decision = acts(f"M . {between} 1", Plan(move=3))
    assert results(decision) == ["A1 ->"]
    assert decision.outcomes[0].focuses == ()
    assert decision.outcomes[0].goals == ()
    assert decision.reasons.decided_by == "nothing"


@pytest.mark.rule("H-FOCUS-01")
def test_a_focus_found_before_stays_the_focus_though_another_is_nearer() -> None:
    decision = acts("2 M . . 1", Plan(move=2), focus="1")
    assert results(decision) == ["D1 -> 1"]
    assert decision.reasons.decided_by == "kept"
    assert acts("2 M . . 1", Plan(move=2), focus="2").reasons.decided_by == "path"


@pytest.mark.rule("H-FOCUS-01", "H-FOCUS-10")
def test_a_focus_found_before_and_out_of_reach_for_good_is_not_replaced() -> None:
    decision = acts("2 M # 1", Plan(move=2), focus="1")
    assert results(decision) == ["B1 ->"]
    assert decision.reasons.decided_by == "lost"


@pytest.mark.rule("H-FOCUS-12")
def test_the_way_passes_allies_but_not_foes_and_difficult_ground_counts_double() -> None:
    assert results(acts("M A . 1", Plan(move=2))) == ["C1 -> 1"]
    assert focuses(acts("M d d . 1\n# # # # #", Plan(move=2))) == "1"
    (considered,) = acts("M d d . 1", Plan(move=2)).reasons.considered
    assert considered.path == 5
    assert focuses(acts("M 1 . 2", Plan(move=2))) == "1"


@pytest.mark.rule("H-FOCUS-12")
def test_a_jump_crosses_foes_and_obstacles_but_ends_on_free_ground() -> None:
    assert results(acts("M o o . 1", Plan(move=3, mode="jump"))) == ["D1 -> 1"]
    assert results(acts("M o o o 1", Plan(move=3, mode="jump"))) == ["A1 ->"]


@pytest.mark.rule("H-FOCUS-13", "H-MMOVE-15")
def test_a_nearer_foe_behind_traps_is_ignored_for_one_that_can_be_reached() -> None:
    assert focuses(acts("M t 1 -\n. # # -\n. . . 2", Plan(move=2))) == "2"
    assert focuses(acts("M t 1 -\n. # # -\n. . . .", Plan(move=2))) == "1"
    assert focuses(acts("M t 1 -\n. # # -\n. . . 2", Plan(move=2, mode="fly"))) == "1"


UNSEEN = "# # # #\nM # 1 .\n. # . .\n. . . ."


@pytest.mark.rule("H-LOS-04", "H-LOS-09")
def test_who_is_not_seen_is_not_attacked_however_near() -> None:
    assert results(acts(UNSEEN, Plan(move=0, range=9))) == ["A2 ->"]
    (considered,) = acts(UNSEEN, Plan(move=0, range=9)).reasons.considered
    assert considered.proximity == 6
