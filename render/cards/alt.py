"""The text that stands for a picture of cards."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.tableau import CardTableau, RoundTableau
from engine.core.text import Say

Speak = Callable[[Say], str]


def cards_alt(tableau: CardTableau, speak: Speak) -> str:
    """Each card by its name."""
    return "; ".join(speak(card.name) for pile in tableau.piles for card in pile.cards)[:1024]


def round_alt(tableau: RoundTableau, speak: Speak) -> str:
    """What each group does."""
    return "; ".join(speak(turn.name) for turn in tableau.turns)[:1024]
