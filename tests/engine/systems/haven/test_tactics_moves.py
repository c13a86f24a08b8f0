from __future__ import annotations

import pytest

from engine.core.hexes import distance
from engine.systems.haven.tactics import FROST, Plan
from tests.engine.core.drawing import labels, named
from tests.engine.systems.haven.fields import acts, results


@pytest.mark.rule("H-MMOVE-02")
def test_without_an_attack_it_goes_next_to_its_focus_by_the_shortest_way() -> None:
    assert results(acts("M . . . . 1", Plan(move=9, attacks=False, range=3))) == ["E1 ->"]
    assert results(acts("M . . . . 1", Plan(move=2, attacks=False))) == ["C1 ->"]


@pytest.mark.rule("H-MMOVE-03", "H-MMOVE-04")
def test_a_melee_attacker_takes_the_nearest_hex_to_attack_from() -> None:
    decision = acts(". . . .\nM . . 1\n. . . .", Plan(move=9))
    assert results(decision) == ["C2 -> 1", "C3 -> 1"]
    assert all(len(decision.path_to(outcome)) == 2 for outcome in decision.outcomes)


@pytest.mark.rule("H-MMOVE-05", "H-MATK-03")
def test_with_two_targets_it_goes_where_it_hits_both() -> None:
    text = ". . . . .\nM . . 1 .\n. . . . .\n. . . 2 ."
    assert results(acts(text, Plan(move=4, targets=2))) == ["D3 -> 1 2"]
    assert results(acts(text, Plan(move=4))) == ["C2 -> 1", "C3 -> 1"]


@pytest.mark.rule("H-MMOVE-06")
def test_an_archer_goes_no_farther_than_it_must() -> None:
    assert results(acts("M . . . . . 1", Plan(move=5, range=3))) == ["D1 -> 1"]
    assert results(acts("M . . 1", Plan(move=5, range=3))) == ["A1 -> 1"]


ARCHER_BESET = ". . . . .\n. . 1 M .\n. . . . ."


@pytest.mark.rule("H-MMOVE-07")
def test_an_archer_next_to_its_focus_steps_away() -> None:
    decision = acts(ARCHER_BESET, Plan(move=1, range=3))
    focus = named("C2")
    assert {distance(o.destination, focus) for o in decision.outcomes} == {2}
    assert results(acts(ARCHER_BESET, Plan(move=0, range=3))) == ["D2 -> 1"]


def test_a_muddled_archer_has_no_reason_to_step_away() -> None:
    assert results(acts(ARCHER_BESET, Plan(move=1, range=3, is_muddled=True))) == ["D2 -> 1"]


@pytest.mark.rule("H-MMOVE-08")
def test_no_disadvantage_against_the_focus_matters_more_than_a_second_target() -> None:
    column, plan = "2\n1\nM\n.", Plan(move=1, range=2, targets=2)
    assert results(acts(column, plan)) == ["A4 -> 1"]
    assert results(acts(column, plan, rules=FROST)) == ["A3 -> 1 2"]


@pytest.mark.rule("H-MMOVE-09")
def test_out_of_reach_it_shortens_the_way_left_to_its_attack_hex() -> None:
    # Straight on would bring it nearer as the crow flies, into a dead end.
    text = "M . . # 1 .\n. # . # . .\n. # # # . .\n. . . . . ."
    decision = acts(text, Plan(move=2))
    assert results(decision) == ["A3 ->"]
    assert labels(decision.path_to(decision.outcomes[0])) == "A2 A3"


@pytest.mark.rule("H-MMOVE-10")
def test_traps_are_walked_around() -> None:
    decision = acts("M t . 1\n. . . .\n. . . .", Plan(move=4))
    assert named("B1") not in decision.path_to(decision.outcomes[0])


@pytest.mark.rule("H-MMOVE-11")
def test_where_traps_are_the_only_way_it_takes_the_fewest() -> None:
    text = "M t t . 1\n# # # # .\n"
    assert acts(text, Plan(move=4)).reasons.aims[0].negatives == 2
    choice = "M t t . 1\n. # # . .\n. . t . ."
    (aim, *_) = acts(choice, Plan(move=9)).reasons.aims
    assert aim.negatives == 1


