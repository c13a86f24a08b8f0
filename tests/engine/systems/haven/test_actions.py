from __future__ import annotations

import pytest

from engine.content.tree import Value
from engine.systems.haven.content import Trap
from tests.engine.systems.haven.world import World

STUNNING = Trap(deals_damage=False, conditions=("stun",))


# --- augments -------------------------------------------------------------------------------------


@pytest.mark.rule("H-XP-03", "H-XP-06")
def test_an_augment_with_an_ability_of_its_own_gives_its_experience_after_a_declined_move():
    w = World()
    ana = w.hero("A1")
    w.element("dark")
    w.act(ana, "Move 3; Dark: Invisible, Self, XP 1", "stay", "augment-0")
    assert "invisible" in ana.conditions
    assert ana.experience == 1


@pytest.mark.rule("H-XP-02", "H-ELEM-06")
def test_an_augment_of_experience_alone_is_not_offered_when_the_ability_came_to_nothing():
    w = World()
    ana = w.hero("A1")
    w.element("dark")
    assert not w.act(ana, "Move 3; Dark: XP 1", "stay")
    assert w.offered("consume") == []


@pytest.mark.rule("H-TURN-03", "H-ELEM-06")
def test_an_augment_that_adds_an_ability_is_asked_after_the_ability_before_it():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=2)
    w.element("light")
    w.stack(ana, "+0")
    w.act(ana, "Attack 2; Light: Shield 1, Self", rat.id, "augment-0")
    assert [question.kind for question in w.asked] == ["attack-target", "consume"]


@pytest.mark.rule("H-ELEM-06", "H-ELEM-09")
def test_augments_keep_their_numbers_whenever_they_are_asked():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("light")
    w.element("fire")
    w.stack(ana, "+0")
    w.act(
        ana,
        "Attack 2; Light: Shield 1, Self; Fire: +2 Attack",
        *("augment-1", rat.id, "augment-0"),
    )
    assert rat.hp == 6
    assert w.said("haven-shield-gained") != []


@pytest.mark.rule("H-COND-10", "H-ELEM-05")
def test_an_immobilized_hero_is_not_asked_to_pay_for_a_move():
    w = World()
    ana = w.hero("A1")
    ana.conditions["immobilize"] = False
    w.element("air")
    assert not w.act(ana, "Move 2; Air: +2 Move")
    assert w.asked == []
    assert w.state.elements["air"] == "strong"


@pytest.mark.rule("H-ELEM-05")
@pytest.mark.parametrize(
    "printed",
    [
        "Push 1, Range 1; Air: +1 Range",
        "Muddle, Range 1; Air: +1 Range",
        "Bless, Allies, Range 1; Air: +1 Range",
        "Loot 1; Air: Push 1, Range 2",
    ],
)
def test_nobody_is_asked_to_pay_for_what_reaches_nobody_even_so(printed: str):
    w = World()
    ana = w.hero("A1")
    w.monster("D1")
    w.element("air")
    assert not w.act(ana, printed)
    assert w.asked == []


@pytest.mark.rule("H-COND-13")
def test_a_hero_stunned_on_its_way_does_not_do_what_an_augment_adds():
    w = World("a  a  aT  a", trap=STUNNING)
    ana = w.hero("A1")
    w.element("air")
    w.element("light")
    text = "Move 2; Air: +1 Move, Shield 1, Self; Light: Heal 2, Self"
    w.act(ana, text, "augment-0", "C1")
    assert "stun" in ana.conditions
    assert w.said("haven-shield-gained") == []
    assert len(w.offered("consume")) == 1


# --- what counts as performing --------------------------------------------------------------------


@pytest.mark.rule("H-XP-02", "H-TURN-10", "H-TURN-21")
@pytest.mark.parametrize("price", ["Suffer 2", "Disarm, Self"])
def test_paying_a_price_alone_performs_nothing(price: str):
    w = World()
    ana = w.hero("A1")
    w.card(ana, "rage", top=f"{price}; Attack 4; XP 2; Lost")
    w.picked(ana, "rage", ana.hand[0])
    w.turn(ana, "rage:top", "end")
    assert ana.hp == ana.max_hp - 2 or "disarm" in ana.conditions
    assert ana.experience == 0
    assert "rage" in ana.discard
    assert "rage" not in ana.lost


# --- declining ------------------------------------------------------------------------------------


@pytest.mark.rule("H-TURN-09")
def test_becoming_invisible_may_be_declined():
    w = World()
    ana = w.hero("A1")
    w.act(ana, "Move 1; Invisible, Self", "A2", "skip")
    assert "invisible" not in ana.conditions


@pytest.mark.rule("H-TURN-09")
@pytest.mark.parametrize(
    "printed",
    [
        "Heal 2, Range 3, Target all",
        "Shield 1, Range 3, Target 2; Round",
        "Bless, Allies, Range 3, Target all",
        "Muddle, Range 3, Target all",
    ],
)
def test_what_reaches_everyone_may_be_declined_to_keep_the_card(printed: str):
    w = World()
    ana, _, _ = w.hero("A1"), w.hero("A3", hp=1), w.monster("C1")
    assert not w.act(ana, f"Move 1; {printed}; Lost", "stay", "skip")
    assert w.asked[-1].kind == "perform"


