from __future__ import annotations

import pytest

from engine.systems.haven.abilities.bonuses import shield_of
from engine.systems.haven.monsters.turns import monsters_act
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-MON-01", "H-MMOVE-04", "H-MATK-02")
def test_a_melee_monster_goes_to_its_focus_and_attacks():
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("D1")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0")
    assert w.where(rat) == "B1"
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-MON-03")
@pytest.mark.parametrize(
    ("printed", "where", "damage"), [("Move +0", "B1", 0), ("Attack +0", "C1", 0)]
)
def test_a_monster_moves_or_attacks_only_as_its_card_says(printed: str, where: str, damage: int):
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("C1")
    w.monster_turn(rat, printed)
    assert w.where(rat) == where
    assert ana.hp == ana.max_hp - damage


@pytest.mark.rule("H-MON-02")
def test_a_monster_performs_its_abilities_in_printed_order():
    w = World("a a a a a")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0; Move +0")
    assert ana.hp == ana.max_hp - 2
    assert w.where(rat) == "B1"


@pytest.mark.rule("H-MON-04", "H-SETUP-23")
def test_elites_and_normals_have_their_own_numbers():
    w = World()
    ana = w.hero("B2", hp=20)
    w.type_stats("rat", "elite", attack=5)
    normal, elite = w.monster("B1", attack=1), w.monster("B3", rank="elite")
    w.stack(normal, "+0", "+0")
    w.monster_turn(normal, "Attack +1")
    assert ana.hp == 18
    w.monster_turn(elite, "Attack +1")
    assert ana.hp == 12


@pytest.mark.rule("H-MMOVE-01", "H-MATK-01")
def test_the_cards_values_are_added_to_the_monsters_own():
    w = World("a a a a a a")
    ana, rat = w.hero("A1"), w.monster("F1", move=3)
    w.monster_turn(rat, "Move -1")
    assert w.where(rat) == "D1"
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move -1; Attack +2")
    assert ana.hp == ana.max_hp - 4


@pytest.mark.rule("H-FOCUS-05")
def test_the_nearer_of_two_in_reach_is_the_focus():
    w = World()
    far, near = w.hero("E1"), w.hero("C1")
    rat = w.monster("A1", range=5)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert (far.hp, near.hp) == (far.max_hp, near.max_hp - 2)


@pytest.mark.rule("H-FOCUS-06", "H-FOCUS-08")
def test_a_tie_goes_to_whoever_acts_first():
    w = World()
    ana, bo = w.hero("A2"), w.hero("C2")
    rat = w.monster("B1")
    w.order(blade=99, bow=20)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert (ana.hp, bo.hp) == (ana.max_hp, bo.max_hp - 2)


@pytest.mark.rule("H-FOCUS-10")
def test_a_monster_without_focus_still_heals():
    w = World()
    rat = w.monster("A1")
    rat.hp = 5
    w.order(rat=10)
    w.monster_turn(rat, "Move +0; Attack +0; Heal 2, Self")
    assert rat.hp == 7


@pytest.mark.rule("H-FOCUS-11", "H-COND-18")
def test_the_invisible_are_no_focus_and_block_like_obstacles():
    w = World("a a a a")
    ana, bo = w.hero("B1"), w.hero("A1")
    ana.conditions["invisible"] = False
    rat = w.monster("D1", move=5)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert w.where(rat) == "D1"
    assert (ana.hp, bo.hp) == (ana.max_hp, bo.max_hp)


@pytest.mark.rule("H-MATK-03", "H-MATK-04")
def test_a_monster_with_two_targets_attacks_two():
    w = World()
    ana, bo = w.hero("A2"), w.hero("C2")
    rat = w.monster("B1")
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0, Target 2")
    assert (ana.hp, bo.hp) == (ana.max_hp - 2, bo.max_hp - 2)


@pytest.mark.rule("H-MATK-04")
def test_a_second_attack_takes_another_target():
    w = World()
    ana, bo = w.hero("A2"), w.hero("C2")
    rat = w.monster("B1")
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0; Attack +1")
    assert (ana.hp, bo.hp) == (ana.max_hp - 2, bo.max_hp - 3)


@pytest.mark.rule("H-MATK-05", "H-SETUP-22")
def test_an_attack_without_range_uses_the_monsters_own():
    w = World()
    ana, rat = w.hero("A1"), w.monster("D1", range=3)
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp - 2
    w.monster_turn(rat, "Attack +0, Range 2")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-MATK-06", "H-ADV-04")
