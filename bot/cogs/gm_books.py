"""The GM's hand in the campaign's books: what is given, taken, unlocked, moved and undone.

Every deed is the rules' own (`gm.*`): they check it, and tell the channel who did what and why.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.cogs.scenario import DIFFICULTIES
from bot.ui.books import do
from bot.ui.history import undoable
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.translator import about
from engine.core.campaign import Deed
from engine.core.seat import Seat
from engine.core.text import say

LEVELS = [*(app_commands.Choice(name=f"{n}", value=f"{n}") for n in range(8)), *DIFFICULTIES]
Amount = app_commands.Range[int, 1, 9999]
Entry = app_commands.Range[int, 1, 2_147_483_647]


def _kinds(*names: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=about(f"bot-kind-{name}"), value=name) for name in names]


class GmBooks(commands.Cog):
    """`/gm grant`, `take`, `world`, `unlock`, `complete`, ...: a part of the GM's cog."""

    host: Host

    @app_commands.command(name="grant", description=about("bot-about-gm-grant"))
    @app_commands.describe(
        kind=about("bot-about-gm-kind"),
        hero=about("bot-about-gm-hero"),
        amount=about("bot-about-gm-amount"),
        thing=about("bot-about-gm-thing"),
        why=about("bot-about-gm-why"),
    )
    @app_commands.choices(kind=_kinds("gold", "xp", "ticks", "item"))
    async def grant(
        self,
        itx: Interaction,
        kind: str,
        hero: str,
        amount: Amount = 1,
        thing: str = "",
        why: str = "",
    ) -> None:
        """Give a hero something."""
        name = f"gm.item.{hero}.{thing}" if kind == "item" else f"gm.{kind}.{hero}.{amount}"
        await do(self.host, itx, Deed(name, why))

    @app_commands.command(name="take", description=about("bot-about-gm-take"))
    @app_commands.describe(
        kind=about("bot-about-gm-kind"),
        hero=about("bot-about-gm-hero"),
        amount=about("bot-about-gm-amount"),
        thing=about("bot-about-gm-thing"),
        why=about("bot-about-gm-why"),
    )
    @app_commands.choices(kind=_kinds("gold", "xp", "ticks", "item"))
    async def take(
        self,
        itx: Interaction,
        kind: str,
        hero: str,
        amount: Amount = 1,
        thing: str = "",
        why: str = "",
    ) -> None:
        """Take something from a hero."""
        name = f"gm.take-item.{hero}.{thing}" if kind == "item" else f"gm.{kind}.{hero}.-{amount}"
        await do(self.host, itx, Deed(name, why))

    @app_commands.command(name="world", description=about("bot-about-gm-world"))
    @app_commands.describe(
        kind=about("bot-about-gm-world-kind"),
        change=about("bot-about-gm-world-change"),
        thing=about("bot-about-gm-world-thing"),
        party=about("bot-about-gm-party"),
        why=about("bot-about-gm-why"),
    )
    @app_commands.choices(kind=_kinds("reputation", "prosperity", "achievement"))
    async def world(
        self,
        itx: Interaction,
        kind: str,
        change: app_commands.Range[int, -64, 64] = 1,
        thing: str = "",
        party: app_commands.Range[int, 1, 999] = 1,
        why: str = "",
    ) -> None:
        """Change what the world or a party is known for."""
        if kind == "achievement":
            verb = "achievement" if change >= 0 else "take-achievement"
            name = f"gm.{verb}.{party}.{thing}"
        else:
            name = f"gm.{kind}.{party}.{change}"
        await do(self.host, itx, Deed(name, why))

    @app_commands.command(name="unlock", description=about("bot-about-gm-unlock"))
    @app_commands.describe(
        scenario=about("bot-about-scenario-start-scenario"), why=about("bot-about-gm-why")
    )
    async def unlock(self, itx: Interaction, scenario: str, why: str = "") -> None:
        """Put a scenario on the map."""
        await do(self.host, itx, Deed(f"gm.unlock.{scenario}", why))

    @app_commands.command(name="complete", description=about("bot-about-gm-complete"))
    @app_commands.describe(
        scenario=about("bot-about-scenario-start-scenario"),
        party=about("bot-about-gm-party"),
        why=about("bot-about-gm-why"),
    )
    async def complete(
        self,
        itx: Interaction,
        scenario: str,
        party: app_commands.Range[int, 1, 999] = 1,
        why: str = "",
    ) -> None:
        """Count a scenario as won."""
        await do(self.host, itx, Deed(f"gm.complete.{party}.{scenario}", why))

    @app_commands.command(name="level", description=about("gm-about-level"))
    @app_commands.describe(
        level=about("gm-about-level-level"),
        party=about("bot-about-gm-party"),
        why=about("bot-about-gm-why"),
    )
    @app_commands.choices(level=LEVELS)
    async def level(
        self,
        itx: Interaction,
        level: str,
        party: app_commands.Range[int, 1, 999] = 1,
        why: str = "",
    ) -> None:
        """Change how hard a scenario will be that a party is on its way to."""
        await do(self.host, itx, Deed(f"gm.level.{party}.{level}", why))

    @app_commands.command(name="move-hero", description=about("bot-about-gm-move-hero"))
    @app_commands.describe(
        hero=about("bot-about-gm-hero"),
        party=about("bot-about-gm-party"),
        why=about("bot-about-gm-why"),
    )
    async def move_hero(
        self, itx: Interaction, hero: str, party: app_commands.Range[int, 1, 999], why: str = ""
    ) -> None:
        """Let a hero go with another party."""
        await do(self.host, itx, Deed(f"gm.move.{hero}.{party}", why))

    @app_commands.command(name="swap-player", description=about("bot-about-gm-swap-player"))
    @app_commands.describe(
        seat=about("bot-about-gm-act-for-seat"),
        player=about("bot-about-gm-swap-player-player"),
        why=about("bot-about-gm-why"),
    )
    async def swap_player(
        self, itx: Interaction, seat: str, player: discord.Member, why: str = ""
    ) -> None:
        """Give a seat and its hero to somebody else."""
        if player.bot:
            await self.host.tell(itx, say("bot-no-robots"))
            return
        reply = await self.host.tables.swap_player(
            itx.channel_id or 0,
            person_of(itx),
            Seat(seat),
            person_of(itx, player),
            why,
            key_of(itx),
        )
        await self.host.tell(itx, reply.say)

    @app_commands.command(name="undo-change", description=about("bot-about-gm-undo-change"))
    @app_commands.describe(
        entry=about("bot-about-gm-undo-change-entry"), why=about("bot-about-gm-why")
    )
    async def undo_change(self, itx: Interaction, entry: Entry, why: str = "") -> None:
        """Undo what an entry of the ledger changed."""
        reply = await self.host.tables.undo_change(
            itx.channel_id or 0, person_of(itx), entry, why, key_of(itx)
        )
        await self.host.tell(itx, reply.say)

    # --- suggestions ------------------------------------------------------------------------------

    @grant.autocomplete("hero")
    @take.autocomplete("hero")
    @move_hero.autocomplete("hero")
    async def heroes(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Everybody who has a sheet."""
        return await suggest.offered(self.host, itx, "heroes", typed)

    @grant.autocomplete("thing")
    async def givable(self, itx: Interaction, typed: str) -> suggest.Choices:
        """What the hero could be given."""
        page = f"gm.item.{getattr(itx.namespace, 'hero', '')}"
        return await suggest.offered(self.host, itx, page, typed)

    @take.autocomplete("thing")
    async def owned(self, itx: Interaction, typed: str) -> suggest.Choices:
        """What the hero owns."""
        page = f"gm.take-item.{getattr(itx.namespace, 'hero', '')}"
        return await suggest.offered(self.host, itx, page, typed)

    @world.autocomplete("thing")
    async def achievements(self, itx: Interaction, typed: str) -> suggest.Choices:
        """All achievements."""
        return await suggest.offered(self.host, itx, "gm.achievement", typed)

    @unlock.autocomplete("scenario")
    async def hidden(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The scenarios that are not on the map."""
        return await suggest.offered(self.host, itx, "gm.unlock", typed)

    @complete.autocomplete("scenario")
    async def open(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The scenarios that are not completed."""
        return await suggest.offered(self.host, itx, "gm.complete", typed)

    @swap_player.autocomplete("seat")
    async def chairs(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The seats with a hero, by hero and person."""
        return await suggest.seats(self.host, itx, typed)

    @undo_change.autocomplete("entry")
    async def entries(self, itx: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The last entries of the ledger."""
        return await undoable(self.host, itx, typed)
