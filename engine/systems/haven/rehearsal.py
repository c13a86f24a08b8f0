"""A series of setups in which every scenario, class and card of a pack has its turn."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.core.system import HeroSetup, Setup
from engine.systems.haven.content import HeroClass, Pack
from engine.systems.haven.level import HIGHEST
from engine.systems.haven.setup import PARTY_SIZES

ITEMS = 5  # that each hero owns


def rehearsal(pack: Pack, number: int) -> Setup:
    """The setup with this number, from 0 on; there is no last one."""
    scenarios, classes = list(pack.scenarios), list(pack.classes.values())
    turn = number // len(scenarios)
    size = min(PARTY_SIZES[-1 - turn % len(PARTY_SIZES)], len(classes))
    party = [classes[(turn + n) % len(classes)] for n in range(size)]
    heroes = tuple(
        _hero(hero_class, n, turn, _window(list(pack.items), turn * size + n, ITEMS))
        for n, hero_class in enumerate(party)
    )
    return Setup(scenarios[number % len(scenarios)], heroes, turn % (HIGHEST + 1))


def _hero(hero_class: HeroClass, n: int, turn: int, items: tuple[str, ...]) -> HeroSetup:
    """A hero of the highest level, who knows every card; the hand moves on from turn to turn."""
    hand = _window(list(hero_class.cards), turn, hero_class.hand_size)
    seat, level = Seat(str(n + 1)), len(hero_class.max_hp)
    return HeroSetup(seat, hero_class.id.title(), hero_class.id, level, hand, items=items)


def _window(things: list[str], number: int, size: int) -> tuple[str, ...]:
    """So many things in a row: with each number the next ones, round and round."""
    first = number * size % len(things) if things else 0
    return tuple((things[first:] + things[:first])[:size])
