"""From a campaign file to the database: all of it in one transaction, or nothing."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.archive.checking import LIVE, books_in, check
from bot.archive.parts import CampaignFile, GamePart
from bot.archive.reading import BadFile
from bot.archive.writing import numbered
from bot.facts import Reply
from bot.store import books as store
from bot.store import campaigns, games, messages, waiting
from bot.store.base import Base
from bot.store.book_models import CampaignSecret, HeroNumbers, LedgerLine, LedgerRow
from bot.store.database import Conflict, Database, StoreError
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
from bot.systems import Systems
from bot.tables import notices
from bot.tables.replay import load_at, start_of_step
from bot.waiting.paces import Pace
from engine.core.books import Books
from engine.core.event import Event
from engine.core.ledger import changes, rows_of
from engine.core.text import say

Row = dict[str, Any]


class Place(msgspec.Struct, frozen=True):
    """Where on Discord an imported campaign lives from now on."""

    guild: int
    channel: int


async def take_in(
    database: Database, systems: Systems, file: CampaignFile, place: Place | None = None
) -> int:
    """Write a file into the database; returns the campaign's number. Raises `BadFile`."""
    check(file, systems)
    where = place or Place(int(file.campaign.guild), int(file.campaign.channel))
    try:
        async with database.begin() as tx:
            return await _Import(tx, file, where, database.clock.now()).run(systems)
    except Conflict as conflict:
        raise BadFile(f"The database refuses the file: {conflict.constraint}.") from None
    except StoreError as refusal:
        raise BadFile(f"The database cannot keep what the file holds: {refusal}.") from None


