"""`emberhall import`: take a campaign in that was exported here or elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot.archive.parts import CampaignFile
from bot.archive.reading import BadFile, read
from bot.archive.taking_in import Place, take_in
from bot.cli.export import counts
from bot.settings import load_settings
from bot.store.opening import opened, server
from bot.systems import ALL


def import_(
    file: Annotated[Path, typer.Argument(help="A file that `emberhall export` wrote.")],
    guild: Annotated[int | None, typer.Option(help="Discord server to live on.", min=1)] = None,
    channel: Annotated[int | None, typer.Option(help="Channel to live in.", min=1)] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Check a file and write its campaign into the database: all of it, or nothing."""
    if (guild is None) != (channel is None):
        raise typer.BadParameter("give both --guild and --channel, or neither")
    place = None if guild is None or channel is None else Place(guild, channel)
    try:
        found = read(file)
        with server(load_settings(), may_share=True) as url:
            number = asyncio.run(_import(url, found, place))
    except BadFile as refusal:
        print(f"{file} is refused. {refusal}")
        if json:
            print(msgspec.json.encode({"ok": False, "problem": str(refusal)}).decode())
        raise typer.Exit(1) from None
    print(f"{found.campaign.name} is here now, as campaign {number}.")
    if json:
        facts = {"ok": True, "campaign": number, "file": str(file), **counts(found)}
        print(msgspec.json.encode(facts).decode())


async def _import(url: str, file: CampaignFile, place: Place | None) -> int:
    async with opened(url) as database:
        return await take_in(database, ALL, file, place)
