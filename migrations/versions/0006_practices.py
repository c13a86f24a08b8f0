"""Practice fights, one for each person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"


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
