from __future__ import annotations

import pytest

from engine.systems.haven.abilities.exhaustion import kill
from tests.engine.systems.haven.world import World, spot


def test_a_heal_that_restores_nothing_is_not_told():
    w = World()
    ana = w.hero("A1")
    w.act(ana, "Heal 2, Self")
    assert w.said("haven-healed") == []
    ana.conditions = {"poison": False}
    w.act(ana, "Heal 2, Self")
    assert w.said("haven-healed") == []
    assert len(w.said("haven-condition-lost")) == 1


@pytest.mark.rule("H-HEAL-01", "H-HEAL-02")
def test_a_heal_with_range_is_for_oneself_or_one_ally_in_range():
    w = World()
    ana, bo, cy = w.hero("A1", hp=3), w.hero("C1", hp=3), w.hero("F1", hp=3)
    w.act(ana, "Heal 4, Range 2", bo.id)
    assert w.offered("heal-target") == [[ana.id, bo.id, "skip"]]
    assert (ana.hp, bo.hp, cy.hp) == (3, 7, 3)


@pytest.mark.rule("H-HEAL-02")
def test_a_heal_needs_sight():
    w = World("a . a\na a a")
    ana, bo = w.hero("A1", hp=3), w.hero("C1", hp=3)
    assert not w.g.sees(ana, bo)
    w.act(ana, "Heal 2, Range 9")
    assert (ana.hp, bo.hp) == (5, 3)


@pytest.mark.rule("H-HEAL-03")
def test_a_heal_on_oneself_asks_nobody():
    w = World()
    ana = w.hero("A1", hp=3)
    w.hero("B1", hp=3)
    w.act(ana, "Heal 4, Self")
    assert (ana.hp, w.asked) == (7, [])


@pytest.mark.rule("H-HEAL-04")
def test_hit_points_never_exceed_the_maximum():
    w = World()
    ana = w.hero("A1")
    ana.hp -= 1
    w.act(ana, "Heal 4, Self")
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-LOOT-01", "H-LOOT-03")
def test_loot_takes_all_coins_and_treasures_in_range():
    w = World("a a a a\na aG a a")
    ana, bo = w.hero("A1"), w.hero("A2")
    w.coin("A1", "B1", "B1", "A2", "D1")
    w.act(ana, "Loot 2")
    assert (ana.coins, bo.coins) == (4, 0)
    assert w.state.coins == [spot("D1")]
    assert (w.state.treasures, w.state.looted, ana.gold) == ([], [7], 15)


@pytest.mark.rule("H-LOOT-02")
def test_looting_needs_sight():
    w = World("a . a\na a a")
    ana = w.hero("A1")
    w.coin("C1")
    assert not w.g.board.sees(ana.hex, spot("C1"))
    w.act(ana, "Loot 9")
    assert ana.coins == 0


@pytest.mark.rule("H-LOOT-02")
def test_looting_minds_no_monster():
    w = World()
    ana = w.hero("A1")
    w.monster("B1")
    w.coin("B1")
    assert w.act(ana, "Loot 1; XP 1")
    assert (ana.coins, ana.experience) == (1, 1)
    assert not w.act(ana, "Loot 1; XP 1")


@pytest.mark.rule("H-LOOT-06", "H-LOOT-04", "H-LOOT-08", "H-TERRAIN-14")
def test_at_the_end_of_its_turn_a_hero_loots_its_own_hex():
    w = World("a aG\na a")
    ana = w.hero("B1")
    w.coin("B1", "A1")
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "end")
    assert (ana.coins, ana.gold, ana.experience) == (1, 15, 2)
    assert w.state.looted == [7]
    assert w.state.treasures == []


@pytest.mark.rule("H-LOOT-13")
def test_passing_through_a_hex_loots_nothing():
    w = World("a a a")
    ana = w.hero("A1")
    w.coin("B1")
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, f"{ana.picked[0]}:bottom", "C1", "end")
    assert ana.coins == 0


@pytest.mark.rule("H-LOOT-07", "H-MABIL-10")
def test_monsters_do_not_loot_at_the_end_of_their_turn():
    w = World()
    w.hero("H6")
    rat = w.monster("A1")
    w.coin("A1")
    w.monster_turn(rat, "Shield 1, Self")
    assert w.state.coins == [spot("A1")]


@pytest.mark.rule("H-MABIL-11", "H-MABIL-12")
def test_a_looting_monster_takes_coins_for_good_and_leaves_treasures():
    w = World("a a a\naG a a")
    w.hero("C2")
    rat = w.monster("A1")
    w.coin("A1", "B1", "B1")
    w.monster_turn(rat, "Loot 1")
    assert w.state.coins == []
    assert w.state.treasures == [spot("A2")]
    kill(w.g, rat)
    assert w.state.coins == [spot("A1")]
