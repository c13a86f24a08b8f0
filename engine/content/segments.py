"""The first step of reading a card's text: its segments and their parts, each with its place."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from lark import Lark, Token, Transformer, UnexpectedCharacters, UnexpectedToken

from engine.content.errors import TextError, either, suggest
from engine.content.tree import ALL_TARGETS, CONDITIONS, Element

ABILITY_WORDS = (
    *("Move", "Attack", "Heal", "Shield", "Retaliate", "Push", "Pull", "Loot", "Suffer"),
    *("Infuse", "Summon", "XP", "Special", "Recover", "Refresh", "Damage", "Trap", "Kill"),
    *("Cleanse", "Swap", "Create", "Destroy", "Shuffle", "Remove", "Grant", "Control"),
)
PART_WORDS = (
    *("Range", "Target", "Add", "Area", "Pierce", "Jump", "Fly", "Teleport", "Advantage"),
    *("Disadvantage", "Double", "Negate", "Self", "Allies", "Normal", "all"),
)
CONDITION_WORDS = tuple(condition.capitalize() for condition in CONDITIONS)
ELEMENT_WORDS = tuple(element.capitalize() for element in Element)
WHOLE_WORDS = ("Lost", "Unrecoverable", "Round", "Persistent")
LEAD_WORDS = ("If", "On")
DOT = "°"  # a place for a sticker
WORDS = ABILITY_WORDS + PART_WORDS + CONDITION_WORDS + ELEMENT_WORDS + WHOLE_WORDS + LEAD_WORDS


class Part(NamedTuple):
    """What stands between two commas: `Range 4`, `Poison`, `+1 Attack`."""

    word: str  # as written; "condition" and "gain" for those two families
    number: int | None
    name: str  # of the condition, the element, the pattern, the summon, or of what is gained
    is_signed: bool
    start: int
    end: int
    words: tuple[Token, ...] = ()  # behind `per`, or the pile of a `Recover`
    dots: int = 0  # places for stickers on it

    @property
    def told(self) -> str:
        """What an author would call it."""
        if self.word == "condition":
            return self.name.capitalize()
        return f"+ {self.name.capitalize()}" if self.word == "gain" else self.word


class Segment(NamedTuple):
    """What stands between two semicolons: parts, with a lead before ":" or none; or one word."""

    parts: tuple[Part, ...] = ()
    lead: str = ""  # "If", ..., "elements", or "Lend" for Grant and Control
    words: tuple[Token, ...] = ()  # of the lead
    aims: tuple[Part, ...] = ()  # behind `Grant ally`: whom it may reach
    slots: tuple[Token, ...] = ()  # `2 slots`
    slot_xp: tuple[tuple[Token, ...], ...] = ()  # `XP 1 on 2`
    whole: Token | None = None


def segments(text: str) -> tuple[Segment, ...]:
    """The segments of a text; a `TextError` where its spelling is wrong."""
    try:
        read: tuple[Segment, ...] = _parser().parse(text)  # type: ignore[assignment]
    except UnexpectedCharacters as error:
        start = error.pos_in_stream or 0
        raise TextError(f"unexpected {text[start]!r}", start) from None
    except UnexpectedToken as error:
        raise _explain(text, error) from None
    return read


class _Gather(Transformer[Token, tuple[Segment, ...]]):
    """Lark's callbacks, named after the grammar's rules."""

    def start(self, read: list[Segment]) -> tuple[Segment, ...]:
        return tuple(read)

    def ability(self, parts: list[Part]) -> Segment:
        return Segment(tuple(parts))

    def led(self, children: list[Any]) -> Segment:
        lead, *parts = children  # a `Segment` without parts, then each `Part`
        return lead._replace(parts=tuple(parts))  # type: ignore[no-any-return]

    def elements(self, tokens: list[Token]) -> Segment:
        return Segment(lead="elements", words=tuple(tokens))

    def fact(self, children: list[Any]) -> Segment:
        return Segment(lead="If", words=children[1])

    def moment(self, children: list[Any]) -> Segment:
        return Segment(lead="On", words=children[1])

    def slotted(self, children: list[Any]) -> Segment:
        _, words, *slots = children
        xp = tuple(each for each in slots[2:])
        return Segment(lead="On", words=words, slots=(slots[0], slots[1]), slot_xp=xp)

    def lent(self, children: list[Any]) -> Segment:
        verb, whom, *aims = children
        return Segment(lead="Lend", words=(verb, whom), aims=tuple(aims))

    def slot_xp(self, tokens: list[Token]) -> tuple[Token, ...]:
        return tuple(tokens)

    def phrase(self, tokens: list[Token]) -> tuple[Token, ...]:
        return tuple(tokens)

    def whole(self, tokens: list[Token]) -> Segment:
        return Segment(whole=tokens[0])

    def dotted(self, children: list[Any]) -> Part:
        part, *dots = children
        if not dots:
            return part  # type: ignore[no-any-return]
        return part._replace(end=dots[-1].end_pos, dots=len(dots))  # type: ignore[no-any-return]

    def plain(self, tokens: list[Token]) -> Part:
        return _part(tokens, " ".join(tokens[0].split()), int(tokens[1]))

    def signed(self, tokens: list[Token]) -> Part:
        return _part(tokens, str(tokens[0]), int(tokens[1]), is_signed=True)

    def all(self, tokens: list[Token]) -> Part:
        return _part(tokens, "Target", ALL_TARGETS, name="all")

    def add_target(self, tokens: list[Token]) -> Part:
        return _part(tokens, "Add Target", int(tokens[2]))

    def named(self, tokens: list[Token]) -> Part:
        return _part(tokens, str(tokens[0]), name=tokens[1].lower())

    def ranked(self, tokens: list[Token]) -> Part:
        return _part(tokens, str(tokens[0]), name=f"{tokens[1]} {tokens[2]}".lower())

    def flag(self, tokens: list[Token]) -> Part:
        return _part(tokens, " ".join(tokens[0].split()))

    def cards(self, tokens: list[Token]) -> Part:
        verb, count, _, card = tokens
        return _part(tokens, f"{verb} cards", int(count), name=str(card))

    def condition(self, tokens: list[Token]) -> Part:
        return _part(tokens, "condition", name=tokens[0].lower())

    def gain(self, tokens: list[Token]) -> Part:
        return _part(tokens, "gain", int(tokens[0]), name=tokens[1].lower(), is_signed=True)

    def gain_per(self, children: list[Any]) -> Part:
        *tokens, words = children
        gained = self.gain(tokens)
        return gained._replace(end=words[-1].end_pos, words=words)

    def restore(self, tokens: list[Token]) -> Part:
        verb, count, pile = tokens
        number = ALL_TARGETS if count.type == "ALL" else int(count)
        name = "all" if count.type == "ALL" else ""
        part = _part(tokens, str(verb), number, name=name)
        return part._replace(words=(pile,))


def _part(
    tokens: list[Token],
    word: str,
    number: int | None = None,
    *,
    name: str = "",
    is_signed: bool = False,
) -> Part:
    start, end = tokens[0].start_pos, tokens[-1].end_pos
    assert start is not None and end is not None
    return Part(word, number, name, is_signed, start, end)


@cache
def _parser() -> Lark:
    """The parser, built when the first text is read."""
    grammar = resources.files("engine.content").joinpath("grammar.lark").read_text("utf-8")
    return Lark(grammar, parser="lalr", lexer="basic", transformer=_Gather())


# What a terminal of the grammar is called in a sentence. Those left out go without saying: where
# a part may begin, "an ability" says it all.
_CALLED = {
    "NUMBER": "a number",
    "SIGNED": "a signed number",
    "NAME": "a name",
    "ELEMENT": "an element",
    "TARGET": "Target",
    "ALL": "all",
    "CARDS": "cards",
    "PILE": '"lost cards" and the like',
    "COMMA": '","',
    "SEMICOLON": '";"',
    "COLON": '":"',
    "AMPERSAND": '"&"',
    "LPAR": '"("',
    "RPAR": '")"',
    "$END": "the end",
}


def _explain(text: str, error: UnexpectedToken) -> TextError:
    """The parser's complaint in plain words: what was expected, after what, what was found."""
    token = error.token
    is_end = token.type == "$END"
    start = len(text) if is_end else token.start_pos or 0
    before = text[:start].rstrip()
    last = re.search(r"[^\s,;:&]+$|[,;:&]$", before)
    after = f" after {last[0] if last[0].isalnum() else repr(last[0])}" if last else ""
    found = "" if is_end else f', found "{token}"'
    expected = error.accepts or error.expected
    hint = ""
    if token.type == "NAME":
        hint = suggest(str(token), _words(expected))
    elif token.type == "WHOLE":
        hint = f'; {token} stands on its own, between ";"'
    elif token.type == "SIGNED" and "NUMBER" in expected:
        hint = "; only Move, Attack and Range may carry a sign"
    message = f"expected {_wanted(expected)}{after}{found}{hint}"
    return TextError(message, start, start + 1 if is_end else token.end_pos)


def _words(expected: Set[str]) -> tuple[str, ...]:
    """The words that would fit."""
    if "CONDITION" in expected:
        return WORDS
    families = {"ELEMENT": ELEMENT_WORDS, "TARGET": ("Target",), "ALL": ("all",)}
    return sum((words for name, words in families.items() if name in expected), ())


def _wanted(expected: Set[str]) -> str:
    if "NAME" in expected and "CONDITION" in expected:  # inside a phrase
        return '":"' if "COLON" in expected else "plain words"
    if "CONDITION" in expected:
        return "an ability" if "WHOLE" in expected else "a part of an ability"
    if "COUNTED" in expected:
        return "what is gained (Attack, Move, Range, ...)"
    if expected == {"NUMBER", "SIGNED"}:
        return "a number"
    return either(called for name, called in _CALLED.items() if name in expected)
