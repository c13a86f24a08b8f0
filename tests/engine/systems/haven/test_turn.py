from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.script import Script
from engine.systems.haven.heroes.rest import long_rest, short_rest
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World


def ready(w: World, where: str = "A1") -> Hero:
    """A hero with two picked cards, `one` and `two`."""
    ana = w.hero(where)
    w.card(ana, "one", top="Attack 4; XP 1; Lost", bottom="Move 4")
    w.card(ana, "two", top="Heal 2, Self", bottom="Move 3; Infuse Ice")
    w.picked(ana, "one", "two")
    return ana


@pytest.mark.rule("H-TURN-01", "H-TURN-02", "H-TURN-11")
def test_a_hero_uses_the_top_of_one_card_and_the_bottom_of_the_other_in_either_order():
    w = World()
    ana = ready(w)
    w.turn(ana, "two:bottom", "C1", "one:attack")
    first, second = w.offered("choose-action")
    assert set(first) == {
        *("one:top", "one:attack", "one:bottom", "one:move"),
        *("two:top", "two:attack", "two:bottom", "two:move"),
        "end",
    }
    assert second == ["one:top", "one:attack", "end"]


@pytest.mark.rule("H-TURN-03")
def test_abilities_are_performed_in_printed_order():
    w = World()
    ana = ready(w)
    w.monster("C1")
    w.act(ana, "Move 2; Attack 2", "B1", "skip")
    assert [q.kind for q in w.asked] == ["move-to", "attack-target"]


@pytest.mark.rule("H-TURN-06", "H-TURN-07")
def test_a_lost_action_loses_its_card_and_others_are_discarded():
    w = World()
    ana = ready(w)
    rat = w.monster("B1")
    w.stack(ana, "+0")
    w.turn(ana, "one:top", rat.id, "two:bottom", "A2")
    assert ana.lost == ["one"]
    assert ana.discard == ["two"]


@pytest.mark.rule("H-TURN-05")
def test_a_card_is_put_away_before_the_next_action():
    w = World()
    ana = ready(w)
    w.turn(ana, "two:top", "one:bottom", "stay")
    assert ana.discard[0] == "two"


@pytest.mark.rule("H-TURN-11", "H-TURN-12", "H-TURN-20", "H-XP-08")
def test_a_card_used_for_a_default_action_is_discarded_whatever_is_printed_on_it():
    w = World()
    ana = ready(w)
    rat = w.monster("B1")
    w.stack(ana, "+0")
    w.turn(ana, "one:attack", rat.id, "two:move", "A2")
    assert ana.discard == ["one", "two"]
    assert (rat.hp, ana.experience) == (8, 0)
    assert w.state.elements["ice"] == "inert"
    (offered,) = w.offered("move-to")
    assert "A3" in offered and "A4" not in offered


@pytest.mark.rule("H-TURN-13")
def test_the_default_attack_is_melee():
    w = World()
    ana = ready(w)
    w.monster("C1")
    w.turn(ana, "one:attack", "end")
    assert w.offered("attack-target") == []


@pytest.mark.rule("H-TURN-09", "H-TURN-21", "H-XP-02")
def test_an_action_declined_as_a_whole_costs_no_lost_card_and_gives_no_experience():
    w = World()
    ana = ready(w)
    w.monster("B1")
    w.turn(ana, "one:top", "skip", "end")
    assert ana.lost == []
    assert set(ana.discard) == {"one", "two"}
    assert ana.experience == 0


@pytest.mark.rule("H-TURN-09")
def test_a_helpful_part_may_be_declined_to_save_a_lost_card():
    w = World()
    ana = w.hero("A1")
    w.card(ana, "wall", bottom="Move 2; Shield 2, Self; Round; Lost")
    w.picked(ana, "wall", ana.hand[0])
    w.turn(ana, "wall:bottom", "stay", "skip", "end")
    assert "wall" in ana.discard
    assert w.state.bonuses == []


@pytest.mark.rule("H-TURN-10")
def test_a_part_that_hurts_cannot_be_declined():
    w = World()
    ana = w.hero("A1")
    w.monster("B1")
    w.act(ana, "Attack 5; Suffer 2", "skip")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-TURN-10")
def test_a_bane_on_oneself_cannot_be_declined():
    w = World()
    ana = w.hero("A1")
    w.act(ana, "Muddle, Self; Lost")
    assert "muddle" in ana.conditions
    assert w.asked == []


