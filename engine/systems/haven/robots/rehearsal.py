"""A series of setups in which every scenario, class and card of a pack has its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import TypeVar

from engine.core.seat import Seat
from engine.core.system import HeroSetup, Setup
from engine.systems.haven.content import HeroClass, Pack, Scenario
from engine.systems.haven.level import HIGHEST
from engine.systems.haven.robots.repertoire import names_of_card, names_of_item, names_of_scenario
from engine.systems.haven.scenario.setup import PARTY_SIZES

ITEMS = 5  # that each hero owns

T = TypeVar("T")


def rehearsal(pack: Pack, number: int, missing: Set[str]) -> Setup:
    """The setup with this number, from 0 on, best for what is missing; there is no last one."""
    scenario, turn = _scenario(pack, number, missing)
    classes = list(pack.classes.values())
    size = min(PARTY_SIZES[-1 - turn % len(PARTY_SIZES)], len(classes))
    party = _first(_from(classes, turn), _names_of_class, missing)[:size]
    heroes = tuple(
        _hero(pack, hero_class, n, turn * size + n, missing) for n, hero_class in enumerate(party)
    )
    return Setup(scenario.id, heroes, turn % (HIGHEST + 1))


def _scenario(pack: Pack, number: int, missing: Set[str]) -> tuple[Scenario, int]:
    """A scenario that brings something missing, else any; and how often all had their turn."""
    every = list(pack.scenarios.values())
    wanted = [one for one in every if names_of_scenario(pack, one) & missing] or every
    return wanted[number % len(wanted)], number // len(wanted)


def _hero(pack: Pack, hero_class: HeroClass, n: int, turn: int, missing: Set[str]) -> HeroSetup:
    """A hero of the highest level, who knows every card; hand and items move on by the turn."""
    size = hero_class.hand_size
    cards = _from(list(hero_class.cards.values()), turn * size)
    hand = _first(cards, names_of_card, missing)[:size]
    items = _first(_from(list(pack.items.values()), turn * ITEMS), names_of_item, missing)
    return HeroSetup(
        seat=Seat(str(n + 1)),
        name=hero_class.id.title(),
        class_id=hero_class.id,
        level=len(hero_class.max_hp),
        cards=tuple(card.id for card in hand),
        items=tuple(item.id for item in items[:ITEMS]),
        perks=_perks(hero_class) if turn % 2 else (),
    )


def _perks(hero_class: HeroClass) -> tuple[str, ...]:
    """Every box marked."""
    return tuple(perk.id for perk in hero_class.perks.values() for _ in range(perk.boxes))


def _names_of_class(hero_class: HeroClass) -> Set[str]:
    return frozenset().union(*(names_of_card(card) for card in hero_class.cards.values()))


def _from(things: list[T], start: int) -> list[T]:
    """Things in a row from one of them on, round and round."""
    first = start % len(things) if things else 0
    return things[first:] + things[:first]


def _first(things: Iterable[T], names: Callable[[T], Set[str]], missing: Set[str]) -> list[T]:
    """Those that can make something missing happen before the others."""
    return sorted(things, key=lambda one: not names(one) & missing)
