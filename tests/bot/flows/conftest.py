"""Games that can be compared: a second database, and dice that fall the same way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.store.embedded import EmbeddedPostgres
from tests.bot.conftest import execute, run_apart


@pytest.fixture
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of the test has the same seed."""
    monkeypatch.setattr("bot.tables.starting.secrets.token_bytes", lambda count: bytes(count))


@pytest.fixture
def second_url(postgres: EmbeddedPostgres, template: str) -> Iterator[str]:
    """Another database of this test's own."""
    run_apart(execute(postgres.url(), f"CREATE DATABASE second TEMPLATE {template}"))
    yield postgres.url("second")
    run_apart(execute(postgres.url(), "DROP DATABASE second WITH (FORCE)"))
