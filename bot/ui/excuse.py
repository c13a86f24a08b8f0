"""When something goes wrong: one sentence for the person, no secret in the log."""

from __future__ import annotations

import logging
import traceback

import discord
from discord import app_commands

from bot.tables import TableAway
from engine.core.text import Say, say

log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060  # the same interaction was delivered before
TOO_LATE = 10062  # more than three seconds passed


def is_lost(error: BaseException) -> bool:
    """Whether an interaction cannot be answered any more, so that nothing was begun."""
    code = error.code if isinstance(error, discord.HTTPException) else None
    return code in (ALREADY_ANSWERED, TOO_LATE)


def sentence_for(error: BaseException) -> Say:
    """What a person reads instead of a traceback; what nobody expected is logged."""
    cause = getattr(error, "original", error)
    match cause:
        case TableAway():
            return say("bot-table-away")
        case discord.Forbidden():
            return say("bot-forbidden")
        case app_commands.MissingPermissions() | app_commands.CheckFailure():
            return say("bot-not-allowed")
        case app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
            return say("bot-not-understood")
    log.error("unexpected %s\n%s", type(cause).__name__, places(cause))
    return say("bot-went-wrong")


def places(error: BaseException) -> str:
    """Where it happened. The error's own text is left out: it may hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    return "\n".join(f"  {f.filename}:{f.lineno} {f.name}" for f in frames)
