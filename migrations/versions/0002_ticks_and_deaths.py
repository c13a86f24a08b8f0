"""What a hero's sheet keeps of battle goals and of permanent death."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.add_column("heroes", sa.Column("ticks", sa.Integer(), server_default="0", nullable=False))
    op.add_column(
        "heroes",
        sa.Column("is_dead", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )
    op.create_check_constraint(op.f("ck_heroes_ticks"), "heroes", "ticks >= 0")
    op.create_check_constraint(op.f("ck_heroes_dead"), "heroes", "NOT is_dead OR gold = 0")
    op.drop_index("uq_heroes_active_class", "heroes")
    op.create_index(
        "uq_heroes_living_class",
        "heroes",
        ["campaign", "class_id"],
        unique=True,
        postgresql_where=sa.text("is_active AND NOT is_dead"),
    )
