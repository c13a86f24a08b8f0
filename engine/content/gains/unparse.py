"""Gains and losses back to their text, in one spelling: `effects(text_of(read)).tree == read`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.content.gains.tree import (
    CARDS,
    DAMAGE,
    Achievement,
    AddEvent,
    Design,
    Draw,
    Effect,
    Gain,
    GainItem,
    OpenBox,
    RemoveEvent,
    Reveal,
    Shift,
    Start,
    UnlockClass,
)


def text_of(effects: Iterable[Effect]) -> str:
    """The text that reads as these effects; empty where there are none."""
    return "; ".join(map(_line, effects))


def _line(effect: Effect) -> str:
    match effect:
        case Gain():
            return f"{effect.share.capitalize()} {effect.amount} {effect.what}"
        case Shift():
            return f"{effect.what.capitalize()} {effect.amount:+}"
        case Start():
            return _start(effect)
        case Achievement():
            return _achievement(effect)
        case AddEvent():
            return f"{effect.deck.capitalize()} event {effect.number}"
        case RemoveEvent():
            return f"Remove {effect.deck} event {effect.number}"
        case _:
            return _thing(effect)


def _thing(effect: GainItem | Design | Draw | Reveal | OpenBox | UnlockClass) -> str:
    match effect:
        case GainItem():
            return f"Item {effect.item}"
        case Design():
            return f"Design {effect.item}"
        case Draw():
            return f"Random {effect.what}"
        case Reveal():
            return f"Scenario {effect.scenario}"
        case OpenBox():
            return f"Open box {effect.box}"
        case UnlockClass():
            return f"Class {effect.class_id}"


def _start(effect: Start) -> str:
    begins = "One starts with" if effect.is_one else "Start with"
    if effect.what == DAMAGE:
        return f"{begins} damage {effect.count}"
    count = f" {effect.count}" if effect.what in CARDS else ""
    return f"{begins} {effect.what.capitalize()}{count}"


def _achievement(effect: Achievement) -> str:
    name = effect.name.replace(":", ": ")
    if effect.is_lost:
        return f"Lose {effect.scope} {name}"
    return f"{effect.scope.capitalize()} {name}"
