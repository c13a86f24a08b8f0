"""A bot that comes back: from the start of its process to the first command that it answers.

`python -m bot.benchmarks.restart DATA GAME` is that bot, without its connection to Discord.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from sqlalchemy import Column, Table, UniqueConstraint, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.app import EmberhallBot
from bot.benchmarks import Figure
from bot.benchmarks.tables import asked, keys, sit_down
from bot.clock import Clock
from bot.facts import Person
from bot.memory import settle_in
from bot.outbox import Message, Outbox
from bot.settings import Settings
from bot.store.base import Base
from bot.store.embedded import EmbeddedPostgres
from bot.store.opening import opened, server
from bot.systems import ALL
from bot.tables import Tables
from bot.waiting.clockwork import Clockwork
from bot.words import Words
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.simulate import seed_for

CAMPAIGNS = 1000
TIMES = 3
ANSWERS = 20  # before the restart: there is a round to be replayed
PLAYERS = [Person(n, f"Player {n}") for n in range(1, 5)]  # as `sit_down` seats them at table 0


def restart_figures() -> Iterator[Figure]:
    """The time that people wait after a restart with many open campaigns."""
    folder = Path(tempfile.mkdtemp(prefix="emberhall-bench-"))
    folder.chmod(0o755)
    try:
        with EmbeddedPostgres(folder / "postgres") as postgres:
            games = asyncio.run(_prepare(postgres.url()))
        took = [_restart(folder, games // 2 + n) for n in range(TIMES)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    work = f"{games} open haven campaigns, process and embedded server included, median of {TIMES}"
    yield Figure("restart-first-answer", work, round(median(took), 2), "s")


def _restart(folder: Path, game: int) -> float:
    """Start a bot, wait for its first answer, stop it."""
    words = [sys.executable, "-m", "bot.benchmarks.restart", str(folder), str(game)]
    began = time.perf_counter()
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - ours
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        took = time.perf_counter() - began
        process.communicate()
    if said != "answered" or process.returncode:
        raise RuntimeError(f"the bot did not come back: {said}")
    return took


# --- a thousand campaigns -------------------------------------------------------------------------


async def _prepare(url: str) -> int:
    """One campaign in the middle of a round, and as many like it as are wanted."""
    async with opened(url) as database:
        clock = Clock()
        tables = Tables(database, ALL, Outbox(database, clock), clock)
        game, people = await sit_down(tables, 0)
        assert people == PLAYERS
        policy = RandomPolicy(Rng(seed_for("bench/restart")))
        for _ in range(ANSWERS):
            person, prompt = await asked(tables, game, people)
            await tables.submit(game, person, policy.choose(prompt), next(keys))
        await tables.tend(game)
        async with database.begin() as tx:
            await tx.execute(text("UPDATE outbox SET sent_at = written_at"))
            for table in Base.metadata.sorted_tables:
                await _multiply(tx, table)
        async with database.begin() as tx:
            return int((await tx.execute(text("SELECT count(*) FROM games"))).scalar_one())


async def _multiply(tx: AsyncConnection, table: Table) -> None:
    """The rows of campaign 1 once more for every other campaign."""
    is_campaign = table.name == "campaigns"
    if not is_campaign and not {"campaign", "game"} & {c.name for c in table.c}:
        return
    own = [c for c in table.c if not (c.identity and table.name not in ("campaigns", "games"))]
    names = ", ".join(f'"{c.name}"' for c in own)
    values = ", ".join(_other(table, c) for c in own)
    rows = f"SELECT {values} FROM {table.name} t, generate_series(1, {CAMPAIGNS - 1}) AS copy(k)"  # noqa: S608
    await tx.execute(text(f"INSERT INTO {table.name} ({names}) {rows}"))


def _other(table: Table, column: Column[object]) -> str:
    """The same value in another campaign."""
    name = f't."{column.name}"'
    is_number = column.name in ("campaign", "game", "channel") or (
        column.name == "id" and table.name in ("campaigns", "games")
    )
    if is_number:
        return f"{name} + k"
    if column.name == "message" and column.primary_key:
        return f"{name} + k"
    return f"{name} || '-' || k" if _is_unique(table, column) else name


def _is_unique(table: Table, column: Column[object]) -> bool:
    alone = (c for c in table.constraints if isinstance(c, UniqueConstraint))
    return any(list(constraint.columns) == [column] for constraint in alone)


# --- the bot that comes back ----------------------------------------------------------------------


async def _come_back(url: str, game: int) -> None:
    clock = Clock()
    async with opened(url, clock) as database:
        outbox = Outbox(database, clock)
        tables = Tables(database, ALL, outbox, clock)
        bot = EmberhallBot(tables, outbox, ALL, Words())
        bot.host.warm_up()
        settle_in()
        workers = [
            asyncio.create_task(outbox.run(_send)),
            asyncio.create_task(Clockwork(tables, clock).run()),
        ]
        person, prompt = await asked(tables, game, PLAYERS)
        policy = RandomPolicy(Rng(seed_for("bench/back")))
        reply = await tables.submit(game, person, policy.choose(prompt), f"back-{game}")
        sys.stdout.write("answered\n" if reply.ok else f"{reply.say.key}\n")
        sys.stdout.flush()
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)


async def _send(message: Message) -> None:
    """Discord takes everything at once."""


def main() -> None:
    """Come back, answer once, and go."""
    data, game = sys.argv[1:]
    with server(Settings(data=Path(data))) as url:
        asyncio.run(_come_back(url, int(game)))


if __name__ == "__main__":
    main()
