"""A campaign's books and ledger in Postgres: the rows of `engine.core.ledger.rows_of`, and more.

Every table's columns are the fields of its record, beside the campaign. What can be had or counted
is a row of `holdings`: who owns which item is a plain question.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

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

STANDINGS = ["active", "away", "retired", "dead"]
OWNERS = r"owner ~ '^(world|(party|hero|seat)\.[1-9][0-9]{0,8})$'"
IS_ACTIVE = text("status = 'active'")


class CampaignSecret(Base):
    """The seed of a campaign's own chance and how much of it was drawn, kept apart."""

    __tablename__ = "campaign_secrets"
    __table_args__ = (CheckConstraint("chance >= 0", name="chance"),)

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    seed: Mapped[str]
    chance: Mapped[int] = mapped_column(server_default="0")


class PartyRow(Base):
    """Heroes who go together."""

    __tablename__ = "parties"
    __table_args__ = (
        CheckConstraint("id >= 1", name="id"),
        CheckConstraint("char_length(name) <= 80", name="name"),
        CheckConstraint("char_length(note) <= 2000", name="note"),
    )

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(server_default="")
    place: Mapped[str] = mapped_column(server_default="")
    journey: Mapped[dict[str, Any] | None]
    note: Mapped[str] = mapped_column(server_default="")


class HeroRow(Base):
    """A hero's sheet."""

    __tablename__ = "heroes"
    __table_args__ = (
        ForeignKeyConstraint(["campaign", "seat"], ["seats.campaign", "seats.seat"]),
        ForeignKeyConstraint(["campaign", "party"], ["parties.campaign", "parties.id"]),
        CheckConstraint("id >= 1", name="id"),
        CheckConstraint("char_length(name) BETWEEN 1 AND 80", name="name"),
        CheckConstraint("char_length(note) <= 2000", name="note"),
        CheckConstraint("level BETWEEN 1 AND 9", name="level"),
        CheckConstraint("xp >= 0", name="xp"),
        CheckConstraint("gold >= 0", name="gold"),
        CheckConstraint("ticks >= 0", name="ticks"),
        CheckConstraint("array_position(dealt, NULL) IS NULL", name="dealt"),
        CheckConstraint(one_of("status", STANDINGS), name="status"),
        CheckConstraint("status <> 'dead' OR gold = 0", name="dead"),  # H-VARIANT-06
        Index(
            "uq_heroes_active_class",
            "campaign",
            "party",
            "class_id",
            unique=True,
            postgresql_where=IS_ACTIVE,
        ),
        Index("uq_heroes_active_seat", "campaign", "seat", unique=True, postgresql_where=IS_ACTIVE),
    )

    campaign: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[str]
    party: Mapped[int] = mapped_column(Integer)
    name: Mapped[str]
    class_id: Mapped[str]
    level: Mapped[int] = mapped_column(Integer, server_default="1")
    xp: Mapped[int] = mapped_column(Integer, server_default="0")
    gold: Mapped[int] = mapped_column(Integer, server_default="0")
    ticks: Mapped[int] = mapped_column(Integer, server_default="0")  # of battle goals
    quest: Mapped[str] = mapped_column(server_default="")  # secret to its owner
    dealt: Mapped[list[str]] = mapped_column(server_default="{}")  # secret as well
    note: Mapped[str] = mapped_column(server_default="")  # private
    status: Mapped[str] = mapped_column(server_default="active")


class HoldingRow(Base):
    """How many of a thing somebody has. Who has none has no row."""

    __tablename__ = "holdings"
    __table_args__ = (
        CheckConstraint("count <> 0", name="count"),
        CheckConstraint(OWNERS, name="owner"),
        # A debt of items, cards or boxes is no number that a campaign can have.
        CheckConstraint("count > 0 OR kind IN ('number', 'stock')", name="debt"),
        Index("ix_holdings_thing", "campaign", "kind", "thing"),  # who owns one?
    )

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    owner: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    thing: Mapped[str] = mapped_column(primary_key=True)
    count: Mapped[int] = mapped_column(Integer)


class StickerRow(Base):
    """A permanent change of a card."""

    __tablename__ = "stickers"

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    class_id: Mapped[str] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(primary_key=True)
    slot: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]


class DeckRow(Base):
    """A deck in its order, which is secret; the last card is on top."""

    __tablename__ = "decks"
    __table_args__ = (CheckConstraint("array_position(cards, NULL) IS NULL", name="cards"),)

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    name: Mapped[str] = mapped_column(primary_key=True)
    cards: Mapped[list[str]]


class MatterRow(Base):
    """A question that lies before a party."""

    __tablename__ = "matters"
    __table_args__ = (
        ForeignKeyConstraint(["campaign", "party"], ["parties.campaign", "parties.id"]),
    )

    campaign: Mapped[int] = mapped_column(primary_key=True)
    party: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str]
    facts: Mapped[dict[str, Any]]
    votes: Mapped[dict[str, Any]]


# --- the ledger -----------------------------------------------------------------------------------


class LedgerRow(Base):
    """Something that was done to the books: by whom, when, and what it changed. Only ever added."""

    __tablename__ = "ledger"
    __table_args__ = (
        ForeignKeyConstraint(["campaign", "undone_by"], ["ledger.campaign", "ledger.n"]),
        CheckConstraint("n >= 1", name="n"),
        CheckConstraint("undone_by > n", name="undone_by"),
        CheckConstraint("char_length(deed) BETWEEN 1 AND 200", name="deed"),
        UniqueConstraint("key"),
    )

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[datetime]
    actor: Mapped[int | None] = mapped_column(ForeignKey("people.id"))  # None: the rules
    seat: Mapped[str | None]
    deed: Mapped[str]
    key: Mapped[str | None]  # whoever sends the same key again gets the same reply
    game: Mapped[int | None] = mapped_column(ForeignKey("games.id"))  # that it began or settled
    changes: Mapped[list[Any]]  # holds secrets: never shown
    undone_by: Mapped[int | None] = mapped_column(Integer)


class LedgerLine(Base):
    """One line of an entry, with those who may read it."""

    __tablename__ = "ledger_lines"
    __table_args__ = (ForeignKeyConstraint(["campaign", "n"], ["ledger.campaign", "ledger.n"]),)

    campaign: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    line: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    audience: Mapped[list[str] | None]  # None: everyone
    event: Mapped[dict[str, Any]]


class HeroNumbers(Base):
    """A hero's numbers after each entry that changed them: gold over time is one query."""

    __tablename__ = "hero_numbers"
    __table_args__ = (ForeignKeyConstraint(["campaign", "n"], ["ledger.campaign", "ledger.n"]),)

    campaign: Mapped[int] = mapped_column(primary_key=True)
    hero: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[datetime]
    level: Mapped[int] = mapped_column(Integer)
    xp: Mapped[int] = mapped_column(Integer)
    gold: Mapped[int] = mapped_column(Integer)
    ticks: Mapped[int] = mapped_column(Integer)
