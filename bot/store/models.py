"""What is kept in Postgres, with the constraints that hold whatever the code does.

The books between games are in `book_models`.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    ForeignKey,
    ForeignKeyConstraint,
    Identity,
    Index,
    Integer,
    String,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.base import Base, one_of

LOCALES = "locale IN ('en', 'fr')"
STATUSES = ["running", "paused", "won", "lost", "ended"]
KINDS = ["start", "answer", "withdraw", "take-back", "rewind"]
KINDS += ["pause", "resume", "end", "acting-for", "decree", "forget"]
MESSAGES = ["board", "pick", "ping", "post", "matter", "remind", "fold", "call", "vote"]


class Guild(Base):
    """A Discord server and its settings."""

    __tablename__ = "guilds"
    __table_args__ = (CheckConstraint(LOCALES, name="locale"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    locale: Mapped[str] = mapped_column(server_default="en")
    created_at: Mapped[datetime]


class PersonRow(Base):
    """Somebody who was at a table at least once."""

    __tablename__ = "people"
    __table_args__ = (CheckConstraint(LOCALES, name="locale"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(100))
    locale: Mapped[str] = mapped_column(server_default="en")


class Campaign(Base):
    """A campaign; its place is a channel."""

    __tablename__ = "campaigns"
    __table_args__ = (
        CheckConstraint(LOCALES, name="locale"),
        CheckConstraint("char_length(name) BETWEEN 1 AND 80", name="name"),
        CheckConstraint("array_position(variants, NULL) IS NULL", name="variants"),
        UniqueConstraint("commitment"),  # the same campaign is not kept twice
        Index(
            "uq_campaigns_live_channel",
            "channel",
            unique=True,
            postgresql_where=text("ended_at IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(Identity(), primary_key=True)
    guild: Mapped[int] = mapped_column(ForeignKey("guilds.id"), index=True)
    channel: Mapped[int]
    name: Mapped[str]
    system: Mapped[str]
    gm: Mapped[int] = mapped_column(ForeignKey("people.id"))
    locale: Mapped[str]
    variants: Mapped[list[str]] = mapped_column(server_default="{}")  # the house rules in play
    commitment: Mapped[str]  # to the seed of the campaign's own chance
    created_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class SeatRow(Base):
    """A chair of a campaign; free while nobody sits on it."""

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("campaign", "person"),
        CheckConstraint("seat ~ '^[1-9][0-9]?$'", name="seat"),
    )

    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)


class GameRow(Base):
    """A game: one scenario played by a campaign."""

    __tablename__ = "games"
    __table_args__ = (
        ForeignKeyConstraint(["campaign", "party"], ["parties.campaign", "parties.id"]),
        CheckConstraint(one_of("status", STATUSES), name="status"),
        CheckConstraint("revision >= 1", name="revision"),
        CheckConstraint("(ended_at IS NULL) = (status IN ('running', 'paused'))", name="ended"),
        Index(
            "uq_games_live_campaign",
            "campaign",
            unique=True,
            postgresql_where=text("ended_at IS NULL"),
        ),
        Index("ix_games_campaign", "campaign", "id"),
    )

    id: Mapped[int] = mapped_column(Identity(), primary_key=True)
    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"))
    party: Mapped[int] = mapped_column(Integer)
    system: Mapped[str]
    scenario: Mapped[str]
    setup: Mapped[dict[str, Any]]
    commitment: Mapped[str]
    status: Mapped[str] = mapped_column(server_default="running")
    revision: Mapped[int] = mapped_column(Integer)
    epoch: Mapped[int] = mapped_column(Integer, server_default="0")
    awaited_since: Mapped[datetime]
    started_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class GameSecret(Base):
    """The seed, kept apart: no other query reads it by accident."""

    __tablename__ = "game_secrets"

    game: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seed: Mapped[str]


class BoardRow(Base):
    """Where a game's messages lie on Discord."""

    __tablename__ = "boards"

    game: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    message: Mapped[int | None]
    round: Mapped[int | None] = mapped_column(Integer)
    ping: Mapped[int | None]


class SnapshotRow(Base):
    """A game at the start of a step. The body is encoded JSON with hidden state: never shown."""

    __tablename__ = "snapshots"

    game: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    step: Mapped[int] = mapped_column(Integer)
    body: Mapped[bytes]


class JournalRow(Base):
    """The truth: every accepted act in its order. Rows are only ever added."""

    __tablename__ = "journal"
    __table_args__ = (
        UniqueConstraint("key"),
        CheckConstraint(one_of("kind", KINDS), name="kind"),
        CheckConstraint("revision >= 1 AND parent >= 0 AND parent < revision", name="revision"),
    )

    game: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    parent: Mapped[int] = mapped_column(Integer)  # the revision that this act was built upon
    key: Mapped[str]  # whoever sends the same key again gets the same reply
    kind: Mapped[str]
    actor: Mapped[int | None] = mapped_column(ForeignKey("people.id"))  # None: the bot itself
    seat: Mapped[str | None]
    body: Mapped[dict[str, Any]]
    digest: Mapped[str]
    reply: Mapped[dict[str, Any]]
    at: Mapped[datetime]


class LogRow(Base):
    """One line of a game's log, with those who may read it."""

    __tablename__ = "game_log"
    __table_args__ = (
        ForeignKeyConstraint(["game", "revision"], ["journal.game", "journal.revision"]),
    )

    game: Mapped[int] = mapped_column(primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    audience: Mapped[list[str] | None]  # None: everyone
    event: Mapped[dict[str, Any]]


class OutboxRow(Base):
    """Something that Discord must be told, written with what it tells of."""

    __tablename__ = "outbox"
    __table_args__ = (
        CheckConstraint(one_of("kind", MESSAGES), name="kind"),
        CheckConstraint("kind IN ('post', 'matter') OR game IS NOT NULL", name="game"),
        CheckConstraint("attempts >= 0", name="attempts"),
        UniqueConstraint("dedupe"),
        Index("ix_outbox_pending", "lane", "id", postgresql_where=text("sent_at IS NULL")),
        Index("ix_outbox_unsent", "id", postgresql_where=text("sent_at IS NULL")),
    )

    id: Mapped[int] = mapped_column(Identity(), primary_key=True)
    campaign: Mapped[int] = mapped_column(ForeignKey("campaigns.id"))
    game: Mapped[int | None] = mapped_column(ForeignKey("games.id"))
    kind: Mapped[str]
    lane: Mapped[str]  # rows of one lane are sent in their order
    target: Mapped[int]  # a channel, or for `pick` a person
    body: Mapped[dict[str, Any]]
    dedupe: Mapped[str]
    attempts: Mapped[int] = mapped_column(Integer, server_default="0")
    written_at: Mapped[datetime]
    not_before: Mapped[datetime]
    sent_at: Mapped[datetime | None]
    failure: Mapped[str | None]  # why it was given up, without secrets


class DoneKey(Base):
    """Commands on campaigns that were carried out, so that none is carried out twice."""

    __tablename__ = "done_keys"

    key: Mapped[str] = mapped_column(primary_key=True)
    reply: Mapped[dict[str, Any]]
    at: Mapped[datetime]
