"""The books of a campaign: parties, heroes with a standing, holdings, decks, and the ledger."""

from __future__ import annotations

import secrets
from hashlib import sha256

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"

JSON = postgresql.JSONB(astext_type=sa.Text())
NAMES = postgresql.ARRAY(sa.Text())


def upgrade() -> None:
    """Bring the database to this revision."""
    _secrets()
    _parties()
    _games()
    _heroes()
    _holdings()
    _decks_and_matters()
    _ledger()
    _first_entries()
    op.drop_constraint("ck_outbox_kind", "outbox")
    op.drop_constraint("ck_outbox_game", "outbox")
    kinds = "kind IN ('board', 'pick', 'ping', 'post', 'matter')"
    op.create_check_constraint(op.f("ck_outbox_kind"), "outbox", kinds)
    games = "kind IN ('post', 'matter') OR game IS NOT NULL"
    op.create_check_constraint(op.f("ck_outbox_game"), "outbox", games)


def _secrets() -> None:
    """Every campaign gets chance of its own, and promises its seed."""
    op.create_table(
        "campaign_secrets",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("chance", sa.BigInteger(), server_default="0", nullable=False),
        sa.CheckConstraint("chance >= 0", name=op.f("ck_campaign_secrets_chance")),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.id"], name=op.f("fk_campaign_secrets_campaign")
        ),
        sa.PrimaryKeyConstraint("campaign", name=op.f("pk_campaign_secrets")),
    )
    op.add_column("campaigns", sa.Column("commitment", sa.Text(), nullable=True))
    connection = op.get_bind()
    for (campaign,) in connection.execute(sa.text("SELECT id FROM campaigns")).all():
        seed = f"blake2b-1:{secrets.token_bytes(16).hex()}"
        values = {
            "campaign": campaign,
            "seed": seed,
            "commitment": sha256(seed.encode()).hexdigest(),
        }
        connection.execute(
            sa.text("INSERT INTO campaign_secrets (campaign, seed) VALUES (:campaign, :seed)"),
            values,
        )
        connection.execute(
            sa.text("UPDATE campaigns SET commitment = :commitment WHERE id = :campaign"), values
        )
    op.alter_column("campaigns", "commitment", nullable=False)
    op.create_unique_constraint(op.f("uq_campaigns_commitment"), "campaigns", ["commitment"])


