"""The pages for whoever watches over the bot: how it is, and its numbers."""

from __future__ import annotations

import asyncio
import re
import socket

import pytest
from aiohttp import ClientSession, web

from bot import metrics
from bot.pulse import Pulse, application, watched
from bot.settings import BadSettings, load_settings
from bot.store.database import Database
from tests.bot.flows.party import DUEL, gather_party, tavern

SYSTEM = DUEL["duel"]


def test_a_histogram_counts_up_to_each_bound() -> None:
    timed = metrics.Histogram("t_seconds", "Time.", (0.1, 1))
    for seconds in (0.05, 0.1, 0.5, 7):
        timed.observe(seconds)
    assert list(timed.lines()) == [
        "# HELP t_seconds Time.",
        "# TYPE t_seconds histogram",
        't_seconds_bucket{le="0.1"} 2',
        't_seconds_bucket{le="1"} 3',
        't_seconds_bucket{le="+Inf"} 4',
        "t_seconds_sum 7.65",
        "t_seconds_count 4",
    ]


def test_a_counter_has_a_line_for_each_combination_seen() -> None:
    counted = metrics.Counter("c_total", "Things.", ("kind",))
    counted.add(kind="b")
    counted.add(2, kind="a")
    assert list(counted.samples()) == ['c_total{kind="a"} 2', 'c_total{kind="b"} 1']
    assert list(metrics.Counter("d_total", "None yet.").samples()) == ["d_total 0"]


def test_the_endpoint_is_off_and_on_loopback_unless_somebody_says_otherwise() -> None:
    settings = load_settings({})
    assert settings.metrics_port is None and settings.metrics_host == "127.0.0.1"
    assert load_settings({"METRICS_PORT": "9100"}).metrics_port == 9100
    with pytest.raises(BadSettings, match="METRICS_PORT"):
        load_settings({"METRICS_PORT": "70000"})


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def read(pulse: Pulse) -> tuple[int, dict[str, str], str]:
    """Both pages, over a real connection."""
    runner = web.AppRunner(application(pulse))
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    try:
        async with ClientSession() as session:
            async with session.get(f"http://127.0.0.1:{port}/healthz") as health:
                status, parts = health.status, await health.json()
            async with session.get(f"http://127.0.0.1:{port}/metrics") as numbers:
                return status, parts, await numbers.text()
    finally:
        await runner.cleanup()


async def test_the_pages_of_a_bot_at_work(database_url: str, database: Database) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        await table["Ana"].slash("pick", lead="2")
        await table["Ana"].slash("pick", lead="2", other="2")
        pulse = Pulse(table.sim.bot, database)
        status, parts, numbers = await read(pulse)
        assert status == 200 and set(parts.values()) == {"ok"}
        assert 'emberhall_interactions_total{kind="command",outcome="answered"}' in numbers
        assert 'emberhall_commands_total{outcome="accepted"}' in numbers
        assert 'emberhall_pictures_total{outcome="drawn"}' in numbers
        assert "emberhall_outbox_depth 0" in numbers and "emberhall_loaded_games 1" in numbers
        for name in ("acknowledged", "announced"):
            found = re.search(rf"emberhall_{name}_seconds_count (\d+)", numbers)
            assert found is not None and int(found[1]) > 0
        for secret in (str(table["Ana"].id), "Ana", "Long Winter", str(table.world.guild.id)):
            assert secret not in numbers
        assert party.game


async def test_what_waits_is_counted_and_a_stopped_outbox_is_not_well(
    database_url: str, database: Database
) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        path = f"/channels/{table.world.channel.id}/messages*"
        table.sim.env.inject_error("*", path, status=500, times=None)
        await table["Ana"].slash("pick", lead="2")
        _, _, numbers = await read(Pulse(table.sim.bot, database))
        depth = re.search(r"emberhall_outbox_depth (\d+)", numbers)
        assert depth is not None and int(depth[1]) > 0
        await table.sim.as_bot(table.sim.bot.drain(5))
        status, parts, _ = await read(Pulse(table.sim.bot, database))
        assert status == 503 and parts["outbox"] == "not running"


async def test_without_the_database_the_numbers_are_still_there(
    database_url: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(database_url) as table:

        async def away(*_: object) -> None:
            raise ConnectionRefusedError("postgres://u:hunter22@h")

        monkeypatch.setattr("bot.pulse.messages.depth", away)
        status, parts, numbers = await read(Pulse(table.sim.bot, database))
        assert status == 503 and parts["database"] == "ConnectionRefusedError"
        assert "outbox_depth " not in numbers.replace("# HELP emberhall_outbox_depth ", "").replace(
            "# TYPE emberhall_outbox_depth ", ""
        )
        assert "hunter22" not in numbers


async def test_the_loop_is_felt_only_while_the_pages_are_served(
    database_url: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pulse.EVERY", 0.01)
    before = metrics.LAG.count
    async with tavern(database_url) as table:
        pulse = Pulse(table.sim.bot, database)
        async with watched(pulse, "127.0.0.1", None):
            await asyncio.sleep(0.05)
        assert metrics.LAG.count == before
        async with watched(pulse, "127.0.0.1", free_port()):
            await asyncio.sleep(0.1)
        assert metrics.LAG.count > before
