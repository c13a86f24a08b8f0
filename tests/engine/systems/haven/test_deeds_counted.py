"""What a hero's deeds leave for its quest, and which kills are whose (H-PQ-06, H-LOOT-08)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.forced import shove
from engine.systems.haven.heroes.turn import begin_turn
from engine.systems.haven.scenario.doors import populate
from engine.systems.haven.scenario.endings import conclude, results
from engine.systems.haven.state import HavenState, Hero, Trap
from tests.engine.systems.haven.world import World, spot


def kills_of(hero: Hero) -> dict[str, int]:
    return hero.record.slain


def with_trap(where: str, damage: int = 9) -> World:
    w = World()
    w.state.traps.append(Trap(spot(where), damage))
    w.g.map_changed()
    return w


@pytest.mark.rule("H-PQ-06")
def test_who_is_pushed_into_a_trap_and_dies_was_killed_by_the_pusher():
    w = with_trap("D3")
    ana, rat = w.hero("B3"), w.monster("C3", hp=3)
    w.act(ana, "Push 1, Range 1", "D3")
    assert rat.hp <= 0
    assert kills_of(ana) == {"rat": 1}


@pytest.mark.rule("H-PQ-06")
def test_the_pusher_has_the_kill_also_on_another_hero_s_turn():
    w = with_trap("D3")
    ana, ben = w.hero("A1"), w.hero("B3")
    rat = w.monster("C3", hp=9)
    w.stack(ben, "+0")
    w.act(ana, "Grant ally, Range 9: Attack 1, Push 1", ben.id, rat.id, "D3")
    assert (kills_of(ana), kills_of(ben)) == ({}, {"rat": 1})


@pytest.mark.rule("H-PQ-06")
def test_who_walks_into_a_trap_was_killed_by_nobody():
    w = World("a a aT a")
    ana = w.hero("A1")
    w.state.traps = [Trap(spot("C1"), 9)]
    w.g.map_changed()
    rat = w.monster("D1", hp=3, move=3)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert rat.hp <= 0
    assert kills_of(ana) == {}


@pytest.mark.rule("H-PQ-06")
def test_who_dies_of_a_wound_was_killed_by_nobody():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    rat.conditions["wound"] = False
    w.run(begin_turn(w.g, rat))
    assert rat.hp <= 0
    assert kills_of(ana) == {}


@pytest.mark.rule("H-PQ-06", "H-SUMMON-13")
def test_whom_a_summon_pushes_into_a_trap_its_summoner_has_killed():
    w = with_trap("D3")
    ana = w.hero("A1")
    w.monster("C3", hp=3)
    spark = w.summon(ana, "B3")
    w.g.state.acting = spark.id
    w.run(shove(w.g, spark, w.g.state.monsters[0], "push", 1), "D3")
    assert kills_of(ana) == {"rat": 1}


@pytest.mark.rule("H-PQ-04")
def test_a_finished_game_tells_what_each_hero_did():
    w = World(heroes=2)
    ana = w.hero("A1")
    w.hero("A2", is_exhausted=True)
    rat = w.monster("B1", hp=3)
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)
    w.coin("B2")
    w.act(ana, "Loot 2")
    w.state.ending = "defeat"
    conclude(w.g)
    mine, yours = results(w.pack, w.state)
    assert mine.counts == {"kills": 1, "kills:rat": 1, "dealt": 3, "coins": 2}
    assert yours.counts == {"exhausted": 1}


# --- treasures


def chest(emptied: list[int], *, is_needed: bool = False) -> World:
    """A room with treasure 7, in a campaign in which these were taken before."""
    w = World("a aG a")
    if is_needed:
        scenario = replace(w.g.scenario, treasures={"G": 7})
        w.pack.scenarios["test"] = w.g._place.scenario = scenario
        w.rule("treasure G looted", "Give 1 XP to hero")
    fresh: HavenState = w.state
    fresh.treasures, fresh.revealed, fresh.emptied = [], [], emptied
    populate(w.g, "a", None)
    return w


@pytest.mark.rule("H-LOOT-08")
def test_a_treasure_taken_in_an_earlier_game_is_not_laid_out_again():
    assert chest([]).state.treasures == [spot("B1")]
    assert chest([6]).state.treasures == [spot("B1")]
    assert chest([7]).state.treasures == []


@pytest.mark.rule("H-LOOT-08")
def test_a_chest_that_the_scenario_needs_stands_there_again_and_is_empty():
    w = chest([7], is_needed=True)
    assert w.state.treasures == [spot("B1")]
    ana = w.hero("A1")
    w.act(ana, "Loot 1")
    assert (ana.gold, ana.looted) == (0, [])
    assert ana.experience == 1  # by the rule that answers it
    assert w.said("haven-treasure-empty") and not w.said("haven-treasure-looted")


@pytest.mark.rule("H-LOOT-08")
def test_a_result_names_the_treasures_its_hero_took():
    w = chest([])
    ana = w.hero("A1")
    w.hero("C1")
    w.act(ana, "Loot 1")
    assert [one.looted for one in results(w.pack, w.state)[:2]] == [(7,), ()]


def test_what_a_hero_and_its_summons_take_from_enemies_is_counted_as_dealt():
    w = World()
    ana, rat = w.hero("B3"), w.monster("C3", hp=9)
    w.stack(ana, "+1")
    w.act(ana, "Attack 3", rat.id)
    assert ana.record.dealt == 4
    spark = w.summon(ana, "B2")
    w.run(suffer(w.g, rat, 9, spark))
    assert ana.record.dealt == 9  # no more than it had


def test_hit_points_given_back_are_counted_for_the_healer():
    w = World()
    ana, ben = w.hero("B3"), w.hero("C3")
    ben.hp -= 2
    w.act(ana, "Heal 5, Range 2", ben.id)
    assert (ana.record.healed, ben.record.healed) == (2, 0)


def test_what_a_shield_keeps_off_is_counted_as_prevented():
    w = World()
    ana, rat = w.hero("B3"), w.monster("C3", attack=3)
    w.act(ana, "Shield 2, Self; Round")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert ana.record.prevented == 2
