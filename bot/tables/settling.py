"""What a game leaves behind: written into the campaign's books with the last act of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import campaigns, games
from bot.store.books import Entry
from bot.store.messages import Draft
from bot.tables.open_books import OpenBooks, told
from engine.core.campaign import Played
from engine.core.system import Result

if TYPE_CHECKING:  # an act settles its game
    from bot.tables.act import Act


async def settle(act: Act, outcome: str, results: tuple[Result, ...]) -> list[Draft]:
    """Settle a game that has ended; returns what the channel must be told.

    The game's row is locked already; whoever holds the campaign's never waits for a game's.
    """
    facts, campaign = act.facts, act.campaign
    await campaigns.lock_by_id(act.tx, campaign.id)
    books = await OpenBooks.load(act.tx, campaign.id, act.game.system.campaign)
    setup = await games.setup_of(act.tx, facts.id)
    settings = dict(setup.settings)
    played = Played(facts.scenario, outcome, act.game.level, settings, results)
    done = books.rules.settle(books.books, facts.party, played, books.rng)
    books.enter(Entry(deed=f"settle.{facts.scenario}", game=facts.id, events=done.events))
    await books.write(act.tx, campaign.id, act.now)
    return told(campaign, done)
