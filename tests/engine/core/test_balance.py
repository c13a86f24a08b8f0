"""Counting whole games by scenario, party size and class."""

from __future__ import annotations

from engine.core.balance import Balance, Fight, Fought, fight, fights
from tests.duel import DuelSystem


def fought(is_won: bool, **dealt: int) -> Fought:
    deeds = tuple((name, {"dealt": n, "healed": 0, "prevented": 0}) for name, n in dealt.items())
    return Fought(Fight("yard", 2, 0), is_won, 5, deeds)


def test_every_scenario_is_played_with_every_party() -> None:
    todo = fights(["yard", "mill"], range(2, 4), 2)
    assert len(todo) == len(set(todo)) == 8


def test_the_same_name_is_the_same_game() -> None:
    one = Fight("yard", 3, 7)
    assert fight(DuelSystem(), one, "a") == fight(DuelSystem(), one, "a")


def test_a_scenario_that_is_always_or_never_won_is_unfair() -> None:
    for outcomes, is_fair in (((True, False), True), ((True,) * 9, False), ((False,) * 9, False)):
        balance = Balance()
        for outcome in outcomes:
            balance.add(fought(outcome, red=5))
        assert (balance.unfair == []) is is_fair


def test_a_class_that_does_too_much_or_too_little_is_named() -> None:
    balance = Balance()
    for outcome in (True, False):
        balance.add(fought(outcome, red=10, blue=10, green=1))
    assert balance.share("red") > 1 > balance.share("green")
    assert [line.split(":")[0] for line in balance.unfair] == ["green"]
