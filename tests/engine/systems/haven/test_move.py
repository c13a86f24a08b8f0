from __future__ import annotations

import pytest

from engine.systems.haven.content import Trap
from tests.engine.systems.haven.world import World, spot


@pytest.mark.rule("H-MOVE-01")
def test_a_move_goes_up_to_its_points_and_may_stay():
    w = World()
    ana = w.hero("A1")
    assert w.act(ana, "Move 2", "C1")
    assert w.where(ana) == "C1"
    assert not w.act(ana, "Move 2", "stay")
    assert "E1" in w.offered("move-to")[1]
    assert "F1" not in w.offered("move-to")[1]


@pytest.mark.rule("H-MOVE-02", "H-MOVE-04")
def test_a_figure_passes_allies_and_never_ends_on_one():
    w = World("a a a")
    ana = w.hero("A1")
    w.hero("B1")
    w.act(ana, "Move 2", "C1")
    assert "B1" not in w.offered("move-to")[0]


@pytest.mark.rule("H-MOVE-03")
@pytest.mark.parametrize("drawn", ["a a a", "a aO a"])
def test_a_figure_passes_neither_enemies_nor_obstacles(drawn: str):
    w = World(drawn)
    ana = w.hero("A1")
    if "O" not in drawn:
        w.monster("B1")
    w.act(ana, "Move 3")
    assert w.asked == []


@pytest.mark.rule("H-MOVE-05")
def test_no_movement_passes_a_wall():
    w = World("a . a")
    ana = w.hero("A1")
    w.act(ana, "Move 5, Jump")
    assert all("C1" not in offered for offered in w.offered("move-to"))


@pytest.mark.rule("H-MOVE-06", "H-TRAP-01", "H-TRAP-03", "H-TRAP-04", "H-LEVEL-08", "H-TERRAIN-03")
def test_a_trap_hurts_who_walks_into_it_and_is_gone():
    w = World("a aT a", level=3)
    ana = w.hero("A1")
    w.act(ana, "Move 1", "B1")
    assert ana.hp == ana.max_hp - 5
    assert w.state.traps == []


@pytest.mark.rule("H-TRAP-06")
def test_a_trap_may_carry_conditions_and_no_damage():
    w = World("a aT a", trap=Trap(deals_damage=False, conditions=("poison",)))
    ana = w.hero("A1")
    w.act(ana, "Move 1", "B1")
    assert ana.hp == ana.max_hp
    assert "poison" in ana.conditions


def test_whoever_goes_to_a_trap_with_points_left_is_asked_again():
    w = World("a aT a a")
    ana = w.hero("A1")
    w.act(ana, "Move 3", "B1", "D1")
    assert w.where(ana) == "D1"


@pytest.mark.rule("H-MOVE-06")
@pytest.mark.parametrize("harm", ["aT", "a^"])
def test_no_way_leads_over_a_trap_or_hazard_unless_one_goes_there(harm: str):
    w = World(f"a {harm} a")
    ana = w.hero("A1")
    w.act(ana, "Move 2", "B1", "C1")
    assert w.offered("move-to")[0] == ["B1", "stay"]
    hints = {o.id: o.hint.key for o in w.asked[0].options if o.hint}
    assert hints == {"B1": "haven-cost-harm"}
    assert w.where(ana) == "C1"


@pytest.mark.rule("H-MOVE-06", "H-MOVE-02")
def test_a_hazard_where_an_ally_stands_is_crossed_with_its_harm():
    w = World("a a^ a")
    ana = w.hero("A1")
    w.hero("B1")
    w.act(ana, "Move 2", "C1")
    assert w.where(ana) == "C1"
    assert ana.hp == ana.max_hp - 1
    hints = {o.id: o.hint.key for o in w.asked[0].options if o.hint}
    assert hints == {"C1": "haven-cost-harm"}


def test_a_flight_from_a_card_crosses_obstacles_and_ends_on_none():
    w = World("a aO a")
    ana = w.hero("A1")
    w.act(ana, "Move 2, Fly", "C1")
    assert w.offered("move-to") == [["C1", "stay"]]


@pytest.mark.rule("H-MOVE-11")
@pytest.mark.parametrize(("is_flying", "ends"), [(True, "B1"), (False, "D1")])
def test_only_a_monster_that_flies_by_nature_ends_its_move_on_an_obstacle(
    is_flying: bool, ends: str
):
    w = World("a aO a a")
    w.hero("A1")
    bat = w.monster("D1", kind="bat", is_flying=is_flying, move=2)
    w.monster_turn(bat, "Move +0, Fly; Attack +0")
    assert w.where(bat) == ends


@pytest.mark.rule("H-MOVE-11", "H-SPECIAL-10")
def test_a_flyer_crosses_an_obstacle_with_hit_points_and_does_not_end_on_it():
    w = World("a a a a")
    w.hero("A1")
    w.objective("B1")
    bat = w.monster("D1", kind="bat", is_flying=True, move=2)
    w.monster_turn(bat, "Move +0; Attack +0")
    assert w.where(bat) == "D1"


