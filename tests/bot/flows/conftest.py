from __future__ import annotations

import asyncio
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.embedded import EmbeddedPostgres
from bot.store.migrate import upgrade


@pytest.fixture(scope="session")
def server() -> Iterator[EmbeddedPostgres]:
    with tempfile.TemporaryDirectory(prefix="eh") as d:
        s = EmbeddedPostgres(Path(d) / "pg")
        s.start()

        async def prep() -> None:
            admin = create_async_engine(s.url(), isolation_level="AUTOCOMMIT")
            async with admin.connect() as c:
                await c.execute(text("CREATE DATABASE flowtemplate"))
            await admin.dispose()
            e = create_async_engine(s.url("flowtemplate"))
            await upgrade(e)
            await e.dispose()

        asyncio.run(prep())
        yield s
        s.close()


@pytest.fixture
async def database_url(server: EmbeddedPostgres) -> AsyncIterator[str]:
    name = "t" + uuid.uuid4().hex[:10]
    admin = create_async_engine(server.url(), isolation_level="AUTOCOMMIT")
    async with admin.connect() as c:
        await c.execute(text(f"CREATE DATABASE {name} TEMPLATE flowtemplate"))
    await admin.dispose()
    yield server.url(name)
