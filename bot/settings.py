"""Settings from the environment or a `.env` file in the working directory."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from dotenv import dotenv_values

from bot.shards import Shards

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
FORMATS = ("human", "json")
MOST_SHARDS = 10_000


class BadSettings(ValueError):
    """A setting that cannot be used, in one sentence for the operator."""


class Settings(msgspec.Struct, frozen=True):
    """What an operator can set."""

    token: str | None = None  # DISCORD_TOKEN
    database_url: str | None = None  # DATABASE_URL; None: the embedded server
    data: Path = Path(".data")  # EMBERHALL_DATA
    log_level: str = "INFO"  # LOG_LEVEL
    log_format: str = "human"  # LOG_FORMAT
    metrics_host: str = "127.0.0.1"  # METRICS_HOST
    metrics_port: int | None = None  # METRICS_PORT; None: no endpoint
    drain_seconds: int = 15  # DRAIN_SECONDS: for what is under way when the bot is stopped
    commands_a_minute: int = 90  # COMMANDS_PER_MINUTE, of each person; 0: no limit
    shards: Shards | None = None  # SHARD_COUNT and SHARD_IDS; None: all, as Discord recommends

    def __repr__(self) -> str:  # neither the token nor a password reaches a log
        return f"Settings(data={str(self.data)!r}, log_level={self.log_level!r})"


def load_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings; the environment wins over `.env`. Raises `BadSettings`."""
    if environment is None:
        environment = {k: v for k, v in dotenv_values(".env").items() if v} | dict(os.environ)
    values = {key: value.strip() for key, value in environment.items() if value.strip()}
    usual = Settings()
    return Settings(
        token=values.get("DISCORD_TOKEN"),
        database_url=values.get("DATABASE_URL"),
        data=Path(values.get("EMBERHALL_DATA", ".data")),
        log_level=_one_of("LOG_LEVEL", values.get("LOG_LEVEL", "INFO").upper(), LEVELS),
        log_format=_one_of("LOG_FORMAT", values.get("LOG_FORMAT", "human").lower(), FORMATS),
        metrics_host=values.get("METRICS_HOST", usual.metrics_host),
        metrics_port=_number(values, "METRICS_PORT", None, 1, 65_535),
        drain_seconds=_number(values, "DRAIN_SECONDS", usual.drain_seconds, 0, 600) or 0,
        commands_a_minute=_number(
            values, "COMMANDS_PER_MINUTE", usual.commands_a_minute, 0, 100_000
        )
        or 0,
        shards=_shards(values),
    )


def _one_of(name: str, text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise BadSettings(f"{name} must be one of {', '.join(allowed)}.")
    return text


def _number(
    values: Mapping[str, str], name: str, usual: int | None, least: int, most: int
) -> int | None:
    text = values.get(name)
    if text is None:
        return usual
    if not text.isascii() or not text.isdecimal() or not least <= int(text) <= most:
        raise BadSettings(f"{name} must be a whole number from {least} to {most}.")
    return int(text)


def _shards(values: Mapping[str, str]) -> Shards | None:
    count, ids = _number(values, "SHARD_COUNT", None, 1, MOST_SHARDS), values.get("SHARD_IDS")
    if count is None:
        if ids is not None:
            raise BadSettings("SHARD_IDS needs SHARD_COUNT: how many shards there are in all.")
        return None
    chosen = set(range(count)) if ids is None else _ids(ids)
    if not chosen or max(chosen) >= count:
        raise BadSettings(
            f"SHARD_IDS must be numbers below SHARD_COUNT, such as 0,1 or 0-{count - 1}."
        )
    return Shards(count, tuple(sorted(chosen)))


def _ids(text: str) -> set[int]:
    """Numbers and ranges, such as `0,1,4-7`; the empty set stands for anything else."""
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = (word.strip() for word in part.partition("-"))
        bounds = (first, last if dash else first)
        if not all(word.isascii() and word.isdecimal() and len(word) < 6 for word in bounds):
            return set()
        found.update(range(int(bounds[0]), int(bounds[1]) + 1))
    return found
