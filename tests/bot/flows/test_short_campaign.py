"""A short campaign from its founding to a retirement, by clicks; then every sheet is checked.

What the sheets must say is reckoned by hand from the hamlet's files and the rules: see `hamlet`.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot.app import EmberhallBot
from bot.systems import Systems
from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.bench import (
    Message,
    Table,
    buttons_of,
    lines_of,
    message_of,
    selects_of,
)
from tests.bot.flows.hamlet import QUESTS, hamlet
from tests.bot.flows.party import Party, tables_of, tavern

PLAYERS = ("Ana", "Ben")

# Reckoned by hand. Ben: 30 gold of a new hero + 5 of the event + 100 of the gate; experience 6 of
# the gate (L = 1) + 40 of its reward + 2 of the puddle + 6 of the mill, and nothing for the lost
# tower; a tick at the gate and one at the mill. Ana's second hero, a Reeve of level 2: 15 × (2 + 1)
# gold and the 45 experience of the level. Prosperity: 4 of the gate + 1 of the retirement.
# Reputation: 1 of the stall + 1 of the mill.
SHEETS = {
    ("Ben", "sheet"): [
        "Ben the Bold",
        "Baker, level 2",
        "9 hit points, 2 cards in hand",
        "54 XP; the next level begins at 95",
        "135 gold",
        "2 ticks of 18",
        "Perks: 1/3 · Add one +1 to your modifier deck",
        "Personal quest: a fruit",
        "Win two scenarios.",
    ],
    ("Ana", "sheet"): [
        "Ana the Second",
        "Reeve, level 2",
        "9 hit points, 2 cards in hand",
        "45 XP; the next level begins at 95",
        "45 gold",
        "0 ticks of 18",
        "Perks: 2/2 · Take 2 × −1 out of your modifier deck",
        "Personal quest: a fruit",
        "Win two scenarios.",
    ],
    ("Ana", "perks"): [
        "Perks of Ana the Second",
        "2 of 2 perks taken",
        "2/2 · Take 2 × −1 out of your modifier deck",
        "0/3 · Add one +1 to your modifier deck",
    ],
    ("Ana", "deck"): [
        "Cards of Ana the Second",
        "You choose 2 of these for each scenario.",
        "Strike (level 1, initiative 20): Top: Attack 3 ○",
        "Bottom: Move 2 ○",
        "Step (level 1, initiative 60): Top: Attack 2",
        "Bottom: Move 3",
        "Parry (level 2, initiative 50): Top: Attack 3",
        "Bottom: Shield 1, Self · Until the end of the round",
    ],
    ("Ana", "quests"): [
        "Your personal quest",
        "a fruit: Win two scenarios.",
        "Scenarios won: 0 of 2",
    ],
    ("Ben", "party view"): [
        "Party 1",
        "In the city",
        "Reputation 2",
        "Members: Ana the Second, Reeve of level 2",
        "Ben the Bold, Baker of level 2",
    ],
    ("Ben", "world"): [
        "The world",
        "Prosperity 2 (5 of 9 points)",
        "Donated in all: 0 gold",
        "Places: `A1` Gate: Completed; casual play only",
        "`B1` Mill: Completed; casual play only",
        "`C1` Tower: Open",
        "Global achievements: Ink",
        "Opened boxes: The Crate",
        "Unlocked classes: Reeve",
    ],
    ("Ben", "events"): [
        "Events",
        "Nothing is before the party.",
        "Cards in the decks: 2 in the city, 2 on the road.",  # 31 of the Reeve, 32 of the Smith
    ],
    ("Ana", "shop"): ["What do you buy?", "The shop", "You have 45 gold."],
    # The first hero's sticker stays with the Smiths, as does the Ladle with nobody.
    ("Ana", "enhance"): [
        "Enhancing cards",
        "You have 45 gold.",
        "Enhanced cards of your class: 0 of at most 2.",
    ],
}

# What the ledger keeps besides: the purchase, the enhancement, the retirement, each by whom.
HISTORY = (
    "`16` **Ana** · **Ana the Bold** reaches level 2 and has 9 hit points now.",
    "`18` **Ana** · **Ana the Bold** learns Lunge.",
    "`22` **Ana** · **Ana the Bold** enhances Strike for 50 gold (top, Attack 3: +1).",
    "`23` **Gus** · **On the road.** A puddle.",
    "`25` **Ben** · **Ben the Bold** has voted.",
    "**Ana the Bold** gains 2 experience.",
    "Reputation: 1 → 2.",
    "`31` **Ana** · **Ana the Bold** retires, with “a fruit” fulfilled.",
    "Prosperity: 4 → 5.",
    "A new class is available: Reeve.",
    "`32` **Ana** · **Ana the Second** is here, a Reeve of level 2.",
)


class Campaign:
    """The verbs of people between scenarios."""

    def __init__(self, table: Table[EmberhallBot]) -> None:
        self.table = table

    async def joins(self, name: str, class_id: str) -> None:
        await self.table[name].slash("join")
        await self.creates(name, class_id, f"{name} the Bold")

    async def creates(self, name: str, class_id: str, hero: str, **options: object) -> None:
        """A new hero, who keeps the first of the quests that are dealt."""
        await self.table[name].slash("hero new", **{"class": class_id, "name": hero, **options})
        quests = message_of(await self.table[name].slash("quests"))
        ((custom_id, values),) = selects_of(quests).items()
        await self.table[name].choose(quests, values[0], custom_id=custom_id)

    async def reads(self, name: str, page: str) -> list[str]:
        return lines_of(await self.table[name].slash(page))

    async def does(self, name: str, page: str, *steps: str) -> None:
        """Open a page and press, or choose, what ends in each of the steps."""
        message = message_of(await self.table[name].slash(page))
        for step in steps:
            await self._take(name, message, step)

    async def votes(self, option: str) -> None:
        asked = self.table.last_message
        for name in PLAYERS:
            await self._take(name, asked, option)

    async def plays(self, scenario: str) -> str:
        """Travel there, and stand still until it is over."""
        await self.table.gm.slash("scenario start", scenario=scenario)
        return await self.goes_on()

    async def goes_on(self) -> str:
        channel = self.table.world.channel.id
        campaign = await self.table.sim.as_bot(tables_of(self.table).campaign_in(channel))
        assert campaign is not None and campaign.game is not None
        state = await Party(self.table, campaign.game, PLAYERS).play_out(stand_still)
        return state.status

    async def returns(self) -> None:
        await self.does("Ana", "city", ".return")

    async def _take(self, name: str, message: Message, step: str) -> None:
        person = self.table[name]
        for custom_id, values in selects_of(message).items():
            if step in values:
                await person.choose(message, step, custom_id=custom_id)
                return
        found = [key for key in buttons_of(message).values() if step in key]
        assert found, (step, buttons_of(message), selects_of(message))
        await person.press(message, custom_id=found[0])


def stand_still(view: View, prompt: Prompt) -> Answer:
    """Do as little as the rules allow."""
    alone = [option.id for option in prompt.options if option.alone]
    ids = alone[:1] or [option.id for option in prompt.options][-prompt.least :]
    return Answer(prompt.id, tuple(ids))


def plain(lines: list[str]) -> list[str]:
    """Without what differs from run to run: the days, and which of the quests was dealt."""
    return [re.sub("|".join(QUESTS), "a fruit", re.sub(r"<t:\d+:d> ", "", line)) for line in lines]


async def test_a_short_campaign_leaves_the_sheets_that_one_reckons_by_hand(
    database_url: str, tmp_path: Path
) -> None:
    systems = Systems({"haven": lambda: hamlet(tmp_path)})
    async with tavern(database_url, systems) as table:
        town = Campaign(table)
        await table.gm.slash("campaign new", name="The Long Winter")
        await town.joins("Ana", "smith")
        await town.joins("Ben", "baker")

        await town.does("Ana", "events", ".event")
        await town.votes("vote.a")  # 5 gold each, reputation +1
        await town.does("Ana", "shop", "buy.ladle")  # 20 gold
        assert await town.plays("gate") == "won"
        await town.returns()
        for name in PLAYERS:
            await town.does(name, "city", ".levelup")
        for name, class_id in (("Ana", "smith"), ("Ben", "baker")):
            await town.does(name, "deck", f".learn.{class_id}-lunge")
            await town.does(name, "perks", ".perk.keen")
        await town.does(
            "Ana",
            "enhance",
            "enhance.smith-strike",
            "top-attack",
            "enhance.smith-strike.top-attack.+1",
        )

        await table.gm.slash("scenario start", scenario="tower")  # no link: a road event
        await town.votes("vote.a")  # 2 experience each
        assert await town.goes_on() == "lost"
        await town.returns()
        assert await town.plays("mill") == "won"
        await town.returns()
        await town.does("Ana", "quests", ".retire")
        await town.creates("Ana", "reeve", "Ana the Second", level=2)
        await town.does("Ana", "deck", ".learn.reeve-parry")
        for _ in range(2):  # one of level 2, one for a hero who retired before
            await town.does("Ana", "perks", ".perk.steady")

        for (name, page), lines in SHEETS.items():
            assert plain(await town.reads(name, page)) == lines, (name, page)
        assert set(HISTORY) <= set(plain(await town.reads("Ben", "history")))
