from __future__ import annotations

import pytest

from engine.content.equations import constant, equation
from engine.content.errors import TextError


@pytest.mark.rule("H-SPECIAL-14")
@pytest.mark.parametrize(
    ("text", "at_0_with_2", "at_3_with_4"),
    [
        ("7", 7, 7),
        ("C", 2, 4),
        ("L + 1", 1, 4),
        ("2 * C - 1", 3, 7),
        ("2 + 3 * C", 8, 14),
        ("(2 + 3) * C", 10, 20),
        ("10 - C - 1", 7, 5),
        ("ceil(L / 2)", 0, 2),
        ("floor(L / 2)", 0, 1),
        ("floor(C / 2 + L / 2)", 1, 3),
    ],
)
def test_an_equation_in_level_and_characters(text: str, at_0_with_2: int, at_3_with_4: int) -> None:
    read = equation(text)
    assert (read.at(0, 2), read.at(3, 4)) == (at_0_with_2, at_3_with_4)


def test_a_plain_number_is_the_same_everywhere() -> None:
    assert constant(5).values == equation("5").values


@pytest.mark.parametrize(
    ("text", "start", "told"),
    [
        ("", 0, "expected a number"),
        ("C +", 3, "expected a number"),
        ("2 C", 2, "expected a number"),
        ("C * x", 4, "expected a number"),
        ("C.real", 1, "expected a number"),
        ("9999", 0, "expected a number"),
        ("L / 2", 0, "this is 1/2"),
        ("1 / L", 0, "divides by 0"),
        ("C - 3", 0, "with L = 0 and C = 2 this is -1"),
        ("999 + C", 0, "expected 0 to 999"),
    ],
)
def test_a_bad_equation_is_refused_where_it_is_wrong(text: str, start: int, told: str) -> None:
    with pytest.raises(TextError) as caught:
        equation(text)
    assert caught.value.start == start
    assert told in caught.value.message
