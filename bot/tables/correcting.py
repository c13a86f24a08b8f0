"""The GM corrects the books: a change is undone. The ledger only grows."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import books as store
from bot.store import ledger
from bot.store.books import Entry
from bot.store.ledger import Kept
from bot.tables import notices
from bot.tables.arranging import Arranged, no
from bot.tables.keeping import Keeping
from bot.tables.names import because, tidy_person
from bot.tables.open_books import OPENING, OpenBooks
from engine.core.books import Books
from engine.core.event import Event
from engine.core.ledger import ChangedSince, books_of, rows_of, undone
from engine.core.soundness import faults
from engine.core.text import Say, say

UNDOING = "undo"


class Correcting(Keeping):
    """The part of `Tables` that undoes what was done to books."""

    async def undo_change(
        self, channel: int, person: Person, entry: int, why: str, key: str
    ) -> Reply:
        """Undo what an entry of the ledger changed, unless something since depends on it."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            if campaign.gm != person.id:
                return no(say("core-not-gm"))
            kept = await ledger.entry(tx, campaign.id, entry)
            refusal = _fixed(campaign, kept)
            if refusal is not None or kept is None:
                return no(refusal or say("table-no-entry"))
            books = await OpenBooks.load(tx, campaign.id, self._rules(campaign))
            without = await _without(tx, campaign.id, books, kept)
            if isinstance(without, Say):
                return no(without)
            books.books = without
            name = tidy_person(person).name
            was = kept.line or say("table-undid-private")
            line = say("table-gm-undid", name=name, entry=entry, was=was, why=because(why))
            number = books.enter(
                Entry(deed=f"{UNDOING}.{entry}", actor=person.id, key=key, events=(Event(line),))
            )
            await books.write(tx, campaign.id, self._clock.now())
            await store.mark_undone(tx, campaign.id, entry, number)
            return Reply(say("table-undone", entry=entry)), [notices.post(campaign, line)]

        return await self._arrange(channel, person, key, command)


def _fixed(campaign: CampaignInfo, kept: Kept | None) -> Say | None:
    """Why an entry can never be undone."""
    if campaign.game is not None:
        return say("table-game-runs")
    if kept is None:
        return say("table-no-entry")
    if kept.undone_by is not None:
        return say("table-undone-already", by=kept.undone_by)
    if kept.game is not None:
        return say("table-undo-game")
    is_ours = kept.deed == OPENING or kept.deed.startswith(f"{UNDOING}.")
    if is_ours or all(change.table == "world" for change in kept.changes):
        return say("table-undo-nothing")
    return None


async def _without(tx: AsyncConnection, campaign: int, books: OpenBooks, kept: Kept) -> Books | Say:
    """The books without what an entry changed, or what stands in the way."""
    try:
        result = books_of(undone(rows_of(books.books), kept.changes))
    except ChangedSince as since:
        return await _in_the_way(tx, campaign, kept.n, [(since.table, since.key)])
    found = faults(result)
    if found:
        return await _in_the_way(tx, campaign, kept.n, [(f.table, f.key) for f in found])
    if set(books.rules.problems(result)) - set(books.rules.problems(books.books)):
        return say("table-undo-tangled")
    return result


async def _in_the_way(
    tx: AsyncConnection, campaign: int, n: int, rows: list[tuple[str, str]]
) -> Say:
    later = await ledger.last_change(tx, campaign, n, rows)
    return say("table-undo-tangled") if later is None else say("table-undo-later", by=later)
