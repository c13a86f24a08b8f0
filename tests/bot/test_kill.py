"""Killed at random moments: everything acknowledged is there, and every digest replays."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.embedded import EmbeddedPostgres
from bot.store.models import GameRow, JournalRow, OutboxRow
from bot.store.opening import opened
from bot.tables.audit import audit
from tests.bot.killed import SYSTEMS

KILLS = 3
FEWEST = 25  # answers acknowledged before each


@pytest.fixture
def data() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="emberhall-"))
    folder.chmod(0o755)
    yield folder / "postgres"
    shutil.rmtree(folder, ignore_errors=True)


def play_and_kill(data: Path, turn: int, *, server_too: bool) -> list[str]:
    """Let tables play for a while, kill them without warning, and return what they had printed."""
    words = [sys.executable, "-m", "tests.bot.killed", str(data), f"turn {turn}"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines, left = [], FEWEST + random.randrange(FEWEST)
        for line in process.stdout:
            lines.append(line.strip())
            left -= line.startswith("ack")
            if not left:
                break
        time.sleep(random.uniform(0.0, 0.05))  # anywhere between two of its lines
        if server_too:
            os.kill(int((data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        process.send_signal(signal.SIGKILL)
        lines += [line.strip() for line in process.stdout]
    assert process.returncode == -signal.SIGKILL, lines[-3:]
    return lines


def test_a_kill_loses_nothing_that_was_acknowledged(data: Path) -> None:
    told: list[str] = []
    for turn in range(KILLS):
        told += play_and_kill(data, turn, server_too=turn % 2 == 1)
        with EmbeddedPostgres(data) as server:
            asyncio.run(check(server.url(), told))
    assert sum(line.startswith("ack") for line in told) >= FEWEST * KILLS


async def check(url: str, told: list[str]) -> None:
    async with opened(url) as database:
        await _check_journal(database, [line.split(" ", 2) for line in told])
        await _check_outbox(database, [line.split() for line in told])


async def _check_journal(database: Database, told: list[list[str]]) -> None:
    async with database.begin() as tx:
        rows = (await tx.execute(select(JournalRow.game, JournalRow.key))).all()
        numbers = list((await tx.execute(select(GameRow.id))).scalars())
    kept = {(game, key) for game, key in rows}
    acknowledged = {(int(words[1]), words[2]) for words in told if words[0] == "ack"}
    assert acknowledged <= kept
    for number in numbers:
        found = await audit(database, SYSTEMS, number)
        assert found is not None and found.ok, found


async def _check_outbox(database: Database, told: list[list[str]]) -> None:
    """Every act has its board row, and a row counts as sent only after it was."""
    async with database.begin() as tx:
        acts = select(JournalRow.game, func.count()).group_by(JournalRow.game)
        boards = (
            select(OutboxRow.game, func.count())
            .where(OutboxRow.kind == "board")
            .group_by(OutboxRow.game)
        )
        assert Counter(dict((await tx.execute(acts)).all())) == Counter(
            dict((await tx.execute(boards)).all())
        )
        done = select(OutboxRow.id).where(
            OutboxRow.sent_at.is_not(None), OutboxRow.kind.in_(("post", "ping"))
        )
        marked = set((await tx.execute(done)).scalars())
    sent = {int(words[1]) for words in told if words[0] == "sent"}
    assert marked <= sent
