"""How a modifier card is called in a sentence: its value, then what it adds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.text import Say, say
from engine.core.view import ModifierView
from engine.systems.haven.abilities.advantage import Draw
from engine.systems.haven.abilities.modifiers import Modifier, modifier

_NAMED = {"null", "bless", "curse", "2x"}  # by the first word of the id


@lru_cache(maxsize=1024)
def modifier_word(card_id: str) -> Say:
    """The words for a card; who put it into the deck is not said."""
    card = modifier(card_id)
    value, adds = _value(card), _adds(card)
    if adds:
        value = say("haven-modifier-adding", value=value, adds=adds)
    return say("haven-modifier-rolling", card=value) if card.is_rolling else value


def modifier_views(draw: Draw) -> tuple[ModifierView, ...]:
    """The cards that came up, those marked that counted."""
    left, seen = list(draw.used), []
    for card in draw.drawn:
        is_used = card in left
        if is_used:
            left.remove(card)
        name = modifier_word(card.id)
        seen.append(ModifierView(name, _value(card), _adds(card), card.is_rolling, is_used))
    return tuple(seen)


def _value(card: Modifier) -> Say:
    name = card.id.split()[0]
    if name in _NAMED:
        return Say(f"haven-modifier-{name}")
    return say("text-minus" if card.number < 0 else "text-plus", number=abs(card.number))


def _adds(card: Modifier) -> tuple[Say, ...]:
    counted = [*_counted(card, "pierce", "push", "pull")]
    if card.add_targets:
        counted.append(say("text-add-target", count=card.add_targets))
    banes = (Say(f"haven-condition-{condition}") for condition in card.banes)
    elements = (Say(f"haven-element-{element}") for element in card.elements)
    return (*counted, *banes, *elements, *_own(card))


def _counted(card: Modifier, *names: str) -> Iterator[Say]:
    for name in names:
        if amount := getattr(card, name):
            yield say(f"text-{name}", value=amount)


def _own(card: Modifier) -> Iterator[Say]:
    """What the attacker gains."""
    boons = (Say(f"haven-condition-{condition}") for condition in card.boons)
    for gain in (*_counted(card, "heal", "shield"), *boons):
        yield say("text-ability", parts=(gain, say("text-self")))
