"""What an operator or an author reads instead of a traceback."""

from __future__ import annotations

from bot.settings import BadSettings
from bot.store.database import TableAway
from bot.store.embedded import EmbeddedTrouble
from engine.content.errors import ContentError

AWAY = "The database cannot be reached: check DATABASE_URL."
LOCAL = ("linkify_it", "markdown_it", "regex", "simcord")  # what only the extra `local` brings


def sentence_for(error: Exception) -> str | None:
    """What somebody can put right, in one sentence or file by file; None for what only we can."""
    match error:
        case BadSettings() | EmbeddedTrouble() | ContentError():
            return str(error)
        case TableAway():
            return AWAY
        case ModuleNotFoundError(name=str(name)) if name.partition(".")[0] in LOCAL:
            return "The preview is not installed: install emberhall[local]."
    return None
