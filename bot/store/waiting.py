"""Queries on paces, habits and absences."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import and_, bindparam, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import Person
from bot.store.models import Campaign, PersonRow, SeatRow
from bot.store.waiting_models import AbsenceRow, HabitRow, PaceRow
from bot.waiting.habits import Habits
from bot.waiting.paces import Pace
from engine.core.seat import Seat

# --- the pace of a table --------------------------------------------------------------------------

_PACE = select(*(getattr(PaceRow, name) for name in Pace.__struct_fields__)).where(
    PaceRow.campaign == bindparam("campaign")
)


async def pace(tx: AsyncConnection, campaign: int) -> Pace:
    """What a table has settled."""
    row = (await tx.execute(_PACE, {"campaign": campaign})).mappings().first()
    return Pace(**row) if row else Pace()


async def set_pace(tx: AsyncConnection, campaign: int, wanted: Pace) -> None:
    """Settle something else."""
    values = {"name": wanted.name, "expiry": wanted.expiry, "reacts_in": wanted.reacts_in}
    row = upsert(PaceRow).values(campaign=campaign, version=1, **values)
    changed = {**values, "version": PaceRow.version + 1}
    await tx.execute(row.on_conflict_do_update(index_elements=[PaceRow.campaign], set_=changed))


async def touch(tx: AsyncConnection, *campaigns: int) -> None:
    """Something that timers depend on has changed: whoever sees to them looks at them anew."""
    for campaign in sorted(campaigns):  # in one order, so that nobody waits in a circle
        row = upsert(PaceRow).values(campaign=campaign, version=1)
        changed = {"version": PaceRow.version + 1}
        await tx.execute(row.on_conflict_do_update(index_elements=[PaceRow.campaign], set_=changed))


# --- the habits of people -------------------------------------------------------------------------

_HABITS = ("person", "zone", "quiet_from", "quiet_until", "every", "by")


async def habits(tx: AsyncConnection, people: Iterable[int]) -> dict[int, Habits]:
    """What people have settled; those who are not in it have settled nothing."""
    columns = (getattr(HabitRow, name) for name in _HABITS)
    query = select(*columns).where(HabitRow.person.in_(sorted(set(people))))
    rows = (await tx.execute(query)).mappings()
    return {
        row["person"]: Habits(
            zone=row["zone"],
            quiet=None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_until"]),
            every=row["every"],
            by=row["by"],
        )
        for row in rows
    }


async def set_habits(tx: AsyncConnection, person: int, wanted: Habits) -> None:
    """Settle something else, at all tables where this person sits."""
    start, end = wanted.quiet or (None, None)
    values = {
        "zone": wanted.zone,
        "quiet_from": start,
        "quiet_until": end,
        "every": wanted.every,
        "by": wanted.by,
    }
    row = upsert(HabitRow).values(person=person, **values)
    await tx.execute(row.on_conflict_do_update(index_elements=[HabitRow.person], set_=values))
    await touch(tx, *await _tables_of(tx, person))


async def _tables_of(tx: AsyncConnection, person: int) -> set[int]:
    """The live campaigns in which somebody may be reminded of something."""
    is_live = Campaign.ended_at.is_(None)
    queries = (
        select(SeatRow.campaign).where(SeatRow.person == person),
        select(AbsenceRow.campaign).where(AbsenceRow.stand_in == person),
        select(Campaign.id).where(Campaign.gm == person),
    )
    found: set[int] = set()
    for query in queries:
        live = select(Campaign.id).where(is_live, Campaign.id.in_(query))
        found |= set((await tx.execute(live)).scalars())
    return found


# --- absences -------------------------------------------------------------------------------------


async def introduce(tx: AsyncConnection, person: Person) -> None:
    """Make sure that somebody is known of whom others speak; who is known keeps their language."""
    row = upsert(PersonRow).values(id=person.id, name=person.name, locale=person.locale)
    await tx.execute(row.on_conflict_do_nothing())


async def go_away(
    tx: AsyncConnection,
    campaign: int,
    seat: Seat,
    *,
    since: datetime,
    until: datetime | None,
    stand_in: int | None,
) -> None:
    """Somebody is away from a seat, or for another time than before."""
    values = {"until": until, "stand_in": stand_in}
    row = upsert(AbsenceRow).values(campaign=campaign, seat=seat, since=since, **values)
    keys = [AbsenceRow.campaign, AbsenceRow.seat]
    await tx.execute(row.on_conflict_do_update(index_elements=keys, set_=values))


async def set_stand_in(tx: AsyncConnection, campaign: int, seat: Seat, person: int | None) -> None:
    """Somebody stands in for whoever is away, or nobody does any more."""
    where = and_(AbsenceRow.campaign == campaign, AbsenceRow.seat == seat)
    await tx.execute(update(AbsenceRow).where(where).values(stand_in=person))


async def come_back(tx: AsyncConnection, campaign: int, seat: Seat) -> None:
    """Nobody is away from a seat any more."""
    where = and_(AbsenceRow.campaign == campaign, AbsenceRow.seat == seat)
    await tx.execute(delete(AbsenceRow).where(where))


async def ended_absences(tx: AsyncConnection, now: datetime) -> list[tuple[int, Seat]]:
    """The seats whose players should be back by now."""
    query = select(AbsenceRow.campaign, AbsenceRow.seat).where(AbsenceRow.until <= now)
    rows = (await tx.execute(query.order_by(AbsenceRow.until).limit(100))).all()
    return [(campaign, Seat(seat)) for campaign, seat in rows]


async def next_return(tx: AsyncConnection, now: datetime) -> datetime | None:
    """When the next absence ends."""
    query = select(func.min(AbsenceRow.until)).where(AbsenceRow.until > now)
    return (await tx.execute(query)).scalar()
