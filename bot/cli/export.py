"""`emberhall export`: a whole campaign as one file."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from sqlalchemy import select

from bot.archive import parts
from bot.archive.parts import CampaignFile
from bot.archive.writing import export as write
from bot.settings import load_settings
from bot.store.database import Database
from bot.store.models import Campaign
from bot.store.opening import opened, server


def export(
    campaign: Annotated[int | None, typer.Argument(help="The campaign's number.")] = None,
    out: Annotated[Path | None, typer.Option(help="File to write.")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Write the files' JSON Schema.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Write a campaign with its books, ledger and games. The file holds all its secrets."""
    if schema == (campaign is not None):
        raise typer.BadParameter("give either a campaign's number or --schema")
    if campaign is None:
        path = out or Path("campaign.schema.json")
        _keep(path, parts.schema(), mode=0o644)
        facts: dict[str, object] = {"file": str(path)}
        print(f"{path} is written.")
    else:
        path = out or Path(f"campaign-{campaign}.json")
        with server(load_settings(), may_share=True) as url:
            found = asyncio.run(_export(url, campaign))
        if isinstance(found, str):
            raise SystemExit(found)
        data = parts.encode(found)
        _keep(path, data, mode=0o600)  # it holds seeds and hands
        facts = {"campaign": campaign, "file": str(path), "bytes": len(data), **counts(found)}
        print(f"{found.campaign.name} is written to {path}, with all its secrets.")
    if json:
        print(msgspec.json.encode(facts).decode())


def counts(file: CampaignFile) -> dict[str, int]:
    """What a file holds, in numbers."""
    return {
        "seats": len(file.seats),
        "heroes": len(file.books.heroes),
        "entries": len(file.ledger),
        "games": len(file.games),
    }


async def _export(url: str, campaign: int) -> CampaignFile | str:
    async with opened(url) as database:
        return await write(database, campaign) or await _others(database, campaign)


async def _others(database: Database, campaign: int) -> str:
    async with database.begin() as tx:
        query = select(Campaign.id, Campaign.name).order_by(Campaign.id).limit(20)
        known = [f"{number} ({name})" for number, name in (await tx.execute(query)).all()]
    there = f" There are: {', '.join(known)}." if known else ""
    return f"There is no campaign {campaign}.{there}"


def _keep(path: Path, data: bytes, mode: int) -> None:
    """Write a file whole or not at all."""
    try:
        draft = path.with_name(f"{path.name}.part")
        with open(draft, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(data)
        draft.replace(path)
    except OSError as error:
        raise SystemExit(f"{path} cannot be written: {error.strerror}.") from None
