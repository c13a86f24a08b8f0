"""Postgres: models, migrations, queries, and the embedded server."""
