"""A database that cannot be used is told in one sentence."""

from __future__ import annotations

import asyncpg  # type: ignore[import-untyped]
import pytest

from bot.settings import BadSettings
from bot.store.embedded import EmbeddedPostgres
from bot.store.opening import opened
from tests.bot.conftest import execute


async def refusal(url: str) -> str:
    with pytest.raises(BadSettings) as refused:
        async with opened(url):
            pass
    return str(refused.value)


async def test_a_database_that_does_not_exist(postgres: EmbeddedPostgres) -> None:
    assert "does not exist" in await refusal(postgres.url("nowhere"))


async def test_a_name_that_the_server_does_not_know(postgres: EmbeddedPostgres) -> None:
    stranger = postgres.url().replace("postgres@", "stranger@")
    assert "refused the name or password" in await refusal(stranger)


async def test_a_user_who_may_not_create_tables(postgres: EmbeddedPostgres) -> None:
    await execute(postgres.url(), "CREATE ROLE guest LOGIN")
    try:
        guest = postgres.url().replace("postgres@", "guest@")
        assert "may not create tables" in await refusal(guest)
    finally:
        await execute(postgres.url(), "DROP ROLE guest")


async def test_a_wrong_password(
    postgres: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect(*_: object, **__: object) -> None:
        raise asyncpg.InvalidPasswordError("password SECRET refused")

    monkeypatch.setattr(asyncpg, "connect", connect)
    assert "refused the name or password" in await refusal(postgres.url())
