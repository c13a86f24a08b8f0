"""What ends with a round and what a next one may count on."""

from __future__ import annotations

import pytest

from engine.systems.haven.content import Trap
from engine.systems.haven.monsters.turns import monsters_act
from engine.systems.haven.scenario.round import begin_round, end_of_round
from engine.systems.haven.state import ActiveCard
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-ENDROUND-04", "H-ENDROUND-06")
def test_a_round_bonus_just_discarded_takes_part_in_the_short_rest():
    w = World()
    ana = w.hero("A1")
    w.only(ana)
    ana.active = [ActiveCard(ana.hand.pop(), "top", "round", False)]
    ana.discard = [ana.hand.pop(), ana.hand.pop()]
    w.run(end_of_round(w.g), "yes")
    assert w.offered("take-active") == []
    assert (len(ana.hand), len(ana.lost), ana.discard, ana.active) == (9, 1, [], [])


@pytest.mark.rule("H-ELEM-13", "H-ELEM-12")
def test_a_type_has_to_pay_again_in_the_next_round():
    w = World()
    ana, rat = w.hero("B2", hp=30), w.monster("B1")
    w.element("fire")
    w.stack(rat, "+0", "+0")
    for left in (27, 25):
        begin_round(w.g)
        w.ability("rat", "Attack +0; Fire: +1 Attack")
        w.order(blade=1, rat=2)
        w.run(monsters_act(w.g, "rat"))
        assert ana.hp == left


@pytest.mark.rule("H-TRAP-03")
def test_a_sprung_trap_is_no_stop_any_more():
    w = World("a aT a a", level=0)
    ana = w.hero("A1")
    w.act(ana, "Move 1", "B1")
    w.act(ana, "Move 1", "A1")
    w.act(ana, "Move 3", "D1")
    assert w.where(ana) == "D1"
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-COND-13", "H-TRAP-09")
def test_a_monster_stunned_by_a_trap_does_nothing_more_on_that_turn():
    w = World("a a aT a a", trap=Trap(False, ("stun",)))
    ana, rat = w.hero("A1"), w.monster("E1", move=4)
    w.element("fire")
    w.monster_turn(rat, "Move +0; Fire: Retaliate 1, Self; Attack +0; Shield 1, Self")
    assert w.where(rat) == "C1"
    assert ana.hp == ana.max_hp
    assert w.state.bonuses == []
