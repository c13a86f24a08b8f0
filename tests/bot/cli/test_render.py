"""`emberhall render`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.cli.app import command
from tests.bot.table import ANA, BEN, Table


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


async def test_a_stored_game_is_drawn_for_everyone_and_for_a_seat(
    table: Table, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.found(system="haven")
    await table.seat(ANA, BEN, classes=("kindler", "doorward"))
    game = await table.start("cold-kitchen")
    seat = (await table.sitting(ANA)).seats[0]
    monkeypatch.setenv("DATABASE_URL", database_url)
    stored = ("--game", str(game), "--out", str(tmp_path / "map.png"))
    code, for_everyone = await asyncio.to_thread(run, *stored)
    assert code == 0, for_everyone
    assert "Choices:" not in for_everyone
    code, for_seat = await asyncio.to_thread(run, *stored, "--seat", seat)
    assert code == 0, for_seat
    assert "The Cold Kitchen" in for_seat
    code, refused = await asyncio.to_thread(run, "--game", str(game + 1))
    assert code == 2
    assert "there is no game" in refused
    code, refused = await asyncio.to_thread(run, *stored, "--seat", "nobody")
    assert code == 2
    assert "nobody sits there" in refused


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
