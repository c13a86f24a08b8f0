"""The embedded server: starts, stops, survives kills, and says clearly what is wrong."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.settings import Settings
from bot.store import embedded
from bot.store.database import Database
from bot.store.embedded import FOR_TESTS, EmbeddedPostgres, EmbeddedTrouble
from bot.store.opening import server

HOLD = """
import sys, time
from pathlib import Path
from bot.store.embedded import EmbeddedPostgres
held = EmbeddedPostgres(Path(sys.argv[1]))
held.start()
print(held.sockets, flush=True)
time.sleep(600)
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    path = Path(tempfile.mkdtemp(prefix="emberhall-"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path, ignore_errors=True)


async def answers(url: str) -> bool:
    database = Database(url, Clock())
    async with database.begin() as tx:
        answer = (await tx.execute(text("SELECT 1"))).scalar()
    await database.close()
    return answer == 1


async def test_it_keeps_its_data_over_a_restart(folder: Path) -> None:
    for name in ("first", "second"):
        with EmbeddedPostgres(folder / "a" / "postgres", options=FOR_TESTS) as postgres:
            database = Database(postgres.url(), Clock())
            async with database.begin() as tx:
                await tx.execute(text("CREATE TABLE IF NOT EXISTS kept (name text)"))
                await tx.execute(text("INSERT INTO kept VALUES (:name)"), {"name": name})
                kept = list((await tx.execute(text("SELECT name FROM kept"))).scalars())
            await database.close()
    assert kept == ["first", "second"]
    assert not postgres.sockets.exists()


async def test_two_on_one_directory_are_told_so(folder: Path) -> None:
    data = folder / "postgres"
    with EmbeddedPostgres(data, options=FOR_TESTS):
        with pytest.raises(EmbeddedTrouble, match="Another Emberhall is using"):
            EmbeddedPostgres(data).start()
        with server(Settings(data=folder), may_share=True) as url:
            assert await answers(url)
    assert embedded.running_at(data) is None


async def test_an_orphan_of_a_killed_process_is_replaced(folder: Path) -> None:
    data = folder / "postgres"
    words = [sys.executable, "-c", HOLD, str(data)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        sockets = Path(holder.stdout.readline().strip())
        holder.send_signal(signal.SIGKILL)
    orphan = int((data / "postmaster.pid").read_text().split()[0])
    os.kill(orphan, 0)  # it lives on
    with EmbeddedPostgres(data) as postgres:
        assert await answers(postgres.url())
        assert not sockets.exists()


async def test_a_pid_file_of_somebody_else_does_not_stop_it(folder: Path) -> None:
    data = folder / "postgres"
    with EmbeddedPostgres(data, options=FOR_TESTS):
        left = (data / "postmaster.pid").read_text().splitlines()
    stranger = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    try:
        (data / "postmaster.pid").write_text("\n".join([str(stranger.pid), *left[1:]]) + "\n")
        with EmbeddedPostgres(data, options=FOR_TESTS) as postgres:
            assert await answers(postgres.url())
        assert stranger.poll() is None
    finally:
        stranger.kill()
        stranger.wait()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root needs another account")
async def test_root_finds_a_way_into_a_closed_directory_or_says_so(folder: Path) -> None:
    folder.chmod(0o700)
    try:
        with EmbeddedPostgres(folder / "postgres", options=FOR_TESTS) as postgres:
            assert await answers(postgres.url())
    except EmbeddedTrouble as trouble:
        assert "EMBERHALL_DATA" in str(trouble)
    assert folder.stat().st_mode & 0o777 == 0o700


def test_without_the_wheel_it_says_what_to_do(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(EmbeddedTrouble, match="DATABASE_URL"):
        EmbeddedPostgres(folder / "postgres").start()
