"""`emberhall backup` and `emberhall restore`: the whole database as one file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from sqlalchemy import select

from bot.settings import load_settings
from bot.store import games
from bot.store.database import Database
from bot.store.dump import DumpTrouble, dump, is_empty, undump
from bot.store.models import GameRow
from bot.store.opening import opened, server
from bot.systems import ALL
from bot.tables.replay import load


class Rehearsed(msgspec.Struct):
    """What a restored database turned out to be."""

    games: int = 0
    live: int = 0
    broken: list[int] = []  # live games that do not replay to their digests


def backup(
    out: Annotated[Path | None, typer.Option(help="File to write.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Write the whole database into a file, while the bot runs or not."""
    path = out or Path(f"emberhall-{datetime.now(UTC):%Y-%m-%dT%H%M}.dump")
    with server(load_settings(), may_share=True) as url:
        _or_say(lambda: dump(url, path))
    size = path.stat().st_size
    print(f"The database is written to {path} ({size} bytes), with all its secrets.")
    if json:
        print(msgspec.json.encode({"file": str(path), "bytes": size}).decode())


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `emberhall backup` wrote.")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Read such a file into an empty database, and replay every game that is being played."""
    with server(load_settings()) as url:
        if not asyncio.run(is_empty(url)):
            raise SystemExit("There is an Emberhall in that database: restore into an empty one.")
        _or_say(lambda: undump(url, file))
        found = asyncio.run(_rehearse(url))
    print(
        f"{file} is restored: {found.games} games, {found.live} of them being played; "
        f"{found.live - len(found.broken)} replay to their digests."
    )
    if json:
        print(msgspec.json.encode({**msgspec.to_builtins(found), "file": str(file)}).decode())
    if found.broken:
        raise typer.Exit(1)


async def _rehearse(url: str) -> Rehearsed:
    async with opened(url) as database:  # in the shape of this build from now on
        async with database.begin() as tx:
            query = select(GameRow.id, GameRow.ended_at).order_by(GameRow.id)
            rows = (await tx.execute(query)).all()
        found = Rehearsed(len(rows), broken=[])
        for number, ended in rows:
            if ended is None:
                found.live += 1
                if not await _replays(database, number):
                    found.broken.append(number)
    return found


async def _replays(database: Database, number: int) -> bool:
    async with database.begin() as tx:
        facts = await games.facts(tx, number)
        assert facts is not None
        try:
            await load(tx, facts, ALL[facts.system])
        except Exception:
            return False  # its text might quote a hand
    return True


def _or_say(work: Callable[[], None]) -> None:
    try:
        work()
    except DumpTrouble as trouble:
        raise SystemExit(str(trouble)) from None
