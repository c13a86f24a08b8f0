"""`emberhall preview`: the whole bot on a simulated Discord, with a fresh world each time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from socket import socket
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import EmberhallBot
from bot.clock import Clock
from bot.outbox import Outbox
from bot.preview.host import News, PersonFrames, serve_host
from bot.preview.live import Live
from bot.preview.pages import Page, Place, open_pages
from bot.preview.seeding import HEROES, seat_everybody
from bot.preview.simulation import Simulation
from bot.preview.world import GAME_MASTER, World, build_world
from bot.store.database import Database
from bot.store.embedded import EmbeddedPostgres
from bot.store.migrate import upgrade
from bot.systems import ALL
from bot.tables import Tables
from bot.words import Words
from engine.core.text import say

_FOUND = ("preview-new", "preview-join", "preview-hero", "preview-begin")
_PLAY = ("preview-turn", "preview-pick")


async def run_preview(
    data: Path, port: socket, *, system: str, empty: bool, announce: Callable[[str], None]
) -> None:
    """Serve the preview until it is cancelled; its address is announced once it can be used."""
    async with preview(data, port, system=system, empty=empty) as (address, _):
        announce(address)
        await asyncio.Event().wait()


@asynccontextmanager
async def preview(
    data: Path, port: socket, *, system: str = "haven", empty: bool = False, players: int = 4
) -> AsyncIterator[tuple[str, World]]:
    """A running preview: its address and its world."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(_fresh_database(data / str(port.getsockname()[1])))
        sim = await stack.enter_async_context(_simulation(url))
        world = build_world(sim.env)
        await sim.settle()
        if not empty:
            await sim.as_bot(seat_everybody(world, sim.bot.host.tables, ALL[system], players))
        pages = await stack.enter_async_context(open_pages(sim, _places(world)))
        watcher = await stack.enter_async_context(_watcher(url))
        host = serve_host(
            _frames(world, pages, empty),
            read_news=lambda: _news(watcher, world, empty),
            start=lambda: _start(sim, world, ALL[system].scenarios()[0].id),
            at=port,
        )
        await stack.enter_async_context(Live(sim))
        yield await stack.enter_async_context(host), world


@asynccontextmanager
async def _fresh_database(data: Path) -> AsyncIterator[str]:
    """An empty database in the preview's own directory: its world does not outlive it either."""
    server = EmbeddedPostgres(data)
    await asyncio.to_thread(server.start)
    try:
        admin = create_async_engine(server.url(), isolation_level="AUTOCOMMIT")
        async with admin.connect() as connection:
            await connection.execute(text("DROP DATABASE IF EXISTS preview WITH (FORCE)"))
            await connection.execute(text("CREATE DATABASE preview"))
        await admin.dispose()
        fresh = create_async_engine(server.url("preview"))
        await upgrade(fresh)
        await fresh.dispose()
        yield server.url("preview")
    finally:
        await asyncio.to_thread(server.close)


@asynccontextmanager
async def _simulation(url: str) -> AsyncIterator[Simulation[EmberhallBot]]:
    databases: list[Database] = []

    def make_bot(sim: Simulation[EmberhallBot]) -> EmberhallBot:
        database = Database(url, sim.clock)
        databases.append(database)
        event.listen(database.engine.sync_engine, "do_connect", _keep_statements)
        outbox = Outbox(database, sim.clock)
        return EmberhallBot(Tables(database, ALL, outbox, sim.clock), outbox, ALL, Words())

    began = datetime.now(UTC)
    async with Simulation(make_bot, settle_timeout=30, began=began, check_errors=False) as sim:
        yield sim
    for database in databases:
        await database.close()


def _keep_statements(
    _dialect: object, _record: object, _args: object, facts: dict[str, Any]
) -> None:
    """Let the driver forget no statement: simcord would wait for the timer's last half minute."""
    facts["max_cached_statement_lifetime"] = 0


@asynccontextmanager
async def _watcher(url: str) -> AsyncIterator[Tables]:
    """The tables as a second process would read them: the page asks here whom they wait for."""
    clock = Clock()
    database = Database(url, clock, pool_size=1)
    try:
        yield Tables(database, ALL, Outbox(database, clock), clock)
    finally:
        await database.close()


async def _news(tables: Tables, world: World, empty: bool) -> News:
    campaign = await tables.campaign_in(world.channel.id)
    if campaign is None or campaign.game is None:
        can_start = campaign is not None and any(seat.hero for seat in campaign.seats)
        return News(can_start=can_start, steps=_say(_FOUND if empty else ("preview-start", *_PLAY)))
    table = await tables.table(campaign.game)
    people = {seat.person for seat in table.awaited} if table else set()
    awaited = tuple(name for name, guest in world.guests.items() if guest.id in people)
    return News(awaited, steps=_say(_PLAY))


async def _start(sim: Simulation[EmberhallBot], world: World, scenario: str) -> None:
    """Let the game master begin, exactly as if the command had been typed."""
    async with sim.busy:
        gm = world[GAME_MASTER].member
        await gm.slash(world.channel, "scenario start", scenario=scenario)


def _places(world: World) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for name, guest in world.guests.items():
        places[f"{name} at the table"] = (world.channel, guest.member)
        places[f"{name}'s messages"] = (guest.user.dm_channel, guest.user)
    return places


def _frames(world: World, pages: dict[str, Page], empty: bool) -> list[PersonFrames]:
    """The game master first: the one who starts."""
    names = sorted(world.guests, key=lambda name: name != GAME_MASTER)
    return [
        PersonFrames(
            name=name,
            role="gm" if name == GAME_MASTER else "player",
            hero="" if empty else HEROES.get(name, ""),
            channel=pages[f"{name} at the table"].url,
            messages=pages[f"{name}'s messages"].url,
        )
        for name in names
    ]


def _say(steps: tuple[str, ...]) -> tuple[str, ...]:
    words = Words()
    return tuple(words.speak(say(key), "en") for key in steps)
