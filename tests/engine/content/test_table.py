from __future__ import annotations

import pytest

from engine.content.errors import TextError
from engine.content.table import area, cells
from engine.core.hexes import DIRECTIONS, Hex, at


def test_a_cell_is_the_hex_of_its_column_and_row() -> None:
    found = cells("\n a  .  bT\n.  c\n\n")
    assert [(cell.hex, cell.text) for cell in found] == [
        (at(0, 0), "a"),
        (at(2, 0), "bT"),
        (at(1, 1), "c"),
    ]
    assert found[1].start == 8


def test_an_empty_line_inside_a_drawing_is_refused() -> None:
    with pytest.raises(TextError, match="empty line") as caught:
        cells("a\n\nb")
    assert caught.value.start == 2


def test_a_pattern_with_the_figure_counts_from_its_hex() -> None:
    whirl = area("whirl", ". x .\nx @ x\nx x x")
    assert whirl.has_self
    assert sorted(whirl.offsets) == sorted(DIRECTIONS)


def test_a_pattern_without_the_figure_counts_from_its_first_hex() -> None:
    burst = area("burst", ". . .\n. X X\n. X .")
    assert not burst.has_self
    assert burst.offsets == (Hex(0, 0), Hex(1, -1), Hex(0, 1))


@pytest.mark.parametrize(
    ("drawing", "told", "start"),
    [
        ("x y", 'expected "@", "x" or ".", found "y"', 2),
        ("@ x\n@", "only one @", 4),
        ("@ .", 'at least one "x"', 0),
    ],
)
def test_a_pattern_that_makes_no_sense_is_refused(drawing: str, told: str, start: int) -> None:
    with pytest.raises(TextError) as caught:
        area("odd", drawing)
    assert told in caught.value.message
    assert caught.value.start == start
