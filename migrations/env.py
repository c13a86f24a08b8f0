"""Run by Alembic; the connection comes from `bot/store/migrate.py`."""

from __future__ import annotations

from alembic import context

from bot.store import (  # noqa: F401 - all tables must be known
    book_models,
    guide_models,
    models,
    undo_models,
    waiting_models,
)
from bot.store.base import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    compare_type=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
