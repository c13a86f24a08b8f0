"""The house rules that a campaign plays with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the database to this revision."""
    names = postgresql.ARRAY(sa.Text())
    op.add_column("campaigns", sa.Column("variants", names, server_default="{}", nullable=False))
    op.create_check_constraint(
        op.f("ck_campaigns_variants"), "campaigns", "array_position(variants, NULL) IS NULL"
    )
