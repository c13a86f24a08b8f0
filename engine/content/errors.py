"""What is wrong with a pack, told to its author: where, with a caret, and what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec


class Problem(msgspec.Struct, frozen=True, order=True):
    """One mistake in one file. Lines and columns count from 1; line 0 means the whole file."""

    file: str
    line: int
    column: int
    message: str
    excerpt: str = ""  # the line it stands in
    length: int = 1  # how much of it the carets mark

    def __str__(self) -> str:
        if not self.line:
            return f"{self.file}: {self.message}"
        told = f"{self.file}:{self.line}:{self.column}: {self.message}"
        if not self.excerpt:
            return told
        # Tabs stay tabs, so that the caret stands under its place in any terminal.
        before = "".join("\t" if sign == "\t" else " " for sign in self.excerpt[: self.column - 1])
        room = max(1, len(self.excerpt) - len(before))
        return f"{told}\n    {self.excerpt}\n    {before}{'^' * min(max(1, self.length), room)}"


class ContentError(Exception):
    """A pack, or one text of it, that cannot be used; `problems` is never empty."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))

    @property
    def file(self) -> str:
        """The file of the first problem."""
        return self.problems[0].file

    @property
    def line(self) -> int:
        """The line of the first problem."""
        return self.problems[0].line

    @property
    def column(self) -> int:
        """The column of the first problem."""
        return self.problems[0].column


class TextError(Exception):
    """A mistake inside a text, by its offset in it; becomes a `Problem` where the file is known."""

    def __init__(self, message: str, start: int, end: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.start = start
        self.end = start + 1 if end is None else end


def suggest(word: str, known: Iterable[str]) -> str:
    """`; did you mean "Attack"?`, or nothing when no known word is near."""
    by_lower = {each.lower(): each for each in known}
    near = get_close_matches(word.lower(), by_lower, n=1, cutoff=0.6)
    return f'; did you mean "{by_lower[near[0]]}"?' if near else ""


def either(things: Iterable[str]) -> str:
    """`a, b or c`."""
    *most, last = things
    return f"{', '.join(most)} or {last}" if most else last
