"""The narrator: one short post for each turn, with all of it behind a button."""

from __future__ import annotations

import discord

from bot.store.messages import Message
from bot.ui.host import Host
from bot.ui.sheet import send_of
from bot.ui.tales import chapter_sheet


class Narrator:
    """Tells the channel what a turn came to, once it is over."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def send(self, message: Message) -> None:
        """Tell the chapter that ended before a line; nothing if it goes on or was taken back."""
        assert message.game is not None
        revision, n = message.body["until"]
        told = await self._host.tables.chapter(message.game, (revision, n))
        if told is None or not told.sentences:
            return
        voice = self._host.voice(told.campaign.locale, told.campaign)
        channel = self._client.get_partial_messageable(message.target)
        sheet = chapter_sheet(message.game, told, voice)
        await channel.send(**send_of(sheet, None), nonce=message.nonce, silent=True)
