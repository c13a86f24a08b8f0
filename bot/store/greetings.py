"""Queries on servers that the bot has said hello to."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.guide_models import GreetingRow


async def is_known(tx: AsyncConnection, guild: int) -> bool:
    """Whether a server was greeted since the bot joined it."""
    query = select(GreetingRow.guild).where(GreetingRow.guild == guild)
    return (await tx.execute(query)).scalar() is not None


async def keep(tx: AsyncConnection, guild: int, now: datetime) -> None:
    """Note that a server was greeted."""
    row = upsert(GreetingRow).values(guild=guild, at=now)
    await tx.execute(row.on_conflict_do_nothing())


async def forget(tx: AsyncConnection, guild: int) -> None:
    """The bot has left a server: when it comes back, it says hello again."""
    await tx.execute(delete(GreetingRow).where(GreetingRow.guild == guild))
