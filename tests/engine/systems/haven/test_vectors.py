from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from bot.cli.app import command
from engine.core.hexes import Hex
from engine.systems.haven.tactics import FROST, HAVEN, Decision, Outcome, Plan, decide
from engine.systems.haven.vectors import VectorFile, agrees, situation_of
from tests.engine.systems.haven.fields import acts

# The vectors are published data under their own licence and are not part of this repository.
SHELF = Path(__file__).parents[5] / "shared" / "vectors"
FILES = ("gloomhaven", "frosthaven")


def loaded(name: str) -> VectorFile:
    """A file of vectors; without it the test is skipped, and says so."""
    path = SHELF / f"{name}.json"
    if not path.exists():
        pytest.skip(f"NOT CHECKED: there are no monster-move vectors at {path}")
    return msgspec.json.decode(path.read_bytes(), type=VectorFile)


@pytest.mark.parametrize("name", FILES)
def test_every_vector_passes_with_focuses_and_goals(name: str) -> None:
    file = loaded(name)
    rules = file.rule_flags.rules()
    failed = [
        vector.id
        for vector in file.cases
        if not agrees(vector, decide(situation_of(vector, rules)), is_strict=True)
    ]
    assert file.cases
    assert failed == []


def test_the_flags_of_the_files_are_those_of_the_two_systems() -> None:
    assert [loaded(name).rule_flags.rules() for name in FILES] == [HAVEN, FROST]


CASE = {
    "id": "own-1",
    "hexes": [[0, 0], [1, 0], [2, 0]],
    "wall_hexes": [],
    "wall_edges": [],
    "terrain": {"trap": []},
    "figures": [
        {"side": "monster", "q": 0, "r": 0, "initiative": None, "active": True},
        {"side": "character", "q": 2, "r": 0, "initiative": 5, "active": False},
    ],
    "action": {
        "move": 1,
        "attack": True,
        "range": 0,
        "targets": 1,
        "fly": False,
        "jump": False,
        "teleport": False,
        "muddled": False,
        "aoe": None,
    },
    "expected": [
        {"destination": [1, 0], "attacks": [[2, 0]], "focuses": [[2, 0]], "goals": [[1, 0]]}
    ],
}
OWN = {
    "format": "monster-move-vectors/1",
    "rules": "own",
    "rule_flags": {
        "los": "vertex",
        "jump_pays_difficult_on_last_hex": True,
        "focus_disadvantage_before_target_count": True,
        "maximise_future_multiattack": True,
        "rank_secondary_targets": True,
    },
    "cases": [CASE],
}


def test_one_outcome_too_many_or_too_few_is_a_failure() -> None:
    (vector,) = msgspec.convert(OWN, VectorFile).cases
    right = Outcome(Hex(1, 0), ("2,0",), ("2,0",), (Hex(1, 0),))
    other = Outcome(Hex(0, 0), (), ("2,0",), (Hex(1, 0),))
    vague = Outcome(Hex(1, 0), ("2,0",), (), ())
    assert agrees(vector, _deciding(right), is_strict=True)
    assert not agrees(vector, _deciding(right, other))
    assert not agrees(vector, _deciding())
    assert agrees(vector, _deciding(vague))
    assert not agrees(vector, _deciding(vague), is_strict=True)


def test_the_command_counts_times_and_exits_by_what_failed(tmp_path: Path) -> None:
    run = CliRunner()
    app = command("bot.cli.vectors", "vectors")
    good = tmp_path / "good.json"
    good.write_bytes(msgspec.json.encode(OWN))
    passed = run.invoke(app, [str(good), str(good), "--json"])
    assert passed.exit_code == 0
    assert "2 passed, 0 failed" in passed.output
    summary = msgspec.json.decode(passed.output.splitlines()[-1])
    assert set(summary) == {"passed", "failed", "failed_ids", "total_ms", "median_us", "p95_us"}

    bad = tmp_path / "bad.json"
    wrong = {**CASE, "expected": [{**CASE["expected"][0], "attacks": []}]}  # type: ignore[index]
    bad.write_bytes(msgspec.json.encode({**OWN, "cases": [wrong]}))
    failed = run.invoke(app, [str(bad), "--json"])
    assert failed.exit_code == 1
    assert msgspec.json.decode(failed.output.splitlines()[-1])["failed_ids"] == ["own-1"]

    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{}")
    assert run.invoke(app, [str(nonsense)]).exit_code == 2


def _deciding(*outcomes: Outcome) -> Decision:
    reasons = acts("M 1", Plan(move=1)).reasons
    return Decision(outcomes, lambda: reasons, lambda _: ())
