"""Somebody asks to be forgotten in the middle of a game: an act of its journal."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.drop_constraint("ck_journal_kind", "journal")
    kinds = "'start', 'answer', 'withdraw', 'take-back', 'rewind', 'pause', 'resume', 'end', "
    kinds += "'acting-for', 'decree', 'forget'"
    op.create_check_constraint(op.f("ck_journal_kind"), "journal", f"kind IN ({kinds})")
