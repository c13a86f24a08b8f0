"""Bonuses by which their bearer does something at a moment (H-BONUS-02..05)."""

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
    w.turn(hero, f"{card}:top", "end", *answers)
    return card


def hurt(w: World, where: str, hp: int = 3) -> Hero:
    """A hero who could use some healing."""
    hero = w.hero(where, hp=hp)
    hero.max_hp = 10
    return hero


def passed(w: World, hero: Hero, *answers: str) -> None:
    """A turn on which the hero does neither action."""
    w.picked(hero, *hero.hand[:2])
    w.turn(hero, *answers, "end")


@pytest.mark.rule("H-BONUS-02", "H-BONUS-20")
@pytest.mark.parametrize("moment", ["turn", "turn end"])
def test_a_bonus_acts_on_each_turn_of_its_bearer(moment: str):
    w = World()
    ana, bo = hurt(w, "A1"), w.hero("H6")
    played(w, ana, f"On {moment}: Heal 1, Self; Persistent")
    before = ana.hp
    passed(w, ana)
    assert ana.hp == before + 1
    passed(w, bo)
    assert ana.hp == before + 1
    end_round_bonuses(w.g)
    passed(w, ana)
    assert ana.hp == before + 2


@pytest.mark.rule("H-TURN-17")
def test_what_hurts_at_the_start_of_a_turn_comes_first():
    w = World()
    ana = hurt(w, "A1")
    played(w, ana, "On turn: Heal 2, Self; Persistent")
    ana.conditions["wound"] = False
    passed(w, ana)
    assert ana.hp == 3 - 1 + 2
    assert "wound" not in ana.conditions


@pytest.mark.rule("H-TURN-17")
def test_whoever_dies_as_its_turn_begins_does_nothing():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.hero("H6")
    played(w, ana, "On turn: Damage 2, Range 1; Persistent")
    ana.hp, ana.hand, ana.discard = 1, ana.hand[:2], []
    ana.conditions["wound"] = False
    w.picked(ana, *ana.hand[:2])
    w.turn(ana)
    assert ana.is_exhausted
    assert rat.hp == 10


@pytest.mark.rule("H-TURN-18")
def test_a_turn_ends_with_bonuses_before_loot_and_conditions():
    w = World()
    ana = w.hero("A1")
    played(w, ana, "On turn end: Move 1; Persistent", "stay")
    w.coin("A2")
    ana.conditions["strengthen"] = False
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "end", "A2")
    assert ana.coins == 1
    assert "strengthen" not in ana.conditions


@pytest.mark.rule("H-COND-13")
def test_whoever_is_stunned_does_nothing_on_its_turn():
    w = World()
    ana = hurt(w, "A1")
    played(w, ana, "On turn: Heal 1, Self; Persistent")
    ana.conditions["stun"] = False
    w.picked(ana, *ana.hand[:2])
    w.turn(ana)
    assert ana.hp == 3


@pytest.mark.rule("H-BONUS-03", "H-BONUS-04", "H-XP-04")
def test_each_moment_moves_the_marker_and_the_last_one_still_acts():
    w = World()
    ana = hurt(w, "A1")
    card = played(w, ana, "On damage (2 slots, XP 1 on last): Heal 2, Self; Persistent")
    for lost in (1, 1, 1):
        w.run(suffer(w.g, ana, lost))
        passed(w, ana)
    assert ana.hp == 3 - 1 + 2 - 1 + 2 - 1
    assert ana.experience == 1
    assert card in ana.lost


@pytest.mark.rule("H-BONUS-05")
def test_a_slot_is_used_even_if_nothing_can_be_done():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    card = played(w, ana, "On kill (1 slot): Attack 2; Persistent")
    w.stack(ana, "+0")
    w.act(ana, "Attack 2", rat.id)
    assert card in ana.lost


def test_a_kill_counts_for_whoever_did_the_damage():
    w = World()
    ana, bo, rat = hurt(w, "A1"), hurt(w, "A3"), w.monster("A2", hp=1)
    played(w, ana, "On kill: Heal 1, Self; Persistent")
    played(w, bo, "On kill: Heal 1, Self, XP 1; Persistent")
    w.act(bo, "Retaliate 1, Self; Round")
    w.stack(rat, "null")
    ana.hex = w.hero("H6").hex
    w.monster_turn(rat, "Attack +0")
    assert (ana.hp, bo.hp) == (3, 4)
    assert bo.experience == 1


