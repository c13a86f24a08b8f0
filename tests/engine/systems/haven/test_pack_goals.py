"""What may be wrong with the battle goals of a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import write_pack


def goal(number: int, tests: str = '{ count = "kills", least = 1 }') -> str:
    words = '{ en = "Goal", fr = "But" }'
    return (
        f'[[goals]]\nid = "goal-{number}"\nticks = 1\ntests = [{tests}]\n'
        f"name = {words}\ntext = {words}\n"
    )


def told(root: Path, *goals: str) -> list[str]:
    folder = write_pack(root)
    (Path(folder) / "goals.toml").write_text("\n".join(goals), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_pack(folder)
    return [problem.message for problem in caught.value.problems]


def test_a_pack_without_goals_is_a_pack(tmp_path: Path) -> None:
    assert load_pack(write_pack(tmp_path)).goals == {}


def test_four_players_need_eight_goals(tmp_path: Path) -> None:
    (problem,) = told(tmp_path, goal(1))
    assert problem == "4 players are dealt 8 goals, here are 1"


def test_a_goal_counts_what_is_counted_within_bounds(tmp_path: Path) -> None:
    others = [goal(n) for n in range(2, 9)]
    odd = goal(1, '{ count = "kill", least = 1 }, { count = "hp", least = 3, most = 2 }')
    assert told(tmp_path, odd, *others) == [
        'nobody counts "kill"; did you mean "kills"?',
        "nothing is within these bounds",
    ]


def test_no_two_goals_have_one_id(tmp_path: Path) -> None:
    goals = [goal(n) for n in (1, 1, 2, 3, 4, 5, 6, 7)]
    assert told(tmp_path, *goals) == ['the id "goal-1" is taken']
