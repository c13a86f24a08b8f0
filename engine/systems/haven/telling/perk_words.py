"""What a perk says, printed from what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.text import Say, say
from engine.systems.haven.content import Perk
from engine.systems.haven.telling.modifier_words import modifier_word


def perk_text(perk: Perk) -> Say:
    """A perk in a sentence or two, without their full stops."""
    parts = []
    if perk.ignores_items:
        parts.append(say("haven-perk-items"))
    if perk.remove and perk.add:
        removed, added = _cards(perk.remove), _cards(perk.add)
        parts.append(say("haven-perk-replace", removed=removed, added=added))
    elif perk.remove:
        parts.append(say("haven-perk-remove", cards=_cards(perk.remove)))
    elif perk.add:
        parts.append(say("haven-perk-add", cards=_cards(perk.add)))
    return say("haven-perk", parts=tuple(parts))


def _cards(cards: Sequence[str]) -> tuple[Say, ...]:
    """Each kind of card once, with its number."""
    counts = Counter(cards)
    return tuple(
        say("haven-perk-cards", count=count, card=modifier_word(card))
        for card, count in counts.items()
    )
