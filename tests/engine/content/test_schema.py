from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from engine.content.schema import mismatches

Pair = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class Inner(msgspec.Struct):
    fr: str
    kind: Literal["one", "two"] = "one"


class Outer(msgspec.Struct):
    number: Annotated[int, msgspec.Meta(ge=1)]
    stat: int | Pair = 0
    inner: Inner | None = None
    inners: list[Inner] = []
    by_name: dict[str, Inner] = {}
    level: Literal[1, "X"] = 1
    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")] = "a"


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({}, [((), 'the key "number" is missing')]),
        ({"number": "x"}, [(("number",), "expected a whole number, got text")]),
        ({"number": 0}, [(("number",), "expected a whole number >= 1")]),
        ({"number": 1, "nmber": 2}, [(("nmber",), 'unknown key "nmber"; did you mean "number"?')]),
        ({"number": 1, "stat": [1]}, [(("stat",), "expected a list of length 2, found 1")]),
        ({"number": 1, "stat": [1, "x"]}, [(("stat", 1), "expected a whole number, got text")]),
        (
            {"number": 1, "stat": "x"},
            [(("stat",), "expected a whole number or a list, got text")],
        ),
        ({"number": 1, "inner": 3}, [(("inner",), "expected a table")]),
        ({"number": 1, "inners": 3}, [(("inners",), "expected a list, got a whole number")]),
        (
            {"number": 1, "inners": [{"fr": "x"}, {}], "inner": {"fr": 1}},
            [
                (("inners", 1), 'the key "fr" is missing'),
                (("inner", "fr"), "expected text, got a whole number"),
            ],
        ),
        (
            {"number": 1, "by_name": {"a": {"fr": "x", "kind": "tow"}}},
            [(("by_name", "a", "kind"), 'expected "one" or "two"; did you mean "two"?')],
        ),
        ({"number": 1, "level": True}, [(("level",), 'expected 1 or "X"')]),
        (
            {"number": 1, "id": "A B"},
            [(("id",), "expected an id: lower-case words, digits and hyphens")],
        ),
    ],
)
def test_every_mismatch_is_told_with_its_path(values: Any, told: list[Any]) -> None:
    assert [(each.path, each.message) for each in mismatches(values, Outer)] == told


def test_good_values_have_no_mismatch() -> None:
    values = {"number": 1, "stat": [1, 2], "inner": {"fr": "x"}, "level": "X"}
    assert not list(mismatches(values, Outer))
    assert msgspec.convert(values, Outer).inner == Inner("x")
