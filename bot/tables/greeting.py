"""Which servers were greeted."""

from __future__ import annotations

from bot.store import greetings
from bot.tables.desk import Desk


class Greeting(Desk):
    """The part of `Tables` that remembers servers."""

    async def was_greeted(self, guild: int) -> bool:
        """Whether a server was greeted since the bot joined it."""
        return await self._read(lambda tx: greetings.is_known(tx, guild))

    async def remember_greeting(self, guild: int) -> None:
        """Note that a server was greeted."""
        await self._read(lambda tx: greetings.keep(tx, guild, self._clock.now()))

    async def forget_greeting(self, guild: int) -> None:
        """Note that the bot has left a server."""
        await self._read(lambda tx: greetings.forget(tx, guild))
