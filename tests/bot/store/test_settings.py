"""Settings and addresses as operators write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import BadSettings, load_settings
from bot.store.database import address


def test_without_anything_set_the_defaults_hold() -> None:
    settings = load_settings({"DISCORD_TOKEN": " "})
    assert settings.token is None and settings.database_url is None
    assert settings.data == Path(".data") and settings.log_level == "INFO"


def test_the_environment_wins_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=debug\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    monkeypatch.delenv("LOG_LEVEL", raising=False)
    settings = load_settings()
    assert settings.token == "from-environment" and settings.log_level == "DEBUG"
    assert "from-environment" not in repr(settings)


def test_a_wrong_setting_is_said_in_one_sentence() -> None:
    with pytest.raises(BadSettings, match="LOG_LEVEL"):
        load_settings({"LOG_LEVEL": "loud"})


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql://h/d?sslmode=require", "postgresql+asyncpg://h/d?ssl=require"),
        ("postgresql+psycopg://h:1/d", "postgresql+asyncpg://h:1/d"),
    ],
)
def test_addresses_are_taken_as_people_write_them(written: str, used: str) -> None:
    assert address(written).render_as_string(hide_password=False) == used


@pytest.mark.parametrize("wrong", ["sqlite:///x", "no address at all", "mysql://h/d"])
def test_other_databases_are_refused(wrong: str) -> None:
    with pytest.raises(BadSettings, match="DATABASE_URL"):
        address(wrong)
