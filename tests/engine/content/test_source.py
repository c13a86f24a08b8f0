from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.content.errors import ContentError, Problem, TextError
from engine.content.source import Path, Source, string_places

FILE = """\
# a comment
id = "é"
name = { en = "A", fr = "B" } # inline
hp = [1,
  2, # two
  3]
about.en = "dotted"

[normal]
"quoted key" = 1

[[cards]]
id = "one"

[[cards]]
id = "two"
[cards.inner]
x = 1
[[cards.more]]
y = 2
[[cards.more]]
y = 3
"""


@pytest.mark.parametrize(
    ("path", "line", "column", "marked"),
    [
        (("id",), 2, 6, '"é"'),
        (("name",), 3, 8, '{ en = "A", fr = "B" }'),
        (("name", "fr"), 3, 25, '"B"'),
        (("hp", 0), 4, 7, "1"),
        (("hp", 2), 6, 3, "3"),
        (("about", "en"), 7, 12, '"dotted"'),
        (("normal", "quoted key"), 10, 16, "1"),
        (("cards", 0, "id"), 13, 6, '"one"'),
        (("cards", 1, "id"), 16, 6, '"two"'),
        (("cards", 1, "inner", "x"), 18, 5, "1"),
        (("cards", 1, "more", 1, "y"), 22, 5, "3"),
    ],
)
def test_every_value_is_found(path: Path, line: int, column: int, marked: str) -> None:
    problem = Source("f.toml", FILE.encode()).problem(path, "wrong")
    assert (problem.line, problem.column) == (line, column)
    assert problem.excerpt[column - 1 :][: problem.length] == marked


def test_a_key_and_a_missing_value_are_found_too() -> None:
    source = Source("f.toml", FILE.encode())
    assert str(source.problem(("name", "fr"), "wrong", at_key=True)) == (
        'f.toml:3:20: wrong\n    name = { en = "A", fr = "B" } # inline\n                       ^^'
    )
    assert source.problem(("cards", 1, "level"), "missing").line == 15  # its table
    assert source.problem(("number",), "missing").line == 1  # the file


@pytest.mark.parametrize(
    ("written", "offset", "line", "column"),
    [
        ('"Move 3"', 5, 1, 13),
        ("'Move 3'", 0, 1, 8),
        (r'"a\tb\u00e9c"', 4, 1, 18),
        ('"""\nab\ncd"""', 3, 3, 1),
        ('"""ab\\\n   cd"""', 2, 2, 4),
        ('"Move 3"', 6, 1, 14),  # behind the end
        ("'''\na\\b'''", 2, 2, 3),
    ],
)
def test_a_place_inside_a_text_is_found(written: str, offset: int, line: int, column: int) -> None:
    source = Source("f.toml", f"top = {written}\n".encode())
    problem = source.text_problem(("top",), TextError("wrong", offset))
    assert (problem.line, problem.column) == (line, column)


@settings(deadline=None)
@given(st.text(st.sampled_from("aé\n\t\"\\'€ "), max_size=12))
def test_every_character_of_a_string_has_its_own_place(text: str) -> None:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t")
    written = f'"""{escaped}"""'
    assert len(string_places(written, 0)) == len(tomllib.loads(f"x = {written}")["x"]) + 1


@pytest.mark.parametrize(
    ("content", "line", "column"),
    [
        (b"a = 1\nb = = 2\n", 2, 5),
        (b"a = 1\na = 2\n", 2, 6),
        (b'a = "open', 1, 10),
        (b"a = 1\nb = '\xff'", 2, 1),
        (b"a = 1\r\nb = = 2\r\n", 2, 5),
    ],
)
def test_a_file_that_is_no_toml_says_where(content: bytes, line: int, column: int) -> None:
    with pytest.raises(ContentError) as caught:
        Source("f.toml", content)
    error = caught.value
    assert (error.file, error.line, error.column) == ("f.toml", line, column)


def test_a_problem_with_a_whole_file_has_no_line() -> None:
    assert str(Problem("f.toml", 0, 0, "missing")) == "f.toml: missing"
    assert str(Problem("f.toml", 2, 1, "wrong")) == "f.toml:2:1: wrong"
