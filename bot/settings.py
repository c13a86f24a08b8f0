"""Settings from the environment or a `.env` file in the working directory."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from dotenv import dotenv_values

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class BadSettings(ValueError):
    """A setting that cannot be used, in one sentence for the operator."""


class Settings(msgspec.Struct, frozen=True):
    """What an operator can set."""

    token: str | None = None  # DISCORD_TOKEN
    database_url: str | None = None  # DATABASE_URL; None: the embedded server
    data: Path = Path(".data")  # EMBERHALL_DATA
    log_level: str = "INFO"  # LOG_LEVEL

    def __repr__(self) -> str:  # neither the token nor a password reaches a log
        return f"Settings(data={str(self.data)!r}, log_level={self.log_level!r})"


def load_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings; the environment wins over `.env`. Raises `BadSettings`."""
    if environment is None:
        environment = {k: v for k, v in dotenv_values(".env").items() if v} | dict(os.environ)
    values = {key: value.strip() for key, value in environment.items() if value.strip()}
    return Settings(
        token=values.get("DISCORD_TOKEN"),
        database_url=values.get("DATABASE_URL"),
        data=Path(values.get("EMBERHALL_DATA", ".data")),
        log_level=_level(values.get("LOG_LEVEL", "INFO")),
    )


def _level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise BadSettings(f"LOG_LEVEL must be one of {', '.join(LEVELS)}.")
    return text.upper()
