"""A message that is sent once and edited from then on: a board, a letter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

import discord

from bot.mishaps import NOT_TO_BE_EDITED
from bot.ui.sheet import Sheet, edit_of, send_of
from render import Picture


class Standing:
    """One such message, and what makes it the same when it is sent again."""

    def __init__(
        self,
        channel: discord.PartialMessageable,
        nonce: str,
        since: datetime,
        id_: int | None = None,
    ) -> None:
        self._channel = channel
        self._nonce = nonce
        self._since = since
        self._id = id_

    async def show(
        self,
        sheet: Sheet,
        picture: Picture | None,
        on_sent: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        """Edit it, or send it where there is none (any more); `on_sent` hears of a new one."""
        if self._id is not None and await self._edit(self._id, sheet, picture):
            return
        sent = await self._channel.send(**send_of(sheet, picture), nonce=self._nonce)
        self._id = sent.id
        if on_sent is not None:
            await on_sent(sent.id)
        if sent.created_at < self._since:  # the nonce was known: this is what was sent back then
            await self._edit(sent.id, sheet, picture)

    async def _edit(self, id_: int, sheet: Sheet, picture: Picture | None) -> bool:
        """Edit in place; False where the message is gone, so that a new one is needed."""
        try:
            await self._channel.get_partial_message(id_).edit(**edit_of(sheet, picture))
        except discord.HTTPException as error:
            if error.code in NOT_TO_BE_EDITED:
                return False
            raise
        return True
