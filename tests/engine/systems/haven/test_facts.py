from __future__ import annotations

import pytest

from engine.systems.haven.state import ActiveCard
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-XP-03")
def test_experience_under_a_condition_is_granted_only_if_it_holds():
    w = World()
    ana, rat, bo = w.hero("B2"), w.monster("B3"), w.hero("F5")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1; If target near ally: XP 1", rat.id)
    assert ana.experience == 0
    bo.hex = rat.hex.plus(rat.hex.minus(ana.hex))
    w.act(ana, "Attack 1; If target near ally: XP 1", rat.id)
    assert ana.experience == 1


def test_each_target_decides_what_is_gained_against_it():
    w = World()
    ana, sick, well = w.hero("B2"), w.monster("B1"), w.monster("B3")
    sick.conditions = {"wound": False, "muddle": False}
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2; If target has Wound: +2 Attack", sick.id, well.id)
    assert (sick.hp, well.hp) == (7, 9)
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2; +1 Attack per negative condition", sick.id, well.id)
    assert (sick.hp, well.hp) == (4, 8)


@pytest.mark.parametrize(
    ("printed", "left"),
    [
        ("Attack 2; If target unhurt: Pierce 1, +1 Attack", 7),
        ("Attack 2; If target hurt: +1 Attack", 8),
        ("Attack 2; If target alone: +1 Attack", 7),
        ("Attack 2; If unhurt: +1 Attack", 7),
        ("Attack 2; If hurt: +1 Attack", 8),
        ("Attack 2; If near enemy: +1 Attack", 7),
        ("Attack 2; If near ally: +1 Attack", 8),
        ("Attack 2; If alone: +1 Attack", 8),
        ("Attack 2; If Fire strong: +1 Attack", 7),
        ("Attack 2; If Ice strong: +1 Attack", 8),
        ("Attack 2; If killed: +1 Attack", 8),
        ("Attack 2; If moved 1: +1 Attack", 8),
        ("Attack 1; +2 Attack per adjacent enemy", 7),
        ("Attack 2; +2 Attack per adjacent ally", 8),
        ("Attack 2; If target normal: +1 Attack", 7),
        ("Attack 2; If target elite: +1 Attack", 8),
        ("Attack 2; If target adjacent: +1 Attack", 7),
        ("Attack 2; If target 2 away: +1 Attack", 8),
        ("Attack 2; If hand at most 9: +1 Attack", 8),
        ("Attack 2; If hand at most 10: +1 Attack", 7),
        ("Attack 0; +1 Attack per card in hand", 0),
        ("Attack 2; +1 Attack per strong element", 7),
    ],
)
def test_a_fact_is_looked_at_before_the_ability(printed: str, left: int):
    w = World()
    ana, rat = w.hero("B2"), w.monster("B3")
    w.element("fire")
    w.element("ice", "waning")
    w.stack(ana, "+0")
    w.act(ana, printed, rat.id)
    assert rat.hp == left
    assert w.state.elements["fire"] == "strong"


@pytest.mark.parametrize(
    ("printed", "left"),
    [
        ("Attack 0, Range 5; +1 Attack per hex away", 7),
        ("Attack 1, Range 5; If target adjacent: +1 Attack", 9),
        ("Attack 1, Range 5; If target 3 away: +1 Attack", 8),
        ("Attack 1, Range 5; If target 4 away: +1 Attack", 9),
        ("Attack 1, Range 5; If target elite: +1 Attack", 8),
        ("Attack 1, Range 5; If target normal: +1 Attack", 9),
    ],
)
def test_rank_and_distance_of_the_target_count(printed: str, left: int):
    w = World()
    ana, rat = w.hero("A1"), w.monster("D1", rank="elite", hp=10)
    w.stack(ana, "+0")
    w.act(ana, printed, rat.id)
    assert rat.hp == left


@pytest.mark.parametrize(("count", "left"), [("discarded", 8), ("lost", 9)])
def test_cards_in_the_piles_count_and_active_ones_do_not(count: str, left: int):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.discard, ana.lost = ["blade-1", "blade-2"], ["blade-3"]
    ana.active = [ActiveCard("blade-4", "top", "round", is_lost=False)]
    w.stack(ana, "+0")
    w.act(ana, f"Attack 0; +1 Attack per {count} card", rat.id)
    assert rat.hp == left


def test_only_ones_own_summons_count():
    w = World()
    ana, bo, rat = w.hero("A1"), w.hero("H6"), w.monster("B1")
    w.summon(ana, "H1")
    w.summon(bo, "H2")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1; +1 Attack per summon", rat.id)
    assert rat.hp == 8


def test_hexes_moved_in_the_action_count():
    w = World()
    ana, rat = w.hero("A1"), w.monster("D1")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Move 2; Attack 1; +1 Attack per hex moved; If moved 2: +1 Attack", "C1", rat.id)
    assert rat.hp == 6
    w.act(ana, "Attack 1; +1 Attack per hex moved", rat.id)
    assert rat.hp == 5


def test_targets_and_coins_count_for_what_comes_later_in_the_action():
    w = World()
    ana, one, two = w.hero("B2", hp=1), w.monster("B1"), w.monster("B3", hp=1)
    ana.max_hp = 10
    w.coin("B2", "A2")
    w.stack(ana, "+0", "+0")
    text = "Attack 1, Target 2; If killed: XP 1; Heal 1, Self; +1 Heal per target, XP 2"
    w.act(ana, text, one.id, two.id)
    assert (ana.hp, ana.experience) == (4, 3)
    w.act(ana, "Loot 1; Heal 1, Self; +1 Heal per coin")
    assert ana.hp == 4 + 1 + 3  # two coins, and that of the dead one


def test_what_follows_an_ability_looks_at_its_fact_afterwards():
    w = World()
    ana, rat = w.hero("B2"), w.monster("B3", hp=2)
    w.stack(ana, "+0")
    w.act(ana, "Attack 2; If killed: Strengthen, Self", rat.id)
    assert "strengthen" in ana.conditions


def test_a_move_may_gain_a_jump():
    w = World("a aO a\n. a .", heroes=2)
    ana = w.hero("A1")
    w.act(ana, "Move 2; If unhurt: Jump", "C1")
    assert w.where(ana) == "C1"


def test_a_monsters_card_knows_facts_and_counts():
    w = World()
    ana, rat, mate = w.hero("B2", hp=12), w.monster("B3"), w.monster("B4")
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0; If unhurt: +1 Attack; If target unhurt: Poison")
    assert ana.hp == 9
    assert "poison" in ana.conditions
    w.monster_turn(rat, "Attack +0; +1 Attack per adjacent ally; If killed: Heal 1, Self")
    assert ana.hp == 9 - 2 - 1 - 1  # and the poison
    assert mate.hp == 10


@pytest.mark.parametrize("victim", ["hero", "summon"])
def test_a_monster_has_killed_whoever_it_fought(victim: str):
    w = World()
    ana = w.hero("A1" if victim == "hero" else "H6", hp=1, hand=[])
    w.hero("H5")
    if victim == "summon":
        w.summon(ana, "A1", hp=1)
    rat = w.monster("B1")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0; If killed: Shield 1, Self")
    assert [bonus.bearer for bonus in w.state.bonuses] == [rat.id]
