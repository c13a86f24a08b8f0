"""Traps made and disarmed, obstacles made, moved and destroyed by abilities."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.falling import land_the_grounded
from engine.systems.haven.scenario.round import end_of_round
from engine.systems.haven.spots import is_empty
from engine.systems.haven.state import Trap
from engine.systems.haven.views.view import view_of
from tests.engine.systems.haven.world import World, spot

CORRIDOR = "a a a a a"


# --- traps ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-TRAP-07")
def test_a_made_trap_does_what_its_ability_says_and_not_the_levels_damage():
    w = World(level=5)
    ana, rat = w.hero("A1"), w.monster("D1", hp=9)
    w.act(ana, "Trap 4, Poison, Range 3", "C1")
    assert w.state.traps == [Trap(spot("C1"), 4, ("poison",))]
    w.act(ana, "Pull 1, Range 3", "C1")
    assert (rat.hp, set(rat.conditions), w.traps()) == (5, {"poison"}, [])


@pytest.mark.rule("H-TRAP-07")
def test_an_augment_makes_a_trap_worse():
    w = World(CORRIDOR)
    ana = w.hero("A1")
    w.element("dark")
    w.act(ana, "Trap 2, Range 1; Dark: +2 Damage, Stun", "augment-0", "B1")
    assert w.state.traps == [Trap(spot("B1"), 4, ("stun",))]


@pytest.mark.rule("H-MOVE-14")
def test_a_trap_is_made_in_an_empty_hex_in_range_and_in_sight():
    w = World("aT aO a~ a$ a^\na  a  a  a  a\n", starts="A2 B2 C2 D2")
    ana = w.hero("A2")
    w.hero("B2")
    w.act(ana, "Trap 3, Range 4", "skip")
    assert w.offered("trap") == [["C2", "D2", "E2", "skip"]]
    assert not is_empty(w.g, spot("D1"))


@pytest.mark.rule("H-MOVE-14")
def test_an_open_door_is_empty():
    w = World("a ab b\na .  b", starts="A1 A2 A1 A2")
    ana = w.hero("A1")
    w.act(ana, "Move 1", "B1")
    ana.hex = spot("A1")
    w.act(ana, "Trap 3, Range 1", "B1")
    assert w.traps() == ["B1"]


@pytest.mark.rule("H-TRAP-05")
def test_a_trap_is_disarmed_without_effect():
    w = World("aT a a aT")
    ana = w.hero("B1", hp=10)
    w.act(ana, "Disarm trap, Range 1", "A1")
    assert w.offered("disarm-trap") == [["A1", "skip"]]
    assert (w.traps(), ana.hp) == (["D1"], 10)
    w.act(ana, "Move 1", "A1")
    assert ana.hp == 10


@pytest.mark.rule("H-TRAP-07")
def test_a_monster_makes_its_trap_as_near_to_an_enemy_as_it_can():
    w = World()
    w.hero("A1")
    rat = w.monster("E1")
    w.monster_turn(rat, "Trap 3, Muddle, Range 2", "C1")
    assert w.offered("tie") == [["C1", "C2"]]
    assert w.state.traps == [Trap(spot("C1"), 3, ("muddle",))]


@pytest.mark.rule("H-TRAP-05")
def test_a_monster_disarms_the_trap_that_is_nearest_to_it():
    w = World("a a aT a aT a")
    w.hero("A1")
    rat = w.monster("F1")
    w.monster_turn(rat, "Disarm trap, Range 4")
    assert w.traps() == ["C1"]


# --- obstacles ------------------------------------------------------------------------------------


@pytest.mark.rule("H-TERRAIN-13")
def test_an_obstacle_is_never_put_where_it_would_cut_the_map_in_two():
    w = World("a a . a a\na a a a a", starts="A1 A2 B1 B2")
    ana = w.hero("A1")
    w.act(ana, "Create obstacle, Range 4", "E2")
    offered = w.offered("create-obstacle")[0]
    assert "C2" not in offered  # the only way from one part to the other
    assert w.state.obstacles == [spot("E2")]


@pytest.mark.rule("H-TERRAIN-13")
def test_a_closed_door_must_stay_within_reach():
    w = World("a a ab b", starts="A1 A1 A1 A1")
    ana = w.hero("A1")
    w.act(ana, "Create obstacle, Range 1")
    assert w.offered("create-obstacle") == []


@pytest.mark.rule("H-TERRAIN-13")
def test_an_obstacle_is_moved_but_not_so_that_it_seals_a_way():
    w = World("a aO . a a\na a a a a", starts="A1 A2 B2 A2")
    ana = w.hero("A1")
    w.act(ana, "Move obstacle 2, Range 1", "B1", "B2")
    assert w.offered("move-obstacle") == [["B1", "skip"]]
    assert "C2" not in w.offered("obstacle-to")[0]
    assert w.state.obstacles == [spot("B2")]


@pytest.mark.rule("H-TERRAIN-13")
def test_what_was_blocked_before_does_not_forbid_anything():
    w = World("a aO a a a")
    ana = w.hero("D1")
    w.act(ana, "Create obstacle, Range 1", "E1")
    assert w.offered("create-obstacle") == [["C1", "E1", "skip"]]


@pytest.mark.rule("H-SPECIAL-09")
def test_an_obstacle_with_hit_points_is_neither_destroyed_nor_moved_nor_killed():
    w = World("a a aO a a\na a a a a")
    ana, altar = w.hero("B1"), w.objective("A1")
    w.act(ana, "Destroy obstacle, Range 1", "C1")
    assert w.offered("destroy-obstacle") == [["C1", "skip"]]
    w.act(ana, "Move obstacle 1, Range 1; Kill, Range 1; Swap, Range 1")
    assert w.offered("move-obstacle") == w.offered("swap") == []
    assert (altar.hex, altar.hp) == (spot("A1"), 10)


def test_a_destroyed_obstacle_leaves_the_way_free():
    w = World("a aO a")
    ana = w.hero("A1")
    w.act(ana, "Destroy obstacle, Range 1; Move 2", "B1", "C1")
    assert w.where(ana) == "C1"


def test_a_monster_creates_and_destroys_obstacles():
    w = World("a a a aO a\na a a a a")
    w.hero("A1")
    rat = w.monster("E1")
    w.monster_turn(rat, "Destroy obstacle, Range 1; Create obstacle, Range 3")
    assert w.state.obstacles == [spot("B1")]


# --- flight ---------------------------------------------------------------------------------------


@pytest.mark.rule("H-MOVE-13")
def test_whoever_loses_flight_over_an_obstacle_suffers_and_comes_down_beside_it():
    w = World("a aO a$\na a  a", level=2)
    ana = w.hero("A1", hp=10)
    card = w.card(ana, "wings", top="On move: Fly; Persistent")
    other = w.card(ana, "walk", bottom="Move 2")
    w.picked(ana, card, other)
    w.turn(ana, "wings:top", "walk:bottom", "B1")
    assert (w.where(ana), ana.hp) == ("B1", 10)
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "drop:wings", "B2", "end")
    assert (w.where(ana), ana.hp) == ("B2", 6)  # 2 + L, and not onto the money
    assert "C1" not in w.offered("tie")[0]


@pytest.mark.rule("H-MOVE-13")
def test_a_round_bonus_of_flight_ends_with_the_round():
    w = World("aO a", level=1)
    ana = w.hero("B1", hp=10)
    w.only(ana)
    w.act(ana, "On move: Fly; Move 1; XP 1; Round", "A1")
    assert (w.where(ana), ana.hp) == ("A1", 10)
    w.run(end_of_round(w.g))
    assert (w.where(ana), ana.hp) == ("B1", 7)


@pytest.mark.rule("H-MOVE-13", "H-LEVEL-16")
def test_a_fall_hurts_as_much_as_the_traps_of_this_game():
    w = World("aO a", level=1, open_information=True)
    ana = w.hero("A1", hp=10)
    w.run(land_the_grounded(w.g))
    assert (w.where(ana), ana.hp) == ("B1", 6)


@pytest.mark.rule("H-MOVE-13", "H-BONUS-21")
def test_who_loses_flight_by_a_blow_comes_down_before_it_does_anything_else():
    w = World("aO a a a\na  a a a", level=1)
    ana, rat = w.hero("B1", hp=10), w.monster("C1", retaliate=2, retaliate_reach=2)
    card = w.card(ana, "wings", bottom="On move: Fly; Move 1; Round")
    w.card(ana, "blow", top="Attack 1, Range 2; Move 1")
    ana.discard = ["blade-1"]
    w.picked(ana, card, "blow")
    w.stack(ana, "+0")
    w.turn(ana, "wings:bottom", "A1", "blow:top", rat.id, "discards", "suffer", "A2", "stay")
    assert (w.where(ana), ana.hp) == ("A2", 7)
    kinds = [question.kind for question in w.asked]
    assert kinds[-5:] == ["attack-target", "negate-damage", "negate-damage", "tie", "move-to"]


@pytest.mark.rule("H-MOVE-13", "H-BONUS-21")
def test_who_loses_flight_by_a_monsters_blow_comes_down_before_the_next_ability():
    w = World("aO a a a", level=1)
    ana, rat = w.hero("B1", hp=10), w.monster("D1", range=3)
    w.card(ana, "wings", bottom="On move: Fly; Move 1; Round")
    ana.discard = ["blade-1"]
    w.picked(ana, "wings", "blade-2")
    w.turn(ana, "wings:bottom", "A1", "end")
    w.stack(rat, "+0", "+0")
    ana.discard = ["blade-1"]
    w.monster_turn(rat, "Attack +0; Move +0", "discards")
    assert (w.where(ana), ana.hp) == ("B1", 7)
    assert w.where(rat) == "C1"


@pytest.mark.rule("H-TRAP-08", "H-MOVE-14")
def test_a_trap_in_an_open_door_is_shown_there():
    w = World("a a ab b b")
    ana = w.hero("B1")
    w.act(ana, "Move 2", "C1", "B1")
    w.act(ana, "Trap 3, Range 2, Muddle", "C1")
    seen = view_of(w.pack, w.g.scenario, w.state, None)
    (door,) = [one for one in seen.hexes if one.hex == spot("C1")]
    assert door.overlays == ("door-open", "trap")
    assert (door.damage, door.conditions) == (3, ("muddle",))
