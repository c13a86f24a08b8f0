"""Whatever an author writes, the answer is a tree or a `ContentError`, never a traceback."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.content.errors import ContentError
from engine.content.parse import parse
from engine.content.segments import WORDS
from engine.content.unparse import unparse
from engine.systems.haven.packs.load import load_pack
from tests.engine.content.trees import PATTERNS
from tests.engine.systems.haven.packs import FILES, write_pack

scraps = st.sampled_from([*WORDS, "cleave", "burst", "1", "3", "+1", "-2", ",", ";", ":", "&"])
soup = st.lists(scraps, max_size=14).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(soup | st.text(max_size=30), st.booleans())
def test_any_text_is_a_tree_or_an_error(text: str, monster: bool) -> None:
    try:
        action = parse(text, PATTERNS, monster=monster)
    except ContentError as error:
        assert error.line >= 1 and error.column >= 1
        return
    assert parse(unparse(action), PATTERNS, monster=monster) == action


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(FILES)), st.data())
def test_any_damage_to_a_file_is_an_error_in_a_pack_or_none(name: str, data: st.DataObject) -> None:
    text = FILES[name]
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 12)))
    pasted = data.draw(
        st.sampled_from(["", "é", '"', "[", "]", "}", "= 1", "\n\n", "x = 3\n", "'"])
    )
    damaged = text[:start] + pasted + text[end:]
    key = name.removesuffix(".toml").replace("/", "_")
    with TemporaryDirectory() as folder:
        try:
            load_pack(write_pack(Path(folder), **{key: damaged}))
        except ContentError as error:
            assert all(str(problem) for problem in error.problems)
