"""What is kept about practice fights: one for each person, the last."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey
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
