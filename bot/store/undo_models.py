"""What is kept about going back: what the GM looks at before it, and what a table votes on."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Identity, Index, Integer, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.base import Base, one_of

OUTCOMES = ["done", "refused", "withdrawn", "expired", "gone"]


class UndoRow(Base):
    """Somebody wants a game to go back to an earlier revision."""

    __tablename__ = "undos"
    __table_args__ = (
        UniqueConstraint("key"),
        CheckConstraint(one_of("outcome", OUTCOMES), name="outcome"),
        CheckConstraint("revision >= 1 AND revision < seen_at", name="revision"),
        CheckConstraint("(outcome IS NULL) = (closed_at IS NULL)", name="closed"),
        CheckConstraint("is_vote = (expires_at IS NOT NULL)", name="vote"),
        Index(
            "uq_undos_open_vote",
            "game",
            unique=True,
            postgresql_where=text("is_vote AND outcome IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(Identity(), primary_key=True)
    game: Mapped[int] = mapped_column(ForeignKey("games.id"), index=True)
    key: Mapped[str]  # whoever sends the same key again gets the same answer
    asker: Mapped[int] = mapped_column(ForeignKey("people.id"))
    why: Mapped[str]
    revision: Mapped[int] = mapped_column(Integer)  # where the game would stand
    seen_at: Mapped[int] = mapped_column(Integer)  # the game's revision when it was wanted
    is_vote: Mapped[bool]  # else the GM alone has looked at it
    message: Mapped[int | None]  # on Discord, where the table votes
    written_at: Mapped[datetime]
    expires_at: Mapped[datetime | None]
    outcome: Mapped[str | None]
    closed_at: Mapped[datetime | None]
    closed_by: Mapped[int | None] = mapped_column(ForeignKey("people.id"))  # None: time


class UndoVoteRow(Base):
    """Somebody agrees that the game goes back."""

    __tablename__ = "undo_votes"

    undo: Mapped[int] = mapped_column(ForeignKey("undos.id"), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