class _Import:
    def __init__(
        self, tx: AsyncConnection, file: CampaignFile, place: Place, now: datetime
    ) -> None:
        self._tx, self._file, self._place, self._now = tx, file, place, now
        self._campaign = 0
        self._games: list[int] = []

    async def run(self, systems: Systems) -> int:
        await self._refuse_taken()
        await self._people_and_campaign()
        await store.write_rows(
            self._tx, self._campaign, changes(rows_of(Books()), rows_of(books_in(self._file)))
        )
        for game in self._file.games:
            self._games.append(await self._game(game))
        await self._ledger()
        await self._welcome(systems)
        return self._campaign

    async def _refuse_taken(self) -> None:
        promise = self._file.campaign.commitment
        query = select(Campaign.id).where(Campaign.commitment == promise)
        there = (await self._tx.execute(query)).scalar()
        if there is not None:
            raise BadFile(f"This campaign is here already, as campaign {there}.")
        if self._file.campaign.ended_at is None:
            lives = await campaigns.in_channel(self._tx, self._place.channel)
            if lives is not None:
                raise BadFile(
                    f"Campaign {lives.id} lives in channel {self._place.channel}: "
                    "choose another one with --channel."
                )

    async def _people_and_campaign(self) -> None:
        about, file = self._file.campaign, self._file
        await campaigns.meet_guild(self._tx, self._place.guild, about.locale, self._now)
        people = [{"id": int(p.id), "name": p.name, "locale": p.locale} for p in file.people]
        await self._tx.execute(upsert(PersonRow).on_conflict_do_nothing(), people)
        row = {
            "guild": self._place.guild,
            "channel": self._place.channel,
            "gm": int(about.gm),
            **_own(about, "name", "system", "locale", "variants", "commitment"),
            **_own(about, "created_at", "ended_at"),
        }
        made = await self._tx.execute(insert(Campaign).values(row).returning(Campaign.id))
        self._campaign = made.scalar_one()
        await self._add(CampaignSecret, [{"seed": about.seed}])
        if about.pace is not None:
            await waiting.set_pace(
                self._tx, self._campaign, Pace(**msgspec.structs.asdict(about.pace))
            )
        await self._add(SeatRow, [{"seat": s.seat, "person": _id(s.person)} for s in file.seats])

    async def _game(self, part: GamePart) -> int:
        own = ("party", "system", "scenario", "commitment", "status", "epoch")
        moments = ("awaited_since", "started_at", "ended_at")
        row = {
            "campaign": self._campaign,
            "setup": msgspec.to_builtins(part.setup),
            "revision": len(part.journal),
            **_own(part, *own, *moments),
        }
        made = await self._tx.execute(insert(GameRow).values(row).returning(GameRow.id))
        game: int = made.scalar_one()
        await self._tx.execute(insert(GameSecret).values(game=game, seed=part.seed))
        await self._journal(game, part)
        snapshots = [
            {
                "game": game,
                **_own(row, "revision", "step"),
                "body": msgspec.json.format(bytes(row.body), indent=-1),
            }
            for row in part.snapshots
        ]
        await self._tx.execute(insert(SnapshotRow), snapshots)
        return game

    async def _journal(self, game: int, part: GamePart) -> None:
        reply = msgspec.to_builtins(Reply(say("table-answered"), game=game))
        rows = [
            {
                "game": game,
                **_own(act, "revision", "parent", "kind", "seat", "body", "digest", "at"),
                "actor": _id(act.actor),
                "key": f"imported:{game}:{act.revision}",  # nobody will send it again
                "reply": reply,
            }
            for act in part.journal
        ]
        await self._tx.execute(insert(JournalRow), rows)
        lines = [
            {"game": game, "revision": act.revision, "n": n, **_line(numbered(event, game))}
            for act in part.journal
            for n, event in enumerate(act.log)
        ]
        if lines:
            await self._tx.execute(insert(LogRow), lines)

    async def _ledger(self) -> None:
        entries = sorted(self._file.ledger, key=lambda entry: -entry.n)  # undone_by comes first
        rows = [
            {
                **_own(entry, "n", "at", "seat", "deed", "undone_by"),
                "actor": _id(entry.actor),
                "game": None if entry.game is None else self._games[entry.game - 1],
                "changes": msgspec.to_builtins(entry.changes),
            }
            for entry in entries
        ]
        await self._add(LedgerRow, rows)
        lines = [
            {"n": entry.n, "line": n, **_line(event)}
            for entry in entries
            for n, event in enumerate(entry.lines)
        ]
        await self._add(LedgerLine, lines)
        numbers = [
            {"n": entry.n, "at": entry.at, **msgspec.structs.asdict(row)}
            for entry in entries
            for row in entry.numbers
        ]
        await self._add(HeroNumbers, numbers)

    async def _add(self, model: type[Base], rows: list[Row]) -> None:
        if rows:
            await self._tx.execute(
                insert(model), [{"campaign": self._campaign, **row} for row in rows]
            )

    async def _welcome(self, systems: Systems) -> None:
        """Tell the channel; a game that goes on must load, and shows its board there."""
        campaign = await campaigns.by_id(self._tx, self._campaign)
        assert campaign is not None
        if self._file.campaign.ended_at is not None:
            return
        drafts = [notices.post(campaign, say("table-moved-here", name=campaign.name))]
        for n, (game, part) in enumerate(zip(self._games, self._file.games, strict=True)):
            if part.status in LIVE:
                await self._refuse_unplayable(systems, n, game)
                drafts.append(notices.board(campaign, game))
        mark = f"campaign:{self._campaign}:imported"
        await messages.write(self._tx, drafts, campaign=self._campaign, mark=mark, now=self._now)

    async def _refuse_unplayable(self, systems: Systems, n: int, game: int) -> None:
        """The present step may not replay, then the table takes it back; its start must load."""
        facts = await games.facts(self._tx, game)
        assert facts is not None
        try:
            position = await start_of_step(self._tx, facts)
            await load_at(self._tx, facts, systems[facts.system], position)
        except Exception as error:
            raise BadFile(f"games[{n}] cannot go on here: {type(error).__name__}.") from None


def _own(part: object, *names: str) -> Row:
    return {name: getattr(part, name) for name in names}


def _id(person: str | None) -> int | None:
    return None if person is None else int(person)


def _line(event: Event) -> Row:
    audience = None if event.audience is None else list(event.audience)
    return {"audience": audience, "event": msgspec.to_builtins(event)}
