"""What the log says, for people and for machines, and what it never says."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator

import pytest

from bot.logs import Discreet, JsonLines, set_up_logging

TOKEN = "MTIz.token.value"


Written = Callable[[logging.Formatter], tuple[logging.Logger, io.StringIO]]


@pytest.fixture
def written() -> Iterator[Written]:
    """A logger of the test's own, and what it has written."""
    log = logging.getLogger("emberhall.test")
    log.propagate = False

    def make(formatter: logging.Formatter) -> tuple[logging.Logger, io.StringIO]:
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(formatter)
        log.handlers = [handler]
        return log, stream

    yield make
    log.handlers, log.propagate = [], True


def test_a_machine_reads_one_object_a_line(written: Written) -> None:
    log, stream = written(JsonLines())
    log.warning("row %d\nis late", 7)
    log.error("again")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert first["message"] == "row 7\nis late" and first["level"] == "WARNING"
    assert first["logger"] == "emberhall.test" and first["time"].endswith("+00:00")
    assert second["message"] == "again"


@pytest.mark.parametrize("formatter", [Discreet, JsonLines])
def test_an_error_is_its_kind_and_its_place(written: Written, formatter: type[Discreet]) -> None:
    log, stream = written(formatter())
    try:
        raise KeyError("a whole hand of cards")
    except KeyError:
        log.exception("a bug")
    said = stream.getvalue()
    assert "KeyError" in said and "test_logs.py" in said and "whole hand" not in said


@pytest.mark.parametrize("formatter", [Discreet, JsonLines])
def test_the_token_and_the_password_are_blotted_out(
    written: Written, formatter: type[Discreet]
) -> None:
    log, stream = written(formatter((TOKEN, "hunter22")))
    log.warning("trying %s at postgres://u:hunter22@h", TOKEN)
    assert TOKEN not in stream.getvalue() and "hunter22" not in stream.getvalue()
    assert stream.getvalue().count("[hidden]") == 2


def test_libraries_are_never_so_loud_that_they_quote(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    level = root.level
    try:
        set_up_logging("DEBUG", "json", (TOKEN,))
        assert isinstance(root.handlers[0].formatter, JsonLines)
        assert logging.getLogger("discord").level == logging.INFO
        assert logging.getLogger("sqlalchemy").level == logging.WARNING
    finally:
        root.setLevel(level)
        for name in ("discord", "aiohttp", "asyncio", "PIL", "sqlalchemy", "alembic", "fluent"):
            logging.getLogger(name).setLevel(logging.NOTSET)
