from __future__ import annotations

from collections import Counter

import pytest

from engine.systems.haven.abilities.modifiers import STANDARD
from engine.systems.haven.scenario.round import end_of_round
from tests.engine.systems.haven.world import World


def hit(*cards: str, text: str = "Attack 3", **conditions: bool) -> int:
    """The damage of an attack with these cards on top of the deck."""
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=50)
    ana.conditions = dict.fromkeys(conditions, False)
    w.stack(ana, *cards)
    w.act(ana, text, rat.id)
    return rat.max_hp - rat.hp


@pytest.mark.rule("H-AMD-01", "H-SETUP-10")
def test_a_standard_deck_has_twenty_cards():
    w = World()
    ana = w.hero("A1")
    expected = {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "2x": 1, "null": 1}
    assert Counter(ana.modifiers.cards.pile) == Counter(STANDARD) == expected


@pytest.mark.rule("H-AMD-06")
def test_a_2x_doubles_the_attack():
    assert hit("2x") == 6


@pytest.mark.rule("H-AMD-06", "H-ATTACK-10")
def test_a_rolling_number_is_added_before_doubling_and_a_penalty_after():
    assert hit("rolling +1", "2x") == 8
    assert hit("rolling -1", "2x") == 5


@pytest.mark.rule("H-AMD-05")
def test_a_null_beats_whatever_was_drawn_with_it():
    assert hit("rolling +2", "null") == 0


@pytest.mark.rule("H-AMD-08")
def test_rolling_cards_go_on_until_one_does_not_roll():
    assert hit("rolling +1", "rolling +2", "+1", "+2") == 7


@pytest.mark.rule("H-AMD-07", "H-AMD-09")
def test_a_chain_adds_up_its_push_its_element_and_its_numbers():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "rolling push 2", "rolling fire", "rolling +1", "+1")
    w.act(ana, "Attack 3", rat.id, "C1")
    assert rat.hp == 5
    assert w.g.board.distance(ana.hex, rat.hex) == 3
    assert w.state.infusing == ["fire"]


@pytest.mark.rule("H-AMD-07")
def test_a_cards_condition_works_as_if_printed():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+0 stun")
    w.act(ana, "Attack 3", rat.id)
    assert "stun" in rat.conditions


@pytest.mark.rule("H-AMD-10", "H-AMD-14", "H-AMD-21")
@pytest.mark.parametrize(("card", "damage"), [("bless", 6), ("curse", 0)])
def test_bless_and_curse_leave_the_deck_when_drawn(card: str, damage: int):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.state.supplies.bless = w.state.supplies.curse_heroes = 9
    w.stack(ana, card)
    w.act(ana, "Attack 3", rat.id)
    assert rat.max_hp - rat.hp == damage
    assert card not in ana.modifiers.cards.pile + ana.modifiers.cards.discards
    supplies = w.state.supplies
    assert (supplies.bless if card == "bless" else supplies.curse_heroes) == 10


@pytest.mark.rule("H-AMD-11", "H-ENDROUND-01", "H-AMD-13")
def test_a_deck_that_showed_a_null_is_reshuffled_at_the_end_of_the_round_and_no_other():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "null")
    w.stack(rat, "+0")
    w.act(ana, "Attack 3", rat.id)
    w.monster_turn(rat, "Attack +0")
    w.run(end_of_round(w.g))
    assert len(w.said("haven-modifiers-reshuffled")) == 1
    assert ana.modifiers.cards.discards == []
    assert w.state.monster_modifiers.cards.discards == ["+0"]


@pytest.mark.rule("H-AMD-11")
def test_bless_and_curse_cause_no_reshuffle():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=30)
    w.stack(ana, "bless", "curse")
    w.act(ana, "Attack 3", rat.id)
    w.act(ana, "Attack 3", rat.id)
    assert not ana.modifiers.must_reshuffle


@pytest.mark.rule("H-AMD-12", "H-AMD-19")
def test_an_empty_draw_pile_takes_its_discards_back_in_the_middle_of_an_attack():
    w = World()
    ana, one, two = w.hero("A1"), w.monster("B1"), w.monster("A2")
    ana.modifiers.cards.pile, ana.modifiers.cards.discards = ["-1"], []
    w.act(ana, "Attack 3, Target 2", one.id, two.id)
    assert (one.hp, two.hp) == (8, 8)


@pytest.mark.rule("H-AMD-12", "H-ADV-01", "H-ADV-04")
def test_a_card_on_the_table_is_not_drawn_again_by_the_same_draw():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.conditions["muddle"] = False
    ana.modifiers.cards.pile, ana.modifiers.cards.discards = ["+1"], ["-1"]
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 8
    assert sorted(ana.modifiers.cards.pile + ana.modifiers.cards.discards) == ["+1", "-1"]


@pytest.mark.rule("H-AMD-08", "H-AMD-12")
def test_a_chain_ends_when_every_card_lies_on_the_table():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.modifiers.cards.pile, ana.modifiers.cards.discards = ["rolling +2", "rolling +1"], []
    w.act(ana, "Attack 3", rat.id)
    assert rat.hp == 4
    assert sorted(ana.modifiers.cards.discards) == ["rolling +1", "rolling +2"]


