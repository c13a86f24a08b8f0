"""Threads that are tables: opened again where Discord has put them away."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.tables import Tables

log = logging.getLogger(__name__)


async def reopen(client: discord.Client, channel: int) -> bool:
    """Open a thread again; False where that cannot be done."""
    try:
        found = client.get_channel(channel) or await client.fetch_channel(channel)
        if not isinstance(found, discord.Thread):
            return False
        await found.edit(archived=False)
    except discord.HTTPException as error:
        log.info("a thread stays archived: code %s", error.code)
        return False
    return True


async def keep_open(client: discord.Client, tables: Tables, thread: dict[str, Any]) -> None:
    """Open a thread again that was put away because nobody wrote there while a game is played.

    Buttons in it would not work on every device. One that a person has closed stays closed.
    """
    if not _fell_asleep(thread, tables.now):
        return
    campaign = await tables.campaign_in(int(thread["id"]))
    if campaign is not None and campaign.game is not None:
        await reopen(client, campaign.channel)


def _fell_asleep(thread: dict[str, Any], now: datetime) -> bool:
    """Whether Discord itself put the thread away, after so many minutes of silence."""
    metadata = thread.get("thread_metadata") or {}
    if not metadata.get("archived") or metadata.get("locked"):
        return False
    minutes = int(metadata.get("auto_archive_duration") or 0)
    last = int(thread.get("last_message_id") or thread["id"])
    return now - discord.utils.snowflake_time(last) >= timedelta(minutes=minutes)
