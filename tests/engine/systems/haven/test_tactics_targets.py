from __future__ import annotations

import pytest

from engine.content.tree import Area
from engine.core.hexes import DIRECTIONS, Hex, at, orientations
from engine.systems.haven.tactics import FROST, Plan
from tests.engine.core.drawing import named
from tests.engine.systems.haven.fields import BLAST, CLEAVE, SPEAR, acts, results


@pytest.mark.rule("H-MATK-02")
def test_it_attacks_its_focus_rather_than_more_others() -> None:
    # One cleave could hit 2 and 3 together, but 1 is the focus.
    text = ". . 3 .\n1 M 2 .\n. . . ."
    plan = Plan(move=0, area=CLEAVE)
    decision = acts(text, plan)
    assert decision.outcomes
    assert all(o.focuses[0] in o.attacks for o in decision.outcomes)
    assert results(decision) == ["B2 -> 1"]


@pytest.mark.rule("H-MATK-03")
def test_with_several_targets_it_attacks_the_focus_and_as_many_others_as_it_can() -> None:
    text = "1 2 .\nM 3 .\n. . ."
    assert results(acts(text, Plan(move=0, targets=3))) == ["A2 -> 1 2 3"]
    assert results(acts(text, Plan(move=0, targets=9))) == ["A2 -> 1 2 3"]


@pytest.mark.rule("H-MATK-04")
def test_further_targets_are_the_nearest_and_then_the_earliest() -> None:
    text = "1 . 2 .\nM . . .\n. . 3 ."
    archer = Plan(move=0, range=3, targets=2, is_muddled=True)
    assert results(acts(text, archer)) == ["A2 -> 1 2"]
    late = {"1": 1, "2": 30, "3": 20}
    assert results(acts(text, archer, initiatives=late)) == ["A2 -> 1 3"]
    assert results(acts(text, archer, rules=FROST)) == ["A2 -> 1 2", "A2 -> 1 3"]


@pytest.mark.rule("H-AOE-01")
def test_an_area_is_turned_to_fit() -> None:
    # Two hexes side by side next to the monster, wherever around it they lie.
    here = named("C3")
    for k in range(6):
        first, second = here.plus(DIRECTIONS[k]), here.plus(DIRECTIONS[(k + 1) % 6])
        text = _drawn({here: "M", first: "1", second: "2"})
        assert results(acts(text, Plan(move=0, area=CLEAVE))) == ["C3 -> 1 2"]


@pytest.mark.rule("H-AOE-10")
def test_an_area_is_mirrored_to_fit() -> None:
    hook = Area("hook", (Hex(1, 0), Hex(2, 0), Hex(2, 1)), has_self=True)
    here = named("D4")
    for offsets in orientations(hook.offsets):
        signs = {here.plus(offset): sign for offset, sign in zip(offsets, "123", strict=True)}
        text = _drawn({here: "M", **signs})
        assert results(acts(text, Plan(move=0, area=hook))) == ["D4 -> 1 2 3"]


def _drawn(signs: dict[Hex, str]) -> str:
    rows = ([signs.get(at(column, row), ".") for column in range(8)] for row in range(8))
    return "\n".join(" ".join(cells) for cells in rows)


@pytest.mark.rule("H-AOE-05", "H-AOE-06")
def test_one_hex_of_a_ranged_area_within_range_is_enough_for_those_in_sight() -> None:
    plan = Plan(move=0, range=2, area=BLAST)
    assert results(acts("M . . 1 .\n. . . . .", plan)) == ["A1 -> 1"]
    assert results(acts("M . . . 1\n. . . . .", plan)) == ["A1 ->"]
    assert results(acts("M . . # .\n. . . # 1", Plan(move=0, range=4, area=BLAST))) == ["A1 ->"]


@pytest.mark.rule("H-AOE-08")
def test_allies_under_the_area_are_not_attacked() -> None:
    decision = acts(". 1 .\n. M A\n. . .", Plan(move=0, area=CLEAVE))
    assert results(decision) == ["B2 -> 1"]


@pytest.mark.rule("H-AOE-09")
def test_a_melee_area_reaches_as_far_as_its_pattern() -> None:
    column = ".\nM\n.\n1\n."
    assert results(acts(column, Plan(move=0, area=SPEAR))) == ["A2 -> 1"]
    assert acts(column, Plan(move=0, area=SPEAR)).reasons.aims[0].disadvantaged == ()


@pytest.mark.rule("H-AOE-11")
def test_a_ranged_area_has_disadvantage_only_against_those_adjacent() -> None:
    decision = acts("M\n1\n2\n.", Plan(move=0, range=2, targets=2))
    (aim,) = decision.reasons.aims
    assert aim.targets == ("1", "2")
    assert aim.disadvantaged == ("1",)


def test_an_area_and_extra_targets_together() -> None:
    decision = acts(". 1 .\n3 M 2\n. . .", Plan(move=0, targets=2, area=CLEAVE))
    assert all(len(outcome.attacks) == 3 for outcome in decision.outcomes)


@pytest.mark.rule("H-LOS-07")
def test_a_thin_wall_between_neighbours_stops_a_melee_attack() -> None:
    assert results(acts("M\n1", Plan(move=0))) == ["A1 -> 1"]
    assert results(acts("M\n1", Plan(move=0), walls_between="A1|A2")) == ["A1 ->"]


def test_the_reasons_name_who_was_considered_and_why() -> None:
    decision = acts("M . . 1\n. . . .\n. . . 2", Plan(move=3))
    reasons = decision.reasons
    assert [c.foe for c in reasons.considered] == ["1", "2"]
    assert reasons.focuses == ("1",)
    assert reasons.decided_by == "path"
    assert reasons.aims[0].hex == named("C1")
    assert reasons.aims[0].is_reached
