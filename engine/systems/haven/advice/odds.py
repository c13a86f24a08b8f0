"""What an attack will do, exactly: from the cards that are left, not from their order (H-AMD).

What lies in a modifier deck is public, for everyone has seen what was drawn and shuffled in. So
the chances of an attack are known before its cards are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache

import msgspec

from engine.systems.haven.abilities.advantage import used_of_chain, used_of_two
from engine.systems.haven.abilities.modifiers import TAMED, Modifier, attack_damage, modifier
from engine.systems.haven.state import ModifierDeck

_Cards = tuple[tuple[str, int], ...]  # ids and how many of each, sorted
_Chain = tuple[Modifier, ...]
_Share = tuple[int, int]  # so many ways of so many: as exact as a fraction, and much faster


class Odds(msgspec.Struct, frozen=True):
    """The damage of one attack on one target: every amount with its probability, ascending."""

    chances: tuple[tuple[int, Fraction], ...]

    @property
    def expected(self) -> Fraction:
        """The mean."""
        return sum((damage * chance for damage, chance in self.chances), Fraction(0))

    def at_least(self, damage: int) -> Fraction:
        """How probable so much damage or more is."""
        return sum((chance for dealt, chance in self.chances if dealt >= damage), Fraction(0))


class _Pile(msgspec.Struct, frozen=True):
    """A deck as everyone knows it: what is to be drawn and what comes back after that."""

    cards: _Cards
    discards: _Cards

    def draws(self, share: _Share) -> Iterator[tuple[Modifier, _Share, _Pile]]:
        """Each card that may come next, its part of the share, and the deck without it."""
        cards, discards = (self.cards, self.discards) if self.cards else (self.discards, ())
        if not cards:
            yield modifier("+0"), share, self  # every card lies on the table
            return
        ways, whole = share[0], share[1] * sum(count for _, count in cards)
        for n, (card, count) in enumerate(cards):
            rest = ((card, count - 1),) if count > 1 else ()
            left = _Pile((*cards[:n], *rest, *cards[n + 1 :]), discards)
            yield modifier(card), (ways * count, whole), left


def odds_of(
    deck: ModifierDeck, value: int, lean: int, shield: int, pierce: int, *, is_tamed: bool = False
) -> Odds:
    """What an attack of this value does to a shield; `lean` as in `draw_modifiers`.

    `is_tamed` where the wild cards count less (H-VARIANT-01).
    """
    pile, discards = (_counted(cards, is_tamed) for cards in (deck.cards.pile, deck.cards.discards))
    ways: dict[tuple[int, int], int] = {}  # by damage and the whole that they are of
    for used, (count, whole) in _all_used(pile, discards, value, lean):
        key = (attack_damage(value, used, shield, pierce), whole)
        ways[key] = ways.get(key, 0) + count
    found: dict[int, Fraction] = {}
    for (damage, whole), count in sorted(ways.items()):
        found[damage] = found.get(damage, Fraction(0)) + Fraction(count, whole)
    return Odds(tuple(found.items()))


def _counted(cards: Iterable[str], is_tamed: bool) -> _Cards:
    if is_tamed:
        cards = (TAMED.get(card, card) for card in cards)
    return tuple(sorted(Counter(cards).items()))


@lru_cache(maxsize=256)
def _all_used(
    cards: _Cards, discards: _Cards, value: int, lean: int
) -> tuple[tuple[_Chain, _Share], ...]:
    """The cards that count, with their shares; kept for the other targets of an attack."""
    return tuple(_used(_Pile(cards, discards), value, lean))


def _used(pile: _Pile, value: int, lean: int) -> Iterator[tuple[_Chain, _Share]]:
    for first, share, left in pile.draws((1, 1)):
        if lean == 0:
            yield from _chains(left, (first,), share, lean)
            continue
        for second, part, rest in left.draws(share):
            if first.is_rolling and second.is_rolling:
                yield from _chains(rest, (first, second), part, lean)
            else:
                yield used_of_two(value, first, second, lean), part


def _chains(
    pile: _Pile, begun: _Chain, share: _Share, lean: int
) -> Iterator[tuple[_Chain, _Share]]:
    """Go on drawing until a card does not roll; the order of rolling cards means nothing."""
    rolling = {(pile, begun, share[1]): share[0]}
    while rolling:
        following: dict[tuple[_Pile, _Chain, int], int] = {}
        for (left, chain, whole), ways in rolling.items():
            if not chain[-1].is_rolling:
                yield used_of_chain(chain, lean), (ways, whole)
                continue
            rolled = tuple(sorted(chain, key=lambda card: card.id))
            for card, part, rest in left.draws((ways, whole)):
                key = (rest, (*rolled, card), part[1])
                following[key] = following.get(key, 0) + part[0]
        rolling = following
