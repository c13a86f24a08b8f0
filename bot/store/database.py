"""The connection to Postgres: transactions, patience when it is away, and silence about secrets."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.clock import Clock
from bot.settings import BadSettings

log = logging.getLogger(__name__)
T = TypeVar("T")

ONE_MOMENT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
PAUSES = (0.0, 0.1, 0.4, 1.0, 2.0)  # between tries while the database is away
AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.LockNotAvailableError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.InterfaceError,
    OSError,  # refused, reset, no such socket, and time-outs
    PoolTimeout,
)


class TableAway(Exception):
    """The database cannot be reached just now; nothing was changed or lost."""


class StoreError(Exception):
    """The database refused a statement. Says which rule, never the values: they may be secret."""


class Conflict(StoreError):
    """A constraint was hit: somebody else was faster."""

    def __init__(self, constraint: str) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class Database:
    """One Postgres database."""

    def __init__(self, url: str, clock: Clock, *, pool_size: int = 20) -> None:
        self.clock = clock
        self.engine = create_async_engine(
            address(url),
            pool_size=pool_size,
            max_overflow=0,  # a connection that is closed after each use costs more than it serves
            pool_timeout=10,
            hide_parameters=True,
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
            connect_args={
                "timeout": 5,
                "command_timeout": 30,
                "server_settings": {"application_name": "emberhall", "lock_timeout": "10s"},
            },
        )

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back on an exception."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(_constraint(error)) from None
        except DBAPIError as error:
            if is_away(error):
                raise
            raise StoreError(type(driver_error(error)).__name__) from None

    async def patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do some work, again if the database was away for a moment; then `TableAway`.

        The work may run again although its COMMIT did get through: it must be idempotent.
        """
        for pause in (*PAUSES, None):
            try:
                return await work()
            except Exception as error:
                if not is_away(error):
                    raise
                log.warning("the database is away (%s)", type(driver_error(error)).__name__)
            if pause is not None:
                await self.clock.pause(pause, "database away")
        raise TableAway

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def address(url: str) -> URL:
    """A DATABASE_URL as people write it, for the driver that is used here."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # its text would quote a password
        raise BadSettings("DATABASE_URL is not a database address.") from None
    if parsed.get_backend_name() not in ("postgresql", "postgres"):
        raise BadSettings("DATABASE_URL must name a Postgres server: postgresql://...")
    query = dict(parsed.query)
    if mode := query.pop("sslmode", None):
        query["ssl"] = mode
    return parsed.set(drivername="postgresql+asyncpg", query=query)


def is_away(error: BaseException) -> bool:
    """Whether an error means: not now, but perhaps in a moment."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(driver_error(error), AWAY)


def driver_error(error: BaseException) -> BaseException:
    """What the driver itself said, without what SQLAlchemy wraps around it."""
    original = getattr(error, "orig", None) or error
    return getattr(original, "__cause__", None) or original


def _constraint(error: IntegrityError) -> str:
    return str(getattr(driver_error(error), "constraint_name", None) or "unknown")
