"""Equations in L, the scenario level, and C, the number of characters: `2 * C + ceil(L / 2)`.

An equation is worked out once, when it is read, for every level and party there is. So it costs
nothing in play, and one that is not whole, too small or too large somewhere is refused with its
text's place.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from operator import add, mul, sub, truediv
from typing import Any

import msgspec
from lark import Lark, Token, Tree, UnexpectedInput

from engine.content.errors import TextError

LEVELS = range(8)
PARTIES = range(2, 5)
LARGEST = 999

# The rules of a number, shared with other languages that write numbers as equations.
GRAMMAR = r"""
?sum: product | sum "+" product -> add | sum "-" product -> sub
?product: unit | product "*" unit -> mul | product "/" unit -> div
?unit: NUMBER -> number | "L" -> level | "C" -> characters | "(" sum ")"
     | FLOOR "(" sum ")" -> floor | CEIL "(" sum ")" -> ceil
FLOOR: /floor(?=\s*\()/
CEIL: /ceil(?=\s*\()/
NUMBER: /[0-9]{1,3}(?![0-9])/
%ignore /[ \t\r\n]+/
"""

Node = Tree[Token]
_TWO: dict[str, Callable[[Any, Any], Fraction]] = {
    "add": add,
    "sub": sub,
    "mul": mul,
    "div": truediv,
}


class Equation(msgspec.Struct, frozen=True):
    """A number that may depend on the level and the party."""

    text: str
    values: tuple[tuple[int, ...], ...]  # by level, then by party size from 2

    def at(self, level: int, heroes: int) -> int:
        """Its value in a scenario (H-SPECIAL-14)."""
        return self.values[level][heroes - PARTIES.start]


def constant(number: int) -> Equation:
    """A plain number."""
    return Equation(str(number), ((number,) * len(PARTIES),) * len(LEVELS))


@cache
def _parser() -> Lark:
    return Lark(f"start: sum\n{GRAMMAR}", parser="lalr", propagate_positions=True)


def equation(text: str, least: int = 0) -> Equation:
    """Read an equation; a `TextError` says where it is wrong."""
    try:
        tree = _parser().parse(text)
    except UnexpectedInput as error:
        start = min(error.pos_in_stream or 0, len(text)) if text.strip() else 0
        start = len(text.rstrip()) if getattr(error, "token", None) == "" else start
        told = "expected a number, L, C, + - * /, floor(...) or ceil(...)"
        raise TextError(told, start) from None
    return worked_out(tree.children[0], text, 0, len(text), least)


def worked_out(node: Node | Token, text: str, start: int, end: int, least: int = 0) -> Equation:
    """The equation of a tree; `start` and `end` are where it stands in its text."""
    rows = []
    for level in LEVELS:
        row = []
        for heroes in PARTIES:
            row.append(_whole(node, level, heroes, least, start, end))
        rows.append(tuple(row))
    return Equation(text[start:end], tuple(rows))


def _whole(node: Node | Token, level: int, heroes: int, least: int, start: int, end: int) -> int:
    where = f"with L = {level} and C = {heroes}"
    try:
        value = _value(node, level, heroes)
    except ZeroDivisionError:
        raise TextError(f"{where} this divides by 0", start, end) from None
    if value.denominator != 1:
        told = f"{where} this is {value}; floor(...) rounds down and ceil(...) rounds up"
        raise TextError(told, start, end)
    if not least <= value <= LARGEST:
        told = f"{where} this is {value}; expected {least} to {LARGEST}"
        raise TextError(told, start, end)
    return int(value)


def _value(node: Node | Token, level: int, heroes: int) -> Fraction:
    assert isinstance(node, Tree)
    match node.data:
        case "number":
            return Fraction(int(str(node.children[0])))
        case "level":
            return Fraction(level)
        case "characters":
            return Fraction(heroes)
        case "floor" | "ceil":
            value = _value(node.children[1], level, heroes)
            return Fraction((math.floor if node.data == "floor" else math.ceil)(value))
        case _:
            one, other = (_value(child, level, heroes) for child in node.children)
            return _TWO[str(node.data)](one, other)
