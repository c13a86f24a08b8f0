"""The odds of an attack are what its real draws come to, all of them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from engine.core.deck import Deck
from engine.systems.haven.abilities.advantage import draw_modifiers
from engine.systems.haven.abilities.attack import Strike, odds_against
from engine.systems.haven.abilities.modifiers import STANDARD, attack_damage
from engine.systems.haven.advice.chances import percent
from engine.systems.haven.advice.odds import Odds, odds_of
from engine.systems.haven.state import ModifierDeck
from tests.engine.systems.haven.world import World

DECKS = {
    "plain": (("+0", "+0", "-1", "+1", "2x", "null"), ()),
    "blessed": (("bless", "curse", "+1"), ("+0", "-2")),
    "rolling": (("rolling +1", "rolling pierce 1", "-1", "+0", "2x"), ()),
    "only-rolling-left": (("rolling +1", "rolling +1"), ("+1", "null", "rolling pierce 2")),
    "one-left": (("+2",), ("-1", "-1", "2x", "rolling -1")),
    "effects": (("+0 stun", "+1", "+0 pierce 3", "rolling stun"), ()),
    "nothing-but-rolling": (("rolling +1", "rolling pierce 1"), ()),
    "empty": ((), ()),
}


class Every:
    """In the place of chance: all the numbers it could give, one series after the other."""

    def __init__(self) -> None:
        self.series: list[tuple[int, int]] = []  # number and bound of each draw
        self._at = 0

    def below(self, bound: int) -> int:
        if self._at == len(self.series):
            self.series.append((0, bound))
        self._at += 1
        return self.series[self._at - 1][0]

    def shuffle(self, items: list[str]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    @property
    def chance(self) -> Fraction:
        """How probable the present series is."""
        found = Fraction(1)
        for _, bound in self.series:
            found /= bound
        return found

    def next_series(self) -> bool:
        self._at = 0
        while self.series and self.series[-1][0] + 1 == self.series[-1][1]:
            self.series.pop()
        if not self.series:
            return False
        number, bound = self.series[-1]
        self.series[-1] = (number + 1, bound)
        return True


def _outcomes(
    pile: tuple[str, ...], discards: tuple[str, ...], value: int, lean: int
) -> Iterator[tuple[tuple[object, ...], Fraction]]:
    """Draw for one attack from every order of the deck, by the rules of the game."""
    w = World()
    ana = w.hero("A1")
    orders = list(permutations(pile))
    for order in orders:
        every = Every()
        w.g.rng = every  # type: ignore[assignment]
        while True:
            ana.modifiers = ModifierDeck(Deck(list(order), list(discards)))
            used = draw_modifiers(w.g, ana, value, lean).used
            yield used, every.chance / len(orders)
            if not every.next_series():
                break


@pytest.mark.parametrize("lean", (-1, 0, 1))
@pytest.mark.parametrize("name", DECKS)
def test_the_odds_are_those_of_every_order_of_the_deck(name: str, lean: int) -> None:
    pile, discards = DECKS[name]
    counted: dict[int, Fraction] = {}
    for used, chance in _outcomes(pile, discards, 3, lean):
        damage = attack_damage(3, used, 2, 1)  # type: ignore[arg-type]
        counted[damage] = counted.get(damage, Fraction(0)) + chance
    found = odds_of(ModifierDeck(Deck(list(pile), list(discards))), 3, lean, 2, 1)
    assert dict(found.chances) == counted
    assert sum(counted.values()) == 1


def test_the_order_of_the_deck_changes_no_odds() -> None:
    up, down = list(STANDARD), list(reversed(STANDARD))
    both = [odds_of(ModifierDeck(Deck(cards)), 3, 1, 0, 0) for cards in (up, down)]
    assert both[0] == both[1]


def test_a_full_deck_hits_as_hard_as_printed_but_for_its_two_and_null() -> None:
    odds = odds_of(ModifierDeck(Deck(list(STANDARD))), 3, 0, 0, 0)
    # 0 by Null, 1 by -2, 2 by -1, 3 by +0, 4 by +1, 5 by +2, 6 by 2x
    assert odds.chances == tuple(
        (damage, Fraction(count, 20)) for damage, count in enumerate((1, 1, 5, 6, 5, 1, 1))
    )
    assert odds.expected == 3
    assert odds.at_least(5) == Fraction(1, 10)


def _odds(strike: Strike, shield: int = 0) -> Odds:
    w = World()
    ana = w.hero("A1")
    ana.modifiers = ModifierDeck(Deck(["+0", "+1"]))
    return odds_against(w.g, ana, w.monster("B1", shield=shield), strike)


def test_shield_and_pierce_count() -> None:
    odds = _odds(Strike(3, pierce=1), shield=3)
    assert odds.chances == ((1, Fraction(1, 2)), (2, Fraction(1, 2)))


def test_poison_on_the_target_counts() -> None:
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    ana.modifiers = ModifierDeck(Deck(["+0"]))
    rat.conditions["poison"] = False
    assert odds_against(w.g, ana, rat, Strike(2)).chances == ((3, Fraction(1)),)


def test_a_ranged_attack_on_a_neighbour_is_at_disadvantage() -> None:
    odds = _odds(Strike(2, reach=3, is_ranged=True))
    assert odds.chances == ((2, Fraction(1)),)


def test_the_question_whom_to_attack_tells_the_odds() -> None:
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=4)
    w.monster("A2", "bat", hp=9, shield=1)
    ana.modifiers = ModifierDeck(Deck(["+0", "+1"]))
    w.act(ana, "Attack 3", rat.id)
    hints = [option.hint for option in w.asked[0].options[:2] if option.hint]
    assert [hint.facts["kills"] for hint in hints] == [50, 0]
    assert [hint.facts["damage"].facts for hint in hints] == [  # type: ignore[union-attr]
        {"whole": 3, "tenth": 5},
        {"whole": 2, "tenth": 5},
    ]


def test_only_what_must_be_is_a_hundred_percent() -> None:
    numbers = [Fraction(0), Fraction(1, 1000), Fraction(41, 100), Fraction(999, 1000), Fraction(1)]
    assert [percent(number) for number in numbers] == [0, 1, 41, 99, 100]
