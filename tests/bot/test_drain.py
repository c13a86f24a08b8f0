"""A stop that loses nothing: nobody new is let in, what runs is finished, the rest is kept."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import func, select

from bot.app import EmberhallBot
from bot.cli.run import _until_stopped
from bot.outbox import Message, Outbox
from bot.settings import Settings
from bot.store.database import Database
from bot.store.models import OutboxRow
from bot.tables import Tables
from tests.bot.bench import buttons_of, text_of
from tests.bot.flows.party import DUEL, gather_party, presses, tavern
from tests.bot.post import Post
from tests.bot.table import ANA, BEN, Table
from tests.bot.test_pulse import free_port

SYSTEM = DUEL["duel"]


async def waiting(database: Database) -> int:
    """The rows that are still to be sent."""
    async with database.begin() as tx:
        query = select(func.count()).where(OutboxRow.sent_at.is_(None))
        return int((await tx.execute(query)).scalar_one())


async def test_whoever_comes_while_the_bot_stops_is_told_to_come_back(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(p for p, _ in presses(panel) if p.verb == "do").custom_id
        await table.sim.as_bot(table.sim.bot.drain(5))
        table["Ben"].speaks("fr")
        told = await table["Ana"].press(panel, custom_id=key)
        assert told.ephemeral and "restarted: try again in a minute" in text_of(told)
        assert "redémarre" in text_of(await table["Ben"].slash("status"))
        await table.sim.restart()
        assert (await party.sitting("Ana")).prompts[0].answer is None
        await table["Ana"].press(panel, custom_id=key)
        assert (await party.sitting("Ana")).prompts[0].answer is not None


async def test_what_discord_does_not_take_stays_and_is_sent_after_the_restart(
    database_url: str, database: Database
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        env, channel = table.sim.env, table.world.channel.id
        env.inject_error("*", f"/channels/{channel}/messages*", status=500, times=None)
        for name in party.names:
            await party.play_one(SYSTEM.greedy)
            assert name
        await table.sim.as_bot(table.sim.bot.drain(5))
        assert await waiting(database) > 0
        env.backend.faults.clear()
        await table.sim.advance(600)
        await table.sim.restart()
        await table.sim.settle()
        assert await waiting(database) == 0
        assert "Your move" in buttons_of(party.board)


async def test_a_message_under_way_is_finished_and_no_hand_is_left(
    database: Database, tables: Tables, outbox: Outbox
) -> None:
    await Table(tables).play(ANA, BEN)
    post, begun, may_end = Post(), asyncio.Event(), asyncio.Event()

    async def slowly(message: Message) -> None:
        begun.set()
        await may_end.wait()
        await post.send(message)

    worker = asyncio.create_task(outbox.run(slowly))
    async with asyncio.timeout(10):
        await begun.wait()
        outbox.finish()
        await asyncio.sleep(0)
        assert not worker.done()
        may_end.set()
        await worker
    assert await waiting(database) == 0 and "board" in post.kinds()


class Patient:
    """A bot on a Discord that never ends, which takes its time to stop."""

    def __init__(self, takes: float) -> None:
        self.takes = takes
        self.said: list[str] = []

    async def start(self, token: str) -> None:
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.Event().wait()
        finally:
            self.said.append("left Discord")

    async def drain(self, seconds: float) -> None:
        self.said.append(f"drains for at most {seconds}")
        if self.takes:
            os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(self.takes)
        self.said.append("drained")


@pytest.mark.parametrize(
    ("takes", "said"),
    [
        (0, ["drains for at most 7", "drained", "left Discord"]),
        (60, ["drains for at most 7", "left Discord"]),  # a second signal does not wait
    ],
)
async def test_a_first_signal_lets_the_bot_finish_and_a_second_one_does_not(
    takes: float, said: list[str]
) -> None:
    bot = Patient(takes)
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    try:
        async with asyncio.timeout(10):
            settings = Settings(token="t", drain_seconds=7)
            await _until_stopped(cast(EmberhallBot, cast(Any, bot)), settings)
    finally:
        for number, handler in zip((signal.SIGINT, signal.SIGTERM), before, strict=True):
            signal.signal(number, handler)
    assert bot.said == said


async def test_a_bot_that_fails_says_why() -> None:
    class Failing(Patient):
        async def start(self, token: str) -> None:
            raise ConnectionError("no Discord here")

    with pytest.raises(ConnectionError):
        bot = cast(EmberhallBot, cast(Any, Failing(0)))
        await _until_stopped(bot, Settings(token="t"))


def test_a_real_process_is_stopped_by_sigterm_and_says_so() -> None:
    folder = Path(tempfile.mkdtemp(prefix="emberhall-"))
    folder.chmod(0o755)
    port, token = free_port(), "a-token-that-nobody-may-read"
    settings = {"DISCORD_TOKEN": token, "EMBERHALL_DATA": str(folder), "METRICS_PORT": f"{port}"}
    settings |= {"LOG_FORMAT": "json", "DATABASE_URL": ""}
    words = [sys.executable, "-m", "tests.bot.stopped"]
    try:
        with subprocess.Popen(
            words, env=os.environ | settings, stderr=subprocess.PIPE, text=True
        ) as process:
            health = ask(f"http://127.0.0.1:{port}/healthz", process)
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=60)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    assert health == {"discord": "not connected", "database": "ok", "outbox": "not running"}
    assert process.returncode == 0, said
    lines = [json.loads(line)["message"] for line in said.splitlines()]
    assert lines[-2:] == ["stopping: what is under way is finished first", "stopped"]
    assert token not in said


def ask(address: str, process: subprocess.Popen[str]) -> dict[str, str]:
    """What the health page says as soon as there is one."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                found: dict[str, str] = json.load(answer)
        except urllib.error.HTTPError as unwell:
            found = json.load(unwell)
        except OSError:
            time.sleep(0.05)
            continue
        return found
    raise AssertionError("it did not start")
