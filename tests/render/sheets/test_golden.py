"""Sheets look as they did: after a wanted change run `python -m tests.render.sheets.golden`."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render import draw_tableau
from tests.render.golden import small
from tests.render.scenes import spoken
from tests.render.sheets.golden import PICTURES
from tests.render.sheets.scenes import world
from tests.render.test_golden import TOLERATED, kept, worst_tile


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(name: str) -> None:
    drawn = small(PICTURES[name]())
    assert drawn.size == kept(name).size
    assert worst_tile(drawn, kept(name)) < TOLERATED


def test_a_place_that_was_locked_would_be_noticed() -> None:
    before = world()
    places = tuple(
        replace(one, state="locked") if one.state == "completed" else one for one in before.places
    )
    drawn = small(draw_tableau(replace(before, places=places), spoken))
    assert worst_tile(drawn, kept("sheet-world")) > TOLERATED
