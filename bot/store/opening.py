"""Opening the database that the settings name, or the embedded one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg  # type: ignore[import-untyped]

from bot.clock import Clock
from bot.settings import BadSettings, Settings
from bot.store import embedded, migrate
from bot.store.database import Database, driver_error
from bot.store.embedded import EmbeddedPostgres

_WRONG_NAME = "The database refused the name or password in DATABASE_URL."
REFUSALS: dict[type[BaseException], str] = {
    asyncpg.InvalidAuthorizationSpecificationError: _WRONG_NAME,
    asyncpg.InvalidPasswordError: _WRONG_NAME,
    asyncpg.InvalidCatalogNameError: "The database named in DATABASE_URL does not exist.",
    asyncpg.InsufficientPrivilegeError: "The user in DATABASE_URL may not create tables there.",
}


@contextmanager
def server(settings: Settings, *, may_share: bool = False) -> Iterator[str]:
    """The address of the database, with the embedded server running if none is named.

    With `may_share` a server that another Emberhall runs on the data directory is used.
    """
    if settings.database_url is not None:
        yield settings.database_url
        return
    data = settings.data / "postgres"
    sockets = embedded.running_at(data) if may_share else None
    if sockets is not None:
        yield embedded.url(sockets)
        return
    with EmbeddedPostgres(data) as postgres:
        yield postgres.url()


@asynccontextmanager
async def opened(url: str, clock: Clock | None = None) -> AsyncIterator[Database]:
    """A database in its present shape, closed at the end."""
    database = Database(url, clock or Clock())
    try:
        await _upgrade(database)
        yield database
    finally:
        await database.close()


async def _upgrade(database: Database) -> None:
    try:
        await database.patiently(lambda: migrate.upgrade(database.engine))
    except Exception as error:
        sentence = REFUSALS.get(type(driver_error(error)))
        if sentence is None:
            raise
        raise BadSettings(sentence) from None
