"""`emberhall simulate`."""

from __future__ import annotations

import msgspec
import pytest
from typer.testing import CliRunner

from bot.cli import simulate
from bot.cli.app import command
from engine.core.simulate import play_out


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(command("bot.cli.simulate", "simulate"), list(arguments))
    return result.exit_code, result.output


def test_the_same_seed_plays_the_same_games() -> None:
    digests = []
    for seed in ("one", "one", "two"):
        code, output = run("--games", "1", "--heroes", "2", "--seed", seed, "--json")
        assert code == 0
        digests.append(msgspec.json.decode(output.splitlines()[-1])["digest"])
    assert digests[0] == digests[1] != digests[2]


def test_heroes_may_be_of_another_level_than_the_scenario_is_meant_for() -> None:
    levels = ("1", "9")
    outputs = [
        run("--games", "1", "--heroes", "2", "--hero-level", one, "--json") for one in levels
    ]
    assert [code for code, _ in outputs] == [0, 0]
    beginner, master = (msgspec.json.decode(o.splitlines()[-1])["digest"] for _, o in outputs)
    assert beginner != master


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--policy", "lazy"),
        ("--heroes", "9"),
        ("--scenario", "attic"),
        ("--hero-level", "10"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(option: str, value: str) -> None:
    code, output = run("--games", "1", option, value)
    assert code == 2
    assert option in output


def test_a_failure_is_told_and_the_other_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def fail_first(*arguments: object, **options: object) -> object:
        played.append(arguments)
        if len(played) == 1:
            raise LookupError("no such card")
        return play_out(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "play_out", fail_first)
    code, output = run("--games", "2", "--heroes", "2")
    assert code == 1
    assert "FAILED game 0 of --seed hall: LookupError: no such card" in output
    assert "2 games, 1 failures" in output
