"""Nothing is said that a catalogue does not say, and Discord hears every command in French too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.flows.party import tavern

ROOT = Path(__file__).parents[2] / "bot"
# What people read comes from here; the rest of `bot/` speaks to operators, to Postgres or to logs.
SPEAKING = ("cogs", "ui", "tables", "waiting")
MODULES = ("announcer", "app", "ballots", "intake", "letters", "mishaps")
FOR_OPERATORS = {"audit.py"}
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
NOT_SAID = ("log", "reason")  # a logger, and the name of an idle wait
WAITING = ("park", "pause")
NAMES = {"text map"}  # of things inside


def test_the_french_are_served_as_well_as_the_english(commands: list[dict[str, Any]]) -> None:
    wrong = [
        f"{path}: {what}"
        for command in commands
        for path, part in parts(command)
        for what, text in texts(part)
        if not part.get(f"{what}_localizations", {}).get("fr")
        or (what == "description" and part[f"{what}_localizations"]["fr"] == text)
    ]
    assert wrong == []


def test_discord_s_limits_hold_in_both_languages(commands: list[dict[str, Any]]) -> None:
    assert len(commands) <= 100
    for command in commands:
        for path, part in parts(command):
            for what, text in texts(part):
                for spoken in (text, part[f"{what}_localizations"]["fr"]):
                    assert 1 <= len(spoken) <= (32 if what == "name" and is_named(part) else 100), (
                        path
                    )
            assert len(part.get("options") or ()) <= 25 and len(part.get("choices") or ()) <= 25
        for locale in ("", "fr"):
            assert weight(command, locale) <= 8000, command["name"]


def test_no_two_commands_or_options_are_called_the_same_in_french(
    commands: list[dict[str, Any]],
) -> None:
    for level in (commands, *(part.get("options") or [] for c in commands for _, part in parts(c))):
        called = [part["name_localizations"]["fr"] for part in level]
        assert len(called) == len(set(called)), called


def parts(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A command, its subcommands, options and choices, each with its way there."""
    here = f"{path} {command['name']}".strip()
    yield here, command
    for inner in (*(command.get("options") or ()), *(command.get("choices") or ())):
        yield from parts(inner, here)


def is_named(part: dict[str, Any]) -> bool:
    return "value" not in part  # choices are called freely


def texts(part: dict[str, Any]) -> list[tuple[str, str]]:
    said = [(what, part[what]) for what in ("name", "description") if part.get(what)]
    return [(what, text) for what, text in said if any(c.isalpha() for c in text)]


def weight(command: dict[str, Any], locale: str) -> int:
    """As Discord counts it: names, descriptions and values."""
    total = 0
    for _, part in parts(command):
        for what, text in texts(part):
            spoken = part.get(f"{what}_localizations", {}).get(locale, text) if locale else text
            total += len(spoken)
        total += len(str(part.get("value", "")))
    return total


@pytest.fixture
async def commands(database_url: str) -> list[dict[str, Any]]:
    """What the bot tells Discord about its commands."""
    async with tavern(database_url) as table:
        (sent,) = [
            call.json
            for call in table.sim.env.http_requests
            if call.method == "PUT" and call.path.endswith("/commands")
        ]
        assert isinstance(sent, list)
        return sent


# --- sentences in the code ------------------------------------------------------------------------


def speaking_files() -> list[Path]:
    found = [file for folder in SPEAKING for file in sorted((ROOT / folder).rglob("*.py"))]
    folders = [file for file in found if file.name not in FOR_OPERATORS]
    return [*folders, *(ROOT / f"{name}.py" for name in MODULES if (ROOT / f"{name}.py").exists())]


@pytest.mark.parametrize("file", speaking_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    assert sentences(ast.parse(file.read_text("utf-8"))) == []


def test_the_search_finds_a_sentence() -> None:
    code = 'async def f(c):\n    """Docs are fine."""\n    await c.send(f"It is {1} o\'clock now")'
    assert sentences(ast.parse(code)) == ["It is", "o'clock now"]
    assert sentences(ast.parse('log.error("this is fine %s", 1)\nraise X("and so is this")')) == []


def sentences(tree: ast.AST) -> list[str]:
    """Every text with two words in a row that is neither documentation, a log line nor an error."""
    found = []

    def look(node: ast.AST) -> None:
        if isinstance(node, ast.Raise | ast.Assert) or _is_quiet(node):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # documentation
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if SENTENCE.search(node.value) and node.value not in NAMES:
                found.append(node.value.strip())
            return
        for inner in ast.iter_child_nodes(node):
            look(inner)

    look(tree)
    return found


def _is_quiet(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg in NOT_SAID
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr in WAITING:
        return True
    owner = node.func.value
    return isinstance(owner, ast.Name) and owner.id in NOT_SAID
