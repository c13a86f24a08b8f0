"""Monsters in the middle of a turn: falling, paying with elements, healing, keeping their place."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.bonuses import shield_of
from engine.systems.haven.abilities.exhaustion import kill
from engine.systems.haven.content import Trap
from engine.systems.haven.monsters.turns import monsters_act
from engine.systems.haven.state import NOWHERE
from tests.engine.systems.haven.world import World, spot


def round_of(w: World, *kinds: str) -> None:
    """These types act, one after the other."""
    w.order(**{hero.id: 10 + n for n, hero in enumerate(w.g.heroes)})
    for kind in kinds:
        w.run(monsters_act(w.g, kind))


@pytest.mark.rule("H-BONUS-16", "H-ATTACK-13")
def test_a_monster_felled_by_retaliation_neither_attacks_on_nor_heals():
    w = World()
    ana, bo = w.hero("A2"), w.hero("C2")
    rat, hurt = w.monster("B1", hp=1), w.monster("B2", kind="bat")
    hurt.hp = 1
    w.act(ana, "Retaliate 2, Self")
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0, Target 2; Heal 3, Range 2; Shield 1, Self")
    assert ana.hp == ana.max_hp - 2
    assert bo.hp == bo.max_hp
    assert hurt.hp == 1
    assert [bonus.bearer for bonus in w.state.bonuses] == [ana.id]


@pytest.mark.rule("H-ELEM-02", "H-ELEM-11")
def test_a_monster_felled_in_its_own_action_has_created_its_element():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    w.act(ana, "Retaliate 2, Self")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0; Infuse Fire")
    assert w.state.monsters == []
    assert w.state.elements["fire"] == "strong"


@pytest.mark.rule("H-COND-13", "H-ELEM-11", "H-ELEM-12")
def test_a_stunned_monster_neither_consumes_nor_creates():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    rat.conditions["stun"] = False
    w.element("fire")
    w.monster_turn(rat, "Attack +0; Fire: +1 Attack; Infuse Ice")
    assert ana.hp == ana.max_hp
    assert (w.state.elements["fire"], w.state.elements["ice"]) == ("strong", "inert")


@pytest.mark.rule("H-ELEM-07", "H-ELEM-13")
def test_a_type_pays_once_though_the_element_comes_back():
    w = World()
    ana = w.hero("B2", hp=30)
    rats = [w.monster("B1"), w.monster("B3")]
    w.element("fire", "waning")
    w.stack(rats[0], "+0", "+0")
    w.ability("rat", "Attack +0; Fire: +1 Attack; Infuse Fire")
    round_of(w, "rat")
    assert ana.hp == 24
    assert w.state.elements["fire"] == "strong"
    assert len(w.said("haven-element-consumed")) == 1


@pytest.mark.rule("H-ELEM-13")
def test_what_one_type_consumed_does_not_help_another():
    w = World()
    ana = w.hero("B2", hp=30)
    rat, bat = w.monster("B1"), w.monster("B3", kind="bat")
    w.element("fire")
    w.stack(rat, "+0", "+0")
    for kind in (rat.type, bat.type):
        w.ability(kind, "Attack +0; Fire: +1 Attack")
    round_of(w, "rat", "bat")
    assert ana.hp == 25


@pytest.mark.rule("H-MABIL-02", "H-TARGET-03")
def test_a_monster_that_heals_two_heals_two_different_ones():
    w = World()
    w.hero("H6")
    rat, one, two = w.monster("A1"), w.monster("B1"), w.monster("A2")
    one.hp, two.hp = 1, 6
    w.monster_turn(rat, "Heal 3, Range 2, Target 2")
    assert (one.hp, two.hp) == (4, 9)


@pytest.mark.rule("H-MATK-05", "H-AOE-03")
def test_an_archer_strikes_an_area_around_itself_in_melee():
    w = World()
    ana, archer = w.hero("A1"), w.monster("B1", range=3)
    w.stack(archer, "+0", "-1")
    w.monster_turn(archer, "Attack +0, Area cleave")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-MMOVE-07", "H-MMOVE-06")
def test_a_muddled_archer_gains_nothing_by_stepping_back():
    w = World("a\na\na\na\na")
    w.hero("A1")
    archer = w.monster("A2", range=3)
    archer.conditions["muddle"] = False
    w.monster_turn(archer, "Move +0; Attack +0")
    assert w.where(archer) == "A2"


@pytest.mark.rule("H-DOOR-07", "H-MABIL-09")
def test_the_standee_of_a_killed_monster_serves_another_that_inherits_nothing():
    w = World()
    w.hero("H6")
    w.state.standees["rat"] = [3]
    first = w.monster("A1")
    w.monster_turn(first, "Shield 2, Self")
    kill(w.g, first)
    assert w.state.standees["rat"] == [3]
    second = w.monster("B1")
    assert second.id == first.id
    assert shield_of(w.g, second) == 0


@pytest.mark.rule("H-MATK-04")
def test_a_second_move_and_attack_go_to_another_enemy():
    w = World("a\na\na\na\na\na")
    ana, bo = w.hero("A1"), w.hero("A6")
    rat = w.monster("A2", move=3)
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0; Move +0; Attack +1")
    assert w.where(rat) == "A5"
    assert (ana.hp, bo.hp) == (ana.max_hp - 2, bo.max_hp - 3)


@pytest.mark.rule("H-FOCUS-01", "H-MMOVE-02")
def test_a_move_after_the_attack_stays_with_the_focus():
    w = World("a\na\na\na\na\na")
    ana, bo = w.hero("A1"), w.hero("A6")
    archer = w.monster("A3", range=3, move=2)
    w.order(bow=1, blade=2)
    w.stack(archer, "+0")
    w.monster_turn(archer, "Attack +0; Move +0")
    assert (ana.hp, bo.hp) == (ana.max_hp - 2, bo.max_hp)
    assert w.where(archer) == "A2"


@pytest.mark.rule("H-BONUS-12", "H-SETUP-24")
def test_a_monsters_own_shield_and_its_cards_add_up():
    w = World()
    w.hero("H6")
    rat = w.monster("A1", shield=1)
    w.monster_turn(rat, "Shield 2, Self")
    assert shield_of(w.g, rat) == 3


@pytest.mark.rule("H-BONUS-14")
def test_only_the_attacked_strikes_back():
    w = World()
    ana, bo = w.hero("A1"), w.hero("A2")
    rat = w.monster("B1")
    w.act(bo, "Retaliate 3, Self")
    w.order(blade=1, bow=2)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp - 2
    assert rat.hp == rat.max_hp


@pytest.mark.rule("H-MOVE-19", "H-ATTACK-15")
def test_a_monster_killed_by_a_trap_on_its_way_is_removed_there():
    w = World("a a aT a a", level=0)
    ana, rat = w.hero("A1"), w.monster("E1", hp=2, move=4)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert rat.hex == NOWHERE
    assert w.state.coins == [spot("C1")]
    assert [facts["hex"] for facts in w.said("haven-moved")] == ["C1"]
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-COND-10", "H-MOVE-06")
def test_a_monster_immobilized_by_a_trap_stays_in_it():
    w = World("a a aT a a", trap=Trap(False, ("immobilize",)))
    ana, rat = w.hero("A1"), w.monster("E1", move=4)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert w.where(rat) == "C1"
    assert ana.hp == ana.max_hp
