"""`emberhall render`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.cli.app import command


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(command("bot.cli.render", "render"), list(arguments))
    return result.exit_code, result.output


def test_a_scenario_is_drawn_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "kitchen.png"
    code, output = run("--scenario", "cold-kitchen", "--heroes", "3", "--out", str(out), "--json")
    assert code == 0
    shown = msgspec.json.decode(output.splitlines()[-1])
    assert shown["bytes"] == out.stat().st_size
    assert "Closed door" in shown["alt"]
    assert Image.open(out).format == "PNG"


def test_a_seat_sees_what_it_may_choose(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "map.png"))
    _, for_seat = run("--scenario", "cold-kitchen", "--seat", "1", *out)
    _, for_everyone = run("--scenario", "cold-kitchen", *out)
    assert "Choices:" in for_seat
    assert "Choices:" not in for_everyone


def test_robots_may_play_on_first_and_it_can_be_french(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "map.png"))
    code, output = run("--scenario", "cold-kitchen", "--answers", "30", "--locale", "fr", *out)
    assert code == 0
    assert "manche" in output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "either --scenario or --game"),
        (("--scenario", "cold-kitchen", "--game", "1"), "either --scenario or --game"),
        (("--scenario", "nowhere"), "cold-kitchen"),
        (("--scenario", "cold-kitchen", "--heroes", "9"), "2 to 4"),
        (("--scenario", "cold-kitchen", "--seat", "7"), "one of 1, 2, 3, 4"),
        (("--scenario", "cold-kitchen", "--theme", "neon"), "dark, light"),
        (("--scenario", "cold-kitchen", "--out", "/nowhere/at/all.png"), "cannot write"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert said in " ".join(output.split())
    assert "Traceback" not in output
