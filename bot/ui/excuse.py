"""When something goes wrong: one sentence for the person, no secret in the log."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import app_commands

from bot.tables import TableAway
from bot.traces import trace
from engine.core.text import Say, say

log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060  # the same interaction was delivered before
TOO_LATE = 10062  # more than three seconds passed
UNHEARD = (discord.HTTPException, aiohttp.ClientError, OSError)  # Discord did not take it


class Kept(Exception):
    """What a person asked for is done, but showing them what comes next failed."""


def is_lost(error: BaseException) -> bool:
    """Whether an interaction cannot be answered any more, so that nothing was begun."""
    code = error.code if isinstance(error, discord.HTTPException) else None
    return code in (ALREADY_ANSWERED, TOO_LATE)


def sentence_for(error: BaseException) -> Say:
    """What a person reads instead of a traceback; what nobody expected is logged."""
    cause = getattr(error, "original", error)
    match cause:
        case Kept():
            log.error("after an answer: %s", trace(cause.__cause__ or cause))
            return say("bot-kept")
        case TableAway():
            return say("bot-table-away")
        case discord.Forbidden():
            return say("bot-forbidden")
        case app_commands.MissingPermissions() | app_commands.CheckFailure():
            return say("bot-not-allowed")
        case app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
            return say("bot-not-understood")
    log.error("unexpected %s", trace(cause))
    return say("bot-went-wrong")