@pytest.mark.rule("H-TURN-21")
def test_an_unused_card_is_discarded():
    w = World()
    ana = ready(w)
    w.turn(ana, "end")
    assert ana.discard == ["one", "two"]
    assert ana.picked == []


@pytest.mark.rule("H-TURN-18")
def test_at_the_end_of_a_turn_comes_looting_then_conditions_then_elements():
    w = World()
    ana = ready(w)
    ana.conditions["muddle"] = False
    w.coin("A1")
    w.turn(ana, "two:bottom", "A2", "end")
    assert ana.coins == 0
    w.coin("A2")
    w.card(ana, "three", bottom="Move 3; Infuse Ice")
    w.picked(ana, "three", ana.hand[0])
    ana.conditions["muddle"] = False
    w.g.told.clear()
    w.turn(ana, "three:bottom", "A3", "end")
    w.g.told.clear()
    ana.conditions["muddle"] = False
    w.coin("A3")
    w.state.elements["ice"] = "inert"
    w.state.infusing = ["ice"]
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "end")
    keys = [event.say.key for event in w.g.told]
    last = ["haven-coins-looted", "haven-condition-lost", "haven-element-infused"]
    assert [key for key in keys if key in last] == last


@pytest.mark.rule("H-SELECT-10", "H-DAMAGE-05")
def test_the_card_in_use_cannot_be_lost_to_negate_damage():
    w = World()
    ana = ready(w)
    ana.hand, ana.discard = ["blade-1", "blade-2"], []
    w.monster("B1", retaliate=1)
    w.stack(ana, "+0")
    w.turn(ana, "one:top", "rat-5", "hand", "blade-1", "end")
    assert w.offered("lose-card") == [["blade-1", "blade-2"]]


@pytest.mark.rule("H-XP-01")
def test_an_action_with_experience_gives_it_once():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1; XP 2", rat.id)
    assert ana.experience == 2


@pytest.mark.rule("H-XP-05")
def test_killing_gives_no_experience():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert ana.experience == 0


@pytest.mark.parametrize("action", ["blade-1:top", "blade-1:bottom", "blade-1:attack"])
def test_an_action_of_which_nothing_came_is_told_as_such(action: str):
    w = World()
    ana = w.hero("A1")
    w.picked(ana, "blade-1", "blade-2")
    answers = ("stay",) if action.endswith("bottom") else ()
    w.turn(ana, action, *answers, "end")
    assert len(w.said("haven-nothing-done")) == 1


def test_an_action_that_was_done_is_not_said_to_be_nothing():
    w = World()
    ana = w.hero("A1")
    w.picked(ana, "blade-1", "blade-2")
    w.turn(ana, "blade-1:bottom", "B1", "end")
    assert w.said("haven-nothing-done") == []


@pytest.mark.rule("H-TURN-04")
def test_no_action_interrupts_another():
    w = World()
    ana, rat = w.hero("A1"), w.monster("C1")
    first = w.card(ana, "first", top="Move 1; Attack 2")
    w.stack(ana, "+0")
    w.picked(ana, first, "blade-1")
    w.turn(ana, "first:top", "B1", rat.id, "end")
    kinds = [question.kind for question in w.asked]
    assert kinds == ["choose-action", "move-to", "attack-target", "choose-action"]


@pytest.mark.rule("H-TURN-15")
def test_nobody_is_its_own_ally():
    w = World()
    ana, bo, rat = w.hero("A1"), w.hero("B1"), w.monster("A2")
    assert [ally.id for ally in w.g.allies(ana)] == [bo.id]
    w.act(ana, "Strengthen, Allies, Range 3")
    assert "strengthen" in bo.conditions
    assert ana.conditions == rat.conditions == {}


@pytest.mark.rule("H-TURN-19")
@pytest.mark.parametrize("rest", [short_rest, long_rest])
def test_rests_return_discarded_cards_and_never_lost_ones(rest: Callable[..., Script[None]]):
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard, ana.lost = [], ["blade-1", "blade-2", "blade-3"], ["blade-4"]
    w.run(rest(w.g, ana), *(["blade-1"] if rest is long_rest else []))
    assert len(ana.hand) == 2
    assert "blade-4" in ana.lost
    assert len(ana.lost) == 2
