"""What is kept for newcomers and for those who come back: practice fights, visits, greetings."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Integer
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.base import Base


class PracticeRow(Base):
    """A practice fight. The body is encoded JSON with hidden state and the seed: never shown."""

    __tablename__ = "practices"

    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    body: Mapped[bytes]
    key: Mapped[str]  # of the last command; whoever sends it again gets the same reply
    reply: Mapped[dict[str, Any]]
    changed_at: Mapped[datetime] = mapped_column(index=True)


class VisitRow(Base):
    """How far a person has read a campaign's log."""

    __tablename__ = "visits"

    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    game: Mapped[int] = mapped_column(ForeignKey("games.id"))
    revision: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime]


class GreetingRow(Base):
    """A server that the bot has said hello to since it joined."""

    __tablename__ = "greetings"

    guild: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]
