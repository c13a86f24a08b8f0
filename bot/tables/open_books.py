"""A campaign's books, open inside one transaction that holds the campaign's lock."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo
from bot.store import books
from bot.store.books import Entry, Stored
from bot.store.messages import Draft
from bot.tables import notices
from engine.core.campaign import Campaigning, Done
from engine.core.ledger import changes, rows_of
from engine.core.rng import Rng

OPENING = "open"  # the deed of the rules themselves, when books lack something that they need


class OpenBooks:
    """The books, what is to be written into the ledger, and the campaign's own chance."""

    def __init__(self, stored: Stored, rules: Campaigning) -> None:
        self.rules, self.books = rules, stored.books
        self.rng = Rng(stored.seed, stored.books.chance)
        self.last = stored.last  # the number of the last entry, written or not
        self._rows = rows_of(self.books)
        self._entries: list[Entry] = []
        rules.open(self.books, self.rng)
        self.books.chance = self.rng.counter
        if rows_of(self.books) != self._rows:
            self.enter(Entry(deed=OPENING))

    @classmethod
    async def load(cls, tx: AsyncConnection, campaign: int, rules: Campaigning) -> OpenBooks:
        """The books of a campaign, with all that a campaign starts with."""
        return cls(await books.load(tx, campaign), rules)

    def enter(self, entry: Entry) -> int:
        """An entry about all that has changed since the one before; returns its number."""
        self.books.chance = self.rng.counter
        rows = rows_of(self.books)
        self._entries.append(replace(entry, changes=changes(self._rows, rows)))
        self._rows = rows
        self.last += 1
        return self.last

    async def write(self, tx: AsyncConnection, campaign: int, now: datetime) -> None:
        """Write down all that was entered."""
        await books.write(tx, campaign, self.last - len(self._entries), self._entries, now)
        self._entries = []


def told(campaign: CampaignInfo, done: Done, game: int | None = None) -> list[Draft]:
    """The messages that a deed calls for."""
    drafts = [notices.post(campaign, line, game) for line in done.posts]
    if done.asks is not None:
        drafts.append(notices.matter(campaign, done.asks))
    return drafts