@pytest.mark.rule("H-AMD-15", "H-COND-20")
def test_a_blessing_is_shuffled_into_the_draw_pile():
    w = World()
    ana = w.hero("A1")
    ana.modifiers.cards.discards.append("+0")
    w.act(ana, "Bless, Self")
    assert ana.modifiers.cards.pile.count("bless") == 1
    assert w.state.supplies.bless == 9
    assert "bless" not in ana.conditions


@pytest.mark.rule("H-AMD-21")
def test_an_empty_supply_gives_no_card():
    w = World()
    ana = w.hero("A1")
    w.state.supplies.bless = 0
    w.act(ana, "Bless, Self")
    assert "bless" not in ana.modifiers.cards.pile


@pytest.mark.rule("H-COND-23", "H-COND-16", "H-COND-04")
def test_a_cursed_monster_fills_the_common_deck():
    w = World()
    ana, _ = w.hero("A1"), w.monster("B1")
    w.act(ana, "Curse, Range 1")
    w.act(ana, "Curse, Range 1")
    assert w.state.monster_modifiers.cards.pile.count("curse") == 2
    assert w.state.supplies.curse_monsters == 8
    assert w.state.supplies.curse_heroes == 10


@pytest.mark.rule("H-AMD-20")
def test_damage_that_is_no_attack_draws_no_card():
    w = World("a aT a")
    ana = w.hero("A1")
    before = list(ana.modifiers.cards.pile)
    w.act(ana, "Suffer 1")
    w.act(ana, "Heal 1, Self")
    assert ana.modifiers.cards.pile == before


@pytest.mark.rule("H-ADV-01", "H-COND-19")
def test_advantage_uses_the_better_of_two():
    assert hit("-1", "+1", strengthen=True) == 4
    assert hit("-1", "+1", text="Attack 3, Advantage") == 4


@pytest.mark.rule("H-ADV-04", "H-COND-15")
def test_disadvantage_uses_the_worse_of_two():
    assert hit("+1", "-1", muddle=True) == 2
    assert hit("-1", "+1", muddle=True) == 2


@pytest.mark.rule("H-ADV-02")
def test_advantage_adds_a_rolling_card_to_the_other():
    assert hit("rolling +1", "+1", strengthen=True) == 5


@pytest.mark.rule("H-ADV-03")
def test_advantage_with_two_rolling_cards_draws_on_and_adds_all():
    assert hit("rolling +1", "rolling +1", "+2", strengthen=True) == 7


@pytest.mark.rule("H-ADV-05")
def test_disadvantage_ignores_a_rolling_card():
    assert hit("rolling +1", "+1", muddle=True) == 4


@pytest.mark.rule("H-ADV-06")
def test_disadvantage_with_two_rolling_cards_uses_only_the_last():
    assert hit("rolling +1", "rolling +1", "-1", muddle=True) == 2


@pytest.mark.rule("H-ADV-07", "H-ADV-08", "H-ADV-09")
@pytest.mark.parametrize(
    ("cards", "stuns"), [(("+1", "+0 stun"), False), (("+0 stun", "+1"), True)]
)
def test_where_better_is_ambiguous_the_first_card_counts(cards: tuple[str, str], stuns: bool):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, *cards)
    w.act(ana, "Attack 3, Advantage", rat.id)
    assert ("stun" in rat.conditions) is stuns


@pytest.mark.rule("H-ADV-09")
def test_an_effect_on_top_of_the_same_number_is_better():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.stack(ana, "+1", "+1 stun")
    w.act(ana, "Attack 3, Advantage", rat.id)
    assert "stun" in rat.conditions


@pytest.mark.rule("H-ADV-10")
def test_several_advantages_draw_two_cards():
    assert hit("-1", "+0", "+2", text="Attack 3, Advantage", strengthen=True) == 3


@pytest.mark.rule("H-ADV-11")
@pytest.mark.parametrize(("first", "second", "damage"), [("-1", "+2", 2), ("+2", "-1", 5)])
def test_advantage_and_disadvantage_cancel_whatever_their_number(
    first: str, second: str, damage: int
):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.conditions = {"muddle": False, "strengthen": False}
    w.stack(ana, first, second)
    w.act(ana, "Attack 3, Range 2", rat.id)  # muddled, adjacent and strengthened
    assert rat.max_hp - rat.hp == damage


@pytest.mark.rule("H-ADV-11", "H-ADV-12", "H-ATTACK-04")
def test_a_strengthened_archer_has_advantage_only_against_the_distant_target():
    w = World()
    ana, near, far = w.hero("A1"), w.monster("B1"), w.monster("C1")
    ana.conditions["strengthen"] = False
    w.stack(ana, "-1", "+0", "+2")
    w.act(ana, "Attack 3, Range 3, Target 2", near.id, far.id)
    assert (near.max_hp - near.hp, far.max_hp - far.hp) == (2, 5)
