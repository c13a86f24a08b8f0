"""Who is known: every place that holds somebody's id, and what becomes of it when they go.

A column that may hold a person's id stands in `TRACES` or in `NO_PERSON`; a test compares both with
the models, so that nothing new is kept about people without a way to give it out and to forget it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import Table, delete, or_, select, union, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import NOBODY
from bot.store import guide_models, waiting_models
from bot.store.base import Base
from bot.store.book_models import HeroRow, LedgerRow
from bot.store.messages import CHANNELS
from bot.store.models import (
    Campaign,
    GameRow,
    JournalRow,
    OutboxRow,
    PersonRow,
    SeatRow,
)
from bot.store.undo_models import UndoRow
from engine.core.seat import Seat

MODELS = (guide_models, waiting_models)  # so that their tables are known here


class OwnHero(msgspec.Struct, frozen=True):
    """A hero of somebody's."""

    id: int
    seat: Seat
    name: str


Fate = Literal["gone", "cleared", "nobody"]  # the row goes; the column is emptied; it says nobody

TRACES: dict[str, Fate] = {
    "outbox.target": "gone",
    "habits.person": "gone",
    "practices.person": "gone",
    "visits.person": "gone",
    "undo_votes.person": "gone",
    "seats.person": "cleared",
    "absences.stand_in": "cleared",
    "waits.person": "cleared",
    "campaigns.gm": "nobody",
    "journal.actor": "nobody",
    "ledger.actor": "nobody",
    "undos.asker": "nobody",
    "undos.closed_by": "nobody",
    "people.id": "gone",
}
# Other numbers as large as a person's id: servers, channels, messages, and ids of our own.
NO_PERSON = {
    *("guilds.id", "campaigns.id", "campaigns.guild", "campaigns.channel", "games.id"),
    *("campaign_secrets.chance", "boards.message", "boards.ping", "outbox.id"),
    *("reminders.message", "reminders.channel", "undos.id", "undos.message", "greetings.guild"),
}
# What is given out of a row is all of it, but for what would tell others' secrets.
WITHHELD = {"ledger.changes", "journal.digest", "outbox.dedupe", "practices.body"}


def table_of(trace: str) -> Table:
    """The table of a trace."""
    return Base.metadata.tables[trace.partition(".")[0]]


def _rows_of(trace: str, person: int) -> Any:  # noqa: ANN401 - a condition
    """Which rows of a trace are about a person."""
    where = table_of(trace).c[trace.partition(".")[2]] == person
    if trace == "outbox.target":  # else it is a channel
        return where & ~OutboxRow.lane.startswith(CHANNELS)
    return where


async def known(tx: AsyncConnection, person: int) -> bool:
    """Whether anything is kept about somebody."""
    query = select(PersonRow.id).where(PersonRow.id == person)
    return (await tx.execute(query)).first() is not None


async def campaigns_of(tx: AsyncConnection, person: int) -> list[int]:
    """Every campaign, live or not, in which somebody ever was or did anything."""
    of_game = select(GameRow.campaign).join(JournalRow, JournalRow.game == GameRow.id)
    ledger, absences = table_of("ledger.actor"), table_of("absences.stand_in")
    found = union(
        select(SeatRow.campaign).where(SeatRow.person == person),
        select(Campaign.id).where(Campaign.gm == person),
        select(absences.c.campaign).where(absences.c.stand_in == person),
        select(ledger.c.campaign).where(ledger.c.actor == person),
        of_game.where(JournalRow.actor == person),
    )
    return sorted((await tx.execute(found)).scalars())


async def is_live(tx: AsyncConnection, campaign: int) -> bool:
    """Whether a campaign goes on."""
    query = select(Campaign.ended_at).where(Campaign.id == campaign)
    return (await tx.execute(query)).scalar_one() is None


async def close(tx: AsyncConnection, campaign: int, now: datetime) -> None:
    """A campaign that nobody is left to lead is over."""
    await tx.execute(update(Campaign).where(Campaign.id == campaign).values(ended_at=now))


async def set_gm(tx: AsyncConnection, campaign: int, person: int) -> None:
    """Somebody else leads a campaign."""
    await tx.execute(update(Campaign).where(Campaign.id == campaign).values(gm=person))


async def heroes_of(tx: AsyncConnection, campaign: int, person: int) -> list[OwnHero]:
    """The heroes on somebody's seats, and those that they made and nobody has taken over."""
    made = select(LedgerRow.changes).where(
        LedgerRow.campaign == campaign,
        LedgerRow.actor == person,
        LedgerRow.changes.contains([{"table": "heroes"}]),
    )
    ids = {
        int(change["key"])
        for changes in (await tx.execute(made)).scalars()
        for change in changes
        if change["table"] == "heroes" and change.get("before") is None
    }
    here = (SeatRow.campaign == HeroRow.campaign) & (SeatRow.seat == HeroRow.seat)
    is_left = SeatRow.person.is_(None) & HeroRow.id.in_(ids)
    query = (
        select(HeroRow.id, HeroRow.seat, HeroRow.name)
        .join(SeatRow, here)
        .where(HeroRow.campaign == campaign, or_(SeatRow.person == person, is_left))
        .order_by(HeroRow.id)
    )
    return [OwnHero(n, Seat(seat), name) for n, seat, name in await tx.execute(query)]


async def kept(tx: AsyncConnection, person: int) -> dict[str, list[dict[str, Any]]]:
    """All rows that name somebody, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    for trace in reversed(TRACES):
        table = table_of(trace)
        columns = [c for c in table.c if f"{table.name}.{c.name}" not in WITHHELD]
        query = select(*columns).where(_rows_of(trace, person)).order_by(*table.primary_key)
        rows = [dict(row) for row in (await tx.execute(query)).mappings()]
        if rows:
            found.setdefault(table.name, []).extend(rows)
    return found


async def meet_nobody(tx: AsyncConnection) -> None:
    """Make sure that there is somebody who did what nobody did any more."""
    row = upsert(PersonRow).values(id=NOBODY.id, name=NOBODY.name, locale=NOBODY.locale)
    await tx.execute(row.on_conflict_do_nothing())


async def sweep(tx: AsyncConnection, person: int) -> None:
    """Forget a person's id, wherever it stands."""
    await meet_nobody(tx)
    await tx.execute(update(UndoRow).where(UndoRow.asker == person).values(why=""))
    for trace, fate in TRACES.items():
        table, where = table_of(trace), _rows_of(trace, person)
        if fate == "gone":
            await tx.execute(delete(table).where(where))
        else:
            value = NOBODY.id if fate == "nobody" else None
            column = trace.partition(".")[2]
            await tx.execute(update(table).where(where).values({column: value}))
