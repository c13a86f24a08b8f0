from __future__ import annotations

import pytest

from tests.engine.systems.haven.world import World, spot

WALL_BETWEEN = """
a  a  .  a
a  a  .  a
a  a  .  a
a  a  a  a
"""


@pytest.mark.rule("H-LOS-05", "H-LOS-09")
@pytest.mark.parametrize("printed", ["Muddle, Range 9", "Strengthen, Allies, Range 9", "Loot 9"])
@pytest.mark.parametrize(
    ("drawn", "is_seen"), [(WALL_BETWEEN, False), (WALL_BETWEEN.replace(".", "a"), True)]
)
def test_an_ability_with_a_range_needs_sight(printed: str, drawn: str, is_seen: bool):
    w = World(drawn)
    ana = w.hero("A1")
    if printed.startswith("Muddle"):
        w.monster("D1")
    elif printed.startswith("Strengthen"):
        w.hero("D1")
    else:
        w.coin("D1")
    assert w.g.board.distance(spot("A1"), spot("D1")) is not None
    assert w.act(ana, printed) is is_seen


@pytest.mark.rule("H-LOS-02", "H-TERRAIN-02", "H-SETUP-20")
def test_the_border_of_a_room_is_a_wall_except_where_a_corridor_covers_it():
    halves = "a a . a a\na a . a a\na a . a a"
    w = World(halves, spawns={"E2": ("rat", "normal")})
    ana, rat = w.hero("A2"), w.state.monsters[0]
    assert not w.g.sees(ana, rat)
    assert w.g.board.distance(ana.hex, rat.hex) is None
    joined = halves.replace("a a . a a\na a .", "a a . a a\na a a", 1)
    w = World(joined, spawns={"E2": ("rat", "normal")})
    ana, rat = w.hero("A2"), w.state.monsters[0]  # one room: it was populated at once
    assert w.g.sees(ana, rat)
    w.act(ana, "Move 3", "D2")
    assert w.where(ana) == "D2"


@pytest.mark.rule("H-LOS-04", "H-LOS-10")
def test_nobody_attacks_through_a_closed_door():
    w = World("a  a  ab  b  b")
    ana = w.hero("B1")
    w.state.revealed.append("b")
    w.g.map_changed()
    w.monster("D1")
    assert not w.act(ana, "Attack 3, Range 5")


@pytest.mark.rule("H-LOS-04", "H-LOS-07")
@pytest.mark.parametrize("drawn", ["a\na\na", "a a\na .\na a", "aO aO\na .\na ."])
def test_neighbours_in_a_narrow_place_can_attack_each_other(drawn: str):
    w = World(drawn)
    ana, rat = w.hero("A2"), w.monster("A3")
    w.stack(ana, "+0")
    w.stack(rat, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 7
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-LOS-04")
def test_by_the_strict_rule_nobody_is_attacked_where_every_corner_touches_a_wall():
    w = World("a\na\na", sight="vertex")
    ana = w.hero("A2")
    w.monster("A3")
    assert not w.act(ana, "Attack 3")


@pytest.mark.rule("H-LOS-03", "H-TERRAIN-12")
def test_figures_and_obstacles_block_no_sight():
    w = World("a  aO  a  a")
    ana, _, rat = w.hero("A1"), w.hero("C1"), w.monster("D1")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Range 3", rat.id)
    assert rat.hp == 7
