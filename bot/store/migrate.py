"""Migrations from code: no command line, no file with a database address in it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

import migrations

FOLDER = Path(migrations.__file__).parent
LOCK = 0x656D626572  # two processes that start together upgrade one after the other


async def upgrade(engine: AsyncEngine) -> None:
    """Bring a database to the present shape."""
    await _run(engine, lambda config: command.upgrade(config, "head"))


async def check(engine: AsyncEngine) -> None:
    """Raise if the models say something that the migrations do not build."""
    await _run(engine, command.check)


async def write(engine: AsyncEngine, message: str) -> None:
    """Write a new migration for what the models say beyond the present shape."""

    def revision(config: Config) -> None:
        number = len(list(FOLDER.glob("versions/[0-9]*.py"))) + 1
        command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")

    await _run(engine, revision)


async def _run(engine: AsyncEngine, work: Callable[[Config], None]) -> None:
    def with_connection(connection: Connection) -> None:
        config = Config(stdout=io.StringIO())
        config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
        config.attributes["connection"] = connection
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        work(config)

    async with engine.begin() as connection:
        await connection.run_sync(with_connection)
