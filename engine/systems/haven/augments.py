"""Augments: what consumed elements add to an ability (H-ELEM-05..10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.content.tree import Ability, Augment
from engine.core.script import Script, ask_one
from engine.systems.haven import prompts
from engine.systems.haven.elements import can_pay, consume
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero


class Boost(msgspec.Struct, frozen=True):
    """All that the used augments add."""

    changes: dict[str, int] = {}
    conditions: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()

    def plus(self, what: str) -> int:
        """By how much a number grows."""
        return self.changes.get(what, 0)


NO_BOOST = Boost()


def boost_of(augments: Iterable[Augment]) -> Boost:
    """What several augments add together."""
    changes: dict[str, int] = {}
    conditions: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    for augment in augments:
        for change in augment.changes:
            changes[change.what] = changes.get(change.what, 0) + change.number
        conditions += augment.conditions
        abilities += augment.abilities
    return Boost(changes, conditions, abilities)


def is_asked_before(augment: Augment) -> bool:
    """Whether it improves its ability; one that only adds abilities is asked for afterwards."""
    return bool(augment.changes or augment.conditions)


def choose_augments(
    g: HavenGame, hero: Hero, augments: Sequence[tuple[int, Augment]]
) -> Script[Boost]:
    """Let the player use what can be paid, one augment after the other (H-ELEM-06, -09)."""
    used: list[Augment] = []
    left = list(augments)
    while True:
        payable = [(n, augment) for n, augment in left if can_pay(g, augment)]
        if not payable:
            break
        chosen = yield from ask_one(prompts.consume(hero, payable))
        found = next((item for item in payable if f"augment-{item[0]}" == chosen), None)
        if found is None:
            break
        yield from consume(g, hero, found[1], (hero.seat,))
        g.did("hero", found[1])
        used.append(found[1])
        left.remove(found)
    return boost_of(used) if used else NO_BOOST
