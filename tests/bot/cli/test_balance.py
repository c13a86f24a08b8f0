"""`emberhall balance`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from typer.testing import CliRunner

from bot.cli.app import command


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(command("bot.cli.balance", "balance"), list(arguments))
    return result.exit_code, result.output


def test_the_tables_are_written_to_a_file(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    code, output = run("--scenario", "cold-kitchen", "--games", "1", "--out", str(page), "--json")
    assert code == 0
    assert "| cold-kitchen | 1 |" in page.read_text()
    found = msgspec.json.decode(output.splitlines()[-1])
    assert set(found["wins"]) == {f"cold-kitchen {n}" for n in (2, 3, 4)}


def test_an_unknown_scenario_is_refused_by_name() -> None:
    code, output = run("--scenario", "attic")
    assert code == 2
    assert "cold-kitchen" in output
