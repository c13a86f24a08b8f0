"""The message where a table votes whether to go back: sent once, edited as people answer."""

from __future__ import annotations

import discord

from bot.store.messages import Message
from bot.tables import Undo
from bot.ui.host import Host
from bot.ui.past import vote_sheet
from bot.ui.sheet import edit_of, send_of

UNKNOWN_MESSAGE = 10008


class Ballots:
    """Shows votes in their channels."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def send(self, message: Message) -> None:
        """Show how a vote stands; who is asked is mentioned when it is sent."""
        undo = await self._host.tables.undo(message.body["undo"])
        if undo is None or (undo.message is None and undo.outcome is not None):
            return
        sheet = vote_sheet(undo, self._host.voice(undo.campaign.locale, undo.campaign))
        channel = self._client.get_partial_messageable(undo.campaign.channel)
        if undo.message is not None and await self._edit(channel, undo, edit_of(sheet, None)):
            return
        people = [discord.Object(person.id) for person in undo.missing]
        mentions = discord.AllowedMentions(users=people)
        arguments = send_of(sheet, None)
        sent = await channel.send(**arguments, nonce=message.nonce, allowed_mentions=mentions)
        await self._host.tables.remember_vote(undo.id, sent.id)

    async def _edit(
        self, channel: discord.PartialMessageable, undo: Undo, arguments: dict[str, object]
    ) -> bool:
        """Edit in place; False where the message is gone while the vote is still open."""
        assert undo.message is not None
        try:
            await channel.get_partial_message(undo.message).edit(**arguments)  # type: ignore[arg-type]
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return undo.outcome is not None
        return True
