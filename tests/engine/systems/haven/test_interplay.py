"""Where two rules meet in the middle of a hero's action."""

from __future__ import annotations

import pytest

from engine.systems.haven.content import Trap
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World


def plays(w: World, hero: Hero, top: str, bottom: str) -> tuple[str, str]:
    """The hero has picked two cards: one for its top, one for its bottom."""
    cards = w.card(hero, "one", top=top), w.card(hero, "two", bottom=bottom)
    w.picked(hero, *cards)
    return cards


@pytest.mark.rule("H-COND-13", "H-TURN-21")
def test_a_hero_stunned_by_a_trap_does_nothing_more_on_that_turn():
    w = World("a aT a a", trap=Trap(False, ("stun",)))
    ana, rat = w.hero("A1"), w.monster("D1")
    plays(w, ana, "Attack 3, Range 3; XP 1; Lost", "Move 2")
    w.turn(ana, "two:bottom", "B1")
    assert w.where(ana) == "B1"
    assert rat.hp == rat.max_hp
    assert (ana.discard, ana.lost, ana.experience) == (["two", "one"], [], 0)
    assert len(w.offered("choose-action")) == 1
    assert "stun" in ana.conditions  # gained on its own turn: it lasts through the next


@pytest.mark.rule("H-XP-01", "H-ELEM-02", "H-EXHAUST-03")
def test_who_falls_in_the_middle_of_an_action_has_earned_what_it_brings():
    w = World()
    ana, rat = w.hero("A1", hp=1), w.monster("B1", retaliate=2)
    one, two = plays(w, ana, "Attack 2; Heal 3, Self; XP 2; Infuse Ice", "Move 2")
    ana.hand, ana.discard = [], []
    w.stack(ana, "+0")
    w.turn(ana, "one:top", rat.id)
    assert ana.is_exhausted
    assert ana.hp <= 0
    assert rat.hp == rat.max_hp - 2
    assert ana.experience == 2
    assert w.state.elements["ice"] == "strong"
    assert sorted(ana.lost) == sorted([one, two])


@pytest.mark.rule("H-ELEM-16")
def test_a_waning_element_is_made_strong_again():
    w = World()
    ana = w.hero("A1")
    w.element("ice", "waning")
    plays(w, ana, "Heal 1, Self; Infuse Ice", "Move 2")
    w.turn(ana, "one:top", "end")
    assert w.state.elements["ice"] == "strong"


@pytest.mark.rule("H-COND-10", "H-COND-12", "H-TURN-11")
def test_neither_default_action_gets_around_immobilize_and_disarm():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.conditions = {"immobilize": False, "disarm": False}
    plays(w, ana, "Attack 3", "Move 3")
    w.turn(ana, "one:attack", "two:move")
    assert w.where(ana) == "A1"
    assert rat.hp == rat.max_hp
    assert ana.discard == ["one", "two"]
    assert ana.conditions == {}


@pytest.mark.rule("H-COND-11", "H-DAMAGE-06", "H-TRAP-09")
def test_the_immobilized_are_pushed_and_may_negate_the_trap():
    w = World("a\na\naT\na")
    ana, rat = w.hero("A2"), w.monster("A1")
    ana.conditions["immobilize"] = False
    hand = list(ana.hand)
    w.stack(rat, "null")
    w.monster_turn(rat, "Attack +0, Push 2", "hand", hand[0])
    assert w.where(ana) == "A4"
    assert ana.hp == ana.max_hp
    assert ana.lost == [hand[0]]


@pytest.mark.rule("H-MOVE-16", "H-EFFECT-10")
def test_a_push_goes_through_an_open_door_but_not_a_closed_one():
    w = World("a\na\nab\nb")
    ana, rat = w.hero("A1"), w.monster("A2")
    w.act(ana, "Push 2, Range 1")
    assert w.where(rat) == "A2"
    w.state.revealed.append("b")
    w.state.open_doors.append(w.g.scenario.doors[0].hex)
    w.g.map_changed()
    w.act(ana, "Push 2, Range 1", "A3")
    assert w.where(rat) == "A4"


@pytest.mark.rule("H-ENDSCEN-01", "H-EXHAUST-06")
def test_the_last_enemy_dead_before_the_last_hero_falls_is_a_victory():
    w = World("a a a")
    ana, rat = w.hero("A1", hp=1), w.monster("B1", hp=1)
    w.only(ana)
    ana.conditions["wound"] = False
    ana.hand, ana.discard = [], []
    w.stack(ana, "+0")
    w.act(ana, "Attack 2; Suffer 1", rat.id)
    assert ana.is_exhausted
    assert w.state.ending == "victory"


@pytest.mark.rule("H-LOS-10", "H-LOOT-02", "H-HEAL-02")
def test_nothing_reaches_through_a_closed_door():
    w = World("a\na\nab\nb")
    w.state.revealed.append("b")
    w.g.map_changed()
    ana, bo = w.hero("A2"), w.hero("A4", hp=1)
    ana.hp = 5
    rat = w.monster("A1", kind="rat")
    w.monster("A4", kind="bat")
    w.coin("A4")
    w.stack(ana, "+0")
    w.act(ana, "Attack 2, Range 3", rat.id)
    assert w.offered("attack-target") == [[rat.id, "skip"]]
    w.act(ana, "Heal 3, Range 3")
    assert (ana.hp, bo.hp) == (8, 1)
    assert not w.act(ana, "Loot 3")
