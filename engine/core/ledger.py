"""What a deed changed in the books, as data: for the store, for the ledger, and to undo it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.books import Books

Row = dict[str, Any]
# A table's name -> the key of a row as text -> its fields.
Rows = dict[str, dict[str, Row]]

TABLES = ("world", "parties", "heroes", "holdings", "stickers", "decks", "matters")


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row as it was and as it is; None: there is none."""

    table: str
    key: str
    before: Row | None = None
    after: Row | None = None


class ChangedSince(ValueError):
    """A row that was changed has changed again since: that must be undone first."""

    def __init__(self, table: str, key: str) -> None:
        super().__init__(f"{table} {key}")
        self.table, self.key = table, key


def rows_of(books: Books) -> Rows:
    """The books as rows, each under its key."""
    raw: Mapping[str, Any] = msgspec.to_builtins(books)
    holdings = {
        f"{owner}/{kind}/{thing}": {"owner": owner, "kind": kind, "thing": thing, "count": count}
        for owner, kinds in raw["holdings"].items()
        for kind, things in kinds.items()
        for thing, count in things.items()
    }
    return {
        "world": {"": {"chance": raw["chance"]}},
        "parties": {str(key): row for key, row in raw["parties"].items()},
        "heroes": {str(key): row for key, row in raw["heroes"].items()},
        "holdings": holdings,
        "stickers": {f"{s['class_id']}/{s['card']}/{s['slot']}": s for s in raw["stickers"]},
        "decks": {name: {"name": name, "cards": cards} for name, cards in raw["decks"].items()},
        "matters": {str(key): row for key, row in raw["matters"].items()},
    }


def books_of(rows: Rows) -> Books:
    """The books that rows make; raises `msgspec.ValidationError`."""
    holdings: dict[str, dict[str, dict[str, int]]] = {}
    for row in rows.get("holdings", {}).values():
        kinds = holdings.setdefault(row["owner"], {})
        kinds.setdefault(row["kind"], {})[row["thing"]] = row["count"]
    raw = {
        "chance": rows.get("world", {}).get("", {}).get("chance", 0),
        "parties": rows.get("parties", {}),
        "heroes": rows.get("heroes", {}),
        "holdings": holdings,
        "stickers": [row for _, row in sorted(rows.get("stickers", {}).items())],
        "decks": {row["name"]: row["cards"] for row in rows.get("decks", {}).values()},
        "matters": rows.get("matters", {}),
    }
    return msgspec.convert(raw, Books, strict=False)


def changes(before: Rows, after: Rows) -> tuple[Change, ...]:
    """Everything that differs, in a fixed order."""
    found = []
    for table in TABLES:
        old, new = before.get(table, {}), after.get(table, {})
        for key in sorted(old.keys() | new.keys()):
            if old.get(key) != new.get(key):
                found.append(Change(table, key, old.get(key), new.get(key)))
    return tuple(found)


def undone(rows: Rows, done: tuple[Change, ...]) -> Rows:
    """The rows without what a deed changed; raises `ChangedSince`.

    Draws of chance are never given back: whoever undoes a deal must not know the next one.
    """
    result = {table: dict(rows.get(table, {})) for table in TABLES}
    for change in done:
        if change.table != "world":
            _undo(result[change.table], change)
    return result


def _undo(rows: dict[str, Row], change: Change) -> None:
    now = rows.get(change.key)
    if change.before is not None and change.after is not None and now is not None:
        before, after = change.before, change.after
        changed = [field for field in after if before.get(field) != after[field]]
        if any(now[field] != after[field] for field in changed):
            raise ChangedSince(change.table, change.key)
        rows[change.key] = now | {field: before[field] for field in changed}
    elif now != change.after:
        raise ChangedSince(change.table, change.key)
    elif change.before is None:
        del rows[change.key]
    else:
        rows[change.key] = change.before
