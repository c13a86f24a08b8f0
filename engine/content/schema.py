"""Whether the values of a file have the shape of a struct: every mismatch, each with its path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from engine.content.errors import either, suggest
from engine.content.source import Path


class Mismatch(NamedTuple):
    """What is wrong, and with which value."""

    path: Path
    message: str
    at_key: bool = False  # the key is wrong, not its value


def mismatches(value: Any, kind: Any, path: Path = ()) -> Iterator[Mismatch]:  # noqa: ANN401
    """Everything that keeps a value from being of this kind."""
    kind = _choose(value, kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _struct(value, kind, path)
    elif get_origin(kind) is dict and isinstance(value, dict):
        for name, each in value.items():
            yield from mismatches(each, get_args(kind)[1], (*path, name))
    elif get_origin(kind) is list and isinstance(value, list):
        for index, each in enumerate(value):
            yield from mismatches(each, get_args(kind)[0], (*path, index))
    elif get_origin(kind) is Literal:
        yield from _literal(value, get_args(kind), path)
    else:
        yield from _leaf(value, kind, path)


def _choose(value: Any, kind: Any) -> Any:  # noqa: ANN401
    """Of a union, the member to compare with, where one of them is plainly meant."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    for member in get_args(kind):
        if isinstance(member, type) and issubclass(member, msgspec.Struct):
            return member
        bare = get_args(member)[0] if get_origin(member) is Annotated else member
        if get_origin(bare) is list and isinstance(value, list):
            return member
    return kind


def _struct(value: Any, kind: type[msgspec.Struct], path: Path) -> Iterator[Mismatch]:  # noqa: ANN401
    if not isinstance(value, dict):
        yield Mismatch(path, "expected a table")
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, each in value.items():
        if name in fields:
            yield from mismatches(each, fields[name].type, (*path, name))
        else:
            yield Mismatch((*path, name), f'unknown key "{name}"{suggest(name, fields)}', True)
    for name, field in fields.items():
        if field.required and name not in value:
            yield Mismatch(path, f'the key "{name}" is missing', True)


def _literal(value: Any, choices: tuple[Any, ...], path: Path) -> Iterator[Mismatch]:  # noqa: ANN401
    if any(value == choice and type(value) is type(choice) for choice in choices):
        return
    hint = suggest(value, map(str, choices)) if isinstance(value, str) and value else ""
    yield Mismatch(path, f"expected {either(map(_quoted, choices))}{hint}")


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


def _leaf(value: Any, kind: Any, path: Path) -> Iterator[Mismatch]:  # noqa: ANN401
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        told, _, where = str(error).partition(" - at `$")
        for index in re.findall(r"\[(\d+)\]", where):
            path += (int(index),)
        if "matching regex" in told:
            told = "expected an id: lower-case words, digits and hyphens"
        elif "of length" in told and isinstance(value, list):
            told = f"{re.sub('length [<>]=', 'length', told)}, found {len(value)}"
        told = re.sub(r"`([^`]*)`", lambda match: _kinds(match[1]), told)
        yield Mismatch(path, told[:1].lower() + told[1:])


def _kinds(names: str) -> str:
    return either(_WORDS.get(name, name) for name in names.split(" | "))
