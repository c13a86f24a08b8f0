"""Many tables at once on a real Postgres that syncs every commit to the disk."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import quantiles

from bot.benchmarks import Figure
from bot.clock import Clock
from bot.facts import Person, Sitting
from bot.memory import settle_in
from bot.outbox import Outbox
from bot.rehearsal import choose_quest
from bot.store.embedded import EmbeddedPostgres
from bot.store.opening import opened
from bot.systems import ALL
from bot.tables import Chosen, Tables
from engine.core.policy import RandomPolicy
from engine.core.prompt import Prompt
from engine.core.rng import Rng
from engine.core.simulate import seed_for

TABLES = 200
ANSWERS = 12  # at each table
PACE = 4.0  # seconds between two answers at one table: a lively evening
keys = (f"bench-{number}" for number in count())


def table_figures() -> Iterator[Figure]:
    """From an answer to its commit at many tables; then a table that is not in memory."""
    folder = Path(tempfile.mkdtemp(prefix="emberhall-bench-"))
    folder.chmod(0o755)
    try:
        with EmbeddedPostgres(folder / "postgres") as server:
            yield from asyncio.run(_measure(server.url()))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _measure(url: str) -> list[Figure]:
    async with opened(url) as database:
        tables = Tables(database, ALL, Outbox(database, Clock()), Clock())
        ALL["haven"].scenarios()
        settle_in()  # as `emberhall run` does
        games = [await sit_down(tables, number) for number in range(TABLES)]
        took: list[float] = []
        began = time.perf_counter()
        with _DiskWatch() as disk:
            await asyncio.gather(*(_play(tables, game, people, took) for game, people in games))
        whole = time.perf_counter() - began
        fresh = Tables(database, ALL, Outbox(database, Clock()), Clock())
        cold = [await _timed_look(fresh, game, people[0]) for game, people in games[:50]]
    rate = round(len(took) / whole)
    work = f"{len(took)} answers at {TABLES} haven tables, {rate} a second, fsync on"
    cut = quantiles(took, n=100)
    return [
        Figure("table-submit-p50", work, round(1000 * cut[49], 1), "ms"),
        Figure("table-submit-p99", work, round(1000 * cut[98], 1), "ms"),
        Figure("disk-sync-p99", disk.work, round(1000 * quantiles(disk.took, n=100)[98], 1), "ms"),
        Figure(
            "table-cold-p95", "50 tables loaded", round(1000 * quantiles(cold, n=20)[18], 1), "ms"
        ),
    ]


async def sit_down(tables: Tables, number: int) -> tuple[int, list[Person]]:
    """A campaign with four heroes, in the first round of a game."""
    gm, channel = Person(10_000 + number, "Gus"), 20_000 + number
    await tables.new_campaign(
        guild=1, channel=channel, name="Bench", system="haven", gm=gm, locale="en", key=next(keys)
    )
    people = [Person(number * 10 + n, f"Player {n}") for n in range(1, 5)]
    for person, listing in zip(people, ALL["haven"].classes(), strict=False):
        await tables.join(channel, person, next(keys))
        name = f"Hero {person.id}"
        await tables.new_hero(channel, person, class_id=listing.id, name=name, key=next(keys))
        await choose_quest(tables, channel, person, next(keys))
    scenario = ALL["haven"].scenarios()[0].id
    reply = await tables.start(channel, gm, Chosen(scenario), key=next(keys))
    assert reply.game is not None, reply
    await _set_up(tables, reply.game, people)
    return reply.game, people


async def _set_up(tables: Tables, game: int, people: list[Person]) -> None:
    """Answer until the first round has begun: what is measured are rounds."""
    policy = RandomPolicy(Rng(seed_for(f"bench/set-up/{game}")))
    while True:
        person, prompt = await asked(tables, game, people)
        if prompt.kind == "pick-cards":
            return
        await tables.submit(game, person, policy.choose(prompt), next(keys))


async def _play(tables: Tables, game: int, people: list[Person], took: list[float]) -> None:
    """Answer what is asked, at the pace of people; tables start spread over one pace."""
    chance = Rng(seed_for(f"bench/{game}"))
    policy = RandomPolicy(chance)
    await asyncio.sleep(PACE * chance.below(1000) / 1000)
    for _ in range(ANSWERS):
        person, prompt = await asked(tables, game, people)
        began = time.perf_counter()
        await tables.submit(game, person, policy.choose(prompt), next(keys))
        took.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))


async def asked(tables: Tables, game: int, people: list[Person]) -> tuple[Person, Prompt]:
    """Somebody who is awaited, and what is asked; found without disturbing the measured more."""
    first = await tables.sitting(people[0], game=game)
    assert isinstance(first, Sitting)
    seats = [n for n, seat in enumerate(first.view.seats) if seat.is_awaited]
    person = people[seats[0]]
    sitting = first if seats[0] == 0 else await tables.sitting(person, game=game)
    assert isinstance(sitting, Sitting)
    return person, next(p for p in sitting.prompts if p.answer is None)


class _DiskWatch:
    """How long the disk itself takes to sync a page: the floor under every commit."""

    work = "a page written and synced ten times a second meanwhile"

    def __init__(self) -> None:
        self.took: list[float] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def _watch(self) -> None:
        with tempfile.TemporaryFile() as file:
            while not self._stop.wait(0.1):
                file.write(bytes(8192))
                file.flush()
                began = time.perf_counter()
                os.fdatasync(file.fileno())
                self.took.append(time.perf_counter() - began)

    def __enter__(self) -> _DiskWatch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()


async def _timed_look(tables: Tables, game: int, person: Person) -> float:
    began = time.perf_counter()
    await tables.sitting(person, game=game)
    return time.perf_counter() - began
