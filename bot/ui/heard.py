"""Telling Discord in time that an interaction was heard."""

from __future__ import annotations

import time
from typing import Any

import discord

from bot import metrics
from bot.ui.excuse import UNHEARD, is_lost, sentence_for


async def acknowledge(itx: discord.Interaction[Any], *, in_place: bool = False) -> bool:
    """Tell Discord within three seconds that we are on it; False: nothing can be answered."""
    began = time.perf_counter()
    try:
        if in_place:
            await itx.response.defer()
        else:
            await itx.response.defer(ephemeral=True, thinking=True)
    except UNHEARD as error:
        metrics.UNHEARD.add()
        if not is_lost(error):
            sentence_for(error)
        return False
    metrics.ACKNOWLEDGED.observe(time.perf_counter() - began)
    return True