def test_a_muddled_monster_uses_the_worse_card():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=3)
    rat.conditions["muddle"] = False
    w.stack(rat, "+1", "-1")
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-MON-10")
def test_tied_hexes_are_left_to_the_players():
    w = World()
    ana, rat = w.hero("C3"), w.monster("E1", move=2)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0", "D2-2")
    assert w.asked[0].kind == "tie"
    assert w.asked[0].seats == w.g.party
    assert w.offered("tie") == [["C2-1", "D2-2"]]
    assert w.where(rat) == "D2"
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-MMOVE-13")
def test_a_heal_on_the_card_does_not_change_where_a_monster_goes():
    w = World("a a a a a")
    w.hero("A1")
    rat, hurt = w.monster("D1"), w.monster("E1", kind="bat")
    hurt.hp = 1
    w.monster_turn(rat, "Move +0; Heal 2, Range 1")
    assert w.where(rat) == "B1"
    assert hurt.hp == 1


@pytest.mark.rule("H-MABIL-01", "H-MABIL-02")
def test_a_monster_heals_whoever_lost_the_most():
    w = World()
    w.hero("H6")
    rat, one, two = w.monster("A1"), w.monster("B1"), w.monster("A2")
    far = w.monster("D1")
    rat.hp, one.hp, two.hp, far.hp = 9, 4, 7, 1
    w.monster_turn(rat, "Heal 3, Range 2")
    assert (rat.hp, one.hp, two.hp, far.hp) == (9, 7, 7, 1)


@pytest.mark.rule("H-MABIL-01", "H-SETUP-22")
@pytest.mark.parametrize(("reach", "healed"), [(0, "near"), (3, "far")])
def test_a_monster_heals_at_its_own_range_or_beside_itself(reach: int, healed: str):
    w = World()
    w.hero("H6")
    rat = w.monster("A1", range=reach)
    near, far = w.monster("B1", "bat"), w.monster("C1", "bat")
    near.hp, far.hp = 5, 3
    w.monster_turn(rat, "Heal 2, Range +0")
    assert (near.hp, far.hp) == ((7, 3) if healed == "near" else (5, 5))


@pytest.mark.rule("H-MON-10")
def test_the_players_choose_whom_a_monster_shields():
    w = World()
    w.hero("H6")
    rat, one, two = w.monster("A1"), w.monster("B1", "bat"), w.monster("A2", "crab")
    w.monster_turn(rat, "Shield 1, Range 2, Target 2", two.id, rat.id)
    assert [shield_of(w.g, figure) for figure in (rat, one, two)] == [1, 0, 1]


@pytest.mark.rule("H-MABIL-02", "H-MON-10")
def test_the_players_choose_between_equally_hurt_monsters():
    w = World()
    w.hero("H6")
    rat, one, two = w.monster("A1"), w.monster("B1"), w.monster("A2")
    one.hp, two.hp = 4, 4
    w.monster_turn(rat, "Heal 3, Range 2", two.id)
    assert (one.hp, two.hp) == (4, 7)


@pytest.mark.rule("H-MABIL-02", "H-MON-10")
@pytest.mark.parametrize("condition", ["poison", "wound"])
def test_with_nobody_hurt_the_players_choose_who_is_rid_of_a_condition(condition: str):
    w = World()
    w.hero("H6")
    rat, one = w.monster("A1"), w.monster("B1")
    one.conditions = {condition: False}
    w.monster_turn(rat, "Heal 3, Range 2", one.id)
    assert one.conditions == {}


def test_with_nobody_hurt_or_afflicted_nobody_is_asked_whom_a_monster_heals():
    w = World()
    w.hero("H6")
    rat, _ = w.monster("A1"), w.monster("B1")
    w.monster_turn(rat, "Heal 3, Range 2")
    assert w.asked == []
    assert w.said("haven-healed") == []


@pytest.mark.rule("H-SETUP-22")
@pytest.mark.parametrize(("own", "heals"), [(0, False), (3, True)])
def test_a_monsters_own_range_applies_to_its_heals(own: int, heals: bool):
    w = World()
    w.hero("H6")
    rat, hurt = w.monster("A1", range=own), w.monster("D1", kind="bat")
    hurt.hp = 1
    w.monster_turn(rat, "Heal 2, Range +0")
    assert (hurt.hp == 3) is heals


@pytest.mark.rule("H-SETUP-22")
def test_without_a_range_of_its_own_a_monster_heals_its_neighbours():
    w = World()
    w.hero("H6")
    rat, hurt = w.monster("A1"), w.monster("B1", kind="bat")
    hurt.hp = 1
    w.monster_turn(rat, "Heal 2, Range +0")
    assert hurt.hp == 3


