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
from bot.doorstep import Doorstep
from bot.intake import Intake
from bot.outbox import Outbox
from bot.shards import EVERYTHING, Shards
from bot.systems import Systems
from bot.tables import Tables
from bot.ui.components import PressItem
from bot.ui.excuse import sentence_for
from bot.ui.heard import acknowledge
from bot.ui.host import Host
from bot.ui.painter import Draw, Painter
from bot.ui.pictures import draw
from bot.ui.press import Press
from bot.ui.presses import pressed
from bot.ui.translator import Translator
from bot.waiting.clockwork import Clockwork
from bot.words import Words

log = logging.getLogger(__name__)

COMMAND, PRESS = "command", "press"

Interaction = discord.Interaction[Any]


def _chosen(shards: Shards) -> dict[str, Any]:
    return {"shard_count": shards.count, "shard_ids": list(shards.ids)}


class Tree(app_commands.CommandTree["EmberhallBot"]):
    """Slash commands: acknowledged before anything else, and never a traceback."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Tell Discord at once that we are on it: everything after this may take its time."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        bot: EmberhallBot = self.client
        why_not = bot.intake.enter(interaction.user.id, COMMAND)
        if why_not is not None:
            await bot.host.turn_away(interaction, why_not)
            return False
        is_heard = await acknowledge(interaction)
        if not is_heard:
            bot.intake.leave(COMMAND, "failed")
        return is_heard

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """One sentence for the person; a failed suggestion is only logged."""
        if interaction.type is discord.InteractionType.application_command:
            try:
                await self.client.host.excuse(interaction, error)
            finally:
                self.client.intake.leave(COMMAND, "failed")
        else:
            sentence_for(error)


class EmberhallBot(commands.AutoShardedBot):
    """Needs no privileged intent and mentions nobody unless it says so explicitly.

    With `shards` None it serves all there are, as many as Discord recommends.
    """

    def __init__(
        self,
        tables: Tables,
        outbox: Outbox,
        systems: Systems,
        words: Words,
        *,
        draw: Draw = draw,
        intake: Intake | None = None,
        shards: Shards | None = EVERYTHING,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            **({} if shards is None else _chosen(shards)),
        )
        self.outbox = outbox
        self.intake = intake or Intake()
        self.painter = Painter(draw)
        self.host = Host(tables, systems, words, self.painter)
        self.announcer = Announcer(self, self.host)
        self.clockwork = Clockwork(tables, outbox.clock, shards=outbox.shards)
        self._worker: asyncio.Task[None] | None = None
        self._timers: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Everything that must stand before the first event."""
        await asyncio.to_thread(self.host.warm_up)
        for cog in ALL:
            await self.add_cog(cog(self.host))
        self.add_dynamic_items(PressItem)
        Doorstep(self, self.host, self.intake).listen()
        await self.tree.set_translator(Translator())
        if self.outbox.shards.has(None):  # of several processes one is enough
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
        why_not = self.intake.enter(itx.user.id, PRESS)
        if why_not is not None:
            await self.host.turn_away(itx, why_not)
            return
        outcome = "failed"
        try:
            await pressed(self.host, itx, press, values)
            outcome = "answered"
        except Exception as error:
            await self.host.excuse(itx, error)
        finally:
            self.intake.leave(PRESS, outcome)

    async def on_app_command_completion(self, itx: Interaction, command: object) -> None:
        """A slash command is over."""
        self.intake.leave(COMMAND, "answered")

    @property
    def is_sending(self) -> bool:
        """Whether the outbox is being worked off."""
        return self._worker is not None and not self._worker.done()

    async def drain(self, seconds: float) -> None:
        """Take nothing more, finish what is under way, and send what can be sent meanwhile."""
        try:
            async with asyncio.timeout(seconds):
                await self._stop_timers()
                await self.intake.close()
                self.outbox.finish()
                if self._worker is not None:
                    await asyncio.shield(self._worker)
        except TimeoutError:
            log.info("what is not sent yet stays in the outbox")

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
