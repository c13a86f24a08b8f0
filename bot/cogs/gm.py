"""The GM's means. Discord hides them from ordinary members; the table checks who asks."""

from __future__ import annotations

from discord import Permissions, app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.cogs.gm_books import GmBooks
from bot.cogs.gm_steps import GmSteps
from bot.cogs.gm_table import GmTable
from bot.ui import undoing
from bot.ui.decrees import game_here
from bot.ui.host import Act, Host, Interaction
from bot.ui.presses import act_for
from bot.ui.translator import about


# A GM without this permission finds the same buttons under /status.
@app_commands.guild_only()
@app_commands.default_permissions(Permissions(manage_events=True))
class GmCog(
    GmSteps,
    GmTable,
    GmBooks,
    commands.GroupCog,
    group_name="gm",
    group_description=about("bot-about-gm"),
):
    """`/gm pause`, `resume`, `rewind`, `act-for` and `end`; decrees, the table, the books."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="pause", description=about("bot-about-gm-pause"))
    @app_commands.describe(why=about("bot-about-gm-why"))
    async def pause(self, itx: Interaction, why: str = "") -> None:
        """Take no more answers for now."""
        await self._do(itx, self.host.tables.pause, why)

    @app_commands.command(name="resume", description=about("bot-about-gm-resume"))
    @app_commands.describe(why=about("bot-about-gm-why"))
    async def resume(self, itx: Interaction, why: str = "") -> None:
        """Go on."""
        await self._do(itx, self.host.tables.resume, why)

    @app_commands.command(name="rewind", description=about("bot-about-gm-rewind"))
    @app_commands.describe(count=about("bot-about-gm-rewind-count"), why=about("bot-about-gm-why"))
    async def rewind(
        self, itx: Interaction, count: app_commands.Range[int, 1, 200] = 1, why: str = ""
    ) -> None:
        """Show what so many answers were, and undo them once that is confirmed."""
        game = await game_here(self.host, itx)
        if game is not None:
            await undoing.plan(self.host, itx, game, count, why)

    @app_commands.command(name="end", description=about("bot-about-gm-end"))
    @app_commands.describe(why=about("bot-about-gm-why"))
    async def end(self, itx: Interaction, why: str = "") -> None:
        """Break the scenario off."""
        await self._do(itx, self.host.tables.end, why)

    @app_commands.command(name="act-for", description=about("bot-about-gm-act-for"))
    @app_commands.describe(seat=about("bot-about-gm-act-for-seat"))
    async def act_for(self, itx: Interaction, seat: str) -> None:
        """Decide for somebody who is away; everybody is told."""
        game = await game_here(self.host, itx)
        if game is not None:
            await act_for(self.host, itx, game, seat)

    @act_for.autocomplete("seat")
    async def seats(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The seats with a hero, by hero and person."""
        return await suggest.seats(self.host, itx, typed)

    async def _do(self, itx: Interaction, act: Act, *facts: object) -> None:
        game = await game_here(self.host, itx)
        if game is not None:
            await self.host.master(itx, game, act, *facts)
