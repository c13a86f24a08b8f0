"""From bytes to a campaign file of the right types, or one sentence that names the place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from bot.archive.parts import FORMAT, LARGEST, VERSION, CampaignFile

PLACE = re.compile(r" - at `\$?\.?(?P<place>.*)`$")
BYTE = re.compile(r" \(byte (?P<byte>\d+)\)$")
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # JSON can say it, Postgres cannot keep it
ENGINE_TYPES = ("parties", "heroes", "stickers", "matters")  # they overlook what they do not know


class BadFile(Exception):
    """A file that is refused, with a sentence for the operator. Nothing has changed."""


class _Header(msgspec.Struct):
    format: str
    version: int


class _Books(msgspec.Struct):
    books: dict[str, Any]


def read(path: Path) -> CampaignFile:
    """A file from the disk; raises `BadFile`."""
    if not path.is_file():
        raise BadFile(f"{path} is not a file.")
    if path.stat().st_size > LARGEST:
        raise BadFile(f"{path} is larger than {LARGEST // 1_000_000} MB.")
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from None


def parse(data: bytes) -> CampaignFile:
    """A file from its bytes; raises `BadFile`."""
    try:
        data.decode()
        header = msgspec.json.decode(data, type=_Header)
        if header.format != FORMAT:
            raise BadFile("The file holds no campaign: format is another one.")
        if not 1 <= header.version <= VERSION:
            raise BadFile(
                f"The file is of version {header.version}, and this Emberhall reads version "
                f"{VERSION}: take a newer Emberhall."
            )
        file = msgspec.json.decode(data, type=CampaignFile)
    except msgspec.ValidationError as error:
        raise BadFile(_wrong_type(str(error))) from None
    except msgspec.DecodeError as error:
        raise BadFile(_malformed(data, str(error))) from None
    except UnicodeDecodeError as error:
        raise BadFile(f"The file is damaged in line {_line(data, error.start)}: no text.") from None
    except RecursionError:
        raise BadFile("The file is damaged: it is nested too deeply.") from None
    found = NUL.search(data)
    if found:
        raise BadFile(f"Line {_line(data, found.start())} holds a character that cannot be kept.")
    _refuse_unknown(msgspec.json.decode(data, type=_Books).books, file)
    return file


def _refuse_unknown(raw: dict[str, Any], file: CampaignFile) -> None:
    for table in ENGINE_TYPES:
        for n, row in enumerate(getattr(file.books, table)):
            extra = sorted(raw[table][n].keys() - set(row.__struct_fields__))
            if extra:
                raise BadFile(f"books.{table}[{n}].{extra[0]} is not known here.")


def _wrong_type(message: str) -> str:
    found = PLACE.search(message)
    if found is None:
        return f"The file does not fit: {message}."
    what = message[: found.start()]
    return f"{found['place']} does not fit: {what[:1].lower()}{what[1:]}."


def _malformed(data: bytes, message: str) -> str:
    found = BYTE.search(message)
    if found is None:
        return "The file is damaged: it ends too early."
    return f"The file is damaged in line {_line(data, int(found['byte']))}: no JSON."


def _line(data: bytes, byte: int) -> int:
    return data.count(b"\n", 0, byte) + 1
