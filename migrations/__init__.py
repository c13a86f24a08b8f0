"""Alembic migrations, run from code (`bot/store/migrate.py`)."""
