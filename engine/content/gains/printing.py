"""Gains, losses and conditions in the words of the catalogues: what players read is what runs."""

from __future__ import annotations

from collections.abc import Iterable

from engine.content.gains.parse import LEAST, MOST
from engine.content.gains.tree import (
    CARDS,
    DAMAGE,
    DECKS,
    PURSES,
    SCOPES,
    TRACKS,
    Achievement,
    AddEvent,
    Condition,
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
from engine.core.text import Say, say

_SHARED = (*(f"{purse}-each" for purse in PURSES), "gold-collective", "xp-collective")

KEYS: dict[str, tuple[str, ...]] = {
    # gains, and what is lost
    **{f"gains-{sign}-{one}": ("amount",) for sign in ("gain", "lose") for one in _SHARED},
    **{f"gains-{sign}-{track}": ("amount",) for sign in ("gain", "lose") for track in TRACKS},
    "gains-start-each": ("what",),
    "gains-start-one": ("what",),
    **{f"gains-with-{what}": ("count",) for what in (*CARDS, DAMAGE)},
    "gains-item": ("item",),
    "gains-design": ("item",),
    "gains-random-design": (),
    "gains-random-scenario": (),
    "gains-scenario": ("scenario",),
    **{f"gains-{scope}": ("name",) for scope in SCOPES},
    **{f"gains-lose-{scope}": ("name",) for scope in SCOPES},
    "gains-box": ("box",),
    "gains-class": ("class_",),
    **{f"gains-add-{deck}-event": ("number",) for deck in DECKS},
    **{f"gains-remove-{deck}-event": ("number",) for deck in DECKS},
    # conditions
    "gains-if-above": ("bound",),
    "gains-if-below": ("bound",),
    "gains-if-between": ("least", "most"),
    "gains-if-class": ("classes",),
    "gains-if-pay": ("amount",),
    "gains-if-otherwise": (),
}


def lines(effects: Iterable[Effect]) -> tuple[Say, ...]:
    """One clause for each effect."""
    return tuple(map(line, effects))


def line(effect: Effect) -> Say:
    """An effect as a clause: "each gains 5 gold"."""
    match effect:
        case Gain():
            sign = "gain" if effect.amount > 0 else "lose"
            return Say(f"gains-{sign}-{effect.what}-{effect.share}", {"amount": abs(effect.amount)})
        case Shift():
            sign = "gain" if effect.amount > 0 else "lose"
            return Say(f"gains-{sign}-{effect.what}", {"amount": abs(effect.amount)})
        case Start():
            return Say(f"gains-start-{'one' if effect.is_one else 'each'}", {"what": _with(effect)})
        case Achievement():
            key = f"gains-lose-{effect.scope}" if effect.is_lost else f"gains-{effect.scope}"
            return Say(key, {"name": Say(f"achievement.{effect.name}")})
        case AddEvent():
            return Say(f"gains-add-{effect.deck}-event", {"number": effect.number})
        case RemoveEvent():
            return Say(f"gains-remove-{effect.deck}-event", {"number": effect.number})
        case _:
            return _thing(effect)


def _thing(effect: GainItem | Design | Draw | Reveal | OpenBox | UnlockClass) -> Say:
    match effect:
        case GainItem():
            return say("gains-item", item=Say(f"item.{effect.item}"))
        case Design():
            return say("gains-design", item=Say(f"item.{effect.item}"))
        case Draw():
            return Say(f"gains-random-{effect.what}")
        case Reveal():
            return say("gains-scenario", scenario=Say(f"scenario.{effect.scenario}"))
        case OpenBox():
            return say("gains-box", box=Say(f"box.{effect.box}"))
        case UnlockClass():
            return say("gains-class", class_=Say(f"class.{effect.class_id}"))


def _with(effect: Start) -> Say:
    if effect.what in (*CARDS, DAMAGE):
        return Say(f"gains-with-{effect.what}", {"count": effect.count})
    return Say(f"condition-{effect.what}")


def condition(told: Condition) -> Say:
    """When an outcome applies: "if the reputation is above 4"."""
    match told:
        case Standing():
            return _standing(told)
        case Present():
            classes = tuple(Say(f"class.{one}") for one in told.classes)
            return say("gains-if-class", classes=classes)
        case Pay():
            return say("gains-if-pay", amount=told.amount)
        case Otherwise():
            return say("gains-if-otherwise")


def _standing(told: Standing) -> Say:
    if told.most == MOST:
        return say("gains-if-above", bound=told.least - 1)
    if told.least == LEAST:
        return say("gains-if-below", bound=told.most + 1)
    return say("gains-if-between", least=told.least, most=told.most)
