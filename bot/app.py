"""The bot itself: Discord on one side, the tables on the other."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.announcer import Announcer
from bot.cogs import ALL
from bot.outbox import Outbox
from bot.systems import Systems
from bot.tables import Tables
from bot.ui.components import PressItem
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, acknowledge
from bot.ui.painter import Draw, Painter
from bot.ui.pictures import draw
from bot.ui.press import Press
from bot.ui.presses import pressed
from bot.ui.translator import Translator
from bot.waiting.clockwork import Clockwork
from bot.words import Words

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class Tree(app_commands.CommandTree["EmberhallBot"]):
    """Slash commands: acknowledged before anything else, and never a traceback."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Tell Discord at once that we are on it: everything after this may take its time."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        return await acknowledge(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """One sentence for the person; a failed suggestion is only logged."""
        if interaction.type is discord.InteractionType.application_command:
            await self.client.host.excuse(interaction, error)
        else:
            sentence_for(error)


class EmberhallBot(commands.Bot):
    """Needs no privileged intent and mentions nobody unless it says so explicitly."""

    def __init__(
        self,
        tables: Tables,
        outbox: Outbox,
        systems: Systems,
        words: Words,
        *,
        draw: Draw = draw,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
        )
        self.outbox = outbox
        self.painter = Painter(draw)
        self.host = Host(tables, systems, words, self.painter)
        self.announcer = Announcer(self, self.host)
        self.clockwork = Clockwork(tables, outbox.clock)
        self._worker: asyncio.Task[None] | None = None
        self._timers: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Everything that must stand before the first event."""
        await asyncio.to_thread(self.host.warm_up)
        for cog in ALL:
            await self.add_cog(cog(self.host))
        self.add_dynamic_items(PressItem)
        await self.tree.set_translator(Translator())
        await self._sync()
        self._worker = asyncio.create_task(self.outbox.run(self.announcer.send), name="outbox")
        self._timers = asyncio.create_task(self.clockwork.run(), name="timers")

    async def _sync(self) -> None:
        """Tell Discord our commands, for every server and for direct messages."""
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            log.error("Discord kept its old slash commands: it refused ours (%s)", error.code)

    async def pressed(self, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """A button or menu of ours was used."""
        try:
            await pressed(self.host, itx, press, values)
        except Exception as error:
            await self.host.excuse(itx, error)

    async def _stop_timers(self) -> None:
        """Decide for nobody any more: what is due stays due."""
        if self._timers is not None:
            self._timers.cancel()
            await asyncio.gather(self._timers, return_exceptions=True)
            self._timers = None

    async def close(self) -> None:
        """Stop sending, then leave. What is not sent yet stays in the outbox."""
        await self._stop_timers()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
            self._worker = None
        self.painter.close()
        await super().close()
