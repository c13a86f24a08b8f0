"""Waiting: the table's pace, one's own habits, being away and coming back."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui import absence
from bot.ui.host import Host, Interaction
from bot.ui.translator import about, choice
from bot.waiting.habits import INTERVALS, WAYS
from bot.waiting.paces import EXPIRIES, PACES, REACTIONS, span_of
from engine.core.text import Say, say

PACE = [choice(Say(f"waiting-pace-{name}"), name) for name in PACES]
EXPIRY = [choice(Say(f"waiting-expiry-{name}"), name) for name in EXPIRIES]
REACTION = [
    choice(say("waiting-as-pace"), absence.AS_PACE),
    choice(say("waiting-like-any"), 0),
    *(choice(span_of(seconds), seconds) for seconds in REACTIONS if seconds),
]
EVERY = [
    choice(say("waiting-every-pace"), absence.AS_PACE),
    choice(say("waiting-every-never"), 0),
    *(choice(say("waiting-every", time=span_of(n)), n) for n in INTERVALS if n),
]
BY = [choice(Say(f"waiting-by-{way}"), way) for way in WAYS]


class WaitingCog(commands.Cog):
    """`/away`, `/back` and `/me`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="away", description=about("waiting-about-away"))
    @app_commands.describe(
        until=about("waiting-about-away-until"), stand_in=about("waiting-about-away-stand-in")
    )
    @app_commands.rename(stand_in="stand-in")
    async def away(
        self, itx: Interaction, until: str, stand_in: discord.User | discord.Member | None = None
    ) -> None:
        """Hand one's seat over until a day; in direct messages all of them, to the clock."""
        await absence.go_away(self.host, itx, until, stand_in)

    @app_commands.command(name="back", description=about("waiting-about-back"))
    async def back(self, itx: Interaction) -> None:
        """Play for oneself again."""
        await absence.come_back(self.host, itx)

    @app_commands.command(name="me", description=about("waiting-about-me"))
    @app_commands.describe(
        zone=about("waiting-about-me-zone"),
        quiet=about("waiting-about-me-quiet"),
        every=about("waiting-about-me-every"),
        by=about("waiting-about-me-by"),
    )
    @app_commands.choices(every=EVERY)
    @app_commands.choices(by=BY)
    async def me(
        self,
        itx: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        every: int | None = None,
        by: str | None = None,
    ) -> None:
        """When and how one wants to be reminded."""
        wanted = absence.Wanted(zone, quiet, every, by)
        await absence.habits(self.host, itx, wanted)

    @away.autocomplete("until")
    async def days(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Days to come."""
        return suggest.choices(await absence.days(self.host, itx, typed), "")

    @me.autocomplete("zone")
    async def zones(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Time zones, with the time that it is there."""
        return suggest.choices(absence.zones_like(self.host, typed), "")


@app_commands.guild_only()
class TableCog(
    commands.GroupCog, group_name="table", group_description=about("waiting-about-table")
):
    """`/table pace`."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @app_commands.command(name="pace", description=about("waiting-about-table-pace"))
    @app_commands.describe(
        pace=about("waiting-about-table-pace-pace"),
        expiry=about("waiting-about-table-pace-expiry"),
        reactions=about("waiting-about-table-pace-reactions"),
    )
    @app_commands.choices(pace=PACE, expiry=EXPIRY)
    @app_commands.choices(reactions=REACTION)
    async def pace(
        self,
        itx: Interaction,
        pace: str | None = None,
        expiry: str | None = None,
        reactions: int | None = None,
    ) -> None:
        """How long an answer may take, and what happens then."""
        await absence.pace(self.host, itx, pace, expiry, reactions)
