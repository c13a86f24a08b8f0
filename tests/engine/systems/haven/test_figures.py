"""Sides: who is whose enemy, and what each kind of figure is to the rules."""

from __future__ import annotations

import pytest

from engine.systems.haven.initiative import ranks
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-MON-09", "H-TURN-15")
def test_a_monsters_enemies_are_heroes_their_summons_and_allies_of_the_scenario():
    w = World()
    ana, rat = w.hero("A1"), w.monster("D1")
    spark, guest, altar = w.summon(ana, "B1"), w.ally("C1"), w.objective("H6")

    assert w.g.enemies(rat) == [ana, spark, guest]
    assert w.g.enemies(spark) == [rat, altar]
    assert w.g.allies(spark) == [ana, guest]
    assert w.g.allies(rat) == []


@pytest.mark.rule("H-FOCUS-07")
def test_a_summon_ranks_right_before_its_summoner_even_in_its_first_round():
    w = World()
    ana, ben = w.hero("A1"), w.hero("A2")
    first, second = w.summon(ben, "B1"), w.summon(ben, "B2")
    second.round = w.state.round
    w.order(blade=20, bow=40)

    order = ranks(w.g)

    assert sorted(order, key=order.__getitem__) == [ana.id, first.id, second.id, ben.id]


@pytest.mark.rule("H-SPECIAL-08", "H-SPECIAL-10")
def test_an_obstacle_with_hit_points_is_attacked_like_an_enemy_and_breaks():
    w = World()
    ana, altar = w.hero("A1"), w.objective("B1", hp=3)
    w.stack(ana, "+0")

    w.act(ana, "Attack 3", altar.id)

    assert w.state.objectives == []
    assert altar.hex not in w.g.ground.obstacles
    assert w.state.coins == []


@pytest.mark.rule("H-SPECIAL-10")
def test_an_obstacle_with_hit_points_is_immune_to_negative_conditions():
    w = World()
    ana, altar = w.hero("A1"), w.objective("B1", hp=9)
    w.stack(ana, "+0")

    w.act(ana, "Attack 1, Stun, Curse", altar.id)

    assert altar.conditions == {}
    assert "curse" not in w.state.monster_modifiers.cards.pile


@pytest.mark.rule("H-SPECIAL-09")
def test_an_obstacle_with_hit_points_is_not_moved():
    w = World()
    ana, altar = w.hero("A1"), w.objective("B1")

    w.act(ana, "Push 2, Range 1")

    assert altar.hex.label == "B1"
