from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.systems.haven as haven
from engine.content.tree import CONDITIONS as IN_TEXTS
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.heal import heal
from engine.systems.haven.conditions import CONDITIONS, Kind
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-COND-26")
def test_the_conditions_and_their_kinds():
    banes = {c.id for c in CONDITIONS.values() if c.kind is Kind.NEGATIVE}
    assert banes == {"poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"}
    assert set(CONDITIONS) - banes == {"invisible", "strengthen", "bless"}
    assert set(CONDITIONS) == set(IN_TEXTS)


def test_no_rule_outside_a_conditions_module_asks_for_a_condition_by_name():
    folder = Path(haven.__file__).parent
    names = "|".join(set(CONDITIONS) - {"bless", "curse"})
    asks = re.compile(rf"""==\s*["']({names})["']|["']({names})["']\s+in\s""")
    found = [
        path.name
        for path in folder.rglob("*.py")
        if path.parent.name != "conditions" and asks.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.rule("H-COND-06", "H-HEAL-05")
def test_a_heal_removes_poison_and_nothing_else():
    w = World()
    ana = w.hero("A1", hp=5)
    ana.conditions["poison"] = False
    heal(w.g, ana, 3)
    assert (ana.hp, ana.conditions) == (5, {})


@pytest.mark.rule("H-COND-08", "H-HEAL-05")
def test_a_heal_removes_a_wound_and_then_heals():
    w = World()
    ana = w.hero("A1", hp=5)
    ana.conditions["wound"] = False
    heal(w.g, ana, 3)
    assert (ana.hp, ana.conditions) == (8, {})


@pytest.mark.rule("H-COND-09")
def test_poison_and_wound_together_take_one_heal():
    w = World()
    ana = w.hero("A1", hp=5)
    ana.conditions = {"poison": False, "wound": False}
    heal(w.g, ana, 3)
    assert (ana.hp, ana.conditions) == (5, {})


@pytest.mark.rule("H-COND-07", "H-TURN-17")
def test_a_wound_hurts_at_the_start_of_the_turn():
    w = World()
    w.hero("H6")
    rat = w.monster("A1", hp=9)
    rat.hp = 5
    rat.conditions["wound"] = False
    w.monster_turn(rat, "Heal 3, Self")
    assert (rat.hp, rat.conditions) == (5 - 1 + 3, {})


@pytest.mark.rule("H-COND-07")
def test_a_wound_may_kill_before_the_turn():
    w = World()
    ana, rat = w.hero("B1"), w.monster("A1", hp=1)
    rat.conditions["wound"] = False
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp
    assert w.state.monsters == []


@pytest.mark.rule("H-COND-10")
def test_the_immobilized_do_not_move_and_the_condition_ends_with_the_turn():
    w = World()
    ana = w.hero("A1")
    ana.conditions["immobilize"] = False
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, f"{ana.picked[0]}:bottom", "end")
    assert w.where(ana) == "A1"
    assert w.offered("move-to") == []
    assert ana.conditions == {}


@pytest.mark.rule("H-COND-11")
def test_the_immobilized_can_be_pushed():
    w = World()
    ana, rat = w.hero("B3"), w.monster("C3")
    rat.conditions["immobilize"] = False
    w.act(ana, "Push 1, Range 1", "D3")
    assert w.where(rat) == "D3"


@pytest.mark.rule("H-COND-12")
def test_the_disarmed_do_not_attack():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.conditions["disarm"] = False
    assert not w.act(ana, "Attack 3")
    rat.conditions["disarm"] = False
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp
    assert rat.conditions == {}


@pytest.mark.rule("H-COND-13", "H-COND-14", "H-TURN-21", "H-XP-02", "H-ELEM-02")
def test_the_stunned_play_two_cards_for_nothing():
    w = World()
    ana = w.hero("A1")
    ana.conditions["stun"] = False
    card = w.card(ana, "loud", top="Attack 3; XP 2; Infuse Fire; Lost")
    w.picked(ana, card, ana.hand[0])
    played = list(ana.picked)
    w.turn(ana)
    assert ana.discard == played
    assert (ana.experience, ana.conditions) == (0, {})
    assert w.state.elements["fire"] == "inert"


