"""Augments: what elements, facts and counts add to an ability (H-ELEM-05..10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.content.tree import Ability, Augment, What
from engine.core.passage import Mode
from engine.core.script import Script, ask_one
from engine.systems.haven.abilities.elements import can_pay, consume
from engine.systems.haven.abilities.facts import count
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import prompts


class Boost(msgspec.Struct, frozen=True):
    """All that the used augments add."""

    changes: dict[str, int] = {}
    conditions: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    against: tuple[Augment, ...] = ()  # what each target of an attack decides for itself

    def plus(self, what: What) -> int:
        """By how much a number grows."""
        return self.changes.get(what, 0)

    def joined(self, other: Boost) -> Boost:
        """Both together."""
        changes = dict(self.changes)
        for what, number in other.changes.items():
            changes[what] = changes.get(what, 0) + number
        return Boost(
            changes,
            self.conditions + other.conditions,
            self.abilities + other.abilities,
            self.against + other.against,
        )


NO_BOOST = Boost()


def boost_of(
    g: HavenGame, figure: AnyFigure, augments: Iterable[Augment], target: AnyFigure | None = None
) -> Boost:
    """What several augments add together; of an attack on `target`, if that is known."""
    boost = NO_BOOST
    for augment in augments:
        boost = boost.joined(_one(g, figure, augment, target))
    return boost


def _one(g: HavenGame, figure: AnyFigure, augment: Augment, target: AnyFigure | None) -> Boost:
    if target is None and augment.is_about_target:
        abilities = augment.abilities if augment.fact is None else ()
        return Boost(abilities=abilities, against=(augment,))
    changes: dict[str, int] = {}
    for change in augment.changes:
        times = 1 if change.per is None else count(g, figure, change.per, target)
        changes[change.what] = change.number * times
    return Boost(changes, augment.conditions, augment.abilities)


def mode_of(own: Mode, boost: Boost) -> Mode:
    """How it moves: the best of what the ability says and what it gains."""
    modes: tuple[Mode, ...] = ("teleport", "fly", "jump")
    gained = (mode for mode in modes if boost.changes.get(mode) or own == mode)
    return next(gained, "walk")


def is_asked_before(augment: Augment) -> bool:
    """Whether it improves its ability; one that only adds abilities is settled afterwards."""
    return bool(augment.changes or augment.conditions or augment.is_about_target)


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
    return boost_of(g, hero, used)
