"""Log lines: for people, or one JSON object a line; in both without secrets."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.traces import trace

HUMAN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
HIDDEN = "[hidden]"


class Discreet(logging.Formatter):
    """Names errors by kind and place only, and blots out the secrets that it is told."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(HUMAN)
        found = sorted((re.escape(s) for s in secrets if s), key=len, reverse=True)
        self._secret = re.compile("|".join(found)) if found else None

    def format(self, record: logging.LogRecord) -> str:
        """One line for people."""
        return self.blotted(super().format(record))

    def formatException(self, ei: Any) -> str:  # noqa: ANN401, N802 - logging's own shape
        """Kind and places: the text of an error may quote a hand, or a row of the database."""
        return trace(ei[1]) if ei and ei[1] is not None else ""

    def blotted(self, text: str) -> str:
        """The text without the secrets."""
        return text if self._secret is None else self._secret.sub(HIDDEN, text)


class JsonLines(Discreet):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line for a machine."""
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.blotted(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            kind, *places = self.formatException(record.exc_info).splitlines()
            line |= {"error": kind, "at": [place.strip() for place in places]}
        return msgspec.json.encode(line).decode()


def set_up_logging(level: str, form: str = "human", secrets: Iterable[str] = ()) -> None:
    """Our own lines at the asked level; libraries never so loud that they quote what they carry."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(secrets) if form == "json" else Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    chosen = logging.getLogger().level
    for name in ("discord", "aiohttp", "asyncio", "PIL"):
        logging.getLogger(name).setLevel(max(chosen, logging.INFO))
    for name in ("sqlalchemy", "alembic", "fluent"):
        logging.getLogger(name).setLevel(max(chosen, logging.WARNING))
