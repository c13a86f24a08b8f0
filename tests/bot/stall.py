"""Deeds on the market of `tests.market`, in the words of the tests."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import books as store
from bot.store.book_models import LedgerRow
from bot.store.database import Database
from bot.tables import LedgerEntry, Person, Reply
from engine.core.books import Books
from engine.core.campaign import Deed
from tests.bot.table import Table, key


async def do(table: Table, person: Person, name: str, words: str = "", k: str = "") -> Reply:
    """Somebody does a deed."""
    return await table.tables.do(table.channel, person, Deed(name, words), k or key())


async def books_of(database: Database) -> Books:
    """The books of the only campaign."""
    async with database.begin() as tx:
        return (await store.load(tx, 1)).books


async def entries(database: Database) -> list[tuple[str, int | None]]:
    """What was done, and by whom."""
    async with database.begin() as tx:
        query = select(LedgerRow.deed, LedgerRow.actor).order_by(LedgerRow.n)
        return [(deed, actor) for deed, actor in (await tx.execute(query)).all()]


async def history(table: Table, person: Person, **how: int) -> tuple[LedgerEntry, ...]:
    """What somebody may read in the ledger."""
    found = await table.tables.history(table.channel, person, **how)
    assert isinstance(found, tuple)
    return found