@pytest.mark.rule("H-COND-13")
def test_a_stunned_monster_does_nothing():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    rat.conditions["stun"] = False
    w.monster_turn(rat, "Attack +0; Shield 2, Self")
    assert ana.hp == ana.max_hp
    assert w.state.bonuses == []


@pytest.mark.rule("H-REST-14")
def test_the_stunned_may_rest():
    w = World()
    ana = w.hero("A1", hp=5)
    ana.conditions["stun"] = False
    ana.discard, ana.is_resting = ["blade-1", "blade-2"], True
    w.turn(ana, "blade-1")
    assert ana.lost == ["blade-1"]
    assert ana.hp == 7


@pytest.mark.rule("H-COND-27")
def test_the_stunned_still_loot_at_the_end_of_their_turn():
    w = World()
    ana = w.hero("A1")
    ana.conditions["stun"] = False
    w.coin("A1")
    w.picked(ana, *ana.hand[:2])
    w.turn(ana)
    assert ana.coins == 1


@pytest.mark.rule("H-COND-22")
def test_a_condition_gained_on_the_own_turn_lasts_through_the_next_one():
    w = World()
    ana = w.hero("A1")
    card = w.card(ana, "focus", bottom="Strengthen, Self")
    w.picked(ana, card, ana.hand[0])
    w.turn(ana, f"{card}:bottom", "end")
    assert "strengthen" in ana.conditions
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "end")
    assert ana.conditions == {}


@pytest.mark.rule("H-COND-15", "H-COND-17", "H-COND-19", "H-COND-22")
@pytest.mark.parametrize(
    "condition", ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]
)
def test_a_condition_gained_before_the_turn_ends_with_it(condition: str):
    w = World()
    ana, rat = w.hero("A1"), w.monster("H6")
    afflict(w.g, ana, (condition,))
    afflict(w.g, rat, (condition,))
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, *([] if condition == "stun" else ["end"]))
    assert (set(ana.conditions), set(rat.conditions)) == (set(), {condition})
    w.monster_turn(rat, "Shield 1, Self")
    assert rat.conditions == {}


@pytest.mark.rule("H-COND-01")
def test_a_condition_gained_again_starts_anew():
    w = World()
    ana = w.hero("A1")
    ana.conditions["strengthen"] = False
    card = w.card(ana, "focus", bottom="Strengthen, Self")
    w.picked(ana, card, ana.hand[0])
    w.turn(ana, f"{card}:bottom", "end")
    assert "strengthen" in ana.conditions


@pytest.mark.rule("H-COND-17")
def test_allies_may_heal_the_invisible():
    w = World()
    ana, bo = w.hero("A1"), w.hero("B1", hp=3)
    bo.conditions["invisible"] = False
    w.act(ana, "Heal 2, Range 2", bo.id)
    assert bo.hp == 5


@pytest.mark.rule("H-COND-03", "H-COND-07")
def test_poison_and_wound_stay_until_a_heal():
    w = World()
    w.hero("H6")
    rat = w.monster("A1")
    afflict(w.g, rat, ("poison", "wound"))
    for _ in range(3):
        w.monster_turn(rat, "Shield 1, Self")
    assert set(rat.conditions) == {"poison", "wound"}
    assert rat.hp == 7


@pytest.mark.rule("H-COND-01")
def test_a_condition_held_already_is_not_told_again():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Muddle", rat.id)
    w.act(ana, "Attack 1, Muddle", rat.id)
    assert list(rat.conditions) == ["muddle"]
    assert len(w.said("haven-condition-gained")) == 1


@pytest.mark.rule("H-COND-21")
@pytest.mark.parametrize("condition", ["strengthen", "invisible"])
def test_a_positive_condition_stays_until_its_time_is_up(condition: str):
    w = World()
    ana, rat = w.hero("A1", hp=3), w.monster("B1")
    ana.conditions[condition] = False
    w.stack(ana, "+0", "+0")
    w.picked(ana, *ana.hand[:2])
    w.act(ana, "Heal 2, Self")
    w.act(ana, "Attack 1", rat.id)
    w.act(ana, "Move 1", "A2")
    assert condition in ana.conditions
    w.turn(ana, "end")
    assert not any(condition in option for option in w.offered("choose-action")[-1])