@pytest.mark.rule("H-MMOVE-12")
def test_flyers_ignore_traps() -> None:
    decision = acts("M t t 1\n. # # .\n. . . .", Plan(move=4, mode="fly"))
    assert results(decision) == ["C1 -> 1"]
    assert decision.reasons.aims[0].negatives == 0


@pytest.mark.rule("H-MMOVE-14")
@pytest.mark.parametrize(
    ("plan", "steps", "hits"),
    [
        (Plan(move=3, range=3), 0, 1),
        (Plan(move=3), 1, 1),
        (Plan(move=3, targets=2), 2, 2),
        (Plan(move=3, targets=3), 3, 3),
    ],
)
def test_more_targets_are_worth_more_steps(plan: Plan, steps: int, hits: int) -> None:
    text = ". . . . . .\n. . . . . .\nM . . . . .\n. 1 . 3 . .\n. 2 . . . ."
    decision = acts(text, plan)
    assert {len(decision.path_to(outcome)) for outcome in decision.outcomes} == {steps}
    assert {len(outcome.attacks) for outcome in decision.outcomes} == {hits}
    assert all("1" in outcome.attacks for outcome in decision.outcomes)


@pytest.mark.rule("H-MMOVE-16")
def test_it_steps_on_no_trap_where_a_longer_way_is_clean() -> None:
    text = "M t . . 1\n. # # # .\n. . . . ."
    assert results(acts(text, Plan(move=1, range=3))) == ["A2 ->"]
    assert acts(text, Plan(move=9, range=3)).reasons.aims[0].negatives == 0


@pytest.mark.rule("H-MMOVE-17")
def test_it_does_not_move_where_no_step_helps() -> None:
    # The next step on its way is taken by an ally, and it has but one point.
    decision = acts("M A . . 1", Plan(move=1))
    assert results(decision) == ["A1 ->"]
    assert labels(decision.outcomes[0].goals) == "D1"
    assert decision.outcomes[0].focuses == ("1",)


@pytest.mark.rule("H-MMOVE-17")
def test_it_takes_no_second_step_that_brings_it_no_nearer() -> None:
    # C2 is as far from an attack as B1: the thin wall leaves no way on but past the ally.
    text = "M . A . . 1\n- - . - - -"
    decision = acts(text, Plan(move=2), walls_between="C2|D1")
    assert results(decision) == ["B1 ->"]
    assert results(acts(text, Plan(move=2))) == ["C2 ->"]


def test_a_slide_over_ice_brings_it_nearer_for_less() -> None:
    assert results(acts("M\ni\ni\n.\n1", Plan(move=1))) == ["A4 -> 1"]
    decision = acts("M\n.\ni\n.\n.\n.\n.\n1", Plan(move=2))
    assert results(decision) == ["A4 ->"]
    assert labels(decision.path_to(decision.outcomes[0])) == "A2 A3 A4"


def test_ice_that_carries_it_past_the_attack_hex_is_no_way_there() -> None:
    text = ". M .\n. i .\n1 i .\n. i .\n. . ."
    assert results(acts(text, Plan(move=1))) == ["A2 -> 1"]
    assert results(acts(text.replace("i", "."), Plan(move=1))) == ["A2 -> 1", "B2 -> 1"]


def test_of_hexes_equally_near_to_the_goal_it_takes_the_one_it_reaches_soonest() -> None:
    decision = acts("M . . .\n. . . .\n# # # .\n. . . .\n1 . . .", Plan(move=2))
    assert all(len(decision.path_to(outcome)) == 2 for outcome in decision.outcomes)


def test_the_outcomes_come_in_a_fixed_order_without_repetition() -> None:
    decision = acts(". . .\nM . .\n. . .\n. . 1", Plan(move=1))
    assert list(decision.outcomes) == sorted(decision.outcomes, key=lambda o: o.destination)
    assert len(set(decision.outcomes)) == len(decision.outcomes)
