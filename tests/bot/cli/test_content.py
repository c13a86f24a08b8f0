from __future__ import annotations

from pathlib import Path

import msgspec
from typer.testing import CliRunner

from bot.cli.content import content
from tests.engine.systems.haven.packs import FILES, write_pack


def test_a_good_pack_is_told_so() -> None:
    result = CliRunner().invoke(content, ["check"])
    assert result.exit_code == 0
    assert "hall" in result.stdout
    assert "no problems" in result.stdout


def test_every_problem_is_printed_and_the_exit_code_is_1(tmp_path: Path) -> None:
    smith = FILES["classes/smith.toml"].replace("Attack 3", "Atack 3").replace("Move 2", "Move")
    root = write_pack(tmp_path, classes_smith=smith)
    result = CliRunner().invoke(content, ["check", str(root), "--json"])
    assert result.exit_code == 1
    assert f"{root}/classes/smith.toml:13:8: expected an ability" in result.stdout
    assert '    top = "Atack 3, Area sweep"\n           ^^^^^' in result.stdout
    assert "2 problems" in result.stdout
    told = msgspec.json.decode(result.stdout.splitlines()[-1])
    assert [problem["line"] for problem in told["problems"]] == [13, 14]
