from __future__ import annotations

import pytest

from engine.systems.haven.abilities.bonuses import end_round_bonuses, shield_of
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World


def played(w: World, hero: Hero, text: str, *answers: str) -> str:
    """The hero's turn with this text on a top half; the card's id."""
    card = w.card(hero, "special", top=text)
    w.picked(hero, card, hero.hand[0])
    w.turn(hero, f"{card}:top", *answers, "end")
    return card


@pytest.mark.rule("H-BONUS-03", "H-BONUS-04", "H-XP-04")
def test_each_use_moves_the_marker_and_the_last_one_loses_the_card():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20)
    card = played(w, ana, "On attack (2 slots, XP 1 on 1, XP 2 on 2): +2 Attack; Persistent")
    w.stack(ana, "+0", "+0", "+0")
    w.act(ana, "Attack 1", rat.id)
    assert (rat.hp, ana.experience) == (17, 1)
    assert [a.card for a in ana.active] == [card]
    w.act(ana, "Attack 1", rat.id)
    assert (rat.hp, ana.experience) == (14, 3)
    assert ana.active == []
    assert card in ana.lost
    w.act(ana, "Attack 1", rat.id)
    assert rat.hp == 13


@pytest.mark.rule("H-BONUS-05", "H-BONUS-07")
def test_two_damage_sources_are_negated_and_no_damage_is_no_source():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=1)
    card = played(w, ana, "On damage (2 slots): Negate; Persistent; Lost")
    w.stack(rat, "null", "+0")
    w.monster_turn(rat, "Attack +0")
    assert w.state.bonuses[0].used == 0
    w.monster_turn(rat, "Attack +0, Poison")
    assert w.state.bonuses[0].used == 1
    assert "poison" in ana.conditions
    w.run(suffer(w.g, ana, 1))
    assert ana.hp == ana.max_hp
    assert card in ana.lost
    assert "negate-damage" not in {q.kind for q in w.asked}
    w.run(suffer(w.g, ana, 1))
    assert ana.hp == ana.max_hp - 1


@pytest.mark.rule("H-BONUS-05")
def test_a_slot_is_used_even_without_benefit():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=1)
    played(w, ana, "On attacked (1 slot): +3 Shield; Persistent")
    w.stack(rat, "null")
    w.monster_turn(rat, "Attack +0")
    assert w.state.bonuses == []


def test_each_target_of_an_attack_is_an_attack():
    w = World()
    ana, one, two = w.hero("A2"), w.monster("A1"), w.monster("A3")
    played(w, ana, "On attack (2 slots): Poison, Pierce 1; Persistent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2", one.id, two.id)
    assert "poison" in one.conditions
    assert "poison" in two.conditions
    assert ana.active == []


@pytest.mark.rule("H-BONUS-04")
def test_an_action_that_uses_its_own_slots_loses_its_card():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+0")
    card = played(w, ana, "On attack (1 slot): +1 Attack; Attack 1; Persistent", rat.id)
    assert rat.hp == 8
    assert card in ana.lost
    assert ana.active == []


def test_whoever_is_attacked_may_have_a_shield_disadvantage_and_an_answer():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=4)
    played(w, ana, "On attacked (1 slot): +1 Shield, +2 Retaliate, Disadvantage; Persistent")
    w.stack(rat, "+1", "+0")
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp - 3
    assert rat.hp == 8


@pytest.mark.rule("H-DAMAGE-04")
def test_an_attacks_damage_is_negated_and_its_effects_are_not():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=4)
    played(w, ana, "On attacked (1 slot): Negate; Persistent")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0, Wound")
    assert ana.hp == ana.max_hp
    assert "wound" in ana.conditions


@pytest.mark.rule("H-BONUS-20")
def test_a_bonus_changes_attacks_of_allies_near_by():
    w = World()
    ana, bo, rat = w.hero("A2"), w.hero("B1"), w.monster("B2", hp=20)
    played(w, ana, "On attack of allies within 2: +2 Attack; Persistent; Lost")
    w.stack(bo, "+0", "+0")
    w.stack(ana, "+0")
    w.act(bo, "Attack 1", rat.id)
    assert rat.hp == 17
    w.act(ana, "Attack 1", rat.id)
    assert rat.hp == 16, "nobody is its own ally"
    ana.hex = w.hero("H6").hex
    w.act(bo, "Attack 1", rat.id)
    assert rat.hp == 15


@pytest.mark.rule("H-BONUS-20")
def test_a_bonus_changes_moves_and_heals():
    w = World("a aO a a", heroes=2)
    ana = w.hero("A1", hp=1)
    ana.max_hp = 10
    w.act(ana, "On move: Jump, +1 Move; Round")
    w.act(ana, "On heal (1 slot): +2 Heal; Round")
    w.act(ana, "Move 1", "C1")
    assert w.where(ana) == "C1"
    w.act(ana, "Heal 1, Self")
    w.act(ana, "Heal 1, Self")
    assert ana.hp == 1 + 3 + 1
    end_round_bonuses(w.g)
    assert w.state.bonuses == []


def test_a_bonus_may_ask_a_fact():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20)
    w.act(ana, "On attack if target has Wound (1 slot): +5 Attack; Persistent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Wound", rat.id)
    assert rat.hp == 19
    w.act(ana, "Attack 1", rat.id)
    assert rat.hp == 13


def test_a_monsters_bonus_helps_its_allies_for_the_round():
    w = World()
    ana, rat, mate = w.hero("A1"), w.monster("B1"), w.monster("B2")
    w.monster_turn(rat, "On attacked of allies within 1: +2 Shield")
    assert (shield_of(w.g, mate), shield_of(w.g, rat)) == (2, 0)
    end_round_bonuses(w.g)
    assert shield_of(w.g, mate) == 0
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-ATTACK-10", "H-ATTACK-11")
@pytest.mark.parametrize(("order", "damage"), [("add-first", 8), ("double-first", 6)])
def test_its_player_orders_adding_and_doubling(order: str, damage: int):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20, shield=1)
    w.act(ana, "On attack: +2 Attack; Round")
    w.act(ana, "On attack: Double; Round")
    w.stack(ana, "-1")
    w.act(ana, "Attack 3", rat.id, order)
    assert rat.hp == 20 - damage
    (question,) = (q for q in w.asked if q.kind == "attack-order")
    assert [o.label.facts["value"] for o in question.options] == [10, 8]


def test_the_order_is_not_asked_where_it_does_not_matter():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("dark")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3; Dark: Double", "augment-0", rat.id)
    assert rat.hp == 4


def test_everyone_sees_a_bonus_and_the_slots_that_are_left():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20)
    played(w, ana, "On attack (3 slots): +2 Attack; Persistent")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", rat.id)
    (figure,) = (f for f in w.system().view(w.state, None).figures if f.id == ana.id)
    (effect,) = figure.effects
    assert effect.key == "haven-effect-slots"
    assert effect.facts["left"] == 2
