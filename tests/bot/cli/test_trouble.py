"""What an operator can put right is said in one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.app import app
from bot.cli.trouble import sentence_for
from bot.store.database import TableAway
from bot.store.embedded import EmbeddedPostgres
from engine.content.errors import ContentError, Problem

WITHOUT_LOCAL = """
import sys
sys.modules["simcord"] = None  # as if it were not installed
from bot.cli import main
sys.argv = ["emberhall", *sys.argv[1:]]
main()
"""


@pytest.mark.parametrize("command", ["play", "preview"])
def test_a_preview_that_is_not_installed(command: str, tmp_path: Path) -> None:
    words = [sys.executable, "-c", WITHOUT_LOCAL, command]
    environment = {"PYTHONPATH": str(Path.cwd()), "EMBERHALL_DATA": str(tmp_path)}
    done = subprocess.run(
        words, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert done.stderr.strip() == "The preview is not installed: install emberhall[local]."


@pytest.mark.parametrize("words", [["verify", "1"], ["render", "--game", "1"]])
def test_a_database_that_is_not_there(
    words: list[str], postgres: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres.url("nowhere"))
    with pytest.raises(SystemExit, match="does not exist"):
        app(words, standalone_mode=False)


def test_a_pack_that_is_wrong_says_where() -> None:
    problem = Problem("scenarios/attic.toml", 6, 8, "this can never be", 'goal = "x"')
    told = sentence_for(ContentError([problem]))
    assert told is not None and told.startswith("scenarios/attic.toml:6:8: this can never be")


def test_a_fault_of_ours_is_not_hidden() -> None:
    assert sentence_for(ModuleNotFoundError("x", name="bot.nonsense")) is None
    assert sentence_for(ValueError("x")) is None
    away = sentence_for(TableAway())
    assert away is not None and "DATABASE_URL" in away
