"""Files that are refused: one sentence that names the place, and nothing has changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from bot.archive.parts import LARGEST
from bot.archive.reading import BadFile, parse, read
from bot.archive.taking_in import take_in
from bot.store.base import Base
from bot.store.database import Database
from bot.systems import Systems
from tests.bot.archive.filed import bytes_of
from tests.bot.table import Table

Spoil = Callable[[dict[str, Any]], None]


def put(place: str, value: object) -> Spoil:
    """Something else at a place."""

    def spoil(file: dict[str, Any]) -> None:
        at: Any = file
        *way, last = [int(word) if word.isdigit() else word for word in place.split(".")]
        for word in way:
            at = at[word]
        at[last] = value

    return spoil


def twice(place: str) -> Spoil:
    """The first row of a list once more."""

    def spoil(file: dict[str, Any]) -> None:
        at: Any = file
        for word in place.split("."):
            at = at[word]
        at.append(at[0])

    return spoil


def drop(place: str) -> Spoil:
    def spoil(file: dict[str, Any]) -> None:
        del file[place]

    return spoil


CASES: list[tuple[Spoil, str]] = [
    # the header
    (put("format", "a cake"), "format is another one"),
    (put("version", 2), "version 2, and this Emberhall reads version 1"),
    (put("version", "1"), "version does not fit"),
    (drop("games"), "missing required field `games`"),
    (put("extra", 1), "unknown field `extra`"),
    # types
    (put("books.heroes.1.gold", "much"), r"books.heroes\[1\].gold does not fit"),
    (put("books.heroes.1.status", "asleep"), r"books.heroes\[1\].status does not fit"),
    (put("books.heroes.1.wings", 2), r"books.heroes\[1\].wings is not known here"),
    (put("books.holdings.0.count", 2**40), r"books.holdings\[0\].count does not fit"),
    (put("campaign.created_at", "2026-01-01T00:00:00"), "campaign.created_at does not fit"),
    (put("seats.0.person", 1), r"seats\[0\].person does not fit"),
    (put("games.0.journal", []), r"games\[0\].journal does not fit"),
    # ids that nobody knows
    (put("campaign.system", "chess"), "campaign.system names rules"),
    (put("campaign.variants", ["blindfold"]), r"campaign.variants\[0\] names a house rule"),
    (put("books.heroes.0.class_id", "purple"), "books.heroes.1.class_id names something"),
    (put("games.1.scenario", "moon"), r"games\[1\].scenario names something"),
    # the same thing twice
    (twice("people"), r"people\[\d\] stands there twice"),
    (twice("seats"), r"seats\[2\] stands there twice"),
    (twice("books.heroes"), r"books.heroes\[2\] stands there twice"),
    (twice("books.holdings"), r"books.holdings\[\d\] stands there twice"),
    (twice("ledger"), r"ledger\[\d+\] stands there twice"),
    (twice("games"), r"games\[2\] stands there twice"),
    (put("seats.0.person", "3"), "seats names somebody twice"),
    # references into the void
    (put("campaign.gm", "77"), "campaign.gm names nobody"),
    (put("seats.0.person", "77"), r"seats\[0\].person names nobody"),
    (put("ledger.2.actor", "77"), r"ledger\[2\].actor names nobody"),
    (put("games.0.journal.1.actor", "77"), r"games\[0\].journal\[1\].actor names nobody"),
    (put("books.heroes.0.seat", "9"), r"books.heroes\[0\].seat names none of seats"),
    (put("books.heroes.0.party", 9), "books.heroes.1.party cannot be"),
    (put("books.holdings.0.owner", "hero.9"), "books.holdings.hero.9/.* cannot be"),
    (put("books.holdings.0.owner", "seat.9"), r"books.holdings\[0\].owner names none"),
    (put("ledger.3.game", 9), r"ledger\[3\].game names none of games"),
    (put("ledger.3.undone_by", 2), r"ledger\[3\].undone_by names no later entry"),
    (put("games.0.party", 9), r"games\[0\].party names none"),
    # what cannot be
    (put("books.heroes.0.gold", -1), "books.heroes.1.gold cannot be"),
    (put("books.heroes.0.gold", 2**40), "books.heroes.1.gold cannot be"),
    (put("books.heroes.0.name", "two\nlines"), r"books.heroes\[0\].name is no name"),
    (put("books.holdings.0.count", 0), r"books.holdings\[0\].count is 0"),
    (put("books.holdings.0.count", -1), "count cannot be"),
    (put("campaign.seed", "blake2b-1:00"), "campaign.commitment is not that"),
    (put("campaign.seed", "dice"), "campaign.commitment is not that"),
    (put("games.0.seed", "blake2b-1:00"), r"games\[0\].commitment is not that"),
    (put("games.0.status", "running"), r"games\[1\].status says that a second game"),
    (put("games.0.ended_at", None), r"games\[0\].ended_at contradicts"),
    (put("games.0.journal.1.revision", 7), r"games\[0\].journal\[1\].revision is not 2"),
    (put("games.0.journal.1.parent", 7), r"games\[0\].journal\[1\].parent is no earlier"),
    (put("games.0.journal.1.body", {}), r"games\[0\].journal\[1\].body does not fit"),
    (put("games.0.snapshots.0.revision", 2), r"games\[0\].snapshots\[0\].revision is not 1"),
    (put("games.0.snapshots.0.body", 5), r"games\[0\].snapshots\[0\].body is no snapshot"),
    (put("games.1.snapshots.0.body.state", 5), r"games\[1\] cannot go on here"),
    (put("ledger.3.changes.0.table", "people"), r"ledger\[3\].changes\[0\].table is no part"),
]


async def snapshot_of(database: Database) -> dict[str, list[Any]]:
    """Everything that a database holds."""
    async with database.begin() as tx:
        return {
            table: [tuple(row) for row in await tx.execute(text(f"SELECT * FROM {table}"))]
            for table in Base.metadata.tables
        }


async def test_every_kind_of_mistake_is_named(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    good = await bytes_of(database)
    before = await snapshot_of(elsewhere)
    for spoil, why in CASES:
        file = msgspec.json.decode(good)
        spoil(file)
        try:
            await take_in(elsewhere, systems, parse(msgspec.json.encode(file)))
        except BadFile as refusal:
            assert re.search(why, str(refusal)), (why, refusal)
            assert str(refusal).endswith(".") and "\n" not in str(refusal)
        else:
            pytest.fail(f"not refused: {why}")
    assert await snapshot_of(elsewhere) == before


async def test_damaged_files_are_named_by_their_line(lived: Table, database: Database) -> None:
    good = await bytes_of(database)
    lines = good.split(b"\n")
    for damaged, why in (
        (b"", "ends too early"),
        (good[: len(good) // 2], "ends too early|damaged in line"),
        (b"\n".join([*lines[:6], b"###", *lines[6:]]), "damaged in line 7"),
        (b"\n".join([*lines[:6], b"\xff", *lines[6:]]), "damaged in line 7"),
        (b"[" * 100_000, "does not fit|nested too deeply"),
        (b"PK\x03\x04", "damaged in line 1"),
        (b"[]", "does not fit"),
        (good.replace(b"The Long Watch", b"The Long\\u0000Watch", 1), "cannot be kept"),
    ):
        with pytest.raises(BadFile, match=why):
            parse(damaged)
    parse(good.replace(b"The Long Watch", b"The Long\\\\u0000Watch", 1))


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(LARGEST + 1)
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("it was read"))
    with pytest.raises(BadFile, match="larger than 200 MB"):
        read(large)


def test_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is not a file"):
        read(tmp_path)
    with pytest.raises(BadFile, match="is not a file"):
        read(tmp_path / "missing.json")


async def test_what_the_checks_overlook_the_database_refuses(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    file = parse(await bytes_of(database))
    file.books.heroes[0].note = "x" * 3000
    before = await snapshot_of(elsewhere)
    with pytest.raises(BadFile, match="ck_heroes_note"):
        await take_in(elsewhere, systems, file)
    assert await snapshot_of(elsewhere) == before
