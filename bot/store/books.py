"""The books of a campaign: loaded in one statement, written row by row as they changed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import (
    Delete,
    ScalarSelect,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import Insert, aggregate_order_by
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.base import Base
from bot.store.book_models import (
    CampaignSecret,
    DeckRow,
    HeroNumbers,
    HeroRow,
    HoldingRow,
    LedgerLine,
    LedgerRow,
    MatterRow,
    PartyRow,
    StickerRow,
)
from engine.core.books import Books
from engine.core.event import Event
from engine.core.ledger import Change, Row, books_of
from engine.core.seat import Seat

# In the order in which rows refer to each other.
TABLES: dict[str, type[Base]] = {
    "parties": PartyRow,
    "heroes": HeroRow,
    "holdings": HoldingRow,
    "stickers": StickerRow,
    "decks": DeckRow,
    "matters": MatterRow,
}
KEYS = {
    "parties": ("id",),
    "heroes": ("id",),
    "holdings": ("owner", "kind", "thing"),
    "stickers": ("class_id", "card", "slot"),
    "decks": ("name",),
    "matters": ("party",),
}
NUMBERS = ("level", "xp", "gold", "ticks")


class Stored(msgspec.Struct, frozen=True):
    """The books as the database has them, the seed of their chance, and the last entry's number."""

    books: Books
    seed: str
    last: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the ledger."""

    deed: str
    actor: int | None = None  # None: the rules
    seat: Seat | None = None
    key: str | None = None
    game: int | None = None
    changes: tuple[Change, ...] = ()
    events: tuple[Event, ...] = ()


# --- loading --------------------------------------------------------------------------------------


async def load(tx: AsyncConnection, campaign: int) -> Stored:
    """The books of a campaign."""
    found = (await tx.execute(_LOAD, {"of_campaign": campaign})).mappings().one()
    rows: dict[str, dict[str, Row]] = {"world": {"": {"chance": found["chance"]}}}
    for table, keys in KEYS.items():
        listed: list[Row] = found[table] or []
        rows[table] = {"/".join(str(row[key]) for key in keys): row for row in listed}
    return Stored(books_of(rows), found["seed"], found["last"] or 0)


def _all_rows(table: str) -> ScalarSelect[Any]:
    """All rows of a table that a campaign has, as one JSON array."""
    model = TABLES[table].__table__
    assert isinstance(model, Table)
    in_order = aggregate_order_by(
        func.to_jsonb(model.table_valued()), *(model.c[key] for key in KEYS[table])
    )
    query = select(func.jsonb_agg(in_order)).where(model.c.campaign == bindparam("of_campaign"))
    return query.scalar_subquery()


_LAST = select(func.max(LedgerRow.n)).where(LedgerRow.campaign == bindparam("of_campaign"))
_LOAD = select(
    CampaignSecret.seed,
    CampaignSecret.chance,
    _LAST.scalar_subquery().label("last"),
    *(_all_rows(table).label(table) for table in TABLES),
).where(CampaignSecret.campaign == bindparam("of_campaign"))


# --- writing --------------------------------------------------------------------------------------


async def write(
    tx: AsyncConnection, campaign: int, last: int, entries: Sequence[Entry], now: datetime
) -> None:
    """Write entries into the ledger behind the last one, and what they changed into the books."""
    for n, entry in enumerate(entries, start=last + 1):
        await write_rows(tx, campaign, entry.changes)
        await _write_entry(tx, campaign, n, entry, now)


async def write_rows(tx: AsyncConnection, campaign: int, changes: tuple[Change, ...]) -> None:
    """Write what changed into the books."""
    for table in reversed(TABLES):
        gone = [c.before for c in changes if c.table == table and c.after is None]
        if gone:
            keys = [{f"of_{key}": row[key] for key in KEYS[table]} for row in gone if row]
            await tx.execute(_DELETE[table], [{"of_campaign": campaign, **key} for key in keys])
    for table in TABLES:
        rows = [c.after for c in changes if c.table == table and c.after is not None]
        # Whoever leaves a seat or a party does so before somebody else takes the place.
        rows.sort(key=lambda row: row.get("status") == "active")
        if rows:
            await tx.execute(_PUT[table], [{"campaign": campaign, **row} for row in rows])
    for change in changes:
        if change.table == "world" and change.after is not None:
            values = {"of_campaign": campaign, "drawn": change.after["chance"]}
            await tx.execute(_CHANCE, values)


async def _write_entry(
    tx: AsyncConnection, campaign: int, n: int, entry: Entry, now: datetime
) -> None:
    row = {
        "campaign": campaign,
        "n": n,
        "at": now,
        "actor": entry.actor,
        "seat": entry.seat,
        "deed": entry.deed,
        "key": entry.key,
        "game": entry.game,
        "changes": msgspec.to_builtins(entry.changes),
    }
    await tx.execute(_ENTRY, row)
    lines = [
        {
            "campaign": campaign,
            "n": n,
            "line": line,
            "audience": None if event.audience is None else list(event.audience),
            "event": msgspec.to_builtins(event),
        }
        for line, event in enumerate(entry.events)
    ]
    if lines:
        await tx.execute(_LINE, lines)
    numbers = [
        {"campaign": campaign, "hero": row["id"], "n": n, "at": now}
        | {name: row[name] for name in NUMBERS}
        for row in _counted(entry.changes)
    ]
    if numbers:
        await tx.execute(_NUMBERS, numbers)


def _counted(changes: tuple[Change, ...]) -> list[Row]:
    """The heroes whose numbers are other ones now."""
    found = []
    for change in changes:
        before, after = change.before or {}, change.after
        if change.table != "heroes" or after is None:
            continue
        if any(before.get(name) != after[name] for name in NUMBERS):
            found.append(after)
    return found


async def mark_undone(tx: AsyncConnection, campaign: int, n: int, by: int) -> None:
    """Note which entry undid another."""
    where = (LedgerRow.campaign == campaign, LedgerRow.n == n)
    await tx.execute(update(LedgerRow).where(*where).values(undone_by=by))


def _put(table: str) -> Insert:
    row = upsert(TABLES[table])
    keys = ("campaign", *KEYS[table])
    others = {c.name: row.excluded[c.name] for c in row.table.columns if c.name not in keys}
    return row.on_conflict_do_update(index_elements=keys, set_=others)


def _delete(table: str) -> Delete:
    model = TABLES[table].__table__
    keys = (model.c[key] == bindparam(f"of_{key}") for key in ("campaign", *KEYS[table]))
    return delete(TABLES[table]).where(*keys)


# Built once: SQLAlchemy then knows the statements again by itself.
_PUT = {table: _put(table) for table in TABLES}
_DELETE = {table: _delete(table) for table in TABLES}
_CHANCE = (
    update(CampaignSecret)
    .where(CampaignSecret.campaign == bindparam("of_campaign"))
    .values(chance=bindparam("drawn"))
)
_ENTRY, _LINE, _NUMBERS = insert(LedgerRow), insert(LedgerLine), insert(HeroNumbers)
