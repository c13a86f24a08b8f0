"""What decides a single blow: cards, effects, and what a killed target is spared."""

from __future__ import annotations

import pytest

from engine.core.deck import Deck
from engine.core.rng import Rng
from engine.systems.haven.abilities.modifiers import STANDARD, reshuffle_all
from engine.systems.haven.monsters.turns import automaton_turn
from tests.engine.systems.haven.world import SEED, World


@pytest.mark.rule("H-ATTACK-17")
def test_a_shield_above_the_attack_leaves_no_damage_and_not_less():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", shield=3)
    w.stack(ana, "-1")
    w.act(ana, "Attack 2", rat.id)
    assert rat.hp == rat.max_hp
    assert [facts["damage"] for facts in w.said("haven-attacked")] == [0]


@pytest.mark.rule("H-ATTACK-14", "H-EFFECT-19")
def test_nobody_is_asked_for_effects_on_the_killed():
    w = World(ask_effects=True)
    ana, rat, bat = w.hero("A1"), w.monster("B1", hp=1), w.monster("A2", kind="bat")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 3, Target 2, Poison", rat.id, bat.id, "yes")
    assert len(w.offered("effect")) == 1
    assert "poison" in bat.conditions


@pytest.mark.rule("H-EFFECT-16", "H-EFFECT-17")
def test_who_attacks_nobody_adds_no_target():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.monster("A2")
    assert not w.act(ana, "Attack 3, Add Target 1", "skip")
    assert rat.hp == rat.max_hp
    assert len(w.offered("attack-target")) == 1


@pytest.mark.rule("H-AMD-07", "H-EFFECT-13")
def test_a_cards_pierce_works_as_if_printed():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", shield=3)
    w.stack(ana, "+0 pierce 1")
    w.act(ana, "Attack 3, Pierce 1", rat.id)
    assert rat.max_hp - rat.hp == 2


@pytest.mark.rule("H-AMD-03", "H-AMD-07", "H-EFFECT-16", "H-EFFECT-17")
def test_a_summon_attacks_the_target_that_its_summoners_card_adds():
    w = World()
    ana = w.hero("A6")
    spark = w.summon(ana, "C3", attack=2, move=None)
    rats = [w.monster("C2"), w.monster("C4"), w.monster("B3")]
    w.order(blade=20, rat=50)
    w.stack(ana, "+0 target 1", "+1 target 1")
    w.run(automaton_turn(w.g, spark))
    assert sorted(rat.max_hp - rat.hp for rat in rats) == [0, 2, 3]


@pytest.mark.rule("H-AMD-03", "H-EFFECT-16", "H-BONUS-16")
def test_a_summon_that_retaliation_felled_attacks_no_added_target():
    w = World()
    ana = w.hero("A6")
    spark = w.summon(ana, "C3", hp=1, attack=2, move=None)
    w.monster("C2", retaliate=1)
    bat = w.monster("C4", kind="bat")
    w.order(blade=20, rat=50, bat=60)
    w.stack(ana, "+0 target 1")
    w.run(automaton_turn(w.g, spark))
    assert not w.g.is_present(spark)
    assert bat.hp == bat.max_hp


@pytest.mark.rule("H-EFFECT-20")
def test_two_pushes_of_one_attack_are_declined_one_by_one():
    w = World("a\na\na\na\na\na")
    ana, rat = w.hero("A1"), w.monster("A2")
    w.stack(ana, "rolling push 2", "+0")
    w.act(ana, "Attack 1, Push 1", rat.id, "skip", "A3")
    assert w.where(rat) == "A4"


@pytest.mark.rule("H-AMD-05")
def test_a_null_beats_a_rolling_card_drawn_after_it():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "null", "rolling +2")
    w.act(ana, "Attack 3, Advantage", rat.id)
    assert rat.hp == rat.max_hp


@pytest.mark.rule("H-ADV-07", "H-ADV-09")
@pytest.mark.parametrize(
    ("cards", "stuns"), [(("+1", "+0 stun"), False), (("+0 stun", "+1"), True)]
)
def test_where_worse_is_ambiguous_the_first_card_counts(cards: tuple[str, str], stuns: bool):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.conditions["muddle"] = False
    w.stack(ana, *cards)
    w.act(ana, "Attack 3", rat.id)
    assert ("stun" in rat.conditions) is stuns


@pytest.mark.rule("H-ADV-08", "H-ADV-09")
@pytest.mark.parametrize(
    ("cards", "stuns"), [(("-1", "-2 stun"), False), (("-2 stun", "-1"), True)]
)
def test_numbers_compare_as_printed_though_no_damage_comes_of_either(
    cards: tuple[str, str], stuns: bool
):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, *cards)
    w.act(ana, "Attack 1, Advantage", rat.id)
    assert ("stun" in rat.conditions) is stuns


@pytest.mark.rule("H-AMD-11", "H-ADV-13")
@pytest.mark.parametrize("card", ["2x", "null"])
def test_a_2x_or_null_drawn_and_not_used_reshuffles_once(card: str):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=30)
    ana.conditions["strengthen" if card == "null" else "muddle"] = False
    w.stack(ana, card, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 27
    told: list[object] = []
    reshuffle_all(w.g, told.append)
    reshuffle_all(w.g, told.append)
    assert told == [ana]
    assert ana.modifiers.cards.discards == []


@pytest.mark.rule("H-AMD-12")
def test_a_reshuffled_deck_is_in_another_order():
    deck = Deck([], list(STANDARD))
    deck.reshuffle(Rng(SEED))
    assert sorted(deck.pile) == sorted(STANDARD)
    assert deck.pile != list(STANDARD)


@pytest.mark.rule("H-TARGET-01")
def test_target_two_attacks_two_of_three():
    w = World()
    ana = w.hero("B2")
    rats = [w.monster(where) for where in ("B1", "B3", "A2")]
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2", rats[0].id, rats[1].id)
    assert [rat.max_hp - rat.hp for rat in rats] == [1, 1, 0]


@pytest.mark.rule("H-EFFECT-01")
def test_the_damage_comes_before_the_effects():
    w = World("a\na\na\na")
    ana, rat = w.hero("A1"), w.monster("A2")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1, Push 1, Muddle", rat.id, "A3")
    steps = ["haven-suffered", "haven-pushed", "haven-condition-gained"]
    assert [e.say.key for e in w.g.told if e.say.key in steps] == steps


@pytest.mark.rule("H-EFFECT-18", "H-TARGET-03")
def test_the_added_target_is_none_of_those_attacked():
    w = World()
    ana, rat, bat = w.hero("A1"), w.monster("B1"), w.monster("A2", kind="bat")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Add Target 1", rat.id, bat.id)
    assert w.offered("attack-target")[1] == [bat.id, "skip"]


@pytest.mark.rule("H-EFFECT-04")
def test_a_push_without_an_attack_reaches_as_far_as_its_card_says():
    w = World("a\na\na\na\na")
    ana, rat = w.hero("A1"), w.monster("A3")
    assert not w.act(ana, "Push 1, Range 1")
    assert w.act(ana, "Push 1, Range 2", "A4")
    assert w.where(rat) == "A4"
