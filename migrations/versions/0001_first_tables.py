"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the database to this revision."""
    op.create_table(
        "done_keys",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("reply", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_done_keys")),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.Text(), server_default="en", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("locale IN ('en', 'fr')", name=op.f("ck_guilds_locale")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("locale", sa.Text(), server_default="en", nullable=False),
        sa.CheckConstraint("locale IN ('en', 'fr')", name=op.f("ck_people_locale")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("gm", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("locale IN ('en', 'fr')", name=op.f("ck_campaigns_locale")),
        sa.CheckConstraint("char_length(name) BETWEEN 1 AND 80", name=op.f("ck_campaigns_name")),
        sa.ForeignKeyConstraint(["gm"], ["people.id"], name=op.f("fk_campaigns_gm")),
        sa.ForeignKeyConstraint(["guild"], ["guilds.id"], name=op.f("fk_campaigns_guild")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
    )
    op.create_index(op.f("ix_campaigns_guild"), "campaigns", ["guild"], unique=False)
    op.create_index(
        "uq_campaigns_live_channel",
        "campaigns",
        ["channel"],
        unique=True,
        postgresql_where=sa.text("ended_at IS NULL"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("scenario", sa.Text(), nullable=False),
        sa.Column("setup", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), server_default="running", nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), server_default="0", nullable=False),
        sa.Column("awaited_since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "(ended_at IS NULL) = (status IN ('running', 'paused'))", name=op.f("ck_games_ended")
        ),
        sa.CheckConstraint(
            "status IN ('running', 'paused', 'won', 'lost', 'ended')", name=op.f("ck_games_status")
        ),
        sa.CheckConstraint("revision >= 1", name=op.f("ck_games_revision")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_games_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_campaign", "games", ["campaign", "id"], unique=False)
    op.create_index(
        "uq_games_live_campaign",
        "games",
        ["campaign"],
        unique=True,
        postgresql_where=sa.text("ended_at IS NULL"),
    )
    op.create_table(
        "seats",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("seat ~ '^[1-9][0-9]?$'", name=op.f("ck_seats_seat")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_seats_campaign")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.PrimaryKeyConstraint("campaign", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("campaign", "person", name=op.f("uq_seats_campaign_person")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "boards",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("ping", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_boards_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_boards")),
    )
    op.create_table(
        "game_secrets",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_game_secrets_game")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_game_secrets")),
    )
    op.create_table(
        "heroes",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("class_id", sa.Text(), nullable=False),
        sa.Column("level", sa.Integer(), server_default="1", nullable=False),
        sa.Column("xp", sa.Integer(), server_default="0", nullable=False),
        sa.Column("gold", sa.Integer(), server_default="0", nullable=False),
        sa.Column("is_active", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.CheckConstraint("char_length(name) BETWEEN 1 AND 80", name=op.f("ck_heroes_name")),
        sa.CheckConstraint("gold >= 0", name=op.f("ck_heroes_gold")),
        sa.CheckConstraint("level BETWEEN 1 AND 9", name=op.f("ck_heroes_level")),
        sa.CheckConstraint("xp >= 0", name=op.f("ck_heroes_xp")),
        sa.ForeignKeyConstraint(
            ["campaign", "seat"],
            ["seats.campaign", "seats.seat"],
            name=op.f("fk_heroes_campaign_seat"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heroes")),
    )
    op.create_index(
        "uq_heroes_active_class",
        "heroes",
        ["campaign", "class_id"],
        unique=True,
        postgresql_where=sa.text("is_active"),
    )
    op.create_index(
        "uq_heroes_active_seat",
        "heroes",
        ["campaign", "seat"],
        unique=True,
        postgresql_where=sa.text("is_active"),
    )
    op.create_table(
        "journal",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("parent", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("actor", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.Text(), nullable=True),
        sa.Column("body", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("reply", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "kind IN ('start', 'answer', 'withdraw', 'take-back', 'rewind', "
            "'pause', 'resume', 'end', 'acting-for')",
            name=op.f("ck_journal_kind"),
        ),
        sa.CheckConstraint(
            "revision >= 1 AND parent >= 0 AND parent < revision", name=op.f("ck_journal_revision")
        ),
        sa.ForeignKeyConstraint(["actor"], ["people.id"], name=op.f("fk_journal_actor")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_journal_game")),
        sa.PrimaryKeyConstraint("game", "revision", name=op.f("pk_journal")),
        sa.UniqueConstraint("key", name=op.f("uq_journal_key")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("lane", sa.Text(), nullable=False),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("body", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("dedupe", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("written_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("not_before", sa.DateTime(timezone=True), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("failure", sa.Text(), nullable=True),
        sa.CheckConstraint(
            "kind IN ('board', 'pick', 'ping', 'post')", name=op.f("ck_outbox_kind")
        ),
        sa.CheckConstraint("kind = 'post' OR game IS NOT NULL", name=op.f("ck_outbox_game")),
        sa.CheckConstraint("attempts >= 0", name=op.f("ck_outbox_attempts")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_outbox_campaign")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_outbox_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("dedupe", name=op.f("uq_outbox_dedupe")),
    )
    op.create_index(
        "ix_outbox_pending",
        "outbox",
        ["lane", "id"],
        unique=False,
        postgresql_where=sa.text("sent_at IS NULL"),
    )
    op.create_index(
        "ix_outbox_unsent",
        "outbox",
        ["id"],
        unique=False,
        postgresql_where=sa.text("sent_at IS NULL"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game")),
        sa.PrimaryKeyConstraint("game", "revision", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "game_log",
        sa.Column("game", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("audience", postgresql.ARRAY(sa.Text()), nullable=True),
        sa.Column("event", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "revision"],
            ["journal.game", "journal.revision"],
            name=op.f("fk_game_log_game_revision"),
        ),
        sa.PrimaryKeyConstraint("game", "revision", "n", name=op.f("pk_game_log")),
    )
