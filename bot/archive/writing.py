"""From the database to a campaign file: one look at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import RowMapping, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.archive.parts import (
    FORMAT,
    VERSION,
    ActPart,
    BooksPart,
    CampaignFile,
    CampaignPart,
    DeckPart,
    EntryPart,
    GamePart,
    HoldingPart,
    NumbersPart,
    PacePart,
    PersonPart,
    SeatPart,
    SnapshotPart,
)
from bot.store import books as store
from bot.store import waiting
from bot.store.book_models import CampaignSecret, HeroNumbers, LedgerLine, LedgerRow
from bot.store.database import ONE_MOMENT, Database
from bot.store.models import (
    Campaign,
    GameRow,
    GameSecret,
    JournalRow,
    LogRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
)
from bot.waiting.paces import Pace
from engine.core.books import Books
from engine.core.event import Event
from engine.core.ledger import Change, rows_of
from engine.core.system import Setup

STARTED = "table-started"  # the one line that tells a game's number

Rows = list[RowMapping]


async def export(database: Database, campaign: int) -> CampaignFile | None:
    """A campaign as a file; None if there is none with this number."""
    async with database.begin() as tx:
        await tx.execute(ONE_MOMENT)
        return await _Export(tx, campaign).run()


class _Export:
    """One campaign, read in one transaction."""

    def __init__(self, tx: AsyncConnection, campaign: int) -> None:
        self._tx, self._campaign = tx, campaign
        self._people: set[int] = set()
        self._numbers: dict[int, int] = {}  # game -> its place in the file

    async def run(self) -> CampaignFile | None:
        query = select(*Campaign.__table__.c, CampaignSecret.seed).join(CampaignSecret)
        found = await self._rows(query.where(Campaign.id == self._campaign))
        if not found:
            return None
        ids = select(GameRow.id).where(GameRow.campaign == self._campaign).order_by(GameRow.id)
        games = list((await self._tx.execute(ids)).scalars())
        self._numbers = {game: place for place, game in enumerate(games, start=1)}
        seats = select(SeatRow).where(SeatRow.campaign == self._campaign).order_by(SeatRow.seat)
        return CampaignFile(
            format=FORMAT,
            version=VERSION,
            campaign=self._about(found[0], await waiting.pace(self._tx, self._campaign)),
            seats=[
                SeatPart(seat=row["seat"], person=self._person(row["person"]))
                for row in await self._rows(seats)
            ],
            books=_books((await store.load(self._tx, self._campaign)).books),
            ledger=await self._ledger(),
            games=[await self._game(game) for game in games],
            people=await self._known(),  # last: whoever was named above
        )

    def _about(self, row: RowMapping, pace: Pace) -> CampaignPart:
        own = ("name", "system", "locale", "variants", "seed", "commitment")
        return CampaignPart(
            guild=str(row["guild"]),
            channel=str(row["channel"]),
            gm=self._person(row["gm"]) or "",
            created_at=row["created_at"],
            ended_at=row["ended_at"],
            pace=_pace(pace),
            **{name: row[name] for name in own},
        )

    async def _ledger(self) -> list[EntryPart]:
        lines = await self._grouped(LedgerLine, "line")
        numbers = await self._grouped(HeroNumbers, "hero")
        query = select(LedgerRow).where(LedgerRow.campaign == self._campaign).order_by(LedgerRow.n)
        counted = NumbersPart.__struct_fields__
        return [
            EntryPart(
                **_own(row, "n", "at", "seat", "deed", "undone_by"),
                actor=self._person(row["actor"]),
                game=None if row["game"] is None else self._numbers[row["game"]],
                changes=msgspec.convert(row["changes"], list[Change]),
                lines=[msgspec.convert(line["event"], Event) for line in lines.get(row["n"], [])],
                numbers=[NumbersPart(**_own(r, *counted)) for r in numbers.get(row["n"], [])],
            )
            for row in await self._rows(query)
        ]

    async def _grouped(
        self, model: type[LedgerLine] | type[HeroNumbers], second: str
    ) -> dict[int, Rows]:
        """What belongs to each entry of the ledger."""
        columns = model.__table__.c
        query = select(*columns).where(columns.campaign == self._campaign)
        found = await self._rows(query.order_by(columns.n, columns[second]))
        return {n: list(rows) for n, rows in groupby(found, key=lambda row: row["n"])}

    async def _game(self, game: int) -> GamePart:
        query = select(*GameRow.__table__.c, GameSecret.seed).join(GameSecret)
        (row,) = await self._rows(query.where(GameRow.id == game))
        own = ("party", "system", "scenario", "seed", "commitment", "status", "epoch")
        moments = ("awaited_since", "started_at", "ended_at")
        snapshots = select(SnapshotRow).where(SnapshotRow.game == game)
        return GamePart(
            **_own(row, *own, *moments),
            setup=msgspec.convert(row["setup"], Setup),
            journal=await self._journal(game),
            snapshots=[
                SnapshotPart(revision=r["revision"], step=r["step"], body=msgspec.Raw(r["body"]))
                for r in await self._rows(snapshots.order_by(SnapshotRow.revision))
            ],
        )

    async def _journal(self, game: int) -> list[ActPart]:
        query = select(LogRow).where(LogRow.game == game).order_by(LogRow.revision, LogRow.n)
        found = groupby(await self._rows(query), key=lambda row: row["revision"])
        lines = {revision: [self._line(row) for row in rows] for revision, rows in found}
        acts = select(JournalRow).where(JournalRow.game == game).order_by(JournalRow.revision)
        return [
            ActPart(
                **_own(row, "revision", "parent", "kind", "seat", "body", "digest", "at"),
                actor=self._person(row["actor"]),
                log=lines.get(row["revision"], []),
            )
            for row in await self._rows(acts)
        ]

    def _line(self, row: RowMapping) -> Event:
        return numbered(msgspec.convert(row["event"], Event), self._numbers[row["game"]])

    async def _known(self) -> list[PersonPart]:
        query = select(PersonRow).where(PersonRow.id.in_(self._people)).order_by(PersonRow.id)
        return [
            PersonPart(id=str(row["id"]), name=row["name"], locale=row["locale"])
            for row in await self._rows(query)
        ]

    def _person(self, person: int | None) -> str | None:
        if person is None:
            return None
        self._people.add(person)
        return str(person)

    async def _rows(self, query: Select[Any]) -> Rows:
        return list((await self._tx.execute(query)).mappings().all())


def numbered(event: Event, game: int) -> Event:
    """A line that tells a game's number, with another number."""
    if event.say.key != STARTED:
        return event
    return replace(event, say=replace(event.say, facts={**event.say.facts, "game": game}))


def _pace(pace: Pace) -> PacePart | None:
    if replace(pace, version=0) == Pace():
        return None
    facts = {"name": pace.name, "expiry": pace.expiry, "reacts_in": pace.reacts_in}
    return msgspec.convert(facts, PacePart)


def _own(row: RowMapping, *names: str) -> Mapping[str, Any]:
    return {name: row[name] for name in names}


def _books(books: Books) -> BooksPart:
    rows = rows_of(books)
    return BooksPart(
        chance=books.chance,
        parties=[party for _, party in sorted(books.parties.items())],
        heroes=[hero for _, hero in sorted(books.heroes.items())],
        holdings=[HoldingPart(**row) for _, row in sorted(rows["holdings"].items())],
        stickers=sorted(books.stickers, key=lambda s: (s.class_id, s.card, s.slot)),
        decks=[DeckPart(name=name, cards=cards) for name, cards in sorted(books.decks.items())],
        matters=[matter for _, matter in sorted(books.matters.items())],
    )