def test_a_monster_kills_too_and_obstacles_are_not_killed():
    w = World()
    ana, rat = w.hero("B1", hp=1, hand=[]), w.monster("A1", hp=10)
    w.hero("H6")
    rat.hp = 5
    w.stack(rat, "+0")
    w.monster_turn(rat, "On kill: Heal 3, Self; Attack +0")
    assert ana.is_exhausted
    assert rat.hp == 8
    w.objective("B2", hp=1)
    bo = hurt(w, "B3")
    w.act(bo, "On kill: Heal 1, Self; Round")
    w.stack(bo, "+0")
    w.act(bo, "Attack 3", w.state.objectives[0].id)
    assert bo.hp == 3


def test_doors_and_loot_are_moments():
    w = World("a a ab b b", spawns={})
    ana = hurt(w, "A1")
    played(w, ana, "On door: Heal 2, Self; On loot: XP 1; Persistent")
    w.act(ana, "Move 2", "C1")
    assert ana.hp == 5
    w.coin("C1")
    w.act(ana, "Loot 1")
    assert ana.experience == 1


@pytest.mark.rule("H-BONUS-16")
def test_whoever_is_attacked_answers_after_the_attack():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=3)
    played(w, ana, "On attacked: Push 1, Range 1; Persistent")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0", "C1")
    assert ana.hp == 7
    assert w.where(rat) == "C1"


def test_the_dead_do_not_answer():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=2)
    w.monster_turn(rat, "On attacked: Damage 3, Range 1")
    w.stack(ana, "+0")
    w.act(ana, "Attack 2", rat.id)
    assert ana.hp == ana.max_hp


def test_a_monster_answers_an_attack_in_the_same_round():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=9)
    w.monster_turn(rat, "On attacked: Damage 2, Range 1")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 2", rat.id)
    assert ana.hp == ana.max_hp - 2
    end_round_bonuses(w.g)
    w.act(ana, "Attack 2", rat.id)
    assert ana.hp == ana.max_hp - 2


def test_an_attack_that_a_bonus_makes_does_not_start_it_again():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20)
    card = played(w, ana, "On attack (3 slots): Attack 1; Persistent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 2", rat.id, rat.id)
    assert rat.hp == 20 - 2 - 1
    assert [active.card for active in ana.active] == [card]
    assert w.state.bonuses[0].used == 1


def test_two_who_answer_each_other_come_to_an_end():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20, attack=1)
    played(w, ana, "On attacked: Attack 1; Persistent")
    w.monster_turn(rat, "On attacked: Attack +0")
    w.stack(ana, "+0", "+0")
    w.stack(rat, "+0")
    w.act(ana, "Attack 1", rat.id, rat.id)
    assert rat.hp == 20 - 1 - 1
    assert ana.hp == ana.max_hp - 1


@pytest.mark.rule("H-BONUS-20")
def test_the_bearer_acts_when_its_allies_have_their_moment():
    w = World()
    ana, bo, rat = hurt(w, "A1"), hurt(w, "B1"), w.monster("B2", hp=20)
    played(w, ana, "On attack of allies within 1: Heal 1, Self; Persistent")
    w.stack(bo, "+0", "+0")
    w.act(bo, "Attack 1", rat.id)
    assert (ana.hp, bo.hp) == (4, 3)
    ana.hex = w.hero("H6").hex
    w.act(bo, "Attack 1", rat.id)
    assert ana.hp == 4


@pytest.mark.rule("H-BONUS-08")
def test_a_shield_from_a_bonus_lasts_for_the_round():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    played(w, ana, "On attack: Shield 1, Self; Persistent")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", rat.id)
    assert shield_of(w.g, ana) == 1
    end_round_bonuses(w.g)
    assert shield_of(w.g, ana) == 0


def test_what_a_bonus_does_is_no_deed_of_the_action():
    w = World()
    ana, rat, mate = w.hero("A1"), w.monster("B1"), w.monster("A2", hp=1)
    w.act(ana, "On attack: Damage 1, Range 1; Round")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1; Loot 1; Heal 1, Self; If killed: XP 1", rat.id, mate.id)
    assert mate.hp == 0
    assert ana.experience == 0


def test_everyone_is_told_what_acts_and_sees_the_bonus():
    w = World()
    ana = hurt(w, "A1")
    played(w, ana, "On turn: Heal 1, Self; Persistent")
    (figure,) = (f for f in w.system().view(w.state, None).figures if f.id == ana.id)
    assert [effect.key for effect in figure.effects] == ["haven-effect-bonus"]
    passed(w, ana)
    (facts,) = w.said("haven-bonus-acted")
    assert facts["bonus"].facts["moment"].key == "text-on-turn"
    assert "hero acts on turn" in w.g.happened
