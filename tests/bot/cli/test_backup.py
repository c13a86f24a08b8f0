"""`emberhall backup` and `emberhall restore`, rehearsed on real servers."""

from __future__ import annotations

import asyncio
import json
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from typer.testing import CliRunner

from bot.cli.app import command
from bot.cli.backup import Rehearsed
from bot.store.database import Database
from bot.store.dump import DumpTrouble, dump
from bot.store.embedded import EmbeddedPostgres
from bot.store.opening import opened
from bot.systems import ALL
from bot.tables import Tables
from tests.bot.conftest import execute
from tests.bot.table import ANA, BEN, Table


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """A directory that the embedded server's account can enter."""
    folder = Path(tempfile.mkdtemp(prefix="emberhall-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


async def run(*words: str) -> tuple[int, str]:
    """The commands run a loop of their own."""

    def invoke() -> tuple[int, str]:
        result = CliRunner().invoke(command("bot.cli.backup", words[0]), list(words[1:]))
        return result.exit_code, result.output

    return await asyncio.to_thread(invoke)


async def in_play(tables: Tables) -> Table:
    """A game of haven in the middle of its first round."""
    table = Table(tables)
    await table.found(system="haven")
    await table.seat(ANA, BEN, classes=tuple(c.id for c in ALL["haven"].classes()))
    await table.start(ALL["haven"].scenarios()[0].id)
    for _ in range(6):
        person = ANA if (await table.view()).awaited[0].person == ANA.id else BEN
        prompt = next(p for p in (await table.sitting(person)).prompts if p.answer is None)
        await table.answer(person, *(o.id for o in prompt.options[: max(1, prompt.least)]))
    return table


async def test_a_fire_and_back_again(
    tables: Tables, database_url: str, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await in_play(tables)
    before = await table.sitting(ANA)
    file = elsewhere / "kept.dump"
    monkeypatch.setenv("DATABASE_URL", database_url)
    code, said = await run("backup", "--out", str(file), "--json")
    assert code == 0 and json.loads(said.splitlines()[-1])["bytes"] == file.stat().st_size
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [p.name for p in elsewhere.iterdir()] == ["kept.dump"]
    monkeypatch.delenv("DATABASE_URL")
    monkeypatch.setenv("EMBERHALL_DATA", str(elsewhere / "new"))  # the machine burnt down
    code, said = await run("restore", str(file), "--json")
    assert code == 0, said
    assert json.loads(said.splitlines()[-1]) == {
        "games": 1,
        "live": 1,
        "broken": [],
        "file": str(file),
    }
    with EmbeddedPostgres(elsewhere / "new" / "postgres") as server:
        async with opened(server.url()) as restored:
            again = Table(Tables(restored, ALL, tables._outbox, restored.clock))
            again.game = table.game
            assert await again.sitting(ANA) == before
    code, said = await run("restore", str(file))
    assert code == 1 and said.strip().endswith("restore into an empty one.")


async def test_a_game_that_does_not_replay_is_named(
    tables: Tables,
    database: Database,
    database_url: str,
    elsewhere: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await in_play(tables)
    async with database.begin() as tx:
        await tx.execute(text("UPDATE journal SET digest = 'another'"))
    file = elsewhere / "kept.dump"
    monkeypatch.setenv("DATABASE_URL", database_url)
    assert (await run("backup", "--out", str(file)))[0] == 0
    await execute(database_url, "CREATE DATABASE restored")
    other = make_url(database_url).set(database="restored").render_as_string()
    monkeypatch.setenv("DATABASE_URL", other)
    try:
        code, said = await run("restore", str(file), "--json")
    finally:
        await execute(database_url, "DROP DATABASE restored WITH (FORCE)")
    found = json.loads(said.splitlines()[-1])
    assert code == 1 and Rehearsed(found["games"], found["live"], found["broken"]) == Rehearsed(
        1, 1, [1]
    )


@pytest.mark.parametrize("name", ["missing.dump", "no-dump.txt"])
async def test_a_file_that_is_none_is_one_sentence(
    elsewhere: Path, name: str, monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    (elsewhere / "no-dump.txt").write_text("nothing of the kind")
    await execute(database_url, "CREATE DATABASE untouched TEMPLATE template0")
    other = make_url(database_url).set(database="untouched").render_as_string()
    monkeypatch.setenv("DATABASE_URL", other)
    try:
        code, said = await run("restore", str(elsewhere / name))
    finally:
        await execute(database_url, "DROP DATABASE untouched WITH (FORCE)")
    assert code == 1 and len(said.strip().splitlines()) == 1


def test_nowhere_to_write_is_one_sentence(database_url: str) -> None:
    with pytest.raises(DumpTrouble, match="cannot be written"):
        dump(database_url, Path("/proc/nowhere/kept.dump"))
