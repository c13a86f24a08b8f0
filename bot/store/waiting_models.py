"""What is kept about waiting: paces, habits, absences, timers and reminders."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import (
    CheckConstraint,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.base import Base, one_of
from bot.waiting.habits import DAY, LONGEST, WAYS
from bot.waiting.paces import EXPIRIES, LONGEST_REACTION, PACES

_QUIET = (
    f"quiet_from BETWEEN 0 AND {DAY - 1} AND quiet_until BETWEEN 0 AND {DAY - 1} "
    "AND quiet_from <> quiet_until"
)


class PaceRow(Base):
    """What a table has settled about waiting; without a row nothing is."""

    __tablename__ = "paces"
    __table_args__ = (
        CheckConstraint(one_of("name", list(PACES)), name="name"),
        CheckConstraint(one_of("expiry", list(EXPIRIES)), name="expiry"),
        CheckConstraint(f"reacts_in BETWEEN 0 AND {LONGEST_REACTION}", name="reacts_in"),
    )

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    name: Mapped[str] = mapped_column(server_default="none")
    expiry: Mapped[str] = mapped_column(server_default="autopilot")
    reacts_in: Mapped[int | None] = mapped_column(Integer)  # seconds
    version: Mapped[int] = mapped_column(Integer, server_default="0")


class HabitRow(Base):
    """When and how a person wants to be reminded."""

    __tablename__ = "habits"
    __table_args__ = (
        CheckConstraint(
            "(quiet_from IS NULL) = (quiet_until IS NULL) AND (quiet_from IS NULL OR "
            f"zone IS NOT NULL AND {_QUIET})",
            name="quiet",
        ),
        CheckConstraint(f"every BETWEEN 0 AND {LONGEST}", name="every"),
        CheckConstraint(one_of("by", list(WAYS)), name="by"),
    )

    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    zone: Mapped[str | None]
    quiet_from: Mapped[int | None] = mapped_column(Integer)  # minutes of the day
    quiet_until: Mapped[int | None] = mapped_column(Integer)
    every: Mapped[int | None] = mapped_column(Integer)  # seconds
    by: Mapped[str] = mapped_column(server_default="channel")


class AbsenceRow(Base):
    """A seat whose player is away; it ends when the seat changes hands."""

    __tablename__ = "absences"
    __table_args__ = (
        ForeignKeyConstraint(["campaign", "seat"], ["seats.campaign", "seats.seat"]),
        UniqueConstraint("campaign", "stand_in"),  # nobody sees two hands of one table
    )

    campaign: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    since: Mapped[datetime]
    until: Mapped[datetime | None] = mapped_column(index=True)  # None: until somebody says so
    stand_in: Mapped[int | None] = mapped_column(ForeignKey("people.id"))  # None: autopilot


class TimerRow(Base):
    """When a game must be looked at next, and what it looked like the last time."""

    __tablename__ = "timers"
    __table_args__ = (Index("ix_timers_urgent", "game", postgresql_where=text("is_urgent")),)

    game: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    due: Mapped[datetime | None]
    revision: Mapped[int] = mapped_column(Integer)  # of the game, when it was looked at
    version: Mapped[int] = mapped_column(Integer)  # of the table's pace
    pace: Mapped[str]  # its name: with another one all time begins anew
    turn: Mapped[int] = mapped_column(Integer)  # counts the looks
    asked: Mapped[list[str]]  # the ids of the questions
    moved_at: Mapped[datetime]  # when a person did something last
    is_paused: Mapped[bool]
    is_asleep: Mapped[bool]  # nobody has played for so long that the clock rests
    is_urgent: Mapped[bool]  # there are reminders that should go as soon as they are answered


class WaitRow(Base):
    """How long a seat has kept the table waiting, from question to question."""

    __tablename__ = "waits"
    __table_args__ = (CheckConstraint("reminders >= 0 AND calls >= 0", name="counts"),)

    game: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[int | None]  # who is awaited for it
    prompt: Mapped[str | None]  # None: nothing is asked of it now
    since: Mapped[datetime]  # since when that person owes that answer
    silent_since: Mapped[datetime | None]  # since when that person has let the table wait
    reminders: Mapped[int] = mapped_column(Integer)  # since then
    reminded_at: Mapped[datetime | None]
    told: Mapped[list[str]]  # where there are reminders now: channel, dm, call
    taken_step: Mapped[int | None] = mapped_column(Integer)  # the clock decides in this step
    calls: Mapped[int] = mapped_column(Integer)  # of the GM, about this question
    is_last_told: Mapped[bool]
    is_hinted: Mapped[bool]


class ReminderRow(Base):
    """A reminder on Discord, to be taken away again."""

    __tablename__ = "reminders"

    message: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    channel: Mapped[int]
    game: Mapped[int] = mapped_column(ForeignKey("games.id"), index=True)
    seat: Mapped[str]
    place: Mapped[str]  # channel, dm or call: as it was meant
