"""Dots in the files of a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.systems.haven.enhancements.slots import slots_of
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import FILES, write_pack

SMITH = FILES["classes/smith.toml"]
SUMMON = """
[summons.spark]
name = { en = "Spark", fr = "Flammèche" }
hp = 2
move = 2
dots = ["hp", "move"]
"""


def smith(top: str = "Summon spark°; Persistent", summon: str = SUMMON) -> str:
    return SMITH.replace("Attack 3, Area sweep", top) + summon


def told(root: Path, written: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_pack(write_pack(root, classes_smith=written))
    return [problem.message for problem in caught.value.problems]


@pytest.mark.rule("H-CITY-50")
def test_the_numbers_of_a_summon_have_slots_on_the_card_that_summons_it(tmp_path: Path) -> None:
    pack = load_pack(write_pack(tmp_path, classes_smith=smith()))
    slots = slots_of(pack.classes["smith"].cards["hammer"])
    assert [slot.id for slot in slots] == ["top-summon", "top-hp", "top-move"]


def test_a_summon_takes_no_dot_on_a_number_that_it_lacks(tmp_path: Path) -> None:
    lacking = smith(summon=SUMMON.replace('"move"]', '"attack"]'))
    assert told(tmp_path, lacking) == ['"spark" has no attack to raise']


def test_the_numbers_are_printed_on_one_card_only(tmp_path: Path) -> None:
    twice = smith().replace("Move 3; Lost", "Summon spark; Persistent")
    assert told(tmp_path, twice) == [
        'dots on "spark" need exactly one card that summons it, here are 2'
    ]


def test_a_dot_in_the_wrong_place_is_shown_where_it_stands(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load_pack(write_pack(tmp_path, classes_smith=smith("Attack 3, Poison°", "")))
    (problem,) = caught.value.problems
    assert problem.message == "Poison has no number to raise: it takes no dot"
    assert problem.excerpt[problem.column - 1 :].startswith("Poison°")


def test_an_item_has_no_dots(tmp_path: Path) -> None:
    folder = write_pack(tmp_path)
    item = """
[[items]]
id = "hook"
number = 1
name = { en = "Hook", fr = "Crochet" }
price = 10
slot = "small"
copies = 1
after = "spent"
text = "Heal 1°, Self"
"""
    (folder / "items.toml").write_text(item, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_pack(folder)
    assert [problem.message for problem in caught.value.problems] == [
        "only a hero's card is enhanced: leave the dots out"
    ]
