"""Cards still look as they did: after a wanted change run `python -m tests.render.cards.golden`."""

from __future__ import annotations

import pytest

from engine.core.view import PileView
from render import draw_tableau
from tests.render.cards.golden import PICTURES
from tests.render.cards.samples import FLUE, LASH, hand, speaking
from tests.render.golden import small
from tests.render.test_golden import TOLERATED, kept, worst_tile


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(name: str) -> None:
    drawn = small(PICTURES[name]())
    assert drawn.size == kept(name).size
    assert worst_tile(drawn, kept(name)) < TOLERATED


def test_another_pile_would_be_noticed() -> None:
    first, *others = hand().piles
    tableau = hand(piles=(PileView("hand", (FLUE, LASH)), *others))
    assert first.cards == (LASH, FLUE)
    drawn = small(draw_tableau(tableau, speaking()))
    assert worst_tile(drawn, kept("cards-hand")) > TOLERATED
