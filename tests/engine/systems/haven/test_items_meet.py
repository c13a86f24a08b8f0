"""Items that meet other items, granted abilities, and death (H-ITEM)."""

from __future__ import annotations

import pytest

from tests.engine.systems.haven.gear import item, standing, use
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-ITEM-08", "H-ITEM-10")
def test_what_helps_a_move_is_used_by_it_whatever_else_is_used_on_the_way():
    w = World()
    ana = w.hero("A1", hp=10)
    ana.hp = 1
    boots = item(w, ana, "On move: +2 Move", "spent", slot="legs")
    tea = item(w, ana, "Heal 3, Self", "consumed")
    w.act(ana, "Move 2", use(boots), use(tea), "E1")
    assert (w.where(ana), ana.hp) == ("E1", 4)
    assert standing(ana) == ["spent", "consumed"]


@pytest.mark.rule("H-ITEM-08")
def test_what_was_taken_up_for_an_attack_waits_for_it_while_another_item_is_used():
    w = World()
    ana, rat = w.hero("A1", hp=10), w.monster("B1")
    ana.hp = 1
    fork = item(w, ana, "On attack: +2 Attack", "spent")
    tea = item(w, ana, "Heal 3, Self", "consumed")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", use(fork), use(tea), rat.id)
    assert rat.hp == 7
    assert standing(ana) == ["spent", "consumed"]


@pytest.mark.rule("H-ITEM-08")
def test_boots_used_up_by_a_move_of_another_item_do_not_help_twice():
    w = World("a a a a a a a a")
    ana = w.hero("A1")
    boots = item(w, ana, "On move: +2 Move", "spent", slot="legs")
    wings = item(w, ana, "Move 1", "spent")
    w.act(ana, "Move 1", use(boots), use(wings), "D1", "E1")
    assert w.offered("move-to")[-1] == ["C1", "E1", "stay"]
    assert standing(ana) == ["spent", "spent"]


@pytest.mark.rule("H-ITEM-04", "H-DOOR-13")
def test_boots_take_a_hero_on_from_the_door_that_took_its_last_step():
    w = World("a a ab b b")
    ana = w.hero("A1", hp=10)
    ana.hp = 1
    item(w, ana, "On move: Jump", "spent")
    boots = item(w, ana, "On move: +2 Move", "spent")
    tea = item(w, ana, "Heal 3, Self", "consumed")
    w.act(ana, "Move 2", "C1", use(tea), use(boots), "E1")
    assert (w.where(ana), ana.hp) == ("E1", 4)
    w.act(ana, "Move 1", "D1")
    assert standing(ana) == ["ready", "spent", "consumed"]
    assert len(w.offered("move-to")) == 5


@pytest.mark.rule("H-ITEM-08", "H-AOE-02")
def test_an_item_helps_against_one_target_of_an_area():
    w = World()
    ana = w.hero("B2")
    rats = [w.monster(label) for label in ("B1", "A2")]
    fork = item(w, ana, "On attack: +2 Attack", "spent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Area cleave", use(fork), "area-1", rats[1].id, rats[0].id)
    assert [rat.hp for rat in rats] == [9, 7]


@pytest.mark.rule("H-ITEM-04", "H-ITEM-06")
def test_a_granted_hero_may_use_what_changes_the_ability_but_nothing_else():
    w = World()
    ana, ben, rat = w.hero("A1"), w.hero("B1", hp=10), w.monster("D1", hp=9)
    ben.hp = 1
    fork = item(w, ben, "On attack: +2 Attack", "spent")
    boots = item(w, ben, "On move: +1 Move", "spent")
    tea = item(w, ben, "Heal 3, Self", "consumed")
    mine = item(w, ana, "On attack: +9 Attack", "spent")
    w.stack(ben, "+0")
    grant = "Grant ally, Range 1: Move 1, Attack 3"
    w.act(ana, grant, ben.id, use(boots), "C1", use(fork), rat.id)
    assert rat.hp == 4
    assert standing(ben) == ["spent", "spent", "ready"]
    offered = [o for kind in ("move-to", "attack-target") for ids in w.offered(kind) for o in ids]
    assert use(tea) not in offered and use(mine) not in offered


@pytest.mark.rule("H-ITEM-17", "H-COND-13")
def test_a_stunned_hero_who_is_granted_an_attack_may_use_its_items():
    w = World()
    ana, ben, rat = w.hero("A1"), w.hero("B1", conditions={"stun": False}), w.monster("C1")
    fork = item(w, ben, "On attack: +2 Attack", "spent")
    w.stack(ben, "+0")
    w.act(ana, "Grant ally, Range 1: Attack 3", ben.id, use(fork), rat.id)
    assert rat.hp == 5


def test_what_a_granted_hero_takes_up_for_one_ability_does_not_serve_the_next():
    w = World()
    ana, ben, rat = w.hero("A1"), w.hero("B1"), w.monster("C1")
    fork = item(w, ben, "On attack: +2 Attack", "spent")
    w.stack(ben, "+0")
    w.act(ana, "Grant ally, Range 1: Attack 1, Attack 1", ben.id, use(fork), "skip", rat.id)
    assert rat.hp == 9
    assert standing(ben) == ["ready"]


@pytest.mark.rule("H-EXHAUST-04", "H-REST-10")
def test_who_falls_before_its_long_rest_does_not_rest():
    w = World()
    ana, rat = w.hero("A1", hp=1), w.monster("B1", retaliate=3)
    fork = item(w, ana, "Attack 1", "spent")
    w.stack(ana, "+0")
    ana.is_resting, ana.picked = True, []
    ana.hand, ana.discard = [], ["blade-1", "blade-2"]
    w.turn(ana, use(fork), rat.id)
    assert ana.is_exhausted
    assert [q.kind for q in w.asked] == ["use-item", "attack-target", "negate-damage"]
    assert ana.record.long_rests == 0
