from __future__ import annotations

import pytest

from engine.content.tree import Area
from engine.core.hexes import Hex
from engine.systems.haven.abilities.areas import placements
from engine.systems.haven.figures import ranked_name
from engine.systems.haven.telling.labels import label
from tests.engine.systems.haven.world import World, spot


def groups(w: World) -> list[set[str]]:
    """Who would be hit by each placement that was offered."""
    figures = {figure.hex: figure.id for figure in w.g.figures()}
    question = next(q for q in w.asked if q.kind == "area")
    return [{figures[h] for h in o.area if h in figures} for o in question.options if o.area]


@pytest.mark.rule("H-AOE-01", "H-AOE-02", "H-AOE-04")
def test_an_area_may_be_turned_and_each_target_has_its_own_card():
    w = World()
    ana, one, two = w.hero("C3"), w.monster("B3"), w.monster("C4")
    w.stack(ana, "+1", "-1")
    w.act(ana, "Attack 3, Area cleave", "area-1", two.id, one.id)
    assert {one.id, two.id} in groups(w)
    assert (two.hp, one.hp) == (6, 8)


@pytest.mark.rule("H-AOE-02", "H-TURN-09")
def test_the_player_chooses_the_order_inside_an_area_and_whom_to_spare():
    w = World()
    ana, one, two = w.hero("C3"), w.monster("B3"), w.monster("C4", kind="wasp", retaliate=9)
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Area cleave", "area-1", one.id, "skip")
    assert w.offered("attack-target") == [[one.id, two.id, "skip"], [two.id, "skip"]]
    assert (one.hp, two.hp, ana.hp) == (7, two.max_hp, ana.max_hp)


@pytest.mark.rule("H-TURN-09")
def test_an_area_may_be_declined():
    w = World()
    ana, rat = w.hero("C3"), w.monster("B3")
    assert not w.act(ana, "Attack 3, Area cleave", "skip")
    assert rat.hp == rat.max_hp


@pytest.mark.rule("H-BONUS-16")
def test_an_attacker_that_falls_by_retaliation_attacks_nobody_else():
    w = World()
    ana, one, two = w.hero("C3", hp=1), w.monster("B3", retaliate=2), w.monster("C4", kind="bat")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Area cleave", "area-1", one.id)
    assert ana.is_exhausted
    assert two.hp == two.max_hp


def test_a_placement_that_hits_one_enemy_needs_no_second_answer():
    w = World()
    ana, rat = w.hero("C3"), w.monster("C2")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Area cleave", "area-1")
    assert rat.hp == 7


def test_a_placement_names_whom_it_hits():
    w = World()
    ana, rat = w.hero("C3"), w.monster("C2", rank="elite")
    w.act(ana, "Attack 3, Area cleave", "skip")
    option = w.asked[0].options[0]
    assert option.label.facts["targets"] == (ranked_name(w.state, rat),)


@pytest.mark.rule("H-AOE-08")
def test_allies_inside_the_area_are_not_targeted():
    w = World()
    ana, bo, rat = w.hero("C3"), w.hero("B3"), w.monster("C4")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Area cleave", "area-1")
    assert (bo.hp, rat.hp) == (bo.max_hp, 7)


@pytest.mark.rule("H-AOE-03", "H-AOE-09", "H-BONUS-14")
def test_a_melee_area_hits_two_hexes_away_without_disadvantage_or_retaliation():
    w = World()
    ana, rat = w.hero("A1"), w.monster("C2", retaliate=3)
    w.stack(ana, "+1", "-1")
    w.act(ana, "Attack 3, Area lance", "area-1")
    assert rat.hp == 6
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-AOE-05", "H-AOE-07")
def test_only_one_hex_of_a_ranged_area_must_be_in_range():
    w = World()
    ana, far, other = w.hero("A1"), w.monster("E3"), w.monster("E2")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 2, Range 3, Area burst", "area-1", far.id, other.id)
    assert w.g.board.distance(ana.hex, far.hex) == 4
    assert w.g.board.distance(ana.hex, other.hex) == 4
    assert (far.hp, other.hp) == (8, 8)


@pytest.mark.rule("H-AOE-05")
def test_an_area_out_of_range_is_not_offered():
    w = World()
    ana = w.hero("A1")
    w.monster("F1")
    assert not w.act(ana, "Attack 2, Range 2, Area burst")


@pytest.mark.rule("H-AOE-06")
def test_an_enemy_in_the_area_but_behind_a_wall_is_not_targeted():
    w = World("""
        a  a  .  a
        a  a  .  a
        a  a  .  a
        a  a  a  a
    """)
    ana, near, hidden = w.hero("A1"), w.monster("B1"), w.monster("D1")
    assert not w.g.sees(ana, hidden)
    w.act(ana, "Attack 2, Range 9, Area burst", "skip")
    assert groups(w) == [{near.id}]


@pytest.mark.rule("H-AOE-11")
def test_a_ranged_area_has_disadvantage_only_against_adjacent_targets():
    w = World()
    ana, near, far = w.hero("A1"), w.monster("B1"), w.monster("C1")
    w.stack(ana, "+1", "-1", "+1")
    w.act(ana, "Attack 3, Range 2, Area burst", "area-1", near.id, far.id)
    assert (near.hp, far.hp) == (8, 6)


@pytest.mark.rule("H-AOE-12")
def test_a_condition_may_use_an_area_too():
    w = World()
    ana, one, two = w.hero("C3"), w.monster("B3"), w.monster("C4")
    w.act(ana, "Muddle, Area cleave", "area-1")
    assert "muddle" in one.conditions
    assert "muddle" in two.conditions


@pytest.mark.rule("H-AOE-10")
def test_a_pattern_may_be_mirrored():
    w = World()
    ana = w.hero("C3")
    hook = Area("hook", (Hex(1, 0), Hex(2, 0), Hex(2, 1)), True)
    flipped = (Hex(1, 0), Hex(2, 0), Hex(3, -1))
    foes = [w.monster(ana.hex.plus(h).label) for h in flipped]
    hit = {frozenset(ids) for _, ids in placements(w.g, ana, hook, 1)}
    assert frozenset(f.id for f in foes) in hit


@pytest.mark.rule("H-AOE-13", "H-AOE-05")
@pytest.mark.parametrize(("other", "is_in_range"), [(Hex(1, -4), True), (Hex(2, -4), False)])
def test_the_hex_in_range_may_be_a_wall_but_nothing_behind_it(other: Hex, is_in_range: bool):
    w = World("a\na\na\na\na\na")
    ana, _ = w.hero("A3"), w.monster("A6")
    beside = ana.hex.plus(Hex(1, -1))  # a wall hex; the next one lies behind it
    assert not w.g.board.has(beside)
    pair = Area("pair", (Hex(0, 0), other), False)
    assert bool(placements(w.g, ana, pair, 2)) is is_in_range


def test_placements_that_hit_the_same_figures_are_offered_once():
    w = World()
    ana = w.hero("C3")
    w.monster("C2")
    w.act(ana, "Attack 3, Area cleave", "skip")
    assert w.offered("area") == [["area-1", "skip"]]
    assert spot("C2") in w.asked[0].options[0].area


def test_an_area_beyond_the_edge_is_named_by_its_hexes_on_the_map():
    w = World()
    ana = w.hero("A1")
    w.monster("A2")
    w.act(ana, "Attack 3, Area cleave", "skip")
    option = w.asked[0].options[0]
    assert any(not w.g.board.has(where) for where in option.area)
    assert option.hint is not None
    assert option.hint.facts["hexes"] == " ".join(label(h) for h in option.area if w.g.board.has(h))
