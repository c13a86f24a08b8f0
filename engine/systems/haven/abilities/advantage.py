"""Advantage and Disadvantage (H-ADV)."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.systems.haven.abilities.modifiers import Modifier, attack_value, clear, draw, draw_chain
from engine.systems.haven.game import AnyFigure, HavenGame


class Draw(msgspec.Struct, frozen=True):
    """The modifier cards of one attack on one target."""

    drawn: tuple[Modifier, ...]
    used: tuple[Modifier, ...]
    lean: int = 0  # above 0 with Advantage, below 0 with Disadvantage


def draw_modifiers(g: HavenGame, attacker: AnyFigure, value: int, lean: int) -> Draw:
    """Draw for one target; `lean` is above 0 with Advantage, below 0 with Disadvantage."""
    table: list[str] = []
    first = draw(g, attacker, table)
    if lean == 0:
        chain = draw_chain(g, attacker, first, table)
        drawn = Draw(chain, used_of_chain(chain, lean), lean)
    else:
        second = draw(g, attacker, table)
        if first.is_rolling and second.is_rolling:
            chain = (first, *draw_chain(g, attacker, second, table))
            drawn = Draw(chain, used_of_chain(chain, lean), lean)
        else:
            drawn = Draw((first, second), used_of_two(value, first, second, lean), lean)
    clear(g, attacker, table)
    return drawn


def used_of_chain(chain: tuple[Modifier, ...], lean: int) -> tuple[Modifier, ...]:
    """What counts of rolling cards and the one that ended them (H-AMD-08, H-ADV-03).

    With Disadvantage only the last card does (H-ADV-06).
    """
    return chain if lean >= 0 else chain[-1:]


def used_of_two(value: int, first: Modifier, second: Modifier, lean: int) -> tuple[Modifier, ...]:
    """What counts of two cards that do not both roll."""
    if first.is_rolling or second.is_rolling:
        pair = (first, second)
        # H-ADV-02: added to the other card; H-ADV-05: ignored.
        return pair if lean > 0 else tuple(card for card in pair if not card.is_rolling)
    return (_pick(value, first, second, lean),)


def _pick(value: int, first: Modifier, second: Modifier, lean: int) -> Modifier:
    """The better or the worse of two cards; the first where that is ambiguous (H-ADV-07)."""
    if lean > 0:
        return second if beats(value, second, first) else first
    return second if beats(value, first, second) else first


def beats(value: int, one: Modifier, other: Modifier) -> bool:
    """Whether a card is clearly better for an attack of this value (H-ADV-08, -09)."""
    mine, theirs = _worth(value, one, other)
    my_effects, their_effects = Counter(one.effects), Counter(other.effects)
    if mine < theirs or their_effects - my_effects:
        return False
    return mine > theirs or bool(my_effects - their_effects)


def _worth(value: int, one: Modifier, other: Modifier) -> tuple[int, int]:
    """Numbers compare as printed; with a 2x or a Null, the attacks that would come of them."""
    if any(card.doubles or card.is_null for card in (one, other)):
        return attack_value(value, (one,)), attack_value(value, (other,))
    return one.number, other.number
