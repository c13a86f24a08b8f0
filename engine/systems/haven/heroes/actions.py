"""A hero's actions: abilities in printed order, with the augments that are paid for (H-TURN-03)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import tree
from engine.core.script import Script
from engine.systems.haven.abilities.augments import (
    NO_BOOST,
    Boost,
    boost_of,
    choose_augments,
    is_asked_before,
)
from engine.systems.haven.abilities.bonuses import gain_experience, is_left
from engine.systems.haven.abilities.elements import can_pay, infuse
from engine.systems.haven.abilities.facts import free_gains
from engine.systems.haven.abilities.falling import land_the_grounded
from engine.systems.haven.game import HavenGame
from engine.systems.haven.heroes.abilities import ABILITIES, LASTING, Performances, is_of_use
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.heroes.grants import candidates, grant
from engine.systems.haven.items.readiness import put_back, taken_up
from engine.systems.haven.monsters.abilities import act_by_itself
from engine.systems.haven.special.rules import obey
from engine.systems.haven.state import Bonus, Deeds, Hero, Objective
from engine.systems.haven.telling import events

_DO: Performances = {**ABILITIES, tree.Grant: grant}
_EARNED = (tree.Experience, tree.Infuse)  # not done but earned by doing something else


def perform(g: HavenGame, hero: Hero, action: tree.Action, doing: Doing) -> Script[None]:
    """Perform an action's abilities; `doing` says whether any part was."""
    g.state.deeds = Deeds()
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
            yield from answer_moments(g)
            yield from obey(g)
    if doing.is_performed:  # H-XP-02, H-ELEM-02
        for ability in abilities:
            if isinstance(ability, _EARNED):
                g.did("hero", ability)
        gain_experience(g, hero, gained)
        yield from infuse(g, hero, created, (hero.seat,))


def _may_act(g: HavenGame, hero: Hero) -> bool:
    return g.is_present(hero) and g.freedom(hero).may_act


def _do(g: HavenGame, hero: Hero, ability: tree.Ability, doing: Doing) -> Script[None]:
    """Do one ability; what improves it is settled before, what only follows it after."""
    g.state.deeds.met = []
    earlier = taken_up(g, hero)
    boost = yield from _improved(g, hero, ability)
    is_done = yield from _DO[type(ability)](g, hero, ability, boost, doing)
    put_back(g, hero, earlier)
    if is_done:
        g.did("hero", ability)
    doing.is_performed |= is_done
    doing.has_begun |= is_done and isinstance(ability, LASTING)
    doing.came_to_nothing |= not is_done
    extras = boost.abilities
    if ability.augments and _may_act(g, hero):
        extras += yield from _following(g, hero, ability, is_done)
    if extras:
        paid = Doing(doing.card, doing.is_lost, doing.lasts, is_performed=is_done, is_paid=True)
        yield from _in_order(g, hero, extras, paid)
        doing.is_performed |= paid.is_performed
        doing.has_begun |= paid.has_begun


def _improved(g: HavenGame, hero: Hero, ability: tree.Ability) -> Script[Boost]:
    """What improves an ability: what its player pays for, and what comes for nothing."""
    improving = [(n, one) for n, one in enumerate(ability.augments) if is_asked_before(one)]
    if not improving or not can_do_something(g, hero, ability):
        return NO_BOOST
    priced = [(n, augment) for n, augment in improving if augment.elements]
    paid = yield from choose_augments(g, hero, priced)
    about_target = [one for _, one in improving if one.is_about_target and not one.elements]
    free = free_gains(g, hero, [one for _, one in improving if one not in about_target])
    for augment in free:
        g.did("hero", augment)
    return paid.joined(boost_of(g, hero, (*free, *about_target)))


def _following(
    g: HavenGame, hero: Hero, ability: tree.Ability, is_done: bool
) -> Script[tuple[tree.Ability, ...]]:
    """The abilities that follow one, if their elements are paid or their fact holds by now."""
    after = [(n, one) for n, one in enumerate(ability.augments) if not is_asked_before(one)]
    free = free_gains(g, hero, [augment for _, augment in after])
    free += [augment for augment in ability.augments if augment.fact in g.state.deeds.met]
    priced = [
        (n, augment)
        for n, augment in after
        if augment.elements and _is_worth_it(g, hero, augment, is_done)
    ]
    paid = yield from choose_augments(g, hero, priced)
    return sum((augment.abilities for augment in free), paid.abilities)


def _is_worth_it(g: HavenGame, hero: Hero, augment: tree.Augment, is_done: bool) -> bool:
    """Whether an augment that only follows an ability would bring anything."""
    return any(
        is_done if isinstance(extra, _EARNED) else can_do_something(g, hero, extra)
        for extra in augment.abilities
    )


def can_do_something(g: HavenGame, hero: Hero, ability: tree.Ability) -> bool:
    """Whether an ability, a grant included, could do anything now."""
    if isinstance(ability, tree.Grant):
        payable = [one for one in ability.augments if one.elements and can_pay(g, one)]
        return bool(candidates(g, hero, ability, boost_of(g, hero, payable)))
    return is_of_use(g, hero, ability)


# --- what bonuses do ------------------------------------------------------------------------------


def answer_moments(g: HavenGame) -> Script[None]:
    """Whoever lost its flight falls, and bonuses whose moment has come do what they say.

    What that brings about is answered before the next; no bonus answers what it did itself.
    """
    yield from land_the_grounded(g)
    while g.state.due:
        due, g.state.due = g.state.due, []
        for bonus in due:
            if is_left(g, bonus):
                g.state.under_way.append(bonus)
                yield from _answer(g, bonus)
                yield from answer_moments(g)
                g.state.under_way.pop()


def _answer(g: HavenGame, bonus: Bonus) -> Script[None]:
    """Its bearer acts, as it would on its turn, unless it cannot."""
    bearer = g.figure(bonus.bearer)
    if bearer is None or isinstance(bearer, Objective) or not g.freedom(bearer).may_act:
        return
    events.bonus_acted(g, bearer, bonus.what)
    g.answered(bonus.what, bearer)
    abilities = bonus.what.gain.abilities
    deeds, g.state.deeds = g.state.deeds, Deeds()  # they are no deeds of what they interrupt
    if isinstance(bearer, Hero):
        yield from _in_order(g, bearer, abilities, Doing(is_performed=True, is_paid=True))
    else:
        yield from act_by_itself(g, bearer, abilities)
    g.state.deeds = deeds
