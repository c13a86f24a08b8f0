"""What an event tells pictures of the modifier cards that came up."""

from __future__ import annotations

import pytest

from engine.core.view import DrawView
from tests.engine.systems.haven.world import World


def drawn(*cards: str, text: str = "Attack 3", muddled: bool = False) -> DrawView:
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=50)
    ana.conditions = {"muddle": False} if muddled else {}
    w.stack(ana, *cards)
    w.act(ana, text, rat.id)
    (draw,) = (event.draw for event in w.g.told if event.draw is not None)
    return draw


def test_a_card_is_told_with_its_value_and_what_it_adds():
    draw = drawn("+1 wound")
    (card,) = draw.cards
    assert (card.value.key, card.value.facts) == ("text-plus", {"number": 1})
    assert [add.key for add in card.adds] == ["haven-condition-wound"]
    assert (draw.value, draw.damage, draw.lean) == (3, 4, 0)


@pytest.mark.rule("H-ADV-01")
def test_of_two_cards_it_is_told_which_one_counted():
    draw = drawn("-1", "+2", text="Attack 3, Advantage")
    assert [card.is_used for card in draw.cards] == [False, True]
    assert draw.lean > 0
    draw = drawn("+2", "-1", muddled=True)
    assert [card.is_used for card in draw.cards] == [False, True]
    assert draw.lean < 0


def test_of_two_equal_cards_one_counted():
    draw = drawn("+1", "+1", text="Attack 3, Advantage")
    assert [card.is_used for card in draw.cards] == [True, False]


@pytest.mark.rule("H-AMD-08")
def test_rolling_cards_are_told_as_such():
    draw = drawn("rolling +1", "+0")
    assert [card.is_rolling for card in draw.cards] == [True, False]
    assert all(card.is_used for card in draw.cards)
