"""What may be wrong with the perks of a class."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.systems.haven.content import Perk
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import FILES, write_pack

SMITH = FILES["classes/smith.toml"]


def with_perks(root: Path, *perks: str) -> Path:
    head, cards = SMITH.split("[[cards]]", 1)
    blocks = "\n".join(f"[[perks]]\n{perk}\n" for perk in perks)
    return write_pack(root, classes_smith=f"{head}{blocks}\n[[cards]]{cards}")


def told(root: Path, *perks: str) -> list[tuple[int, str]]:
    with pytest.raises(ContentError) as caught:
        load_pack(with_perks(root, *perks))
    return [(problem.line, problem.message) for problem in caught.value.problems]


def test_perks_are_read(tmp_path: Path) -> None:
    folder = with_perks(
        tmp_path,
        'id = "a"\nboxes = 2\nremove = ["-1", "-1"]',
        'id = "b"\nremove = ["-1"]\nadd = ["rolling +1 stun"]\nignore_items = true',
    )
    assert load_pack(folder).classes["smith"].perks == {
        "a": Perk("a", 2, remove=("-1", "-1")),
        "b": Perk("b", 1, remove=("-1",), add=("rolling +1 stun",), ignores_items=True),
    }


def test_only_what_the_deck_has_can_be_taken_out(tmp_path: Path) -> None:
    assert told(tmp_path, 'id = "a"\nremove = ["-1 ", "+3"]') == [
        (10, 'the standard deck has no card "-1 "; did you mean "-1"?'),
        (10, 'the standard deck has no card "+3"'),
    ]


def test_all_boxes_together_leave_no_card_missing(tmp_path: Path) -> None:
    perks = 'id = "a"\nboxes = 2\nremove = ["-1", "-1"]', 'id = "b"\nremove = ["-1", "-1"]'
    assert told(tmp_path, *perks) == [(15, 'all boxes together take out 6 cards "-1", there are 5')]


@pytest.mark.parametrize("card", ["bless", "curse", "+1 added", "luck", "", "rolling push", "+1 +"])
def test_only_known_cards_are_added(tmp_path: Path, card: str) -> None:
    assert told(tmp_path, f'id = "a"\nadd = ["{card}"]') == [(10, f'"{card}" is no modifier card')]


def test_no_two_perks_have_one_id_and_each_does_something(tmp_path: Path) -> None:
    assert [message for _, message in told(tmp_path, 'id = "a"\nadd = ["+1"]', 'id = "a"')] == [
        "this perk changes nothing",
        'the id "a" is taken',
    ]
