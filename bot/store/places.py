"""Queries on where campaigns live on Discord."""

from __future__ import annotations

from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import Person
from bot.store.messages import CHANNELS
from bot.store.models import BoardRow, Campaign, GameRow, OutboxRow, PersonRow


async def person(tx: AsyncConnection, number: int) -> Person | None:
    """Somebody as they were seen last."""
    query = select(PersonRow.id, PersonRow.name, PersonRow.locale).where(PersonRow.id == number)
    row = (await tx.execute(query)).first()
    return None if row is None else Person(*row)


async def live_in_guild(tx: AsyncConnection, guild: int) -> list[int]:
    """The live campaigns of a server in which a game is played."""
    is_playing = exists().where(GameRow.campaign == Campaign.id, GameRow.ended_at.is_(None))
    query = select(Campaign.id).where(Campaign.guild == guild, Campaign.ended_at.is_(None))
    return list((await tx.execute(query.where(is_playing).order_by(Campaign.id))).scalars())


async def led_by(tx: AsyncConnection, gm: int) -> list[int]:
    """The live campaigns that somebody leads, wherever they are."""
    query = select(Campaign.id).where(Campaign.gm == gm, Campaign.ended_at.is_(None))
    return list((await tx.execute(query.order_by(Campaign.id))).scalars())


async def is_live(tx: AsyncConnection, campaign: int) -> bool:
    """Whether a campaign goes on."""
    query = select(Campaign.id).where(Campaign.id == campaign, Campaign.ended_at.is_(None))
    return (await tx.execute(query)).first() is not None


async def is_told(tx: AsyncConnection, mark: str) -> bool:
    """Whether the messages of a command were written down before."""
    query = select(OutboxRow.id).where(OutboxRow.dedupe == f"{mark}:0")
    return (await tx.execute(query)).first() is not None


async def move(tx: AsyncConnection, campaign: int, guild: int, channel: int) -> None:
    """A campaign lives elsewhere, and what is still to be posted is posted there."""
    where = Campaign.id == campaign
    await tx.execute(update(Campaign).where(where).values(guild=guild, channel=channel))
    games = select(GameRow.id).where(GameRow.campaign == campaign)
    boards = update(BoardRow).where(BoardRow.game.in_(games))
    await tx.execute(boards.values(message=None, round=None, ping=None))
    waiting = (OutboxRow.campaign == campaign, OutboxRow.sent_at.is_(None))
    rows = update(OutboxRow).where(*waiting, OutboxRow.lane.startswith(CHANNELS))
    await tx.execute(rows.values(target=channel))
