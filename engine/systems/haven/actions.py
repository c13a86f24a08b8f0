"""A hero's actions: abilities in printed order, with the augments that are paid for (H-TURN-03)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import tree
from engine.core.script import Script
from engine.systems.haven import events
from engine.systems.haven.augments import NO_BOOST, choose_augments, is_asked_before
from engine.systems.haven.elements import infuse
from engine.systems.haven.game import HavenGame
from engine.systems.haven.hero_abilities import ABILITIES, Doing, is_of_use
from engine.systems.haven.state import Hero

_EARNED = (tree.Experience, tree.Infuse)  # not done but earned by doing something else


def perform(g: HavenGame, hero: Hero, action: tree.Action, doing: Doing) -> Script[None]:
    """Perform an action's abilities; `doing` says whether any part was."""
    if all(isinstance(ability, _EARNED) for ability in action.abilities):
        doing.is_performed = any(isinstance(ability, tree.Infuse) for ability in action.abilities)
    yield from _in_order(g, hero, action.abilities, doing)


def _in_order(
    g: HavenGame, hero: Hero, abilities: Sequence[tree.Ability], doing: Doing
) -> Script[None]:
    gained = 0
    created: list[tree.Element] = []
    for ability in abilities:
        if isinstance(ability, tree.Experience):
            gained += ability.value
        elif isinstance(ability, tree.Infuse):
            created.append(ability.element)
        elif _may_act(g, hero):
            yield from _do(g, hero, ability, doing)
    if doing.is_performed:  # H-XP-02, H-ELEM-02
        for ability in abilities:
            if isinstance(ability, _EARNED):
                g.did("hero", ability)
        gain_experience(g, hero, gained)
        yield from infuse(g, hero, created, (hero.seat,))


def gain_experience(g: HavenGame, hero: Hero, amount: int) -> None:
    """Experience is never declined (H-XP-06)."""
    if amount:
        hero.experience += amount
        events.experience_gained(g, hero, amount)


def _may_act(g: HavenGame, hero: Hero) -> bool:
    return g.is_present(hero) and g.freedom(hero).may_act


def _do(g: HavenGame, hero: Hero, ability: tree.Ability, doing: Doing) -> Script[None]:
    """Do one ability; what improves it is paid for before, what only follows it after."""
    numbered = list(enumerate(ability.augments))
    boost = NO_BOOST
    before = [(n, augment) for n, augment in numbered if is_asked_before(augment)]
    if before and is_of_use(g, hero, ability):
        boost = yield from choose_augments(g, hero, before)
    is_done = yield from ABILITIES[type(ability)](g, hero, ability, boost, doing)
    if is_done:
        g.did("hero", ability)
    doing.is_performed |= is_done
    doing.came_to_nothing |= not is_done
    extras = boost.abilities
    if numbered and _may_act(g, hero):
        after = [
            (n, augment)
            for n, augment in numbered
            if not is_asked_before(augment) and _is_worth_it(g, hero, augment, is_done)
        ]
        extras += (yield from choose_augments(g, hero, after)).abilities
    if extras:
        paid = Doing(doing.card, doing.is_lost, doing.lasts, is_performed=is_done, is_paid=True)
        yield from _in_order(g, hero, extras, paid)
        doing.is_performed |= paid.is_performed


def _is_worth_it(g: HavenGame, hero: Hero, augment: tree.Augment, is_done: bool) -> bool:
    """Whether an augment that only follows an ability would bring anything."""
    return any(
        is_done if isinstance(extra, _EARNED) else is_of_use(g, hero, extra)
        for extra in augment.abilities
    )