@pytest.mark.rule("H-MATK-02", "H-LOS-04")
@pytest.mark.parametrize("printed", ["Move +0; Push 2, Range 1; Attack +0"])
def test_a_monster_attacks_nobody_it_has_pushed_out_of_reach(printed: str):
    w = World("a\na\na\na\na\na")
    ana, rat = w.hero("A3"), w.monster("A1")
    w.monster_turn(rat, printed)
    assert w.where(ana) == "A5"
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-MATK-02")
def test_a_monster_attacks_whom_it_has_pulled_into_reach():
    w = World("a\na\na\na\na\na")
    ana, rat = w.hero("A1"), w.monster("A5", move=1)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Pull 2, Range 3; Attack +0")
    assert w.where(ana) == "A3"
    assert ana.hp == ana.max_hp - 2


def test_a_monster_that_cannot_come_nearer_is_said_to_hold_its_ground():
    w = World("a\na\na\na")
    w.hero("A1")
    w.monster("A2", kind="crab")
    rat = w.monster("A4", move=0)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert len(w.said("haven-held-ground")) + len(w.said("haven-no-focus")) == 1
    w = World()
    w.hero("A1")
    rat = w.monster("D1", move=0)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert len(w.said("haven-held-ground")) == 1
    w.monster_turn(rat, "Shield 1, Self")
    assert len(w.said("haven-held-ground")) == 1


def test_an_immobilized_monster_is_said_to_hold_its_ground():
    w = World()
    w.hero("A1")
    rat = w.monster("D1")
    rat.conditions = {"immobilize": False}
    w.monster_turn(rat, "Move +0; Attack +0")
    assert len(w.said("haven-held-ground")) == 1


def test_a_monster_shields_its_allies_in_range():
    w = World()
    w.hero("H6")
    rat, near, far = w.monster("A1"), w.monster("B1"), w.monster("F1")
    w.monster_turn(rat, "Shield 2, Range 1, Target all")
    assert [shield_of(w.g, m) for m in (rat, near, far)] == [2, 2, 0]


def test_a_monster_inflicts_conditions_on_the_nearest_enemies():
    w = World()
    far, near = w.hero("D1"), w.hero("B1")
    rat = w.monster("A1")
    w.monster_turn(rat, "Muddle, Range 3")
    assert "muddle" in near.conditions
    assert far.conditions == {}


@pytest.mark.rule("H-MMOVE-07", "H-MMOVE-06")
def test_an_archer_steps_back_from_its_focus():
    w = World("a\na\na\na\na")
    ana, archer = w.hero("A1"), w.monster("A2", range=3)
    w.stack(archer, "+0")
    w.monster_turn(archer, "Move +0; Attack +0")
    assert w.where(archer) == "A3"
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-MMOVE-10", "H-MMOVE-15", "H-FOCUS-13")
def test_a_monster_goes_around_a_trap():
    w = World("a aT a a\na a a a", auto_ties=True)
    ana, rat = w.hero("A1"), w.monster("D1", move=4)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0")
    assert ana.hp == ana.max_hp - 2
    assert w.traps() == ["B1"]


@pytest.mark.rule("H-MMOVE-11", "H-TRAP-09")
def test_a_monster_walks_through_a_trap_when_there_is_no_other_way():
    w = World("a a aT a a", level=0)
    ana, rat = w.hero("A1"), w.monster("E1", move=4)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0")
    assert w.where(rat) == "B1"
    assert rat.hp == rat.max_hp - 2
    assert ana.hp == ana.max_hp - 2


def test_a_disarmed_monster_moves_as_if_it_had_no_attack():
    w = World("a a a a a")
    w.hero("A1")
    archer = w.monster("D1", range=3)
    archer.conditions["disarm"] = False
    w.monster_turn(archer, "Move +0; Attack +0")
    assert w.where(archer) == "B1"


@pytest.mark.rule("H-SETUP-21")
def test_a_monsters_attacks_carry_its_conditions_and_pierce():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", conditions=("poison",), pierce=2)
    w.act(ana, "Shield 2, Self")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp - 2
    assert "poison" in ana.conditions


@pytest.mark.rule("H-MON-07")
def test_each_monster_ends_its_turn_before_the_next_one_begins():
    w = World()
    ana = w.hero("C3", hp=20)
    rats = [w.monster("C1"), w.monster("C6")]
    w.stack(rats[0], "+0", "+0")
    w.ability("rat", "Move +1; Attack +0")
    w.order(blade=1, rat=2)
    w.run(monsters_act(w.g, "rat"))
    acting = [e.figure for e in w.g.told if e.figure and e.figure.startswith("rat")]
    first, second = sorted(rats, key=lambda rat: rat.number)
    assert acting == [first.id] * acting.count(first.id) + [second.id] * acting.count(second.id)
    assert min(acting.count(rat.id) for rat in rats) == 3  # the turn, a move, an attack
    assert ana.hp == 16
