"""What a figure that acts by itself does for each ability (H-MMOVE, H-MATK, H-MABIL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.content import tree
from engine.core.passage import Mode
from engine.core.script import Script
from engine.core.text import say
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.attack import Strike, attack_target
from engine.systems.haven.abilities.augments import Boost, boost_of, is_asked_before, mode_of
from engine.systems.haven.abilities.bonuses import add_bonus, gained, serving, start_bonus, use
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.elements import infuse
from engine.systems.haven.abilities.facts import free_gains
from engine.systems.haven.abilities.forced import shove
from engine.systems.haven.abilities.heal import heal
from engine.systems.haven.abilities.loot import loot_range
from engine.systems.haven.abilities.summons import monster_summons
from engine.systems.haven.abilities.targets import allies_within
from engine.systems.haven.conditions import Healing, Moment, through
from engine.systems.haven.game import AnyFigure, Automaton, HavenGame
from engine.systems.haven.monsters.course import Course, foes_by_focus, some_of
from engine.systems.haven.monsters.deeds import DEEDS
from engine.systems.haven.monsters.moves import (
    Going,
    attack_from_here,
    find_focus,
    move_to_attack,
)
from engine.systems.haven.scenario.ties import settle_figure

_MOVES_OR_ATTACKS = (tree.Move, tree.Attack)


def perform_ability(g: HavenGame, course: Course, n: int) -> Script[None]:
    """Do the n-th ability of the card as far as possible, and what its augments add."""
    ability = course.abilities[n]
    before, after = _free(g, course.actor, ability)
    course.boosts[n] = course.boosts[n].joined(before)
    g.state.deeds.met = []
    yield from _DO[type(ability)](g, course, n, ability)
    g.did("monster", ability)
    met = [augment for augment in ability.augments if augment.fact in g.state.deeds.met]
    following = (*free_gains(g, course.actor, after), *met)
    extras = sum((augment.abilities for augment in following), course.boosts[n].abilities)
    for extra in extras:
        if is_to_do(g, course.actor, extra):
            lone = Course(course.actor, (extra,), [Boost()], None, course.focus, course.attacked)
            yield from _DO[type(extra)](g, lone, 0, extra)
            g.did("monster", extra)


def act_by_itself(
    g: HavenGame, actor: Automaton, abilities: Sequence[tree.Ability]
) -> Script[Course]:
    """Do abilities that are on no card of this round: the focus is found as ever."""
    course = Course(actor, abilities, [Boost() for _ in abilities])
    find_focus_first(g, course)
    for n, ability in enumerate(abilities):
        if is_to_do(g, actor, ability):
            yield from perform_ability(g, course, n)
    return course


def is_to_do(g: HavenGame, actor: Automaton, ability: tree.Ability) -> bool:
    """Whether a figure still does an ability; elements are owed by any part (H-ELEM-02)."""
    return isinstance(ability, tree.Infuse) or (g.is_present(actor) and g.freedom(actor).may_act)


def _free(
    g: HavenGame, actor: Automaton, ability: tree.Ability
) -> tuple[Boost, list[tree.Augment]]:
    """What improves an ability for nothing, and the augments that may only follow it."""
    free = [augment for augment in ability.augments if not augment.elements]
    about_target = [one for one in free if one.is_about_target]
    improving = [one for one in free if is_asked_before(one) and not one.is_about_target]
    used = free_gains(g, actor, improving) + about_target
    return boost_of(g, actor, used), [one for one in free if not is_asked_before(one)]


def _own(printed: tree.Value, base: int | None) -> int | None:
    """A printed value for a figure; nothing is added to what it does not have (H-SUMMON-20)."""
    if base is None:
        return None if printed.is_relative else printed.number
    return printed.from_base(base)


def find_focus_first(g: HavenGame, course: Course) -> None:
    """The focus is found before any ability of the card (H-FOCUS-01).

    A move or an attack that comes first finds it by itself.
    """
    abilities = course.abilities
    if any(map(_seeks_focus, abilities)) and not isinstance(abilities[0], _MOVES_OR_ATTACKS):
        mode: Mode = next((it.mode for it in abilities if isinstance(it, tree.Move)), "walk")
        course.focus = find_focus(g, course.actor, mode, _next_strike(g, course, -1))


def _seeks_focus(ability: tree.Ability) -> bool:
    on_enemies = isinstance(ability, tree.Inflict) and ability.on == "enemies"
    return on_enemies or isinstance(ability, (*_MOVES_OR_ATTACKS, tree.Shove))


def strike_of(g: HavenGame, actor: Automaton, it: tree.Attack, boost: Boost) -> Strike | None:
    """An attack in numbers: the card's on top of the figure's own (H-MATK-01, -05)."""
    stats = g.stats(actor)
    value = _own(it.value, stats.attack)
    if value is None:
        return None
    own_range = it.range.from_base(stats.range) if it.range else stats.range
    is_melee = own_range <= 0 or (it.area is not None and it.area.has_self)
    return Strike(
        value=value,
        reach=1 if is_melee else own_range + boost.plus("range"),
        is_ranged=not is_melee,
        targets=max(it.targets, stats.targets) + it.add_targets + boost.plus("target"),
        area=it.area,
        pierce=it.pierce + stats.pierce,
        push=it.push,
        pull=it.pull,
        has_advantage=it.has_advantage,
        conditions=tuple(dict.fromkeys((*it.conditions, *stats.conditions))),
    ).with_gains(boost)


def _move(g: HavenGame, course: Course, n: int, it: tree.Move) -> Script[None]:
    actor = course.actor
    value = _own(it.value, g.stats(actor).move)
    helps = serving(g, "move", actor)
    boost = course.boosts[n].joined(gained(g, actor, helps))
    points = 0 if value is None else max(0, value + boost.plus("move"))
    strike = _next_strike(g, course, n)
    attacked = tuple(course.attacked) if strike else ()  # H-MATK-04: it looks for others
    going = Going(points, mode_of(it.mode, boost), strike, course.focus, attacked)
    start = actor.hex
    course.aim = yield from move_to_attack(g, actor, going)
    if actor.hex != start:
        use(g, helps)
    course.focus = course.aim.focus or course.focus


def _next_strike(g: HavenGame, course: Course, n: int) -> Strike | None:
    """The attack that follows, which decides where to go; a disarmed figure has none."""
    if not g.freedom(course.actor).may_attack:
        return None
    for k in range(n + 1, len(course.abilities)):
        ability = course.abilities[k]
        if isinstance(ability, tree.Attack):
            return strike_of(g, course.actor, ability, course.boosts[k])
    return None


def _attack(g: HavenGame, course: Course, n: int, it: tree.Attack) -> Script[None]:
    actor = course.actor
    if not g.freedom(actor).may_attack:
        return
    strike = strike_of(g, actor, it, course.boosts[n])
    if strike is None:
        return
    aim, course.aim = course.aim, None
    if aim is None or not aim.holds(g, actor):
        going = Going(0, "walk", strike, course.focus, tuple(course.attacked))
        aim = yield from attack_from_here(g, actor, going)
    course.focus = course.focus or aim.focus
    extra = yield from _strike_each(g, course, aim.targets, strike)
    if extra and g.is_present(actor):
        strike = msgspec.structs.replace(strike, targets=extra, area=None)
        going = Going(0, "walk", strike, course.focus, tuple(course.attacked))
        added = yield from attack_from_here(g, actor, going)
        yield from _strike_each(g, course, added.targets, strike)  # H-EFFECT-17: adds no more


def _strike_each(
    g: HavenGame, course: Course, targets: Sequence[str], strike: Strike
) -> Script[int]:
    """Attack them until the attacker falls; how many targets the drawn cards add (H-AMD-07)."""
    extra = 0
    for target_id in targets:
        target = g.figure(target_id)
        if target is not None and g.is_present(course.actor):
            course.attacked.append(target_id)
            extra += yield from attack_target(g, course.actor, target, strike)
    return extra


def _heal(g: HavenGame, course: Course, n: int, it: tree.Heal) -> Script[None]:
    """Itself or an ally in range: whoever has lost the most (H-MABIL-02)."""
    actor, boost = course.actor, course.boosts[n]
    candidates: list[AnyFigure] = [actor]
    if it.range is not None:
        own_range = g.stats(actor).range or 1  # H-SETUP-22; none: neighbours
        reach = it.range.from_base(own_range) + boost.plus("range")
        candidates += allies_within(g, actor, reach)
    conditions = (*it.conditions, *boost.conditions)
    helps = serving(g, "heal", actor)
    boost = boost.joined(gained(g, actor, helps))
    use(g, helps)
    for _ in range(min(it.targets + boost.plus("target"), len(candidates))):
        most = max(figure.max_hp - figure.hp for figure in candidates)
        tied = [figure for figure in candidates if figure.max_hp - figure.hp == most]
        if most == 0 and not conditions and not any(map(_is_cured_by_heal, tied)):
            tied = tied[:1]  # nothing will come of it: the healer, if it is still to be chosen
        text = say("haven-ask-monster-heal", monster=g.name(actor))
        chosen = yield from settle_figure(g, text, tied)
        heal(g, chosen, it.value.from_base(0) + boost.plus("heal"))
        afflict(g, chosen, conditions)
        candidates.remove(chosen)


def _is_cured_by_heal(figure: AnyFigure) -> bool:
    """Whether a heal would rid it of a condition."""
    return bool(through(Moment.HEALED, figure.conditions, Healing(0)).removes)


def _shield(g: HavenGame, course: Course, n: int, it: tree.Shield) -> Script[None]:
    actor, boost = course.actor, course.boosts[n]
    bearers: list[AnyFigure] = [actor]
    if it.range is not None:
        bearers += allies_within(g, actor, it.range + boost.plus("range"))
        bearers = yield from some_of(g, actor, bearers, it.targets + boost.plus("target"))
    for bearer in bearers:
        add_bonus(g, bearer, "shield", it.value + boost.plus("shield"))
        afflict(g, bearer, it.conditions)


def _retaliate(g: HavenGame, course: Course, n: int, it: tree.Retaliate) -> Script[None]:
    value = it.value + course.boosts[n].plus("retaliate")
    add_bonus(g, course.actor, "retaliate", value, it.reach)
    afflict(g, course.actor, it.conditions)
    yield from ()


def _bonus(g: HavenGame, course: Course, n: int, it: tree.Bonus) -> Script[None]:
    start_bonus(g, course.actor, it)  # H-MABIL-09: for the round, whatever the card says
    yield from ()


def _inflict(g: HavenGame, course: Course, n: int, it: tree.Inflict) -> Script[None]:
    actor, boost = course.actor, course.boosts[n]
    found: list[AnyFigure] = [actor]
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    if it.on == "allies":
        found = yield from some_of(g, actor, allies_within(g, actor, reach), count)
    elif it.on == "enemies":
        found = foes_by_focus(g, course, reach, count)
    for figure in found:
        afflict(g, figure, (*it.conditions, *boost.conditions))


def _shove(g: HavenGame, course: Course, n: int, it: tree.Shove) -> Script[None]:
    actor, boost = course.actor, course.boosts[n]
    push, pull = it.push + boost.plus("push"), it.pull + boost.plus("pull")
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    for target in foes_by_focus(g, course, reach, count):
        afflict(g, target, it.conditions)
        if push:
            yield from shove(g, actor, target, "push", push)
        if pull and g.is_present(target):
            yield from shove(g, actor, target, "pull", pull)


def _loot(g: HavenGame, course: Course, n: int, it: tree.Loot) -> Script[None]:
    loot_range(g, course.actor, it.range)
    yield from ()


def _summon(g: HavenGame, course: Course, n: int, it: tree.Summon) -> Script[None]:
    yield from monster_summons(g, course.actor, it)


def _suffer(g: HavenGame, course: Course, n: int, it: tree.Suffer) -> Script[None]:
    yield from suffer(g, course.actor, it.value)


def _infuse(g: HavenGame, course: Course, n: int, it: tree.Infuse) -> Script[None]:
    yield from infuse(g, course.actor, (it.element,), g.party)


def _nothing(g: HavenGame, course: Course, n: int, it: tree.Experience) -> Script[None]:
    yield from ()


_DO: dict[type, Callable[[HavenGame, Course, int, Any], Script[None]]] = {
    tree.Move: _move,
    tree.Attack: _attack,
    tree.Heal: _heal,
    tree.Shield: _shield,
    tree.Retaliate: _retaliate,
    tree.Inflict: _inflict,
    tree.Shove: _shove,
    tree.Loot: _loot,
    tree.Suffer: _suffer,
    tree.Summon: _summon,
    tree.Infuse: _infuse,
    tree.Experience: _nothing,
    tree.Recover: _nothing,  # granted beside something that they can do
    tree.Refresh: _nothing,
    tree.Bonus: _bonus,
    **DEEDS,
}
