from __future__ import annotations

import pytest

from engine.systems.haven.abilities.bonuses import add_bonus, shield_of
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.state import NOWHERE, ActiveCard
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-DAMAGE-01", "H-DAMAGE-02", "H-DAMAGE-03")
def test_a_hero_may_lose_one_hand_card_to_negate_all_damage():
    w = World()
    ana = w.hero("A1")
    w.run(suffer(w.g, ana, 9), "hand", "blade-4")
    assert ana.hp == ana.max_hp
    assert ana.lost == ["blade-4"]
    assert "blade-4" not in ana.hand


@pytest.mark.rule("H-DAMAGE-02")
def test_a_hero_may_lose_two_discarded_cards_instead():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard = [], ["blade-1", "blade-2", "blade-3"]
    w.run(suffer(w.g, ana, 9), "discards", "blade-1", "blade-3")
    assert ana.hp == ana.max_hp
    assert ana.lost == ["blade-1", "blade-3"]
    assert w.offered("negate-damage") == [["suffer", "discards"]]


@pytest.mark.rule("H-DAMAGE-02")
def test_the_only_two_discarded_cards_are_lost_unasked():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard = [], ["blade-1", "blade-2"]
    w.run(suffer(w.g, ana, 9), "discards")
    assert ana.lost == ["blade-1", "blade-2"]
    assert ana.discard == []


@pytest.mark.rule("H-BONUS-21", "H-DAMAGE-02")
def test_active_cards_that_count_as_discarded_may_be_lost_too():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard = [], ["blade-1", "blade-2"]
    ana.active = [
        ActiveCard("blade-3", "top", "persistent", is_lost=False),
        ActiveCard("blade-4", "top", "persistent", is_lost=True),
    ]
    add_bonus(w.g, ana, "shield", 1, card="blade-3")
    add_bonus(w.g, ana, "shield", 2, card="blade-4")
    w.run(suffer(w.g, ana, 9), "discards", "blade-3", "blade-1")
    assert w.offered("lose-card")[0] == ["blade-1", "blade-2", "blade-3"]
    assert ana.lost == ["blade-3", "blade-1"]
    assert [active.card for active in ana.active] == ["blade-4"]
    assert shield_of(w.g, ana) == 2


@pytest.mark.rule("H-DAMAGE-02")
def test_one_discard_is_not_enough():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard = [], ["blade-1"]
    w.run(suffer(w.g, ana, 2))
    assert w.asked == []
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-DAMAGE-05", "H-SELECT-10")
def test_the_cards_of_the_round_cannot_be_lost():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.picked = [], ["blade-1", "blade-2"]
    w.run(suffer(w.g, ana, 2))
    assert w.asked == []
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-DAMAGE-04")
def test_the_effects_of_a_negated_attack_still_apply():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0, Poison", "hand", "blade-1")
    assert ana.hp == ana.max_hp
    assert "poison" in ana.conditions


@pytest.mark.rule("H-DAMAGE-06")
def test_trap_damage_can_be_negated_too():
    w = World("a aT a")
    ana = w.hero("A1")
    w.act(ana, "Move 1", "B1", "hand", "blade-1")
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-DAMAGE-07")
def test_each_attack_is_its_own_choice():
    w = World()
    ana, one, two = w.hero("A1"), w.monster("B1"), w.monster("A2")
    w.stack(one, "+0", "+0")
    w.monster_turn(one, "Attack +0", "hand", "blade-1")
    w.monster_turn(two, "Attack +0", "suffer")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-DAMAGE-08")
def test_monsters_have_no_such_choice():
    w = World()
    rat = w.monster("A1")
    w.run(suffer(w.g, rat, 3))
    assert (rat.hp, w.asked) == (7, [])


@pytest.mark.rule("H-DAMAGE-09")
def test_the_choice_comes_when_the_final_damage_is_known():
    w = World()
    w.hero("A1")
    rat = w.monster("B1", attack=3)
    w.stack(rat, "2x")
    w.monster_turn(rat, "Attack +0", "suffer")
    assert w.asked[0].text.facts["damage"] == 6


def test_no_damage_is_no_question():
    w = World()
    ana = w.hero("A1")
    w.run(suffer(w.g, ana, 0))
    assert w.asked == []


def test_the_hand_stays_secret_when_a_card_is_lost_from_it():
    w = World()
    ana = w.hero("A1")
    w.run(suffer(w.g, ana, 1), "hand", "blade-1")
    assert [q.secret for q in w.asked] == [False, True]


@pytest.mark.rule("H-EXHAUST-01", "H-EXHAUST-03")
def test_at_no_hit_points_all_cards_are_lost_and_the_figure_leaves():
    w = World()
    ana = w.hero("A1", hp=2)
    ana.hand, ana.discard, ana.picked = ["blade-1"], ["blade-2"], ["blade-3"]
    ana.active = [ActiveCard("blade-4", "top", "persistent", is_lost=False)]
    w.run(suffer(w.g, ana, 2), "suffer")
    assert ana.is_exhausted
    assert sorted(ana.lost) == ["blade-1", "blade-2", "blade-3", "blade-4"]
    assert not any((ana.hand, ana.discard, ana.picked, ana.active))
    assert ana.hex == NOWHERE


@pytest.mark.rule("H-EXHAUST-09", "H-EXHAUST-06", "H-ENDSCEN-02")
def test_the_scenario_is_lost_only_when_nobody_is_left():
    w = World()
    ana, bo = w.hero("A1", hp=1), w.hero("A2", hp=1)
    w.only(ana, bo)
    w.monster("H6")
    w.run(suffer(w.g, ana, 1), "suffer")
    assert w.state.ending == ""
    w.run(suffer(w.g, bo, 1), "suffer")
    assert w.state.ending == "defeat"


@pytest.mark.rule("H-EXHAUST-04")
def test_an_exhausted_hero_takes_no_turn():
    from engine.systems.haven.scenario.round import take_turns

    w = World()
    ana, bo = w.hero("A1"), w.hero("A2")
    w.only(ana, bo)
    w.order(blade=10, bow=20)
    ana.is_exhausted = True
    w.picked(bo, *bo.hand[:2])
    w.run(take_turns(w.g), "end")
    assert [f["figure"] for f in w.said("haven-turn-began")] == ["Bow"]
