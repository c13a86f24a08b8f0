"""The greedy player looks after those whose fall would lose the scenario."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.movement import move
from engine.systems.haven.abilities.targets import choose, enemies_within
from engine.systems.haven.heroes.actions import perform
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.heroes.select import select_cards
from engine.systems.haven.robots.greedy import answer
from engine.systems.haven.robots.greedy.wards import must_live
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.test_greedy import asked, chosen
from tests.engine.systems.haven.world import World, text


def guarded(w: World, hero: Hero) -> set[str]:
    """The kinds that must not fall, as a hero's player reads it."""
    return set(must_live(w.system().view(w.g.state, hero.seat)))


def struck(w: World, hero: Hero, reach: int) -> str:
    """Whom a hero attacks first."""
    script = choose(w.g, hero, "attack-target", enemies_within(w.g, hero, reach), 1)
    return chosen(w, hero, script)


# --- who must not fall


@pytest.mark.parametrize(
    ("failure", "kinds"),
    [
        ("", set()),
        ("guest dead", {"guest"}),
        ("round 9 over or every altar destroyed", {"altar"}),
        ("not guest dead and round 9 over", set()),
        ("rat dead", set()),
    ],
)
def test_whose_fall_is_a_failure_must_not_fall(failure: str, kinds: set[str]):
    w = World()
    ana = w.hero("A1")
    w.ally("B1")
    w.objective("C1")
    w.monster("D1")
    w.terms("every enemy dead", failure=failure)
    assert guarded(w, ana) == kinds


def test_a_rule_may_say_so_too():
    w = World()
    ana = w.hero("A1")
    w.ally("B1")
    w.ally("C1", "piper")
    w.rule("guest dies", "Lose")
    w.rule("piper dies", "Give Muddle to heroes")
    assert guarded(w, ana) == {"guest"}


# --- what is done for them


@pytest.mark.parametrize(("failure", "first"), [("guest dead", "rat"), ("", "crab")])
def test_it_strikes_first_who_is_at_their_throat(failure: str, first: str):
    w = World()
    ana = w.hero("B2")
    w.ally("B4")
    w.monster("B3")
    crab = w.monster("B1", "crab")
    crab.hp = 1
    w.terms("every enemy dead", failure=failure)
    assert struck(w, ana, 1).startswith(first)


@pytest.mark.parametrize(("hp", "first"), [(10, "crab"), (3, "rat")])
def test_when_they_are_hurt_it_strikes_first_who_is_near_them(hp: int, first: str):
    w = World()
    ana = w.hero("B2")
    w.ally("B6", hp=10).hp = hp
    w.monster("B3")
    crab = w.monster("B1", "crab")
    crab.hp = 1
    w.terms("every enemy dead", failure="guest dead")
    assert struck(w, ana, 1).startswith(first)


def test_it_attacks_nobody_rather_than_who_must_not_fall():
    w = World()
    ana = w.hero("B2")
    altar = w.objective("B1")
    w.terms("round 5 over", failure="altar destroyed")
    assert struck(w, ana, 1) == "skip"
    w.terms("altar destroyed", failure="round 5 over")
    assert struck(w, ana, 1) == altar.id


def test_it_walks_up_to_a_threat_past_a_nearer_foe():
    w = World("\n".join(["a " * 8] * 3))
    ana = w.hero("D2")
    w.ally("G2")
    threat = w.monster("H2")
    w.monster("C2", "crab")
    w.picked(ana, *ana.hand[:2])
    assert chosen(w, ana, move(w.g, ana, 4, "walk")) == "stay"
    w.terms("every enemy dead", failure="guest dead")
    goal = chosen(w, ana, move(w.g, ana, 4, "walk"))
    assert goal in {one.label for one in w.g.board.neighbours(threat.hex)}


def test_its_attack_done_it_stands_between_a_threat_and_its_prey():
    w = World("\n".join(["a " * 6] * 3))
    ana = w.hero("A2")
    w.ally("B2", hp=10).hp = 3
    w.monster("E2")
    w.picked(ana, *ana.hand[:2])
    ana.picked.pop()
    assert chosen(w, ana, move(w.g, ana, 3, "walk")) == "stay"
    w.terms("every enemy dead", failure="guest dead")
    assert chosen(w, ana, move(w.g, ana, 3, "walk")) in ("C2", "C3", "D2")


def test_it_heals_them_before_others_when_they_are_hurt():
    w = World()
    ana, guest = w.hero("A1"), w.ally("A2", hp=9)
    ben = w.hero("B1", hp=1)
    w.terms("every enemy dead", failure="guest dead")
    for hp, healed in ((8, ben.id), (5, guest.id)):
        guest.hp = hp
        script = perform(w.g, ana, text("Heal 2, Range 2"), Doing())
        assert chosen(w, ana, script) == healed


@pytest.mark.parametrize(("where", "is_picked"), [("B1", True), ("H6", False)])
def test_it_picks_a_heal_that_reaches_them_when_they_are_hurt(where: str, is_picked: bool):
    w = World()
    ana, guest = w.hero("A1"), w.ally(where, hp=9)
    w.only(ana)
    w.monster("D4")
    w.card(ana, "salve", top="Heal 5, Range 2")
    w.terms("every enemy dead", failure="guest dead")
    for hp, is_wanted in ((9, False), (3, is_picked)):
        guest.hp = hp
        question = next(select_cards(w.g))[0]
        picks = answer(w.system().view(w.g.state, ana.seat), asked(question)).chosen
        assert ("salve" in picks) == is_wanted
