"""What monsters summon, and what they settle before they act (H-MABIL, H-FOCUS-01)."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.monsters.turns import monsters_act
from engine.systems.haven.scenario.round import begin_round
from tests.engine.systems.haven.world import World, spot


@pytest.mark.rule("H-MABIL-04")
def test_a_summoned_monster_stands_as_near_as_possible_to_an_enemy():
    w = World()
    w.hero("A1")
    rat = w.monster("D1")

    w.monster_turn(rat, "Summon bat elite", "C1")

    (bat,) = [monster for monster in w.state.monsters if monster.type == "bat"]
    assert bat.rank == "elite"
    assert bat.hex == spot("C1")
    assert w.offered("tie") == [["C2", "C1"]]  # two steps from the hero both


@pytest.mark.rule("H-MABIL-04", "H-COND-18")
def test_a_summoned_monster_is_drawn_to_nobody_invisible():
    w = World("a a a a a a a")
    ana, _ = w.hero("A1"), w.hero("G1")
    ana.conditions["invisible"] = False
    rat = w.monster("C1")

    w.monster_turn(rat, "Summon bat normal")

    assert [m.hex for m in w.state.monsters if m.type == "bat"] == [spot("D1")]


@pytest.mark.rule("H-MABIL-04")
def test_a_summoned_monster_needs_an_empty_hex():
    w = World("a aT a a")
    w.hero("A1")
    rat = w.monster("C1")

    w.monster_turn(rat, "Summon bat normal")

    assert [m.hex for m in w.state.monsters if m.type == "bat"] == [spot("D1")]


@pytest.mark.rule("H-MABIL-05")
def test_without_an_empty_hex_no_monster_comes():
    w = World("a a$ a")
    w.hero("A1")
    rat = w.monster("C1")

    w.monster_turn(rat, "Summon bat normal")

    assert w.state.monsters == [rat]


@pytest.mark.rule("H-MABIL-06")
def test_without_a_standee_no_monster_comes():
    w = World()
    w.hero("A1")
    rat = w.monster("D1")
    w.state.standees["bat"] = []

    w.monster_turn(rat, "Summon bat normal")

    assert w.state.monsters == [rat]


@pytest.mark.rule("H-MABIL-03", "H-MABIL-07")
def test_a_summoned_monster_acts_like_its_type_from_the_next_round_on():
    w = World(auto_ties=True)
    ana, rat = w.hero("A1", hp=20), w.monster("D1")
    w.type_stats("bat", attack=3, range=5)
    w.monster_turn(rat, "Summon bat normal")
    (bat,) = [monster for monster in w.state.monsters if monster.type == "bat"]
    w.ability("bat", "Attack +1")
    w.stack(bat, "+0")

    w.run(monsters_act(w.g, "bat"))
    assert ana.hp == 20

    begin_round(w.g)
    w.ability("bat", "Attack +1")
    w.order(blade=1, bat=2)
    w.run(monsters_act(w.g, "bat"))
    assert ana.hp == 16


@pytest.mark.rule("H-MABIL-08")
def test_a_summoned_monster_leaves_no_money():
    w = World(auto_ties=True)
    w.hero("A1")
    rat = w.monster("D1")
    w.monster_turn(rat, "Summon bat normal")
    (bat,) = [monster for monster in w.state.monsters if monster.type == "bat"]

    w.run(suffer(w.g, bat, bat.hp))

    assert w.state.coins == []


@pytest.mark.rule("H-FOCUS-01")
def test_the_focus_is_settled_before_the_first_ability_of_the_card():
    w = World(auto_ties=True)
    ana, ben = w.hero("C2", hp=20), w.hero("F2", hp=20)  # one step away, two steps away
    rat = w.monster("D2", move=6, attack=3)
    w.stack(rat, "+0")

    w.monster_turn(rat, "Push 3, Range 1; Move +0; Attack +0")

    assert (ana.hp, ben.hp) == (17, 20)
