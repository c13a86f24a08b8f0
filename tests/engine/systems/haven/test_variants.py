"""Variants that a table may choose (H-VARIANT-01..05)."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.attack import Strike, odds_against
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import exhaust
from engine.systems.haven.scenario.endings import results
from engine.systems.haven.state import NOWHERE
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-VARIANT-01")
@pytest.mark.parametrize(("card", "damage"), [("2x", 6), ("bless", 6), ("null", 2), ("curse", 2)])
def test_reduced_randomness_tames_the_wild_cards(card: str, damage: int):
    w = World(reduced_randomness=True)
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, card)
    w.act(ana, "Attack 4", rat.id)
    assert rat.hp == 10 - damage


@pytest.mark.rule("H-VARIANT-01")
@pytest.mark.parametrize(("card", "damage"), [("2x", 6), ("bless", 6), ("null", 2), ("curse", 2)])
def test_the_odds_know_the_wild_cards_as_tamed(card: str, damage: int):
    w = World(reduced_randomness=True)
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.modifiers.cards.pile = [card]
    odds = odds_against(w.g, ana, rat, Strike(4))
    assert [dealt for dealt, _ in odds.chances] == [damage]


@pytest.mark.rule("H-VARIANT-01", "H-VARIANT-02")
def test_a_tamed_null_lets_effects_apply_and_still_reshuffles():
    w = World(reduced_randomness=True)
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "null")
    w.act(ana, "Attack 1, Wound", rat.id)
    assert (rat.hp, "wound" in rat.conditions) == (10, True)
    assert ana.modifiers.must_reshuffle


@pytest.mark.rule("H-VARIANT-02")
def test_a_tamed_blessing_still_goes_back_to_its_supply():
    w = World(reduced_randomness=True)
    ana, rat = w.hero("A1"), w.monster("B1")
    w.state.supplies.bless = 9
    w.stack(ana, "bless")
    w.act(ana, "Attack 1", rat.id)
    assert w.state.supplies.bless == 10
    assert "bless" not in ana.modifiers.cards.discards


@pytest.mark.rule("H-VARIANT-03")
def test_a_hero_without_hit_points_dies_for_good():
    w = World(permanent_death=True)
    ana, ben = w.hero("A1", hp=2, hand=[]), w.hero("B1")
    w.only(ana, ben)
    w.run(suffer(w.g, ana, 2))
    assert (ana.is_dead, ana.hex) == (True, NOWHERE)
    assert [result.is_dead for result in results(w.pack, w.state)] == [True, False]
    assert w.said("haven-died")


def test_without_the_variant_nobody_dies():
    w = World()
    ana = w.hero("A1", hp=2, hand=[])
    w.run(suffer(w.g, ana, 2))
    assert (ana.is_exhausted, ana.is_dead) == (True, False)


@pytest.mark.rule("H-VARIANT-04")
def test_a_hero_out_of_cards_stays_and_can_be_attacked():
    w = World(permanent_death=True)
    ana, ben, rat = w.hero("A1", hp=9), w.hero("H6"), w.monster("B1")
    w.only(ana, ben)
    exhaust(w.g, ana)
    assert (ana.is_exhausted, w.where(ana)) == (True, "A1")
    w.order(bow=20, rat=50)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0")
    assert ana.hp == 7
    assert ana.hand == ana.discard == []


@pytest.mark.rule("H-VARIANT-04")
def test_a_hero_out_of_cards_has_the_last_initiative_for_focus():
    w = World(permanent_death=True)
    ana, ben, rat = w.hero("A1"), w.hero("C1"), w.monster("B1")
    w.only(ana, ben)
    exhaust(w.g, ana)
    w.order(bow=80, rat=50)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert (ana.hp, ben.hp) == (10, 8)


@pytest.mark.rule("H-VARIANT-04")
def test_a_hero_out_of_cards_is_asked_nothing_more():
    w = World(permanent_death=True)
    ana, ben = w.hero("A1", hand=[]), w.hero("H6")
    w.only(ana, ben)
    w.monster("C6", move=0)
    w.round((ben.hand[0], ben.hand[1]), "end")
    assert ana.is_exhausted and w.where(ana) == "A1"
    assert all(ana.seat not in question.seats for question in w.asked)


@pytest.mark.rule("H-VARIANT-04", "H-COND-17")
def test_a_hero_out_of_cards_does_not_stay_invisible():
    w = World(permanent_death=True)
    ana, ben, rat = w.hero("A1", hand=[]), w.hero("H6"), w.monster("B1", move=0)
    w.only(ana, ben)
    ana.conditions = {"invisible": False, "poison": False}
    for hp in (10, 7):
        w.stack(rat, "+0")
        w.round((ben.hand[0], ben.hand[1]), "end")
        assert (ana.hp, list(ana.conditions)) == (hp, ["poison"])


@pytest.mark.rule("H-VARIANT-04", "H-ENDSCEN-01")
def test_allies_act_while_a_hero_out_of_cards_stands_on_the_map():
    w = World(permanent_death=True)
    ana, rat = w.hero("A1", hand=[]), w.monster("B1")
    w.only(ana)
    guest = w.ally("B2", printed="Attack +0")
    w.stack(rat, "null")
    w.stack(guest, "+0")
    w.round()
    assert rat.hp == 8


@pytest.mark.rule("H-VARIANT-05")
def test_who_is_alive_at_the_end_of_a_lost_round_survives():
    w = World(permanent_death=True)
    ana, ben = w.hero("A1", hp=1, hand=[]), w.hero("A6", hand=[])
    w.only(ana, ben)
    rat = w.monster("B1", move=0)
    w.stack(rat, "+0")
    w.round()
    assert w.state.outcome == "defeat"
    assert [result.is_dead for result in results(w.pack, w.state)] == [True, False]


@pytest.mark.rule("H-COND-28")
def test_a_table_may_choose_that_disarm_bars_granted_attacks():
    (listed,) = (v for v in World().system().variants() if v.id == "disarm_bars_granted")
    assert listed.name.key == "haven-fact-disarm-bars-granted"
