"""What the parsers of small languages share: names with their places, and what to say of a slip."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from lark import Token, Tree, UnexpectedInput

from engine.content.errors import TextError, suggest

T = TypeVar("T")
Node = Tree[Token]


class Named(NamedTuple):
    """Something that a text names, and where."""

    what: str  # its kind, as the language calls it
    name: str
    start: int
    end: int

    def wrong(self, message: str) -> TextError:
        """A mistake, marked on this name."""
        return TextError(message, self.start, self.end)


class Read(NamedTuple, Generic[T]):
    """A text as its tree, and what it names."""

    tree: T
    names: tuple[Named, ...] = ()


def named(what: str, token: Token) -> Named:
    """A token as something named."""
    return Named(what, str(token), token.start_pos or 0, token.end_pos or 0)


def tokens(node: Node) -> list[Token]:
    """The words right below a node."""
    return [child for child in node.children if isinstance(child, Token)]


def trees(node: Node) -> list[Node]:
    """The nodes right below a node."""
    return [child for child in node.children if not isinstance(child, Token)]


def wrong(token: Token, message: str) -> TextError:
    """A mistake, marked on a word."""
    return TextError(message, token.start_pos or 0, token.end_pos)


def explain(text: str, error: UnexpectedInput, wanted: str, words: Iterable[str]) -> TextError:
    """What was found where something else was expected, and what was perhaps meant."""
    token = getattr(error, "token", None)
    if token is not None and token.type == "$END":
        return TextError(f"expected {wanted}; this breaks off", len(text.rstrip()))
    place = (error.pos_in_stream if token is None else token.start_pos) or 0
    word = text[place:].split(maxsplit=1)[0].rstrip(";,()") or text[place]
    told = f'expected {wanted}, found "{word}"{suggest(word, words)}'
    if word in words:
        told = f'"{word}" does not fit here'
    return TextError(told, place, place + len(word))
