"""Paces of tables, habits of people, absences, and the timers that remind and decide."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the database to this revision."""
    op.drop_constraint("ck_outbox_kind", "outbox")
    kinds = "'board', 'pick', 'ping', 'post', 'matter', 'remind', 'fold', 'call'"
    op.create_check_constraint(op.f("ck_outbox_kind"), "outbox", f"kind IN ({kinds})")
    op.create_table(
        "habits",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("every", sa.Integer(), nullable=True),
        sa.Column("by", sa.Text(), server_default="channel", nullable=False),
        sa.CheckConstraint("by IN ('channel', 'dm', 'both')", name=op.f("ck_habits_by")),
        sa.CheckConstraint(
            "(quiet_from IS NULL) = (quiet_until IS NULL) AND (quiet_from IS NULL OR "
            "zone IS NOT NULL AND quiet_from BETWEEN 0 AND 1439 AND quiet_until BETWEEN 0 AND 1439 "
            "AND quiet_from <> quiet_until)",
            name=op.f("ck_habits_quiet"),
        ),
        sa.CheckConstraint("every BETWEEN 0 AND 604800", name=op.f("ck_habits_every")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_habits_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_habits")),
    )
    op.create_table(
        "paces",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), server_default="none", nullable=False),
        sa.Column("expiry", sa.Text(), server_default="autopilot", nullable=False),
        sa.Column("reacts_in", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.CheckConstraint("expiry IN ('autopilot', 'rest', 'gm')", name=op.f("ck_paces_expiry")),
        sa.CheckConstraint(
            "name IN ('none', 'live', '12h', '24h', '48h')", name=op.f("ck_paces_name")
        ),
        sa.CheckConstraint("reacts_in BETWEEN 0 AND 172800", name=op.f("ck_paces_reacts_in")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_paces_campaign")),
        sa.PrimaryKeyConstraint("campaign", name=op.f("pk_paces")),
    )
    op.create_table(
        "absences",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("stand_in", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign", "seat"],
            ["seats.campaign", "seats.seat"],
            name=op.f("fk_absences_campaign_seat"),
        ),
        sa.ForeignKeyConstraint(["stand_in"], ["people.id"], name=op.f("fk_absences_stand_in")),
        sa.PrimaryKeyConstraint("campaign", "seat", name=op.f("pk_absences")),
        sa.UniqueConstraint("campaign", "stand_in", name=op.f("uq_absences_campaign_stand_in")),
    )
    op.create_index(op.f("ix_absences_until"), "absences", ["until"], unique=False)
    op.create_table(
        "reminders",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reminders_game")),
        sa.PrimaryKeyConstraint("message", name=op.f("pk_reminders")),
    )
    op.create_index(op.f("ix_reminders_game"), "reminders", ["game"], unique=False)
    op.create_table(
        "timers",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("asked", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("moved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_paused", sa.Boolean(), nullable=False),
        sa.Column("is_asleep", sa.Boolean(), nullable=False),
        sa.Column("is_urgent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_timers_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_timers")),
    )
    op.create_index(
        "ix_timers_urgent",
        "timers",
        ["game"],
        unique=False,
        postgresql_where=sa.text("is_urgent"),
    )
    op.create_table(
        "waits",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("prompt", sa.Text(), nullable=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("silent_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reminders", sa.Integer(), nullable=False),
        sa.Column("reminded_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("told", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("taken_step", sa.Integer(), nullable=True),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.Column("is_last_told", sa.Boolean(), nullable=False),
        sa.Column("is_hinted", sa.Boolean(), nullable=False),
        sa.CheckConstraint("reminders >= 0 AND calls >= 0", name=op.f("ck_waits_counts")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_waits_game")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_waits")),
    )
