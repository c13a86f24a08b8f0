from __future__ import annotations

import pytest
from hypothesis import given, settings

from engine.content.parse import parse
from engine.content.tree import Action
from engine.content.unparse import unparse
from tests.engine.content.trees import PATTERNS, actions, hero_actions


@settings(deadline=None)
@given(actions)
def test_the_text_of_a_tree_gives_the_tree_back(action: Action) -> None:
    assert parse(unparse(action), PATTERNS, monster=True) == action


@settings(deadline=None)
@given(hero_actions)
def test_the_text_of_a_heros_tree_gives_the_tree_back(action: Action) -> None:
    assert parse(unparse(action), PATTERNS) == action


@settings(deadline=None)
@given(actions)
def test_printing_is_stable(action: Action) -> None:
    text = unparse(action)
    assert unparse(parse(text, PATTERNS, monster=True)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Attack 3,Poison , Target 2,Range 4;Fire:XP 1,Wound,+1 Attack",
            "Attack 3, Range 4, Target 2, Poison; Fire: +1 Attack, Wound, XP 1",
        ),
        ("Lost; Retaliate 2, Self, Range 1; Round", "Retaliate 2, Self; Round; Lost"),
        ("Muddle, Area burst, Range 2", "Muddle, Range 2, Area burst"),
        ("Muddle, Target all, Range 2, Curse", "Muddle, Curse, Range 2, Target all"),
    ],
)
def test_the_canonical_text_has_one_order(text: str, canonical: str) -> None:
    assert unparse(parse(text, PATTERNS)) == canonical
