from __future__ import annotations

from typing import Any

import pytest

from engine.systems.haven.abilities.bonuses import add_bonus
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import exhaust_the_spent
from engine.systems.haven.heroes.rest import long_rest, short_rest, short_rests
from engine.systems.haven.heroes.select import select_cards
from engine.systems.haven.state import ActiveCard, Hero
from tests.engine.systems.haven.world import World


def cards(n: int, first: int = 1) -> list[str]:
    return [f"blade-{k}" for k in range(first, first + n)]


def alone(hand: int, discard: int, **fields: Any) -> tuple[World, Hero]:
    """One hero with so many cards in hand and so many discarded."""
    w = World()
    ana = w.hero("A1", **fields)
    w.only(ana)
    ana.hand, ana.discard = cards(hand), cards(discard, hand + 1)
    return w, ana


@pytest.mark.rule("H-SELECT-01", "H-SELECT-02", "H-SELECT-06")
def test_two_cards_are_picked_in_secret_the_leading_one_first():
    w, ana = alone(3, 0)
    w.run(select_cards(w.g), ("blade-3", "blade-1"))
    assert ana.picked == ["blade-3", "blade-1"]
    assert ana.hand == ["blade-2"]
    question = w.asked[0]
    assert question.secret
    assert question.ordered
    assert (question.least, question.most) == (2, 2)


@pytest.mark.rule("H-SELECT-04", "H-SELECT-05")
def test_with_one_card_in_hand_only_a_long_rest_is_left_and_not_asked():
    w, ana = alone(1, 2)
    w.run(select_cards(w.g))
    assert ana.is_resting
    assert w.asked == []


@pytest.mark.rule("H-SELECT-03", "H-SELECT-05", "H-REST-01")
def test_without_two_discards_there_is_no_long_rest():
    w, _ = alone(3, 1)
    w.run(select_cards(w.g), ("blade-1", "blade-2"))
    assert w.offered("pick-cards") == [["blade-1", "blade-2", "blade-3"]]
    assert (w.asked[0].least, w.asked[0].most) == (2, 2)  # nobody passes


@pytest.mark.rule("H-SELECT-12")
def test_with_enough_of_both_either_may_be_chosen():
    w, ana = alone(2, 2)
    w.run(select_cards(w.g), "long-rest")
    assert ana.is_resting
    assert ana.picked == []


@pytest.mark.rule("H-SELECT-10", "H-DAMAGE-05")
def test_picked_cards_cannot_be_lost_to_negate_damage():
    w, ana = alone(4, 1)
    w.run(select_cards(w.g), ("blade-1", "blade-2"))
    w.run(suffer(w.g, ana, 3), "hand", "blade-4")
    assert w.offered("negate-damage") == [["suffer", "hand"]]
    assert w.offered("lose-card") == [["blade-3", "blade-4"]]


@pytest.mark.rule("H-SELECT-11", "H-ROUND-03")
def test_everybody_is_asked_at_the_same_time():
    w = World()
    w.hero("A1"), w.hero("A2")
    script = select_cards(w.g)
    assert len(next(script)) == 4
    assert w.g.told == []


@pytest.mark.rule("H-EXHAUST-02", "H-ROUND-07")
@pytest.mark.parametrize(
    ("hand", "discard", "is_out"), [(1, 1, True), (0, 0, True), (1, 2, False), (2, 0, False)]
)
def test_who_can_neither_play_nor_rest_is_exhausted(hand: int, discard: int, is_out: bool):
    w, ana = alone(hand, discard)
    exhaust_the_spent(w.g)
    assert ana.is_exhausted is is_out


@pytest.mark.rule("H-ROUND-07", "H-EXHAUST-02")
def test_the_spent_are_out_before_cards_are_picked():
    w = World(heroes=2)
    ana, bo = w.hero("A1", hand=cards(1), discard=cards(1, 2)), w.hero("A2")
    w.monster("H6")
    w.next_ability("rat", "Attack +0", 60)
    w.round(("bow-1", "bow-2"), "end")
    assert ana.is_exhausted
    assert [q.figure for q in w.asked if q.kind == "pick-cards"] == [bo.id]


@pytest.mark.rule("H-EXHAUST-10")
def test_exhaustion_for_lack_of_cards_leaves_the_hit_points():
    w, ana = alone(1, 1)
    exhaust_the_spent(w.g)
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-REST-02", "H-REST-04", "H-REST-13", "H-REST-15")
def test_a_short_rest_loses_a_random_card_and_returns_the_others():
    w, ana = alone(0, 4, hp=5)
    w.run(short_rest(w.g, ana))
    assert len(ana.lost) == 1
    assert len(ana.hand) == 3
    assert ana.discard == []
    assert ana.hp == 5


@pytest.mark.rule("H-REST-04")
def test_every_discarded_card_may_be_the_one_that_a_short_rest_loses():
    lost = set()
    for luck in range(30):
        w, ana = alone(0, 4)
        w.g.rng.counter = luck
        w.run(short_rest(w.g, ana))
        lost |= set(ana.lost)
    assert lost == set(cards(4))


