from __future__ import annotations

import pytest

from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-EFFECT-05", "H-EFFECT-01")
def test_a_push_goes_farther_from_the_attacker_step_by_step():
    w = World()
    ana, rat = w.hero("B3"), w.monster("C3")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1, Push 2", rat.id, "D3", "E3")
    assert w.where(rat) == "E3"
    first, second = (q for q in w.asked if q.kind == "push-to")
    assert [w.g.board.distance(ana.hex, o.hex) for o in first.options if o.hex] == [2, 2, 2]
    assert {w.g.board.distance(ana.hex, o.hex) for o in second.options if o.hex} == {3}


@pytest.mark.rule("H-EFFECT-20")
def test_a_push_is_declined_as_a_whole_or_done_in_full():
    w = World()
    ana, rat = w.hero("B3"), w.monster("C3")
    w.act(ana, "Push 2, Range 1", "D3", "E3")
    w.act(ana, "Push 1, Range 3", "skip")
    assert w.where(rat) == "E3"
    first, second, _ = w.offered("push-to")
    assert "skip" in first
    assert "skip" not in second


@pytest.mark.rule("H-EFFECT-06")
def test_a_push_ends_where_no_hex_is_farther():
    w = World("a a a")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.act(ana, "Push 4, Range 1", "C1")
    assert w.where(rat) == "C1"


@pytest.mark.rule("H-EFFECT-07", "H-EFFECT-11")
def test_a_pushed_figure_passes_its_allies_but_not_its_enemies_and_ends_on_a_free_hex():
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.monster("C1")
    w.act(ana, "Push 2, Range 1", "C1")
    assert w.where(rat) == "D1"
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.hero("C1")
    w.act(ana, "Push 2, Range 1")
    assert w.where(rat) == "B1"


@pytest.mark.rule("H-EFFECT-11")
def test_a_push_never_ends_on_an_occupied_hex():
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.monster("C1")
    w.act(ana, "Push 1, Range 1")
    assert w.where(rat) == "B1"


@pytest.mark.rule("H-EFFECT-08", "H-EFFECT-09")
def test_a_pull_comes_nearer_and_stops_beside_the_puller():
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("D1")
    w.act(ana, "Pull 5, Range 3", "C1")
    assert w.where(rat) == "B1"


@pytest.mark.rule("H-EFFECT-10", "H-TRAP-01", "H-MOVE-15", "H-TRAP-09")
def test_a_push_over_two_traps_springs_both():
    w = World("a a aT aT", level=0)
    ana, rat = w.hero("A1"), w.monster("B1", hp=10)
    w.act(ana, "Push 2, Range 1", "C1")
    assert rat.hp == 6
    assert w.state.traps == []


@pytest.mark.rule("H-EFFECT-10", "H-MOVE-15", "H-TERRAIN-10")
def test_a_push_pays_nothing_for_difficult_terrain():
    w = World("a a a~ a~")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.act(ana, "Push 2, Range 1", "C1")
    assert w.where(rat) == "D1"


@pytest.mark.rule("H-EFFECT-10", "H-TERRAIN-04", "H-TERRAIN-06")
def test_a_push_over_hazardous_terrain_hurts_in_each_hex():
    w = World("a a a^ a^", level=2)
    ana, rat = w.hero("A1"), w.monster("B1")
    w.act(ana, "Push 2, Range 1", "C1")
    assert rat.hp == rat.max_hp - 4
    assert len(w.state.hazards) == 2


@pytest.mark.rule("H-EFFECT-10", "H-MOVE-19")
def test_a_push_ends_with_the_trap_that_kills():
    w = World("a a aT aT", level=0)
    ana, _ = w.hero("A1"), w.monster("B1", hp=2)
    w.act(ana, "Push 2, Range 1", "C1")
    assert w.state.monsters == []
    assert len(w.state.traps) == 1


@pytest.mark.rule("H-EFFECT-10")
def test_difficult_terrain_does_not_slow_a_push():
    w = World("a a a~ a~")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.act(ana, "Push 2, Range 1", "C1")
    assert w.where(rat) == "D1"


@pytest.mark.rule("H-EFFECT-12", "H-MOVE-16")
@pytest.mark.parametrize("drawn", ["a a aO a", "a a ab b"])
def test_nobody_is_pushed_into_an_obstacle_or_a_closed_door(drawn: str):
    w = World(drawn)
    ana, rat = w.hero("A1"), w.monster("B1")
    w.act(ana, "Push 1, Range 1")
    assert w.where(rat) == "B1"


@pytest.mark.rule("H-MOVE-12", "H-MOVE-11", "H-TRAP-02")
def test_a_pushed_flyer_crosses_a_trap_and_ends_on_an_obstacle():
    w = World("a a aT aO\na a a a")
    ana, bat = w.hero("A1"), w.monster("B1", kind="bat", is_flying=True)
    w.act(ana, "Push 2, Range 1", "C1")
    assert w.where(bat) == "D1"
    assert bat.hp == bat.max_hp
    assert len(w.state.traps) == 1


@pytest.mark.rule("H-MOVE-10", "H-MOVE-12")
def test_a_pushed_flyer_passes_its_enemies_and_ends_on_none():
    w = World("a\na\na\na")
    ana, bat = w.hero("A1"), w.monster("A2", kind="bat", is_flying=True)
    w.hero("A3")
    w.act(ana, "Push 1, Range 1")
    assert w.where(bat) == "A2"
    w.act(ana, "Push 2, Range 1", "A3")
    assert w.where(bat) == "A4"


@pytest.mark.rule("H-MON-10")
def test_where_a_monsters_push_may_go_several_ways_the_players_decide():
    w = World()
    ana, rat = w.hero("C3"), w.monster("B3")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0, Push 1", "D3")
    assert w.where(ana) == "D3"
    assert w.asked[-1].seats[-1] == "gm"
    assert "skip" not in w.offered("push-to")[0]


def test_the_question_names_who_pushes_whom():
    w = World()
    ana, rat = w.hero("B3"), w.monster("C3")
    w.act(ana, "Push 1, Range 1", "skip")
    assert w.asked[-1].text.facts == {"figure": w.g.name(rat)}
    w.monster_turn(rat, "Push 1, Range 1", "A3")
    assert w.asked[-1].text.facts == {"monster": w.g.name(rat), "figure": "Blade"}
    assert w.asked[-1].seats == w.g.party
