"""What Discord's refusals mean for a message that is to be sent: later, never, or elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.outbox import TryLater, Undeliverable

TOO_MANY_REQUESTS = 429  # a status; the others are codes of Discord's own
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
TOO_OLD_TO_EDIT = 30046  # messages older than an hour may be edited only so often
ARCHIVED = 50083  # a thread that fell asleep: a new message wakes it, an edit does not
NOT_TO_BE_EDITED = (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED)  # another message is needed


class ChannelGone(Undeliverable):
    """The channel or thread has been deleted."""


@contextmanager
def telling_apart() -> Iterator[None]:
    """Which failures pass and which are final."""
    try:
        yield
    except (discord.Forbidden, discord.NotFound) as error:
        kind = ChannelGone if error.code == UNKNOWN_CHANNEL else Undeliverable
        raise kind(f"Discord's code {error.code}") from None
    except (TimeoutError, discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
        raise TryLater from error
    except discord.HTTPException as error:
        if error.status == TOO_MANY_REQUESTS:
            raise TryLater from error
        if error.code == ARCHIVED:  # and locked: not even a new message is taken
            raise Undeliverable(f"Discord's code {error.code}") from None
        raise
