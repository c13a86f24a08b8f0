"""Asking the rules: why a monster did that, and what an attack would do."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui import looks
from bot.ui.host import Host, Interaction, person_of
from bot.ui.translator import about

_LONGEST = 100


class AdviceCog(commands.Cog):
    """`/why` and `/odds`; every answer is for the asker's eyes only."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="why", description=about("bot-about-why"))
    @app_commands.describe(monster=about("bot-about-why-monster"))
    async def why(self, itx: Interaction, monster: str) -> None:
        """The reasons of a monster's last decision."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is None:
            return
        told = await self.host.tables.why(sitting.game, monster)
        voice = self.host.voice(itx.locale, sitting.campaign)
        await self.host.show(itx, looks.advice(told, sitting, voice), voice)

    @app_commands.command(name="odds", description=about("bot-about-odds"))
    @app_commands.describe(
        target=about("bot-about-odds-target"), value=about("bot-about-odds-value")
    )
    async def odds(
        self, itx: Interaction, target: str, value: app_commands.Range[int, 0, 99] | None = None
    ) -> None:
        """What the next attack of one's own hero would do."""
        sitting = await self.host.found(itx, await self.host.sitting(itx))
        if sitting is None:
            return
        told = await self.host.tables.forecast(sitting.game, person_of(itx), target, value)
        voice = self.host.voice(itx.locale, sitting.campaign)
        await self.host.show(itx, looks.advice(told, sitting, voice), voice)

    @why.autocomplete("monster")
    @odds.autocomplete("target")
    async def monsters(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The monsters on the map."""
        sitting = await suggest.sitting(self.host, itx)
        if sitting is None:
            return []
        voice = self.host.voice(itx.locale, sitting.campaign)
        foes = (figure for figure in sitting.view.figures if figure.side != "hero")
        return suggest.choices(((voice.label(foe.name, _LONGEST), foe.id) for foe in foes), typed)
