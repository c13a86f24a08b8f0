"""Decrees of the GM, and what is wanted undone: looked at by the GM, or put to the vote."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.drop_constraint("ck_journal_kind", "journal")
    kinds = "'start', 'answer', 'withdraw', 'take-back', 'rewind', 'pause', 'resume', 'end', "
    kinds += "'acting-for', 'decree'"
    op.create_check_constraint(op.f("ck_journal_kind"), "journal", f"kind IN ({kinds})")
    op.drop_constraint("ck_outbox_kind", "outbox")
    kinds = "'board', 'pick', 'ping', 'post', 'matter', 'remind', 'fold', 'call', 'vote'"
    op.create_check_constraint(op.f("ck_outbox_kind"), "outbox", f"kind IN ({kinds})")
    op.create_table(
        "undos",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("asker", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seen_at", sa.Integer(), nullable=False),
        sa.Column("is_vote", sa.Boolean(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("written_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("closed_by", sa.BigInteger(), nullable=True),
        sa.CheckConstraint(
            "outcome IN ('done', 'refused', 'withdrawn', 'expired', 'gone')",
            name=op.f("ck_undos_outcome"),
        ),
        sa.CheckConstraint("(outcome IS NULL) = (closed_at IS NULL)", name=op.f("ck_undos_closed")),
        sa.CheckConstraint("is_vote = (expires_at IS NOT NULL)", name=op.f("ck_undos_vote")),
        sa.CheckConstraint("revision >= 1 AND revision < seen_at", name=op.f("ck_undos_revision")),
        sa.ForeignKeyConstraint(["asker"], ["people.id"], name=op.f("fk_undos_asker")),
        sa.ForeignKeyConstraint(["closed_by"], ["people.id"], name=op.f("fk_undos_closed_by")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_undos_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_undos")),
        sa.UniqueConstraint("key", name=op.f("uq_undos_key")),
    )
    op.create_index(op.f("ix_undos_game"), "undos", ["game"], unique=False)
    op.create_index(
        "uq_undos_open_vote",
        "undos",
        ["game"],
        unique=True,
        postgresql_where=sa.text("is_vote AND outcome IS NULL"),
    )
    op.create_table(
        "undo_votes",
        sa.Column("undo", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_undo_votes_person")),
        sa.ForeignKeyConstraint(["undo"], ["undos.id"], name=op.f("fk_undo_votes_undo")),
        sa.PrimaryKeyConstraint("undo", "person", name=op.f("pk_undo_votes")),
    )
