"""Back-ups with Postgres' own programs: those of the wheel, or those that the machine has."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.database import address
from bot.store.embedded import EmbeddedTrouble, binaries

PORTABLE = ("--no-owner", "--no-privileges")
PRIVATE = 0o077  # nobody else may read what is written


class DumpTrouble(RuntimeError):
    """Why a back-up cannot be made or read, in one sentence for the operator."""


def dump(url: str, file: Path) -> None:
    """Write the whole database into a file: all of it, as it is at one moment, or nothing."""
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.touch(mode=0o600)
        _run("pg_dump", url, "--format=custom", *PORTABLE, f"--file={draft}")
        draft.replace(file)
    except OSError as error:
        raise DumpTrouble(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)


def undump(url: str, file: Path) -> None:
    """Read a file into an empty database: all of it, or nothing."""
    if not file.is_file():
        raise DumpTrouble(f"There is no file {file}.")
    name = address(url).database or "postgres"
    words = ("--exit-on-error", "--single-transaction", *PORTABLE, f"--dbname={name}", str(file))
    _run("pg_restore", url, *words)


async def is_empty(url: str) -> bool:
    """Whether no Emberhall has been in a database yet."""
    engine = create_async_engine(address(url))
    try:
        async with engine.connect() as connection:
            query = text("SELECT to_regclass('public.alembic_version') IS NULL")
            return bool((await connection.execute(query)).scalar_one())
    finally:
        await engine.dispose()


def _run(program: str, url: str, *words: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own words; the password is not among them
        [_found(program), *words],
        capture_output=True,
        check=False,
        env=_environment(url),
        umask=PRIVATE,
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or ["it did not say why"]
        raise DumpTrouble(f"{program} failed: {said[0].removeprefix(f'{program}: ')}")


def _found(program: str) -> str:
    try:
        ours = binaries() / program
    except EmbeddedTrouble:
        ours = Path()
    found = str(ours) if ours.is_file() else shutil.which(program)
    if found is None:
        raise DumpTrouble(
            f"{program} is not here: install Postgres' client programs, or emberhall[local]."
        )
    return found


def _environment(url: str) -> dict[str, str]:
    """Where the server is, as Postgres' programs read it."""
    parsed = address(url)
    query = {key: value for key, value in parsed.query.items() if isinstance(value, str)}
    facts = {
        "PGHOST": query.get("host") or parsed.host,
        "PGPORT": None if parsed.port is None else str(parsed.port),
        "PGUSER": parsed.username,
        "PGPASSWORD": None if parsed.password is None else str(parsed.password),
        "PGDATABASE": parsed.database,
        "PGSSLMODE": query.get("ssl"),
    }
    given = {key: value for key, value in os.environ.items() if key in ("PATH", "PGPASSWORD")}
    return given | {key: value for key, value in facts.items() if value}
