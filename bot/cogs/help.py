"""A short help that names only what is possible here and now."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.tables import CampaignInfo
from bot.ui.host import Host, Interaction
from bot.ui.sheet import Sheet
from bot.ui.translator import about
from engine.core.text import Say, say


class HelpCog(commands.Cog):
    """`/help`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="help", description=about("bot-about-help"))
    async def help(self, itx: Interaction) -> None:
        """What to do next."""
        in_guild = itx.guild_id is not None and itx.channel_id is not None
        channel = itx.channel_id if in_guild else None
        campaign = await self.host.tables.campaign_in(channel) if channel is not None else None
        voice = self.host.voice(itx.locale, campaign)
        lines = _possible(campaign, itx.user.id) if in_guild else (say("bot-help-play"),)
        await self.host.show(itx, Sheet("\n".join(voice(line) for line in lines)), voice)


def _possible(campaign: CampaignInfo | None, person: int) -> tuple[Say, ...]:
    if campaign is None:
        return (say("bot-help-found"),)
    gm = (say("bot-help-gm"),) if campaign.gm == person else ()
    seat = next((s for s in campaign.seats if s.person == person), None)
    if seat is None:
        return (say("bot-help-watch"), say("bot-help-join"), *gm)
    if campaign.game is not None:
        return (say("bot-help-play"), say("bot-help-look"), say("bot-help-books"), *gm)
    if seat.needs_hero:
        return (say("bot-help-hero"), *gm)
    return (say("bot-help-city"), say("bot-help-start"), say("bot-help-books"), *gm)
