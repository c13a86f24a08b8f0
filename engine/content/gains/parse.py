"""The texts of gains, losses and conditions to trees, with the place of everything they name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources

from lark import Lark, Token, UnexpectedInput

from engine.content.gains.tree import (
    CARDS,
    DECKS,
    PURSES,
    SCOPES,
    TRACKS,
    Achievement,
    AddEvent,
    Condition,
    Deck,
    Design,
    Draw,
    Effect,
    Gain,
    GainItem,
    OpenBox,
    Otherwise,
    Pay,
    Present,
    RemoveEvent,
    Reveal,
    Shift,
    Standing,
    Start,
    UnlockClass,
)
from engine.content.reading import Named, Node, Read, explain, named, tokens, trees, wrong

LEAST, MOST = -20, 20  # of reputation (H-CAMPAIGN-17)


def effects(text: str) -> Read[tuple[Effect, ...]]:
    """`Collective 10 gold; Reputation +1`; a `TextError` says where it is wrong."""
    reader = _Reader()
    read = tuple(reader.effect(node) for node in trees(_parsed("effects", text)))
    return Read(read, tuple(reader.names))


def condition(text: str) -> Read[Condition]:
    """`reputation > 4`."""
    reader = _Reader()
    return Read(reader.condition(_parsed("condition", text)), tuple(reader.names))


class _Reader:
    """One text being read; gathers its names on the way."""

    def __init__(self) -> None:
        self.names: list[Named] = []

    def effect(self, node: Node) -> Effect:
        return _EFFECTS[node.data](self, node)

    def condition(self, node: Node) -> Condition:
        return _CONDITIONS[node.data](self, node)

    def _named(self, what: str, token: Token) -> str:
        self.names.append(named(what, token))
        return str(token)

    # --- effects

    def _gain(self, node: Node) -> Gain:
        *share, amount, purse = tokens(node)
        what = next(one for one in PURSES if purse.startswith(one))
        is_collective = share == ["Collective"]
        if is_collective and what == "tick":
            raise wrong(share[0], "ticks stand on each hero's own sheet: nobody divides them")
        return Gain(what, _change(amount), "collective" if is_collective else "each")

    def _shift(self, node: Node) -> Shift:
        track, amount = tokens(node)
        what = next(one for one in TRACKS if one == track.lower())
        return Shift(what, _change(amount))

    def _start(self, node: Node, is_one: bool = False) -> Start:
        what, *count = tokens(trees(node)[0])
        if count and what.type == "CONDITION" and what.lower() not in CARDS:
            raise wrong(count[0], f"{what} has no number: one has it or not")
        return Start(what.lower(), _number(count[0], 1) if count else 1, is_one)

    def _one_starts(self, node: Node) -> Start:
        return self._start(node, is_one=True)

    def _item(self, node: Node) -> GainItem:
        return GainItem(self._named("item", tokens(node)[0]))

    def _design(self, node: Node) -> Design:
        return Design(self._named("item", tokens(node)[0]))

    def _draw(self, node: Node) -> Draw:
        return Draw("design" if tokens(node)[0] == "design" else "scenario")

    def _reveal(self, node: Node) -> Reveal:
        return Reveal(self._named("scenario", tokens(node)[0]))

    def _achieve(self, node: Node, is_lost: bool = False) -> Achievement:
        written, name, *value = tokens(node)
        scope = next(one for one in SCOPES if one == written.lower())
        thing = f"{name}:{value[0]}" if value else str(name)
        end = (value or [name])[0].end_pos or 0
        self.names.append(Named(scope, thing, name.start_pos or 0, end))
        return Achievement(scope, thing, is_lost)

    def _lose(self, node: Node) -> Achievement:
        return self._achieve(node, is_lost=True)

    def _box(self, node: Node) -> OpenBox:
        return OpenBox(self._named("box", tokens(node)[0]))

    def _class(self, node: Node) -> UnlockClass:
        return UnlockClass(self._named("class", tokens(node)[0]))

    def _add_event(self, node: Node) -> AddEvent:
        return AddEvent(*self._event(node))

    def _remove_event(self, node: Node) -> RemoveEvent:
        return RemoveEvent(*self._event(node))

    def _event(self, node: Node) -> tuple[Deck, int]:
        written, number = tokens(node)
        deck = next(one for one in DECKS if one == written.lower())
        start, end = number.start_pos or 0, number.end_pos or 0
        self.names.append(Named(f"{deck} event", str(int(number)), start, end))
        return deck, _number(number, 1)

    # --- conditions

    def _above(self, node: Node) -> Standing:
        (bound,) = tokens(node)
        return _standing(bound, _number(bound, LEAST) + 1, MOST)

    def _below(self, node: Node) -> Standing:
        (bound,) = tokens(node)
        return _standing(bound, LEAST, _number(bound, LEAST) - 1)

    def _between(self, node: Node) -> Standing:
        least, most = tokens(node)
        return _standing(most, _number(least, LEAST), _number(most, LEAST))

    def _present(self, node: Node) -> Present:
        return Present(tuple(self._named("class", token) for token in tokens(node)))

    def _pay(self, node: Node) -> Pay:
        return Pay(_number(tokens(node)[0], 1))

    def _otherwise(self, node: Node) -> Otherwise:
        return Otherwise()


_EFFECTS: dict[str, Callable[[_Reader, Node], Effect]] = {
    "gain": _Reader._gain,
    "shift": _Reader._shift,
    "start": _Reader._start,
    "one_starts": _Reader._one_starts,
    "item": _Reader._item,
    "design": _Reader._design,
    "draw": _Reader._draw,
    "reveal": _Reader._reveal,
    "achieve": _Reader._achieve,
    "lose": _Reader._lose,
    "box": _Reader._box,
    "class_": _Reader._class,
    "add_event": _Reader._add_event,
    "remove_event": _Reader._remove_event,
}
_CONDITIONS: dict[str, Callable[[_Reader, Node], Condition]] = {
    "above": _Reader._above,
    "below": _Reader._below,
    "between": _Reader._between,
    "present": _Reader._present,
    "pay": _Reader._pay,
    "otherwise": _Reader._otherwise,
}


# --- numbers


def _change(token: Token) -> int:
    """What is gained, or below zero lost; never nothing."""
    if int(token) == 0:
        raise wrong(token, "nothing is gained or lost here")
    return int(token)


def _number(token: Token, least: int) -> int:
    if int(token) < least:
        raise wrong(token, f"this is {token}; expected {least} or more")
    return int(token)


def _standing(token: Token, least: int, most: int) -> Standing:
    bounds = Standing(max(least, LEAST), min(most, MOST))
    if bounds.least > bounds.most:
        raise wrong(token, f"no reputation from {LEAST} to {MOST} lies there")
    return bounds


# --- spelling

_WANTED = {"effects": "a gain or a loss", "condition": "a condition"}
_WORDS = {
    "effects": (
        *("Each", "Collective", "gold", "xp", "tick", "ticks", "Reputation", "Prosperity"),
        *("Start", "One", "starts", "with", "damage", "Item", "Design", "Random", "design"),
        *("scenario", "Scenario", "Global", "Party", "Lose", "global", "party", "Open", "box"),
        *("Class", "City", "Road", "event", "Remove", "city", "road"),
    ),
    "condition": ("reputation", "to", "class", "pay", "otherwise"),
}


@cache
def _parser() -> Lark:
    """The parser, built when the first text is read."""
    grammar = resources.files("engine.content.gains").joinpath("grammar.lark").read_text("utf-8")
    return Lark(grammar, parser="lalr", start=[*_WANTED], propagate_positions=True)


def _parsed(start: str, text: str) -> Node:
    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput as error:
        raise explain(text, error, _WANTED[start], _WORDS[start]) from None
