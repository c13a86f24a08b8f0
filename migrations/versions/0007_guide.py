"""Practice fights, how far people have read, servers that were greeted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_table(
        "practices",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("reply", postgresql.JSONB(none_as_null=True), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_practices_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_practices")),
    )
    op.create_index(op.f("ix_practices_changed_at"), "practices", ["changed_at"], unique=False)
    op.create_table(
        "visits",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_visits_person")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_visits_campaign")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_visits_game")),
        sa.PrimaryKeyConstraint("person", "campaign", name=op.f("pk_visits")),
    )
    op.create_table(
        "greetings",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_greetings")),
    )
