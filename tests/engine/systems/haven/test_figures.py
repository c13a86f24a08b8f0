"""Sides: who is whose enemy, and what each kind of figure is to the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.core.rng import Rng, seed_from
from engine.systems.haven.content import AllyKind, Post
from engine.systems.haven.monsters.turns import allies_act
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.scenario.doors import place_posted
from engine.systems.haven.scenario.initiative import ranks
from tests.engine.systems.haven.packs import FILES, write_pack
from tests.engine.systems.haven.world import World, spot, stats


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
    assert spot("B1") in w.g.ground.obstacles

    w.act(ana, "Attack 3", altar.id)

    assert w.state.objectives == []
    w.act(ana, "Move 1", "B1")
    assert w.where(ana) == "B1"  # nothing stands in the way any more
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


ALLIES = """

[allies.lamplighter]
name = { en = "Lamplighter", fr = "Allumeur" }
hp = "4 + L"
move = 2
attack = 2
initiative = 30
text = "Move +0; Attack +0"

[objectives.barrel]
name = { en = "Barrel", fr = "Tonneau" }
hp = "2 * C"
"""


@pytest.mark.rule("H-SPECIAL-11")
def test_allies_act_in_the_order_of_the_numbers_on_their_tokens():
    w = World(auto_ties=True)
    w.hero("A1")
    w.monster("H6", hp=99)
    first = w.ally("B1", printed="Move +0; Attack +0")
    second = w.ally("B2", printed="Move +0; Attack +0")
    first.number, second.number = 2, 1

    w.run(allies_act(w.g, "guest"))

    names = [facts["figure"] for facts in w.said("haven-turn-began")]
    assert names == [w.g.name(second), w.g.name(first)]


@pytest.mark.rule("H-SPECIAL-11")
def test_an_allys_number_is_drawn_at_random():
    drawn = set()
    for seed in range(20):
        w = World()
        kind = AllyKind("guest", ((stats(),) * 3,) * 8)
        w.g.scenario.allies["guest"] = kind
        w.state.tokens["guest"] = [1, 2]
        w.g.rng = Rng(seed_from(bytes([seed] * 16)))
        ally, _ = place_posted(w.g, (Post(spot("B1"), "guest"), Post(spot("B2"), "guest")))
        drawn.add(ally.number)

    assert drawn == {1, 2}


def test_a_scenario_places_its_allies_and_objectives(tmp_path: Path):
    text = FILES["scenarios/cellar.toml"]
    text = text.replace("[markers]", '[markers]\n3 = { figure = "lamplighter" }') + ALLIES
    text = text.replace("a~", "a3")
    cellar = load_pack(write_pack(tmp_path, scenarios_cellar=text)).scenarios["cellar"]

    assert [post.figure for post in cellar.rooms["a"].posts] == ["lamplighter"]
    assert cellar.allies["lamplighter"].stats[3][0].hp == 7
    assert cellar.objectives["barrel"].stats[0][2].hp == 8
    assert cellar.objectives["barrel"].stats[0][2].attack is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Move +0; Summon rat normal", "an ally summons nobody"),
        ("Special 1", "only a boss's card refers to a Special"),
    ],
)
def test_an_ally_does_nothing_that_only_monsters_do(tmp_path: Path, text: str, problem: str):
    scenario = FILES["scenarios/cellar.toml"] + ALLIES.replace("Move +0; Attack +0", text)
    with pytest.raises(ContentError, match=problem):
        load_pack(write_pack(tmp_path, scenarios_cellar=scenario))
