"""The greedy player disarms, builds and changes places where that helps."""

from __future__ import annotations

import pytest

from engine.systems.haven.heroes.actions import perform
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.robots.greedy import answer
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.test_greedy import asked
from tests.engine.systems.haven.world import World, spot, text

HALL = "a a a a a a\na a a a a a"


def answers(
    w: World, hero: Hero, printed: str, count: int = 1, *, is_last: bool = False
) -> list[str]:
    """What the greedy player answers, in order, when the card in use says this."""
    w.card(hero, "deed", top=printed)
    w.picked(hero, "deed", hero.hand[0])
    if is_last:
        hero.picked.pop()
    script = perform(w.g, hero, text(printed), Doing("deed"))
    question, given = next(script)[0], []
    for left in range(count, 0, -1):
        view = w.system().view(w.g.state, hero.seat)
        given.append(answer(view, asked(question)).chosen[0])
        question = script.send([(given[-1],)])[0] if left > 1 else question
    return given


# --- traps


def test_it_disarms_the_trap_in_its_way():
    w = World("aT a aT a a")
    ana = w.hero("B1")
    w.monster("E1")
    assert answers(w, ana, "Disarm trap, Range 3") == ["C1"]


@pytest.mark.parametrize(
    ("printed", "done"), [("", "skip"), ("; XP 1", "A1"), ("; Infuse Ice", "A1")]
)
def test_one_that_lies_aside_only_if_the_card_pays_for_it(printed: str, done: str):
    w = World("aT a a a a")
    ana = w.hero("B1")
    w.monster("E1")
    assert answers(w, ana, f"Disarm trap, Range 3{printed}") == [done]


def test_it_lays_a_trap_before_a_foe_and_none_where_there_is_nobody_to_catch():
    w = World(HALL)
    ana = w.hero("A1")
    assert answers(w, ana, "Trap 3, Range 4") == ["skip"]
    w.monster("F1")
    assert answers(w, ana, "Trap 3, Range 4") == ["E1"]


def test_it_leaves_a_trap_that_lies_before_the_foes():
    w = World("a a a a a a\na a a aT a a")
    ana = w.hero("A1")
    w.monster("E2")
    assert answers(w, ana, "Disarm trap, Range 5; XP 1") == ["skip"]


# --- obstacles


def test_it_puts_an_obstacle_before_those_who_are_not_its_target():
    w = World("a a a a a a a\n. . . a . . a\n. . . a a a a")
    ana = w.hero("D1")
    w.only(ana)
    w.monster("C1", "crab")
    w.monster("G1")
    (done,) = answers(w, ana, "Create obstacle, Range 2")
    assert done in ("E1", "F1")


@pytest.mark.parametrize(("printed", "is_done"), [("", False), ("; XP 1", True)])
def test_where_an_obstacle_slows_nobody_it_is_made_for_pay_alone(printed: str, is_done: bool):
    w = World("a a a\na a a\na a a\na a a")
    ana = w.hero("B2")
    w.only(ana)
    w.monster("B1")
    (done,) = answers(w, ana, f"Create obstacle, Range 1{printed}")
    assert (done != "skip") == is_done


def test_it_moves_an_obstacle_out_of_its_own_way():
    w = World("a a aO a a\n. a .  a .\n. a a  a .")
    ana = w.hero("B1")
    w.only(ana)
    w.monster("E1")
    first, then = answers(w, ana, "Move obstacle 2, Range 2", count=2)
    assert first == "C1"
    assert then in ("A1", "B3", "C3", "D3")


def test_it_destroys_the_obstacle_in_its_way():
    w = World("aO a aO a a\n.  a .  a .\n.  a a  a .")
    ana = w.hero("B1")
    w.monster("E1")
    assert answers(w, ana, "Destroy obstacle, Range 1") == ["C1"]


# --- places


def test_it_changes_places_to_get_into_reach():
    w = World(HALL)
    ana, ben = w.hero("A1"), w.hero("D1")
    w.monster("E1")
    printed = "Swap, Allies, Range 3; Attack 3"
    assert answers(w, ana, printed) == [ben.id]
    ana.hex, ben.hex = spot("D1"), spot("A1")
    assert answers(w, ana, printed) == ["skip"]


def test_the_hurt_change_places_with_the_hale_only():
    w = World(HALL)
    ana, ben = w.hero("D1", hp=2), w.hero("B1")
    w.monster("E1")
    printed = "Swap, Allies, Range 3"
    assert answers(w, ana, printed, is_last=True) == [ben.id]
    ben.hp = 1
    assert answers(w, ana, printed, is_last=True) == ["skip"]


def test_it_takes_the_place_of_one_who_must_not_fall():
    w = World(HALL)
    ana, guest = w.hero("B1"), w.ally("D1")
    w.monster("E1")
    assert answers(w, ana, "Swap, Allies, Range 3", is_last=True) == ["skip"]
    w.terms("every enemy dead", failure="guest dead")
    assert answers(w, ana, "Swap, Allies, Range 3", is_last=True) == [guest.id]


def test_it_changes_places_to_get_to_a_door_when_nobody_is_about():
    w = World("a a a a ab b\na a a a .  .")
    ana, ben = w.hero("A1"), w.hero("C1")
    assert answers(w, ana, "Swap, Allies, Range 3", is_last=True) == [ben.id]


def test_it_changes_places_with_a_foe_to_get_out_of_a_crowd():
    w = World("a a a a a a\na a a a a a\na a a a a a")
    ana = w.hero("B2", hp=2)
    w.only(ana)
    bat = w.monster("D2", "bat")
    for where in ("B1", "A2", "A3"):
        w.monster(where)
    assert answers(w, ana, "Swap, Range 2", is_last=True) == [bat.id]


def test_it_never_changes_places_into_harm():
    w = World("a a a aT a a\na a a a a a")
    ana = w.hero("A1")
    w.hero("D1")
    w.monster("E1")
    assert answers(w, ana, "Swap, Allies, Range 3; Attack 3") == ["skip"]
