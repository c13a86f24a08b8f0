"""The language reference for authors says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.content.parse import parse
from engine.content.segments import WORDS
from engine.content.table import area

REFERENCE = (Path(__file__).parents[3] / "docs" / "CARD-TEXT.md").read_text(encoding="utf-8")
SWEEP = area("sweep", ". x .\nx @ x")

_section = ""
EXAMPLES: list[tuple[str, str]] = []
for _line in REFERENCE.splitlines():
    if _line.startswith("## "):
        _section = _line[3:]
    if (match := re.search(r"\| `([^`|]*)` \|$", _line)) and _section != "Maps":
        EXAMPLES.append((_section, match[1]))


@pytest.mark.parametrize(("section", "text"), EXAMPLES)
def test_every_example_parses(section: str, text: str) -> None:
    assert parse(text, {"sweep": SWEEP}, monster=section == "Numbers").abilities


def test_every_word_is_explained() -> None:
    explained = set(re.findall(r"\w+", " ".join(re.findall("`[^`\n]+`", REFERENCE))))
    assert not set(WORDS) - explained
    assert len(EXAMPLES) > 35
