"""The greedy player seeks what a scenario asks for, from what a player reads and sees."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.movement import move
from engine.systems.haven.abilities.targets import choose, enemies_within
from engine.systems.haven.robots.greedy.goals import errand, wanted_dead
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.test_greedy import chosen
from tests.engine.systems.haven.world import World, spot

TWO_ROOMS = """
a  a  a  .   b  b
a  a  a  ab  b  b
a  a  a  .   b  b
"""


def sent_to(w: World, hero: Hero) -> tuple[set[str], bool]:
    """Where the scenario wants a hero, and whether at once."""
    found = errand(w.system().view(w.g.state, hero.seat))
    return ({where.label for where in found.hexes}, found.is_urgent) if found else (set(), False)


def test_a_plain_fight_sends_nobody_anywhere():
    w = World()
    ana = w.hero("A1")
    w.monster("D1")
    assert sent_to(w, ana) == (set(), False)


def test_it_stands_on_the_plates_of_a_locked_door_each_hero_on_one():
    w = World(TWO_ROOMS, heroes=2)
    ana, ben = w.hero("A1"), w.hero("A3")
    w.lock("D2")
    w.mark("P", "B1", "B3")
    w.rule("every P occupied", "Unlock ab", is_once=True)
    assert sent_to(w, ana) == ({"B1", "B3"}, False)
    ben.hex = spot("B3")
    assert sent_to(w, ana) == ({"B1"}, False)
    assert sent_to(w, ben) == ({"B3"}, False)  # and stays there
    w.picked(ana, *ana.hand[:2])
    assert chosen(w, ana, move(w.g, ana, 4, "walk")) == "B1"


def test_it_does_not_care_for_plates_when_the_door_is_no_longer_locked():
    w = World(TWO_ROOMS)
    ana = w.hero("A1")
    w.mark("P", "B1")
    w.rule("P occupied", "Unlock ab")
    assert sent_to(w, ana) == (set(), False)


@pytest.mark.parametrize(("failure", "is_urgent"), [("", False), ("round 9 over", True)])
def test_it_fetches_the_treasure_that_opens_a_door_at_once_if_time_is_short(
    failure: str, is_urgent: bool
):
    w = World(TWO_ROOMS.replace("a  a  a  .", "a  a  aG .", 1))
    w._scenario(treasures={"G": 7})
    ana = w.hero("A1")
    w.monster("A3")
    w.lock("D2")
    w.rule("treasure G looted", "Unlock ab")
    w.terms("every enemy dead", failure=failure)
    assert sent_to(w, ana) == ({"C1"}, is_urgent)


def test_it_makes_for_the_exit_past_monsters():
    w = World("a a a a a a\na a a a a a")
    ana = w.hero("A1")
    w.monster("A2")
    w.mark("P", "F1", look="exit")
    w.rule("P occupied", "Leave")
    w.terms("heroes gone")
    w.picked(ana, *ana.hand[:2])
    assert sent_to(w, ana) == ({"F1"}, True)
    assert chosen(w, ana, move(w.g, ana, 5, "walk")) == "F1"


def test_it_gathers_only_when_all_that_the_goal_names_are_gone():
    w = World()
    ana = w.hero("A1")
    rat = w.monster("D4")
    w.monster("H6", "crab")
    w.mark("P", "F1", "F2", "F3", "F4")
    w.terms("every rat dead and heroes on P")
    view = w.system().view(w.g.state, ana.seat)
    assert wanted_dead(view) == {"rat"}
    assert sent_to(w, ana) == (set(), False)
    w.state.monsters.remove(rat)
    assert sent_to(w, ana) == ({"F1", "F2", "F3", "F4"}, True)


def test_a_locked_door_is_no_way():
    w = World(TWO_ROOMS)
    ana = w.hero("A1")
    w.lock("D2")
    w.picked(ana, *ana.hand[:2])
    w.mark("P", "C3")
    w.rule("P occupied", "Open ab")
    assert chosen(w, ana, move(w.g, ana, 9, "walk")) == "C3"


def test_of_two_it_would_hardly_kill_it_strikes_whom_the_goal_names():
    w = World()
    ana, rat, crab = w.hero("B2"), w.monster("B1"), w.monster("B3", "crab")
    rat.hp = rat.max_hp = crab.hp + 5
    w.terms("rat dead")
    script = choose(w.g, ana, "attack-target", enemies_within(w.g, ana, 1), 1)
    assert chosen(w, ana, script) == rat.id
