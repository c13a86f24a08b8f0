"""`emberhall verify`: replay a game from its journal."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import typer

from bot.settings import load_settings
from bot.store.opening import opened, server
from bot.systems import ALL
from bot.tables.audit import Audit, audit


def verify(
    game: Annotated[int, typer.Argument(help="The game's number, as its first line says.")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Replay a game and check every digest and the seed's commitment."""
    with server(load_settings(), may_share=True) as url:
        found = asyncio.run(_audit(url, game))
    if found is None:
        raise SystemExit(f"There is no game {game}.")
    for problem in found.problems:
        print(f"Game {game}: {problem}.")
    if found.ok:
        print(
            f"Game {game} ({found.system}, {found.scenario}, {found.status}): {found.rows} journal "
            f"rows replay to their digests, and the seed is the one committed to."
        )
    if json:
        print(msgspec.json.encode({**msgspec.to_builtins(found), "ok": found.ok}).decode())
    if not found.ok:
        raise typer.Exit(1)


async def _audit(url: str, game: int) -> Audit | None:
    async with opened(url) as database:
        return await audit(database, ALL, game)
