"""Starting a scenario."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.tables import Reply
from bot.ui.books import do
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, Interaction, cannot_post, person_of
from bot.ui.translator import about
from engine.core.campaign import Deed

DIFFICULTIES = [
    app_commands.Choice(name=about(f"bot-difficulty-{name}"), value=name)
    for name in ("easy", "normal", "hard", "very-hard")
]


@app_commands.guild_only()
class ScenarioCog(
    commands.GroupCog, group_name="scenario", group_description=about("bot-about-scenario")
):
    """`/scenario start`."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="start", description=about("bot-about-scenario-start"))
    @app_commands.describe(
        scenario=about("bot-about-scenario-start-scenario"),
        level=about("bot-about-scenario-start-level"),
        difficulty=about("bot-about-scenario-start-difficulty"),
        open=about("bot-about-scenario-start-open"),
        casual=about("bot-about-scenario-start-casual"),
    )
    @app_commands.choices(difficulty=DIFFICULTIES)
    async def start(
        self,
        itx: Interaction,
        scenario: str,
        level: app_commands.Range[int, 0, 7] | None = None,
        difficulty: str = "",
        open: bool = False,
        casual: bool = False,
    ) -> None:
        """Begin to play."""
        missing = cannot_post(itx)
        if missing is not None:
            await self.host.tell(itx, missing)
            return
        facts: dict[str, str | int | bool] = {"difficulty": difficulty, "open_information": open}
        if level is not None:
            facts["level"] = level
        if casual:
            facts["casual"] = True
        await do(self.host, itx, Deed(f"travel.{scenario}", facts=facts))

    @start.autocomplete("scenario")
    async def scenarios(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Where the asker's party may go."""
        try:
            places = await self.host.tables.places(itx.channel_id or 0, person_of(itx))
            voice = await self.host.voice_for(itx)
        except Exception as error:
            sentence_for(error)
            return []
        return [] if isinstance(places, Reply) else suggest.listings(places, voice, typed)

    @start.autocomplete("level")
    async def levels(self, itx: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Every level of the scenario that was named; the one that is suggested says so."""
        scenario = getattr(itx.namespace, "scenario", "")
        mode = "casual" if getattr(itx.namespace, "casual", False) else "travel"
        found = await suggest.offered(self.host, itx, f"{mode}.{scenario}", str(typed), verb=mode)
        return [app_commands.Choice(name=one.name, value=int(one.value)) for one in found]
