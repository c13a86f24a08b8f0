from __future__ import annotations

import pytest

from engine.systems.haven.abilities.elements import fade
from engine.systems.haven.scenario.round import end_of_round
from engine.systems.haven.state import Strength
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-ELEM-01", "H-SETUP-12")
def test_all_six_elements_are_inert_at_first():
    w = World()
    assert w.state.elements == dict.fromkeys(
        ("fire", "ice", "air", "earth", "light", "dark"), "inert"
    )


@pytest.mark.rule("H-ELEM-02", "H-ELEM-03", "H-ELEM-08")
def test_an_element_made_this_turn_becomes_strong_at_its_end_and_not_before():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.card(ana, "make", bottom="Move 1; Infuse Fire")
    w.card(ana, "use", top="Attack 2; Fire: +2 Attack")
    w.picked(ana, "make", "use")
    w.stack(ana, "+0")
    w.turn(ana, "make:bottom", "A2", "use:top", rat.id)
    assert w.offered("consume") == []
    assert rat.hp == 8
    assert w.state.elements["fire"] == "strong"


@pytest.mark.rule("H-ELEM-04", "H-ENDROUND-03", "H-ELEM-17")
def test_elements_fade_one_step_a_round():
    w = World()
    w.element("fire")
    w.element("ice", "waning")
    fade(w.g)
    assert (w.state.elements["fire"], w.state.elements["ice"]) == ("waning", "inert")
    fade(w.g)
    assert w.state.elements["fire"] == "inert"


@pytest.mark.rule("H-ELEM-03", "H-ELEM-04", "H-ELEM-17", "H-ENDROUND-03")
def test_an_element_is_waning_in_the_next_round_and_inert_in_the_one_after():
    w = World()
    w.monster("H6")
    ana = w.hero("A1")
    w.card(ana, "make", bottom="Move 1; Infuse Fire")
    w.picked(ana, "make", ana.hand[0])
    w.turn(ana, "make:bottom", "A2", "end")
    seen = []
    for _ in range(2):
        w.run(end_of_round(w.g))
        seen.append(w.state.elements["fire"])
    assert seen == ["waning", "inert"]


@pytest.mark.rule("H-ELEM-02")
def test_an_action_declined_as_a_whole_makes_no_element():
    w = World()
    ana = w.hero("A1")
    w.card(ana, "make", bottom="Move 1; Infuse Fire")
    w.picked(ana, "make", ana.hand[0])
    w.turn(ana, "make:bottom", "stay", "end")
    assert w.state.elements["fire"] == "inert"


@pytest.mark.rule("H-ELEM-05", "H-XP-03")
@pytest.mark.parametrize("strength", ["strong", "waning"])
def test_a_strong_or_waning_element_may_be_consumed(strength: Strength):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("fire", strength)
    w.stack(ana, "+0")
    w.act(ana, "Attack 2; Fire: +2 Attack, Wound, XP 1", "augment-0", rat.id)
    assert rat.hp == 6
    assert "wound" in rat.conditions
    assert ana.experience == 1
    assert w.state.elements["fire"] == "inert"


@pytest.mark.rule("H-ELEM-06", "H-XP-03")
def test_consuming_is_optional_for_heroes():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("fire")
    w.stack(ana, "+0")
    w.act(ana, "Attack 2; Fire: +2 Attack, XP 1", "skip", rat.id)
    assert (rat.hp, ana.experience) == (8, 0)
    assert w.state.elements["fire"] == "strong"


@pytest.mark.rule("H-ELEM-10")
def test_an_augment_of_two_elements_needs_both():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("fire")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 2; Fire & Ice: +2 Attack", rat.id)
    assert w.offered("consume") == []
    w.element("ice")
    w.act(ana, "Attack 2; Fire & Ice: +2 Attack", "augment-0", rat.id)
    assert rat.hp == 4


@pytest.mark.rule("H-ELEM-09")
def test_several_augments_are_used_one_by_one():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("fire")
    w.element("ice")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1; Fire: +1 Attack; Ice: +2 Attack", "augment-1", "augment-0", rat.id)
    assert rat.hp == 6


@pytest.mark.rule("H-ELEM-07")
def test_one_infusion_serves_one_augment_only():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("fire")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1; Fire: +1 Attack; Fire: Poison", "augment-0", rat.id)
    assert len(w.offered("consume")) == 1
    assert "poison" not in rat.conditions


@pytest.mark.rule("H-ELEM-14")
def test_any_element_is_chosen_by_the_player():
    w = World()
    ana = w.hero("A1")
    w.element("fire")
    w.element("dark")
    w.act(ana, "Heal 1, Self; Any: +2 Heal", "augment-0", "dark")
    assert w.state.elements["dark"] == "inert"
    assert w.state.elements["fire"] == "strong"
    w.act(ana, "Move 1; Infuse Any", "A2", "air")
    assert w.state.infusing == ["air"]


@pytest.mark.rule("H-ELEM-16")
def test_an_element_may_be_consumed_and_made_again_in_one_turn():
    w = World()
    ana = w.hero("A1")
    w.element("fire")
    w.card(ana, "both", top="Heal 1, Self; Fire: +1 Heal; Infuse Fire")
    w.picked(ana, "both", ana.hand[0])
    w.turn(ana, "both:top", "augment-0", "end")
    assert w.state.elements["fire"] == "strong"


@pytest.mark.rule("H-ELEM-11")
def test_monsters_create_elements():
    w = World()
    w.hero("H6")
    rat = w.monster("A1")
    w.monster_turn(rat, "Shield 1, Self; Infuse Dark")
    assert w.state.elements["dark"] == "strong"


@pytest.mark.rule("H-ELEM-12", "H-ELEM-13")
def test_when_a_type_consumes_all_of_it_gain():
    w = World()
    ana = w.hero("B2", hp=20)
    rats = [w.monster("B1"), w.monster("B3"), w.monster("A2")]
    w.element("fire")
    w.stack(rats[0], "+0", "+0", "+0")
    for rat in rats:
        w.monster_turn(rat, "Attack +0; Fire: +1 Attack")
    assert ana.hp == 20 - 9
    assert w.state.elements["fire"] == "inert"
    assert w.offered("consume") == []


@pytest.mark.rule("H-ELEM-15")
def test_the_players_choose_a_monsters_any_element():
    w = World()
    w.hero("H6")
    rat = w.monster("A1")
    w.monster_turn(rat, "Shield 1, Self; Infuse Any", "light")
    assert w.state.elements["light"] == "strong"
    assert w.asked[-1].seats == w.g.party


def test_nobody_is_asked_to_pay_for_an_attack_without_a_target():
    w = World()
    ana = w.hero("A1")
    w.element("fire")
    w.act(ana, "Attack 2; Fire: +2 Attack")
    assert w.asked == []
