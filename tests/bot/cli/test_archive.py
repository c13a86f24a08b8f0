"""`emberhall export` and `emberhall import`."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner

from bot.archive import parts
from bot.cli.app import command
from tests.bot.conftest import execute
from tests.bot.table import ANA, BEN, CHLOE, Table

ROOT = Path(__file__).parents[3]


async def run(*words: str) -> tuple[int, str]:
    """The commands run a loop of their own."""
    module = "bot.cli.import_" if words[0] == "import" else "bot.cli.export"
    name = "import_" if words[0] == "import" else "export"

    def invoke() -> tuple[int, str]:
        result = CliRunner().invoke(command(module, name), list(words[1:]))
        return result.exit_code, result.output

    return await asyncio.to_thread(invoke)


def test_the_published_schema_is_that_of_the_files() -> None:
    published = (ROOT / "docs" / "campaign.schema.json").read_bytes()
    assert published == parts.schema()  # else: emberhall export --schema --out docs/...


async def test_a_haven_campaign_moves_by_command(
    table: Table, database_url: str, template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.found(system="haven")
    listed = table.tables._systems["haven"].classes()
    await table.seat(ANA, BEN, CHLOE, classes=tuple(listing.id for listing in listed))
    await table.start("cold-kitchen")
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.chdir(tmp_path)
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    code, said = await run("export", "1", "--out", str(first), "--json")
    facts = json.loads(said.splitlines()[-1])
    assert code == 0 and facts["heroes"] == 3 and facts["games"] == 1
    assert facts["bytes"] == first.stat().st_size
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    code, said = await run("import", str(first))
    assert code == 1 and "This campaign is here already, as campaign 1." in said
    name = "moved_by_command"
    await execute(database_url, f"CREATE DATABASE {name} TEMPLATE {template}")
    other = make_url(database_url).set(database=name).render_as_string()
    monkeypatch.setenv("DATABASE_URL", other)
    code, said = await run("import", str(first), "--json")
    assert code == 0, said
    assert json.loads(said.splitlines()[-1])["campaign"] == 1
    code, said = await run("export", "1", "--out", str(second))
    assert code == 0 and second.read_bytes() == first.read_bytes()
    await execute(database_url, f"DROP DATABASE {name} WITH (FORCE)")


async def test_what_is_refused_is_said_in_one_sentence(
    table: Table, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.found()
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.chdir(tmp_path)
    code, said = await run("export", "9")
    assert code == 1 and said == "There is no campaign 9. There are: 1 (The Long Watch).\n"
    (tmp_path / "bad.json").write_text("{")
    code, said = await run("import", "bad.json", "--json")
    assert code == 1 and "bad.json is refused. The file is damaged" in said
    assert json.loads(said.splitlines()[-1])["ok"] is False
    code, said = await run("import", "bad.json", "--guild", "5")
    assert code == 2 and "both" in said
    code, said = await run("export")
    assert code == 2
    code, said = await run("export", "1", "--out", str(tmp_path / "no" / "such.json"))
    assert code == 1 and "cannot be written" in said