@pytest.mark.rule("H-REST-05", "H-REST-06", "H-REST-07", "H-REST-16")
@pytest.mark.parametrize("luck", range(6))
def test_a_reroll_costs_one_damage_and_loses_another_card(luck: int):
    w, ana = alone(0, 2)
    w.g.rng.counter = luck
    w.run(short_rest(w.g, ana), "yes")
    drawn = w.asked[0].text.facts["card"]
    assert getattr(drawn, "key", "") == f"card.{ana.hand[0]}"
    assert len(ana.lost) == 1
    assert ana.hp == ana.max_hp - 1
    assert len(w.offered("reroll-rest")) == 1


@pytest.mark.rule("H-REST-04", "H-REST-05")
def test_a_reroll_negated_with_all_discards_leaves_nothing_to_take_back():
    w, ana = alone(0, 2)
    w.run(short_rest(w.g, ana), "yes", "discards")
    assert (ana.hand, ana.discard, len(ana.lost)) == ([], [], 2)
    assert ana.hp == ana.max_hp
    assert len(w.said("haven-rest-emptied")) == 1


@pytest.mark.rule("H-REST-05", "H-EXHAUST-01")
def test_a_reroll_at_one_hit_point_exhausts():
    w, ana = alone(0, 3)
    ana.hp = 1
    w.run(short_rest(w.g, ana), "yes", "suffer")
    assert ana.is_exhausted
    assert sorted(ana.lost) == cards(3)
    assert w.said("haven-rest-emptied") == []  # no rest came of it


@pytest.mark.rule("H-REST-03", "H-ENDROUND-05")
def test_only_who_has_two_discards_may_take_a_short_rest_and_may_decline():
    w = World()
    ana, bo = w.hero("A1"), w.hero("A2")
    w.only(ana, bo)
    ana.discard, bo.discard = cards(2), ["bow-1"]
    w.run(short_rests(w.g), "skip")
    assert [q.figure for q in w.asked] == [ana.id]
    assert ana.lost == []


@pytest.mark.rule("H-REST-08", "H-REST-10", "H-REST-11")
def test_a_long_rest_takes_the_turn_loses_a_card_of_choice_and_heals_two():
    w, ana = alone(1, 3, hp=5, is_resting=True)
    w.turn(ana, "blade-3")
    assert ana.lost == ["blade-3"]
    assert sorted(ana.hand) == ["blade-1", "blade-2", "blade-4"]
    assert ana.hp == 7
    assert w.offered("choose-action") == []


@pytest.mark.rule("H-REST-11", "H-COND-09")
def test_a_long_rest_while_poisoned_and_wounded_heals_nothing():
    w, ana = alone(1, 2, hp=5, is_resting=True)
    ana.conditions = {"poison": False, "wound": False}
    w.turn(ana, "blade-2")
    assert ana.hp == 4  # the wound at the start of the turn
    assert ana.conditions == {}


@pytest.mark.rule("H-HEAL-04", "H-COND-08")
def test_a_long_rest_heals_no_more_than_was_lost():
    w, ana = alone(1, 2, is_resting=True)
    ana.hp -= 1
    ana.conditions = {"wound": False}
    w.turn(ana, "blade-2")
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-REST-01")
def test_a_long_rest_that_lost_its_discards_is_left_to_the_table():
    w, ana = alone(3, 1, hp=5, is_resting=True)
    w.run(long_rest(w.g, ana), "deny")
    assert ana.discard == ["blade-4"]
    assert ana.hp == 5
    w.run(long_rest(w.g, ana), "allow")
    assert ana.lost == ["blade-4"]


@pytest.mark.rule("H-BONUS-09", "H-BONUS-21")
def test_an_active_card_may_be_taken_into_a_rest():
    w, ana = alone(0, 1)
    ana.active = [ActiveCard("blade-9", "top", "persistent", False)]
    add_bonus(w.g, ana, "shield", 1, card="blade-9")
    w.run(short_rest(w.g, ana))
    assert ana.active == w.state.bonuses == []
    assert len(ana.hand) + len(ana.lost) == 2


@pytest.mark.rule("H-BONUS-09", "H-BONUS-21")
def test_an_active_card_may_be_left_in_play_and_a_lost_one_cannot_be_taken():
    w, ana = alone(0, 3)
    ana.active = [
        ActiveCard("blade-8", "top", "persistent", is_lost=True),
        ActiveCard("blade-9", "top", "persistent", is_lost=False),
    ]
    w.run(short_rest(w.g, ana), ())
    assert w.offered("take-active") == [["blade-9"]]
    assert [active.card for active in ana.active] == ["blade-8", "blade-9"]


@pytest.mark.rule("H-BONUS-09")
def test_a_lost_active_card_does_not_count_as_discarded():
    w, ana = alone(1, 1)
    ana.active = [ActiveCard("blade-9", "top", "persistent", True)]
    exhaust_the_spent(w.g)
    assert ana.is_exhausted
