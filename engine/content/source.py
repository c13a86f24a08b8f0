"""A TOML file as its values and, when something is wrong with one, its place in the file."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from typing import Any

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

from engine.content.errors import ContentError, Problem, TextError

Path = tuple[str | int, ...]  # ("cards", 0, "name", "fr")

_SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


class Source:
    """One file. Places are looked up only for problems, so good files cost nothing more."""

    def __init__(self, file: str, content: bytes) -> None:
        """Read the values; a `ContentError` if the file is no TOML."""
        self.file = file
        try:
            self.text = content.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            raise ContentError([Problem(file, line, 1, "this is not UTF-8")]) from None
        try:
            self.values: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError([self._syntax(str(error))]) from None

    def problem(self, path: Path, message: str, *, at_key: bool = False) -> Problem:
        """A problem with a value, or with its key; if it is not there, with its table."""
        while path and path not in self._nodes:
            path = path[:-1]
        if not path:
            return self._at(0, 0, message)
        key, value = self._nodes[path]
        node = key if at_key else value
        start = _offset(self._bytes, node.start_byte)
        return self._at(start, _offset(self._bytes, node.end_byte), message)

    def text_problem(self, path: Path, error: TextError) -> Problem:
        """A problem inside a text, where the file has it."""
        if path not in self._nodes:
            return self.problem(path, error.message)
        node = self._nodes[path][1]
        places = string_places(self.text, _offset(self._bytes, node.start_byte))
        start = places[min(error.start, len(places) - 1)]
        end = places[min(max(error.end, error.start + 1) - 1, len(places) - 1)] + 1
        return self._at(start, end, error.message)

    @cached_property
    def _bytes(self) -> bytes:
        return self.text.encode("utf-8")

    @cached_property
    def _nodes(self) -> dict[Path, tuple[Node, Node]]:
        return _places(self._bytes)

    def _syntax(self, told: str) -> Problem:
        match = _SYNTAX.fullmatch(told)
        message, line, column = match.groups() if match else (told, None, None)
        message = f"this is not TOML: {message[:1].lower()}{message[1:]}"
        if line is None or column is None:
            return self._at(len(self.text.rstrip()), len(self.text.rstrip()) + 1, message)
        excerpt = self.text.split("\n")[int(line) - 1]
        return Problem(self.file, int(line), int(column), message, excerpt)

    def _at(self, start: int, end: int, message: str) -> Problem:
        begin = self.text.rfind("\n", 0, start) + 1
        stop = self.text.find("\n", start)
        excerpt = self.text[begin : stop if stop >= 0 else len(self.text)]
        line = self.text.count("\n", 0, start) + 1
        length = max(1, min(end - start, len(excerpt) - (start - begin)))
        return Problem(self.file, line, start - begin + 1, message, excerpt, length)


def _offset(content: bytes, byte: int) -> int:
    return len(content[:byte].decode("utf-8"))


# --- where each key and value stands ---------------------------------------------------------

_KEYS = ("bare_key", "quoted_key", "dotted_key")


def _places(content: bytes) -> dict[Path, tuple[Node, Node]]:
    """The key and value node of every path of a file."""
    root = Parser(Language(tree_sitter_toml.language())).parse(content).root_node
    found: dict[Path, tuple[Node, Node]] = {}
    counts: dict[Path, int] = {}
    for node in root.named_children:
        if node.type == "pair":
            _pair(node, (), found)
        elif node.type in ("table", "table_array_element"):
            key = next(child for child in node.named_children if child.type in _KEYS)
            *outer, last = _names(key)
            path: Path = ()
            for name in outer:  # a step into a list of tables means its last one
                path += (name,)
                path += (counts[path] - 1,) if path in counts else ()
            path += (last,)
            if node.type == "table_array_element":
                found.setdefault(path, (key, key))
                counts[path] = counts.get(path, 0) + 1
                path += (counts[path] - 1,)
            found[path] = (key, key)
            for child in node.named_children:
                if child.type == "pair":
                    _pair(child, path, found)
    return found


def _pair(pair: Node, prefix: Path, found: dict[Path, tuple[Node, Node]]) -> None:
    key, value = (child for child in pair.named_children if child.type != "comment")
    names = _names(key)
    for count in range(1, len(names)):
        found.setdefault(prefix + names[:count], (key, key))
    _value(value, prefix + names, key, found)


def _value(node: Node, path: Path, key: Node, found: dict[Path, tuple[Node, Node]]) -> None:
    found[path] = (key, node)
    if node.type == "inline_table":
        for child in node.named_children:
            if child.type == "pair":
                _pair(child, path, found)
    elif node.type == "array":
        items = [child for child in node.named_children if child.type != "comment"]
        for index, child in enumerate(items):
            _value(child, (*path, index), child, found)


def _names(key: Node) -> Path:
    """The names in a key: one, or several of a dotted one."""
    if key.type == "dotted_key":
        return sum((_names(child) for child in key.named_children), ())
    text = (key.text or b"").decode("utf-8")
    if key.type == "quoted_key":
        (name,) = tomllib.loads(f"{text} = 0")
        return (name,)
    return (text,)


def string_places(text: str, start: int) -> list[int]:
    """For each character of the string that begins at `start`, and for its end, its offset."""
    quote = text[start] * 3 if text.startswith(text[start] * 3, start) else text[start]
    at = start + len(quote)
    if len(quote) == 3 and text.startswith("\n", at):
        at += 1  # the first newline of a multi-line string does not count
    places: list[int] = []
    while not text.startswith(quote, at):
        if text[at] == "\\" and quote[0] == '"':
            size = {"u": 6, "U": 10}.get(text[at + 1], 2)
            blank = re.compile(r"\\[ \t]*\n\s*").match(text, at)  # the line goes on below
            if blank:
                at = blank.end()
                continue
        else:
            size = 1
        places.append(at)
        at += size
    places.append(at)
    return places
