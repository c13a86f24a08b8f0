"""Games that can be compared: fresh databases, and dice that fall the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from bot.store.embedded import EmbeddedPostgres
from tests.bot.conftest import execute, run_apart

NewDatabase = Callable[[], AbstractContextManager[str]]


@pytest.fixture
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of the test has the same seed."""
    monkeypatch.setattr("bot.tables.starting.secrets.token_bytes", lambda count: bytes(count))


@pytest.fixture(scope="session")
def new_database(postgres: EmbeddedPostgres, template: str) -> NewDatabase:
    """Gives a fresh database at each call, always by the same name."""

    @contextmanager
    def fresh() -> Iterator[str]:
        run_apart(execute(postgres.url(), f"CREATE DATABASE compared TEMPLATE {template}"))
        try:
            yield postgres.url("compared")
        finally:
            run_apart(execute(postgres.url(), "DROP DATABASE compared WITH (FORCE)"))

    return fresh
