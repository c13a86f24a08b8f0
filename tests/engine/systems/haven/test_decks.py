"""Modifier decks at work: when they are shuffled, what comes into them, and who draws."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.scenario.round import end_of_round
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-AMD-12")
def test_a_deck_is_not_reshuffled_before_its_last_card_is_drawn():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.modifiers.cards.pile, ana.modifiers.cards.discards = ["-1"], ["+2"] * 19
    w.act(ana, "Attack 3", rat.id)
    assert rat.max_hp - rat.hp == 2
    assert ana.modifiers.cards.pile == []


@pytest.mark.rule("H-AMD-13")
def test_the_deck_of_one_hero_leaves_the_deck_of_another_alone():
    w = World(heroes=2)
    ana, bo, rat = w.hero("A1"), w.hero("B2"), w.monster("B1")
    w.stack(ana, "+0")
    w.stack(bo, "null")
    w.act(ana, "Attack 1", rat.id)
    w.act(bo, "Attack 1", rat.id)
    w.run(end_of_round(w.g))
    assert ana.modifiers.cards.discards == ["+0"]
    assert bo.modifiers.cards.discards == []


@pytest.mark.rule("H-AMD-15")
def test_a_blessing_may_lie_anywhere_in_the_draw_pile():
    places = set()
    for luck in range(40):
        w = World()
        ana = w.hero("A1")
        ana.modifiers.cards.pile = ["+0", "+1"]
        w.g.rng.counter = 1000 + luck
        afflict(w.g, ana, ["bless"])
        places.add(ana.modifiers.cards.pile.index("bless"))
    assert places == {0, 1, 2}


@pytest.mark.rule("H-AMD-19", "H-AMD-08")
def test_each_target_has_its_own_chain():
    w = World()
    ana, one, two = w.hero("A1"), w.monster("B1"), w.monster("A2")
    w.stack(ana, "rolling +1", "+0", "-1")
    w.act(ana, "Attack 3, Target 2", one.id, two.id)
    assert (one.max_hp - one.hp, two.max_hp - two.hp) == (4, 2)


@pytest.mark.rule("H-AMD-20", "H-BONUS-19")
def test_retaliation_and_traps_draw_no_card():
    w = World("a aT a a")
    ana, rat = w.hero("A1"), w.monster("C1", retaliate=2)
    monsters = list(w.state.monster_modifiers.cards.pile)
    w.stack(ana, "+0")
    heroes = list(ana.modifiers.cards.pile)
    w.act(ana, "Move 1; Attack 1", "B1", rat.id)
    assert ana.hp == ana.max_hp - 3 - 2
    assert w.state.monster_modifiers.cards.pile == monsters
    assert ana.modifiers.cards.pile == heroes[:-1]


@pytest.mark.rule("H-AMD-21")
def test_heroes_share_one_supply_of_curses_and_monsters_have_another():
    w = World()
    ana, bo, rat = w.hero("A1"), w.hero("A2"), w.monster("B1")
    for figure in (ana, bo, rat):
        afflict(w.g, figure, ["curse"])
    supplies = w.state.supplies
    assert (supplies.curse_heroes, supplies.curse_monsters) == (8, 9)
    supplies.curse_heroes = 0
    afflict(w.g, ana, ["curse"])
    afflict(w.g, rat, ["curse"])
    assert ana.modifiers.cards.pile.count("curse") == 1
    assert (supplies.curse_heroes, supplies.curse_monsters) == (0, 8)


@pytest.mark.rule("H-AMD-10", "H-AMD-21")
def test_a_monsters_curse_goes_back_to_the_supply_of_the_monsters():
    w = World("a a a")
    ana, rat = w.hero("A1"), w.monster("B1")
    afflict(w.g, rat, ["curse"])
    w.state.monster_modifiers.cards.pile = ["curse"]
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == ana.max_hp
    supplies = w.state.supplies
    assert (supplies.curse_heroes, supplies.curse_monsters) == (10, 10)


@pytest.mark.rule("H-ADV-13", "H-AMD-10")
@pytest.mark.parametrize("cards", [("bless", "-1"), ("-1", "bless")])
def test_an_unused_blessing_is_removed_whichever_was_drawn_first(cards: tuple[str, str]):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.conditions["muddle"] = False
    w.stack(ana, *cards)
    w.act(ana, "Attack 3", rat.id)
    assert rat.max_hp - rat.hp == 2
    assert ana.modifiers.cards.discards == ["-1"]
    assert "bless" not in ana.modifiers.cards.pile