@pytest.mark.rule("H-TURN-10")
def test_a_negative_condition_on_allies_cannot_be_declined():
    w = World()
    ana, bo, cy = w.hero("A1"), w.hero("A3"), w.hero("B2")
    w.act(ana, "Move 1; Muddle, Allies, Range 3; Lost", "stay", bo.id)
    assert w.offered("affect-target") == [[bo.id, cy.id]]
    assert "muddle" in bo.conditions


@pytest.mark.rule("H-TURN-10")
def test_a_negative_condition_on_every_ally_is_not_asked_for():
    w = World()
    ana, bo = w.hero("A1"), w.hero("A2")
    w.act(ana, "Move 1; Muddle, Allies, Range 3; Lost", "stay")
    assert "muddle" in bo.conditions


def test_the_half_just_chosen_is_not_asked_for_again():
    w = World()
    ana = w.hero("A1", hp=3)
    w.act(ana, "Heal 3, Self; XP 1; Lost")
    assert w.asked == []
    assert ana.experience == 1


def test_an_ability_that_affects_everyone_it_can_is_not_asked_for():
    w = World()
    ana, bo, rat = w.hero("A1", hp=3), w.hero("A2", hp=3), w.monster("B1")
    w.act(ana, "Heal 1, Range 2, Target 2")
    w.act(ana, "Bless, Allies, Range 2")
    w.act(ana, "Muddle, Range 2")
    assert w.asked == []
    assert (ana.hp, bo.hp) == (4, 4)
    assert "bless" in bo.modifiers.cards.pile
    assert "muddle" in rat.conditions


# --- push and pull without an attack --------------------------------------------------------------


def test_a_push_of_the_only_enemy_in_reach_asks_only_where_to():
    w = World()
    ana, _ = w.hero("B2"), w.monster("C2")
    w.act(ana, "Push 1, Range 1", "D2")
    assert [question.kind for question in w.asked] == ["push-to"]


@pytest.mark.rule("H-TURN-09", "H-EFFECT-04")
def test_of_several_pushed_enemies_the_player_chooses_the_order():
    w = World()
    ana, near, far = w.hero("A2"), w.monster("B2"), w.monster("C2")
    w.act(ana, "Push 1, Range 2, Target 2", far.id, "D2", "C2")
    assert (w.where(far), w.where(near)) == ("D2", "C2")


@pytest.mark.rule("H-ELEM-05")
def test_a_push_that_gains_a_pull_does_both():
    w = World()
    ana, rat = w.hero("A1"), w.monster("C1")
    w.element("air")
    w.act(ana, "Push 1, Range 2; Air: Pull 2", "augment-0", "skip", "B1")
    assert w.where(rat) == "B1"


@pytest.mark.rule("H-ELEM-05")
def test_a_shield_may_gain_range_and_targets():
    w = World()
    ana, bo, cy = w.hero("A1"), w.hero("A2"), w.hero("A3")
    w.element("light")
    text = "Shield 1, Range 1; Light: +1 Range, +1 Target"
    w.act(ana, text, "augment-0", bo.id, cy.id)
    assert {bonus.bearer for bonus in w.state.bonuses} == {bo.id, cy.id}


# --- monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("H-ELEM-12")
def test_a_monsters_push_and_shield_gain_by_what_it_consumes():
    w = World(auto_ties=True)
    w.hero("B1")
    rat, mate = w.monster("D1"), w.monster("F1")
    w.element("air")
    w.element("light")
    w.monster_turn(
        rat,
        "Push 1, Range 1; Air: +1 Range, Pull 2; Shield 1, Range 1; Light: +1 Range, +1 Target",
    )
    assert w.said("haven-pulled")[-1]["figure"] == "Blade"
    assert {bonus.bearer for bonus in w.state.bonuses} == {rat.id, mate.id}


@pytest.mark.rule("H-MATK-01", "H-ATTACK-17")
def test_a_weakened_attack_counts_below_zero_until_everything_is_added():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=1)
    ana.conditions["poison"] = False
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack -3")
    assert ana.hp == ana.max_hp


def test_the_question_names_the_monster_that_heals_or_helps():
    w = World()
    w.hero("H6")
    rat = w.monster("A1")
    one, two = w.monster("A2"), w.monster("B1")
    one.hp = two.hp = 3
    w.monster_turn(rat, "Heal 2, Range 2; Shield 1, Range 2", one.id, two.id)
    assert [q.text.facts for q in w.asked] == [{"monster": w.g.name(rat)}] * 2


def test_a_relative_value_may_fall_below_zero():
    assert Value(-3, is_relative=True).from_base(1) == -2


def test_a_monster_slowed_below_zero_stays():
    w = World()
    w.hero("A1")
    rat = w.monster("D1", move=1)
    w.monster_turn(rat, "Move -3; Attack +0")
    assert w.where(rat) == "D1"
