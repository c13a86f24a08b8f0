"""Damage without an attack, kills, cleansing, changed places, modifier cards."""

from __future__ import annotations

import pytest

from engine.systems.haven.scenario.endings import conclude
from tests.engine.systems.haven.world import World, spot


def test_damage_without_an_attack_ignores_shields_and_draws_no_card():
    w = World()
    ana = w.hero("B2")
    rats = [w.monster(label, hp=5, shield=3) for label in ("A2", "C2")]
    far = w.monster("E5")
    w.act(ana, "Damage 2, Range 1, Target all, Wound")
    assert [rat.hp for rat in rats] == [3, 3]
    assert [set(rat.conditions) for rat in rats] == [{"wound"}, {"wound"}]
    assert far.hp == 5
    assert not w.said("haven-attacked")


def test_damage_for_allies_is_a_price_and_performs_nothing():
    w = World()
    ana, ben = w.hero("B2"), w.hero("B3", hp=5)
    assert not w.act(ana, "Damage 2, Allies, Range 1; XP 1")
    assert (ben.hp, ana.experience) == (3, 0)


def test_damage_falls_on_an_area():
    w = World()
    ana, rat = w.hero("A1"), w.monster("C2", hp=5)
    w.element("fire")
    w.act(ana, "Damage 1, Range 3, Area burst; Fire: +1 Damage", "augment-0", "area-1")
    assert rat.hp == 3


@pytest.mark.rule("H-LOS-06")
def test_what_has_no_printed_range_needs_no_line_of_sight():
    w = World("a # a\na # a\na a a")
    ana, ben, rat = w.hero("A1"), w.hero("C1"), w.monster("C2", hp=5)
    w.act(ana, "Damage 1, Range 9, Target all; Strengthen, Allies, Range 9, Target all")
    assert (rat.hp, ben.conditions) == (5, {})
    w.act(ana, "Damage 1, Target all; Strengthen, Allies, Target all")
    assert (rat.hp, set(ben.conditions)) == (4, {"strengthen"})


@pytest.mark.rule("H-SPECIAL-13")
def test_what_is_limited_to_normal_enemies_spares_the_elite_and_the_named():
    w = World()
    ana = w.hero("B2")
    rat, elite = w.monster("A2"), w.monster("C2", rank="elite")
    named = w.boss("B3", rank="named")
    w.act(ana, "Kill, Range 1, Target all, Normal; Damage 1, Range 1, Target all, Normal")
    assert w.state.monsters == [elite, named]
    assert not w.g.is_present(rat)
    assert (elite.hp, named.hp) == (15, 10)


def test_a_kill_is_a_kill():
    w = World()
    ana, rat = w.hero("B2"), w.monster("B3")
    w.act(ana, "Kill, Range 1; If killed: XP 2")
    assert w.state.coins == [spot("B3")]
    assert (ana.record.kills, ana.experience, rat.hp) == (1, 2, 0)


@pytest.mark.rule("H-COND-21")
def test_cleansing_takes_the_banes_and_leaves_the_boons():
    w = World()
    ana, ben = w.hero("B2"), w.hero("B3")
    ben.conditions = {"poison": False, "muddle": False, "strengthen": False}
    w.g.modifiers(ben).cards.pile.append("curse")
    w.state.supplies.curse_heroes = 9
    w.act(ana, "Cleanse, Range 1")
    assert ben.conditions == {"strengthen": False}
    assert "curse" not in w.g.modifiers(ben).cards.pile
    assert w.state.supplies.curse_heroes == 10


def test_only_the_named_conditions_are_taken():
    w = World()
    ana = w.hero("B2")
    ana.conditions = {"poison": False, "wound": False}
    w.act(ana, "Cleanse, Wound, Self")
    assert ana.conditions == {"poison": False}


def test_there_is_nothing_to_cleanse_in_the_healthy():
    w = World()
    assert not w.act(w.hero("B2"), "Cleanse, Self; XP 1")


def test_two_figures_change_places_and_traps_act():
    w = World("a a aT a\na a a a", level=1)
    ana, bat = w.hero("A1", hp=10), w.monster("C1", "bat", is_flying=True)
    w.act(ana, "Swap, Range 2", bat.id)
    assert (w.where(ana), w.where(bat)) == ("C1", "A1")
    assert (ana.hp, w.traps()) == (7, [])


def test_nobody_is_put_on_an_obstacle():
    w = World("a aO a")
    ana = w.hero("A1")
    w.monster("B1", "bat", is_flying=True)
    assert not w.act(ana, "Swap, Range 2")
    assert w.offered("swap") == []


@pytest.mark.rule("H-SPECIAL-09")
def test_not_even_a_flyer_changes_places_with_an_obstacle_that_has_hit_points():
    w = World()
    ana = w.hero("A1")
    w.objective("B1")
    w.act(ana, "On move: Fly; Round")
    assert not w.act(ana, "Swap, Range 1")
    assert w.offered("swap") == []


@pytest.mark.rule("H-AMD-16", "H-AMD-17", "H-ENDSCEN-10")
def test_modifier_cards_come_and_go():
    w = World()
    ana = w.hero("B2")
    cards = ana.modifiers.cards
    before = sorted(cards.pile)
    w.act(ana, "Shuffle 2 cards +2")
    assert sorted(cards.pile) == sorted([*before, "+2 added", "+2 added"])
    cards.discards = ["+2"]
    assert w.act(ana, "Remove 2 cards +2")
    assert (len(cards.pile), cards.discards) == (len(before), ["+2"])
    assert w.act(ana, "Remove 9 cards +2")
    assert not any("+2" in card for card in (*cards.pile, *cards.discards))
    assert not w.act(ana, "Remove 1 card +2")
    w.act(ana, "Shuffle 3 cards +1")
    w.state.ending = "victory"
    conclude(w.g)
    assert len(cards.pile) == len(before) - 1


def test_monsters_deal_damage_and_cleanse_each_other():
    w = World()
    ana, rat, ill = w.hero("B2", hp=8), w.monster("B3"), w.monster("C3")
    ill.conditions = {"wound": False}
    w.monster_turn(rat, "Damage 2, Range 1, Target all, Muddle; Cleanse, Range 1")
    assert (ana.hp, set(ana.conditions), ill.conditions) == (6, {"muddle"}, {})


def test_monsters_harm_their_own_where_a_card_says_so():
    w = World()
    w.hero("A1")
    rat, friend = w.monster("F3"), w.monster("F4", hp=6)
    w.monster_turn(rat, "Damage 2, Allies, Range 1")
    assert friend.hp == 4