def _parties() -> None:
    """Whoever played so far was one party."""
    op.create_table(
        "parties",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("place", sa.Text(), server_default="", nullable=False),
        sa.Column("journey", JSON, nullable=True),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.CheckConstraint("id >= 1", name=op.f("ck_parties_id")),
        sa.CheckConstraint("char_length(name) <= 80", name=op.f("ck_parties_name")),
        sa.CheckConstraint("char_length(note) <= 2000", name=op.f("ck_parties_note")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_parties_campaign")),
        sa.PrimaryKeyConstraint("campaign", "id", name=op.f("pk_parties")),
    )
    op.execute(
        "INSERT INTO parties (campaign, id) SELECT campaign, 1 FROM heroes "
        "UNION SELECT campaign, 1 FROM games"
    )


def _games() -> None:
    op.add_column("games", sa.Column("party", sa.Integer(), nullable=True))
    op.execute("UPDATE games SET party = 1")
    op.alter_column("games", "party", nullable=False)
    op.create_foreign_key(
        op.f("fk_games_campaign_party"),
        "games",
        "parties",
        ["campaign", "party"],
        ["campaign", "id"],
    )


def _heroes() -> None:
    """Heroes are numbered within their campaign and stand active, away, retired or dead.

    Until now every hero of haven had the kit of its class; from now on it owns what it buys, so
    those who are alive get what a new hero of their level brings.
    """
    op.drop_index("uq_heroes_living_class", "heroes")
    op.drop_index("uq_heroes_active_seat", "heroes")
    op.drop_constraint("ck_heroes_dead", "heroes")
    for column in (
        sa.Column("party", sa.Integer(), server_default="1", nullable=False),
        sa.Column("quest", sa.Text(), server_default="", nullable=False),
        sa.Column("dealt", NAMES, server_default="{}", nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("status", sa.Text(), server_default="active", nullable=False),
    ):
        op.add_column("heroes", column)
    op.execute(
        "UPDATE heroes SET status = CASE WHEN is_dead THEN 'dead' WHEN is_active THEN 'active' "
        "ELSE 'away' END"
    )
    op.execute(
        "UPDATE heroes SET gold = gold + 15 * (level + 1) FROM campaigns "
        "WHERE campaigns.id = heroes.campaign AND campaigns.system = 'haven' "
        "AND status <> 'dead'"
    )
    op.drop_column("heroes", "is_dead")
    op.drop_column("heroes", "is_active")
    op.alter_column("heroes", "party", server_default=None)
    _number_heroes()
    checks = {
        "id": "id >= 1",
        "note": "char_length(note) <= 2000",
        "dealt": "array_position(dealt, NULL) IS NULL",
        "status": "status IN ('active', 'away', 'retired', 'dead')",
        "dead": "status <> 'dead' OR gold = 0",
    }
    for name, check in checks.items():
        op.create_check_constraint(op.f(f"ck_heroes_{name}"), "heroes", check)
    op.create_foreign_key(
        op.f("fk_heroes_campaign_party"),
        "heroes",
        "parties",
        ["campaign", "party"],
        ["campaign", "id"],
    )
    for name, columns in (
        ("uq_heroes_active_class", ["campaign", "party", "class_id"]),
        ("uq_heroes_active_seat", ["campaign", "seat"]),
    ):
        where = sa.text("status = 'active'")
        op.create_index(name, "heroes", columns, unique=True, postgresql_where=where)


def _number_heroes() -> None:
    op.drop_constraint("pk_heroes", "heroes")
    op.execute("ALTER TABLE heroes ALTER COLUMN id DROP IDENTITY")
    op.execute(
        "UPDATE heroes SET id = numbered.n FROM (SELECT id, "
        "row_number() OVER (PARTITION BY campaign ORDER BY id) AS n FROM heroes) AS numbered "
        "WHERE heroes.id = numbered.id"
    )
    op.alter_column("heroes", "id", type_=sa.Integer(), existing_type=sa.BigInteger())
    op.create_primary_key(op.f("pk_heroes"), "heroes", ["campaign", "id"])


def _holdings() -> None:
    op.create_table(
        "holdings",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("thing", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.CheckConstraint("count <> 0", name=op.f("ck_holdings_count")),
        sa.CheckConstraint(
            r"owner ~ '^(world|(party|hero|seat)\.[1-9][0-9]{0,8})$'",
            name=op.f("ck_holdings_owner"),
        ),
        sa.CheckConstraint(
            "count > 0 OR kind IN ('number', 'stock')", name=op.f("ck_holdings_debt")
        ),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_holdings_campaign")),
        sa.PrimaryKeyConstraint("campaign", "owner", "kind", "thing", name=op.f("pk_holdings")),
    )
    op.create_index("ix_holdings_thing", "holdings", ["campaign", "kind", "thing"])


def _decks_and_matters() -> None:
    op.create_table(
        "stickers",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("class_id", sa.Text(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("slot", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_stickers_campaign")),
        sa.PrimaryKeyConstraint("campaign", "class_id", "card", "slot", name=op.f("pk_stickers")),
    )
    op.create_table(
        "decks",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("cards", NAMES, nullable=False),
        sa.CheckConstraint("array_position(cards, NULL) IS NULL", name=op.f("ck_decks_cards")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_decks_campaign")),
        sa.PrimaryKeyConstraint("campaign", "name", name=op.f("pk_decks")),
    )
    op.create_table(
        "matters",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("party", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("facts", JSON, nullable=False),
        sa.Column("votes", JSON, nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign", "party"],
            ["parties.campaign", "parties.id"],
            name=op.f("fk_matters_campaign_party"),
        ),
        sa.PrimaryKeyConstraint("campaign", "party", name=op.f("pk_matters")),
    )


def _ledger() -> None:
    op.create_table(
        "ledger",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("actor", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.Text(), nullable=True),
        sa.Column("deed", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("game", sa.BigInteger(), nullable=True),
        sa.Column("changes", JSON, nullable=False),
        sa.Column("undone_by", sa.Integer(), nullable=True),
        sa.CheckConstraint("n >= 1", name=op.f("ck_ledger_n")),
        sa.CheckConstraint("undone_by > n", name=op.f("ck_ledger_undone_by")),
        sa.CheckConstraint("char_length(deed) BETWEEN 1 AND 200", name=op.f("ck_ledger_deed")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_ledger_campaign")),
        sa.ForeignKeyConstraint(["actor"], ["people.id"], name=op.f("fk_ledger_actor")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_ledger_game")),
        sa.ForeignKeyConstraint(
            ["campaign", "undone_by"],
            ["ledger.campaign", "ledger.n"],
            name=op.f("fk_ledger_campaign_undone_by"),
        ),
        sa.PrimaryKeyConstraint("campaign", "n", name=op.f("pk_ledger")),
        sa.UniqueConstraint("key", name=op.f("uq_ledger_key")),
    )
    op.create_table(
        "ledger_lines",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("audience", NAMES, nullable=True),
        sa.Column("event", JSON, nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign", "n"],
            ["ledger.campaign", "ledger.n"],
            name=op.f("fk_ledger_lines_campaign_n"),
        ),
        sa.PrimaryKeyConstraint("campaign", "n", "line", name=op.f("pk_ledger_lines")),
    )
    op.create_table(
        "hero_numbers",
        sa.Column("campaign", sa.BigInteger(), nullable=False),
        sa.Column("hero", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        *(
            sa.Column(name, sa.Integer(), nullable=False)
            for name in ("level", "xp", "gold", "ticks")
        ),
        sa.ForeignKeyConstraint(
            ["campaign", "n"],
            ["ledger.campaign", "ledger.n"],
            name=op.f("fk_hero_numbers_campaign_n"),
        ),
        sa.PrimaryKeyConstraint("campaign", "hero", "n", name=op.f("pk_hero_numbers")),
    )


def _first_entries() -> None:
    """The ledger of a running campaign begins with the sheets as they stand."""
    op.execute(
        "INSERT INTO ledger (campaign, n, at, deed, changes) "
        "SELECT campaign, 1, now(), 'open', '[]'::jsonb FROM parties"
    )
    op.execute(
        "INSERT INTO hero_numbers (campaign, hero, n, at, level, xp, gold, ticks) "
        "SELECT campaign, id, 1, now(), level, xp, gold, ticks FROM heroes"
    )
