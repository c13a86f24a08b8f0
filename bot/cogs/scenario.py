"""Starting a scenario."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.tables import Chosen
from bot.ui.host import Host, Interaction, cannot_post, key_of, person_of
from bot.ui.translator import about

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
    )
    @app_commands.choices(difficulty=DIFFICULTIES)
    async def start(
        self,
        itx: Interaction,
        scenario: str,
        level: app_commands.Range[int, 0, 7] | None = None,
        difficulty: str = "",
        open: bool = False,
    ) -> None:
        """Begin to play."""
        missing = cannot_post(itx)
        if missing is not None:
            await self.host.tell(itx, missing)
            return
        chosen = Chosen(scenario, level, {"difficulty": difficulty, "open_information": open})
        reply = await self.host.tables.start(
            itx.channel_id or 0, person_of(itx), chosen, key=key_of(itx)
        )
        await self.host.tell(itx, reply.say)

    @start.autocomplete("scenario")
    async def scenarios(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The scenarios of the campaign's rule system."""
        campaign = await suggest.campaign(self.host, itx)
        if campaign is None:
            return []
        voice = self.host.voice(itx.locale, campaign)
        return suggest.listings(self.host.systems[campaign.system].scenarios(), voice, typed)
