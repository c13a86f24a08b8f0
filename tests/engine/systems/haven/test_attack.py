from __future__ import annotations

import pytest

from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-ATTACK-01", "H-AMD-04")
def test_an_attack_deals_its_value_changed_by_the_drawn_card():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "-1")
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 8


@pytest.mark.rule("H-ATTACK-02", "H-TURN-16")
def test_allies_are_no_targets():
    w = World()
    ana, _, rat = w.hero("B2"), w.hero("B1"), w.monster("B3")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", "skip")
    assert w.offered("attack-target") == [[rat.id, "skip"]]


@pytest.mark.rule("H-ATTACK-05", "H-TURN-13")
def test_an_attack_without_range_reaches_only_adjacent_enemies():
    w = World()
    ana = w.hero("A1")
    w.monster("C1")
    assert not w.act(ana, "Attack 3")
    assert w.asked == []


@pytest.mark.rule("H-ATTACK-03", "H-LOS-09")
def test_a_ranged_attack_reaches_as_far_as_its_range():
    w = World()
    ana, near = w.hero("A1"), w.monster("D1")
    w.monster("E1")
    w.act(ana, "Attack 3, Range 3", "skip")
    assert w.offered("attack-target") == [[near.id, "skip"]]


@pytest.mark.rule("H-ATTACK-04", "H-ADV-12")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage_against_that_target_only():
    w = World()
    ana, near, far = w.hero("A1"), w.monster("B1"), w.monster("C1")
    w.stack(ana, "+1", "-1", "+1")
    w.act(ana, "Attack 3, Range 3, Target 2", near.id, far.id)
    assert (near.hp, far.hp) == (8, 6)


@pytest.mark.rule("H-ATTACK-04")
def test_a_melee_attack_on_an_adjacent_enemy_has_no_disadvantage():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+1", "-1")
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == rat.max_hp - 4


@pytest.mark.rule("H-ATTACK-07", "H-COND-05")
def test_poison_adds_one_before_the_card_doubles():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20)
    rat.conditions["poison"] = False
    w.stack(ana, "2x")
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 12


@pytest.mark.rule("H-ATTACK-06", "H-ATTACK-09", "H-BONUS-11")
def test_the_shield_comes_after_the_card():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20, shield=1)
    w.stack(ana, "2x")
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 15


@pytest.mark.rule("H-ATTACK-17")
def test_damage_is_never_below_zero():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", shield=5)
    w.stack(ana, "-2")
    w.act(ana, "Attack 1", rat.id)
    assert rat.hp == rat.max_hp


@pytest.mark.rule("H-ATTACK-13", "H-ATTACK-15")
@pytest.mark.parametrize("hp", [2, 3])
def test_a_killed_monster_leaves_one_coin_on_its_hex(hp: int):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=hp)
    where = rat.hex
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert w.state.monsters == []
    assert w.state.coins == [where]


@pytest.mark.rule("H-ATTACK-15", "H-MABIL-08")
def test_a_summoned_monster_leaves_no_coin():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=2)
    rat.drops_coin = False
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert w.state.coins == []


@pytest.mark.rule("H-ATTACK-14", "H-EFFECT-19", "H-EFFECT-03", "H-XP-01")
def test_a_killed_target_is_not_pushed_but_the_experience_is_gained():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=2)
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Push 2, Poison; XP 1", rat.id)
    assert w.offered("push-to") == []
    assert ana.experience == 1


@pytest.mark.rule("H-ATTACK-18", "H-AMD-03")
def test_monsters_attack_with_their_own_numbers_and_the_common_deck():
    w = World()
    ana, rat, bat = w.hero("A1"), w.monster("B1", attack=3), w.monster("A2", kind="bat")
    w.state.monster_modifiers.cards.pile += ["-1", "+1"]
    w.monster_turn(rat, "Attack +1")
    assert ana.hp == 5
    w.monster_turn(bat, "Attack +0")
    assert ana.hp == 4


@pytest.mark.rule("H-ATTACK-12", "H-TARGET-01", "H-TARGET-02", "H-ATTACK-08", "H-AMD-02")
def test_each_target_has_its_own_card():
    w = World()
    ana, one, two = w.hero("A1"), w.monster("B1"), w.monster("A2")
    w.stack(ana, "+1", "-1")
    w.act(ana, "Attack 3, Target 2", one.id, two.id)
    assert (one.hp, two.hp) == (6, 8)


@pytest.mark.rule("H-TARGET-03")
def test_no_enemy_is_targeted_twice_by_one_ability():
    w = World()
    ana, one, two = w.hero("A1"), w.monster("B1"), w.monster("A2")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Target 3", one.id, "skip")
    assert w.offered("attack-target")[1] == [two.id, "skip"]


@pytest.mark.rule("H-TARGET-06")
def test_range_is_measured_from_the_attacker_to_each_target():
    w = World()
    ana, near, _ = w.hero("A1"), w.monster("C1"), w.monster("D1")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Range 2, Target 2", near.id)
    assert w.offered("attack-target") == [[near.id, "skip"]]


@pytest.mark.rule("H-TARGET-04")
def test_helpful_abilities_affect_allies_whom_nobody_could_target():
    w = World()
    ana, bo = w.hero("A1"), w.hero("B1", hp=3)
    bo.conditions["invisible"] = False
    w.act(ana, "Heal 2, Range 1", bo.id)
    w.act(ana, "Strengthen, Allies, Range 1")
    assert bo.hp == 5
    assert "strengthen" in bo.conditions


@pytest.mark.rule("H-TARGET-05", "H-COND-17")
def test_an_invisible_enemy_cannot_be_chosen():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    rat.conditions["invisible"] = False
    assert not w.act(ana, "Attack 3")


@pytest.mark.rule("H-EFFECT-13", "H-EFFECT-14", "H-EFFECT-15")
@pytest.mark.parametrize(("pierce", "damage"), [(2, 2), (5, 3)])
def test_pierce_ignores_shield_up_to_its_value(pierce: int, damage: int):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", shield=3)
    w.stack(ana, "+0")
    w.act(ana, f"Attack 3, Pierce {pierce}", rat.id)
    assert rat.max_hp - rat.hp == damage


@pytest.mark.rule("H-EFFECT-16", "H-EFFECT-18")
def test_an_added_target_is_another_enemy_and_suffers_the_effects():
    w = World()
    ana, one, two = w.hero("A1"), w.monster("B1"), w.monster("A2")
    w.stack(ana, "+0", "-1")
    w.act(ana, "Attack 3, Add Target 1, Muddle", one.id, two.id)
    assert (one.hp, two.hp) == (7, 8)
    assert "muddle" in two.conditions


@pytest.mark.rule("H-EFFECT-17")
def test_an_added_target_adds_no_target():
    w = World()
    ana, one, two, three = w.hero("B2"), w.monster("B1"), w.monster("B3"), w.monster("C2")
    w.stack(ana, "+0 target 1", "+0 target 1")
    w.act(ana, "Attack 3", one.id, two.id)
    assert three.hp == three.max_hp


@pytest.mark.rule("H-EFFECT-02", "H-AMD-05", "H-COND-02")
def test_a_null_deals_no_damage_but_the_poison_applies():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "null")
    w.act(ana, "Attack 3, Poison", rat.id)
    assert rat.hp == rat.max_hp
    assert "poison" in rat.conditions


@pytest.mark.rule("H-EFFECT-03")
def test_with_the_setting_each_condition_of_an_attack_may_be_declined():
    w = World(ask_effects=True)
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Poison, Muddle", rat.id, "skip", "yes")
    assert list(rat.conditions) == ["muddle"]