def test_a_way_around_a_trap_is_taken_where_there_is_one():
    w = World("a aT a\na a a")
    ana = w.hero("A1")
    w.act(ana, "Move 4", "C1")
    assert ana.hp == ana.max_hp
    hints = {o.id: o.hint.key for q in w.asked for o in q.options if o.hint}
    assert hints["C1"] == "haven-cost"
    assert hints["B1"] == "haven-cost-harm"


@pytest.mark.rule("H-MOVE-07", "H-TERRAIN-09")
def test_difficult_terrain_costs_two_points():
    w = World("a a~ a")
    ana = w.hero("A1")
    w.act(ana, "Move 1")
    assert w.asked == []
    w.act(ana, "Move 2", "B1")
    assert w.where(ana) == "B1"


@pytest.mark.rule("H-MOVE-08", "H-TERRAIN-11", "H-TRAP-02", "H-TERRAIN-07", "H-TERRAIN-10")
@pytest.mark.parametrize("drawn", ["a aO a", "a aT a", "a a^ a", "a a~ a", "a a a"])
def test_a_jump_crosses_everything(drawn: str):
    w = World(drawn)
    ana = w.hero("A1")
    if drawn == "a a a":
        w.monster("B1")
    w.act(ana, "Move 2, Jump", "C1")
    assert w.where(ana) == "C1"
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-MOVE-09")
def test_the_last_hex_of_a_jump_acts():
    w = World("a a aT")
    ana = w.hero("A1")
    w.act(ana, "Move 3, Jump", "C1")
    assert ana.hp < ana.max_hp
    assert len(w.asked) == 1 + len(w.offered("negate-damage"))


@pytest.mark.rule("H-MOVE-09")
def test_a_jump_ends_on_no_obstacle_and_no_figure():
    w = World("a a aO")
    ana = w.hero("A1")
    w.monster("B1")
    w.act(ana, "Move 2, Jump")
    assert w.asked == []


@pytest.mark.rule("H-MOVE-18")
@pytest.mark.parametrize(("setting", "reaches"), [(True, False), (False, True)])
def test_landing_a_jump_on_difficult_terrain_is_a_setting(setting: bool, reaches: bool):
    w = World("a a a~", difficult_jump_landing=setting)
    ana = w.hero("A1")
    w.act(ana, "Move 2, Jump", "stay")
    assert ("C1" in w.offered("move-to")[0]) is reaches


@pytest.mark.rule("H-MOVE-10", "H-TERRAIN-07", "H-TERRAIN-10")
@pytest.mark.parametrize("drawn", ["a a a^ a^", "a a a~ a~"])
def test_a_flyer_ignores_hazardous_and_difficult_terrain(drawn: str):
    w = World(drawn)
    w.hero("A1")
    bat = w.monster("D1", kind="bat", is_flying=True, move=2)
    w.monster_turn(bat, "Move +0; Attack +0")
    assert w.where(bat) == "B1"
    assert bat.hp == bat.max_hp


@pytest.mark.rule("H-MOVE-18")
def test_by_default_a_jump_pays_for_landing_on_difficult_terrain():
    w = World("a a a~")
    w.act(w.hero("A1"), "Move 2, Jump", "stay")
    assert w.offered("move-to") == [["B1", "stay"]]


@pytest.mark.rule("H-MOVE-10", "H-MOVE-11", "H-MMOVE-12", "H-TRAP-02")
def test_a_flyer_ignores_traps_even_where_it_stops():
    w = World("a aT a a")
    w.hero("A1")
    bat = w.monster("D1", kind="bat", is_flying=True, move=5)
    w.monster_turn(bat, "Move +0; Attack +0")
    assert w.where(bat) == "B1"
    assert bat.hp == bat.max_hp
    assert w.traps() == ["B1"]


@pytest.mark.rule("H-TERRAIN-04", "H-TERRAIN-05", "H-TERRAIN-06")
@pytest.mark.parametrize(("level", "damage"), list(enumerate((1, 1, 2, 2, 3, 3, 4, 4))))
def test_hazardous_terrain_hurts_for_half_a_trap_and_stays(level: int, damage: int):
    w = World("a a^ a", level=level)
    ana = w.hero("A1")
    w.act(ana, "Move 1", "B1")
    assert ana.hp == ana.max_hp - damage
    assert w.state.hazards == [spot("B1")]


@pytest.mark.rule("H-TERRAIN-08")
def test_standing_on_hazardous_terrain_does_nothing():
    w = World("a a^ a")
    ana = w.hero("B1")
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "end")
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-MOVE-19", "H-EXHAUST-01")
def test_who_is_exhausted_on_the_way_stops_there():
    w = World("a aT a", level=7)
    ana = w.hero("A1", hp=3)
    ana.hand, ana.discard = [], []
    w.act(ana, "Move 2", "B1")
    assert ana.is_exhausted


@pytest.mark.rule("H-MOVE-20")
def test_points_left_are_lost():
    w = World()
    ana = w.hero("A1")
    w.act(ana, "Move 3; Move 1", "B1", "stay")
    assert len(w.offered("move-to")[1]) - 1 == len(w.g.board.neighbours(spot("B1")))


def test_a_trap_that_immobilizes_ends_the_move():
    w = World("a aT a a", trap=Trap(deals_damage=False, conditions=("immobilize",)))
    ana = w.hero("A1")
    w.act(ana, "Move 3", "B1")
    assert w.where(ana) == "B1"
