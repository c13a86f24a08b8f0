"""What a picture beside the map shows: cards, items, draws, goals.

A tableau is to such a picture what a `View` is to the map: plain data, filled by allow-list for one
person or for everyone, drawn outside by `render.draw_tableau`. A new kind of picture is a struct
here, a place in `Tableau`, and a painter in `render.tableaux`.
"""

from __future__ import annotations

import msgspec

from engine.core.text import Say
from engine.core.view import DrawView, PileView, TurnView


class CardTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Cards side by side: a hand, a shelf of the shop, a secret goal."""

    piles: tuple[PileView, ...]  # a card's state is the pile in which it lies
    title: Say | None = None
    look: str = ""  # the class that they belong to
    place: int | None = None  # which seat's, counted from 0: it decides the colour


class RoundTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """What everybody may see of a round beside the map."""

    title: Say
    turns: tuple[TurnView, ...] = ()  # of those that act by a card
    draws: tuple[DrawView, ...] = ()  # the modifier cards of the last attacks, newest last


Tableau = CardTableau | RoundTableau
