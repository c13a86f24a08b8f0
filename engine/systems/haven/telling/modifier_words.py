"""How a modifier card is called in a sentence: its value, then what it adds."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Say, say
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


def _value(card: Modifier) -> Say:
    name = card.id.split()[0]
    if name in _NAMED:
        return Say(f"haven-modifier-{name}")
    return say("text-minus" if card.number < 0 else "text-plus", number=abs(card.number))


def _adds(card: Modifier) -> tuple[Say, ...]:
    amounts = {"pierce": card.pierce, "push": card.push, "pull": card.pull}
    counted = [say(f"text-{name}", value=amount) for name, amount in amounts.items() if amount]
    if card.add_targets:
        counted.append(say("text-add-target", count=card.add_targets))
    conditions = (Say(f"haven-condition-{condition}") for condition in card.conditions)
    elements = (Say(f"haven-element-{element}") for element in card.elements)
    return (*counted, *conditions, *elements)
