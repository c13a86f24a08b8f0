"""Chances in words and round numbers."""

from __future__ import annotations

from fractions import Fraction

from engine.core.text import Say
from engine.systems.haven.advice.odds import Odds
from engine.systems.haven.state import Figure


def percent(chance: Fraction) -> int:
    """To the nearest percent; 0 and 100 only for what cannot be and what must be."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, _nearest(chance * 100)))


def decimal(number: Fraction) -> Say:
    """With one decimal."""
    whole, tenth = divmod(_nearest(number * 10), 10)
    return Say("haven-decimal", {"whole": whole, "tenth": tenth})


def hint(target: Figure, odds: Odds) -> Say:
    """A target's hit points, and what an attack is likely to do to them."""
    facts = {"hp": target.hp, "max": target.max_hp, "kills": percent(odds.at_least(target.hp))}
    return Say("haven-odds", {**facts, "damage": decimal(odds.expected)})


def _nearest(number: Fraction) -> int:
    return int(number + Fraction(1, 2))
