"""The GM's hand in a game: decrees, and what lets the game go on.

Every decree is checked by the rules themselves; the table reads who did what and why.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs import suggest
from bot.ui import decrees
from bot.ui.host import Host, Interaction
from bot.ui.translator import about, choice
from engine.core.seat import Seat
from engine.core.text import Say

THINGS = [choice(Say(f"gm-thing-{name}"), name) for name in ("hp", "condition", "element", "place")]


class GmSteps(commands.Cog):
    """`/gm set`, `spawn`, `remove`, `reveal`, `stack` and `skip`: a part of the GM's cog."""

    host: Host

    @app_commands.command(name="set", description=about("gm-about-set"))
    @app_commands.describe(
        what=about("gm-about-set-what"),
        of=about("gm-about-set-of"),
        to=about("gm-about-set-to"),
        why=about("bot-about-gm-why"),
    )
    @app_commands.choices(what=THINGS)
    async def set_(self, itx: Interaction, what: str, of: str, to: str, why: str = "") -> None:
        """Hit points, a condition, an element, or where somebody stands."""
        await decrees.decree(self.host, itx, (what, of, to), why)

    @app_commands.command(name="spawn", description=about("gm-about-spawn"))
    @app_commands.describe(
        monster=about("gm-about-spawn-monster"),
        where=about("gm-about-spawn-where"),
        why=about("bot-about-gm-why"),
    )
    async def spawn(self, itx: Interaction, monster: str, where: str, why: str = "") -> None:
        """Let a monster appear."""
        await decrees.decree(self.host, itx, ("spawn", monster, where), why)

    @app_commands.command(name="remove", description=about("gm-about-remove"))
    @app_commands.describe(figure=about("gm-about-remove-figure"), why=about("bot-about-gm-why"))
    async def remove(self, itx: Interaction, figure: str, why: str = "") -> None:
        """Take a figure off the map."""
        await decrees.decree(self.host, itx, ("remove", figure), why)

    @app_commands.command(name="reveal", description=about("gm-about-reveal"))
    @app_commands.describe(where=about("gm-about-reveal-where"), why=about("bot-about-gm-why"))
    async def reveal(self, itx: Interaction, where: str, why: str = "") -> None:
        """Open a door by itself."""
        await decrees.decree(self.host, itx, ("reveal", where), why)

    @app_commands.command(name="stack", description=about("gm-about-stack"))
    @app_commands.describe(
        deck=about("gm-about-stack-deck"),
        first=about("gm-about-stack-first"),
        second=about("gm-about-stack-second"),
        third=about("gm-about-stack-third"),
        fourth=about("gm-about-stack-fourth"),
        why=about("gm-about-stack-why"),
    )
    async def stack(
        self,
        itx: Interaction,
        deck: str,
        first: str,
        why: str,
        second: str = "",
        third: str = "",
        fourth: str = "",
    ) -> None:
        """Say which cards of a deck come next."""
        cards = tuple(card for card in (first, second, third, fourth) if card)
        await decrees.decree(self.host, itx, ("stack", deck, *cards), why)

    @app_commands.command(name="skip", description=about("gm-about-skip"))
    @app_commands.describe(seat=about("gm-about-skip-seat"), why=about("bot-about-gm-why"))
    async def skip(self, itx: Interaction, seat: str = "", why: str = "") -> None:
        """Wait no longer: answer for those who are awaited, as the clock would."""
        game = await decrees.game_here(self.host, itx)
        if game is not None:
            only = Seat(seat) if seat else None
            await self.host.master(itx, game, self.host.tables.skip, only, why)

    # --- suggestions ------------------------------------------------------------------------------

    @set_.autocomplete("of")
    async def whom(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Figures, or elements."""
        return await self._next(itx, typed, "what")

    @set_.autocomplete("to")
    async def how(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Numbers, conditions, strengths or hexes."""
        return await self._next(itx, typed, "what", "of")

    @spawn.autocomplete("monster")
    async def monsters(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The monsters of the scenario of which a figure is left."""
        return suggest.choices(await decrees.next_words(self.host, itx, ("spawn",)), typed)

    @spawn.autocomplete("where")
    async def hexes(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The free hexes."""
        words = ("spawn", str(getattr(itx.namespace, "monster", "")))
        return suggest.choices(await decrees.next_words(self.host, itx, words), typed)

    @remove.autocomplete("figure")
    async def figures(self, itx: Interaction, typed: str) -> suggest.Choices:
        """All figures but the heroes."""
        return suggest.choices(await decrees.next_words(self.host, itx, ("remove",)), typed)

    @reveal.autocomplete("where")
    async def doors(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The doors that are not open yet."""
        return suggest.choices(await decrees.next_words(self.host, itx, ("reveal",)), typed)

    @stack.autocomplete("deck")
    async def decks(self, itx: Interaction, typed: str) -> suggest.Choices:
        """Every deck that is drawn from."""
        return suggest.choices(await decrees.next_words(self.host, itx, ("stack",)), typed)

    @stack.autocomplete("first")
    @stack.autocomplete("second")
    @stack.autocomplete("third")
    @stack.autocomplete("fourth")
    async def cards(self, itx: Interaction, typed: str) -> suggest.Choices:
        """What is left in its draw pile, in no order."""
        words = ("stack", str(getattr(itx.namespace, "deck", "")))
        return suggest.choices(await decrees.next_words(self.host, itx, words), typed)

    async def _next(self, itx: Interaction, typed: str, *names: str) -> suggest.Choices:
        words = tuple(str(getattr(itx.namespace, name, "")) for name in names)
        return suggest.choices(await decrees.next_words(self.host, itx, words), typed)

    @skip.autocomplete("seat")
    async def awaited(self, itx: Interaction, typed: str) -> suggest.Choices:
        """The seats with a hero."""
        return await suggest.seats(self.host, itx, typed)
