"""What a monster does for each ability on its card (H-MMOVE, H-MATK, H-MABIL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.content import tree
from engine.core.script import Script
from engine.core.text import say
from engine.systems.haven.afflict import afflict
from engine.systems.haven.attack import Strike, attack_target
from engine.systems.haven.augments import Boost
from engine.systems.haven.bonuses import add_bonus
from engine.systems.haven.conditions import Healing, Moment, through
from engine.systems.haven.damage import suffer
from engine.systems.haven.elements import infuse
from engine.systems.haven.forced import shove
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heal import heal
from engine.systems.haven.initiative import rank_of
from engine.systems.haven.loot import loot_range
from engine.systems.haven.monster_moves import Aim, attack_from_here, move_to_attack
from engine.systems.haven.state import MonsterFigure
from engine.systems.haven.targets import allies_within, enemies_within
from engine.systems.haven.ties import settle_figure


class Course(msgspec.Struct):
    """A monster's turn under way."""

    monster: MonsterFigure
    abilities: Sequence[tree.Ability]
    boosts: Sequence[Boost]
    aim: Aim | None = None  # what the last move was made for
    has_focus: bool = False
    attacked: list[str] = []


def perform_ability(g: HavenGame, course: Course, n: int) -> Script[None]:
    """Do the n-th ability of the card as far as possible, and what its augments add."""
    ability = course.abilities[n]
    yield from _DO[type(ability)](g, course, n, ability)
    for extra in course.boosts[n].abilities:
        if g.is_present(course.monster):
            lone = Course(course.monster, (extra,), (Boost(),), attacked=course.attacked)
            yield from _DO[type(extra)](g, lone, 0, extra)


def strike_of(g: HavenGame, monster: MonsterFigure, it: tree.Attack, boost: Boost) -> Strike:
    """A monster's attack in numbers: the card's on top of its own (H-MATK-01, -05)."""
    stats = g.stats(monster)
    own_range = it.range.from_base(stats.range) if it.range else stats.range
    is_melee = own_range <= 0 or (it.area is not None and it.area.has_self)
    return Strike(
        value=it.value.from_base(stats.attack) + boost.plus("attack"),
        reach=1 if is_melee else own_range + boost.plus("range"),
        is_ranged=not is_melee,
        targets=max(it.targets, stats.targets) + it.add_targets + boost.plus("target"),
        area=it.area,
        pierce=it.pierce + stats.pierce + boost.plus("pierce"),
        push=it.push + boost.plus("push"),
        pull=it.pull + boost.plus("pull"),
        has_advantage=it.has_advantage,
        conditions=tuple(dict.fromkeys((*it.conditions, *stats.conditions, *boost.conditions))),
    )


def _move(g: HavenGame, course: Course, n: int, it: tree.Move) -> Script[None]:
    monster = course.monster
    points = max(0, it.value.from_base(g.stats(monster).move) + course.boosts[n].plus("move"))
    strike = _next_strike(g, course, n)
    course.aim = yield from move_to_attack(g, monster, points, it.mode, strike)
    course.has_focus |= course.aim.has_focus


def _next_strike(g: HavenGame, course: Course, n: int) -> Strike | None:
    """The attack that follows, which decides where to go; a disarmed monster has none."""
    if not g.freedom(course.monster).may_attack:
        return None
    for k in range(n + 1, len(course.abilities)):
        ability = course.abilities[k]
        if isinstance(ability, tree.Attack):
            return strike_of(g, course.monster, ability, course.boosts[k])
    return None


def _attack(g: HavenGame, course: Course, n: int, it: tree.Attack) -> Script[None]:
    monster = course.monster
    if not g.freedom(monster).may_attack:
        return
    strike = strike_of(g, monster, it, course.boosts[n])
    aim, course.aim = course.aim, None
    if aim is None or not aim.holds(g, monster):
        aim = yield from attack_from_here(g, monster, strike, course.attacked)
    course.has_focus |= aim.has_focus
    for target_id in aim.targets:
        target = g.figure(target_id)
        if target is not None and g.is_present(monster):
            course.attacked.append(target_id)
            yield from attack_target(g, monster, target, strike)


def _heal(g: HavenGame, course: Course, n: int, it: tree.Heal) -> Script[None]:
    """Itself or an ally in range: whoever has lost the most (H-MABIL-02)."""
    monster, boost = course.monster, course.boosts[n]
    candidates: list[AnyFigure] = [monster]
    if it.range is not None:
        own_range = g.stats(monster).range or 1  # H-SETUP-22; none: neighbours
        reach = it.range.from_base(own_range) + boost.plus("range")
        candidates += allies_within(g, monster, reach)
    conditions = (*it.conditions, *boost.conditions)
    for _ in range(min(it.targets + boost.plus("target"), len(candidates))):
        most = max(figure.max_hp - figure.hp for figure in candidates)
        tied = [figure for figure in candidates if figure.max_hp - figure.hp == most]
        if most == 0 and not conditions and not any(map(_is_cured_by_heal, tied)):
            tied = tied[:1]  # nothing will come of it: the healer, if it is still to be chosen
        text = say("haven-ask-monster-heal", monster=g.name(monster))
        chosen = yield from settle_figure(g, text, tied)
        heal(g, chosen, it.value.from_base(0) + boost.plus("heal"))
        afflict(g, chosen, conditions)
        candidates.remove(chosen)


def _is_cured_by_heal(figure: AnyFigure) -> bool:
    """Whether a heal would rid it of a condition."""
    return bool(through(Moment.HEALED, figure.conditions, Healing(0)).removes)


def _shield(g: HavenGame, course: Course, n: int, it: tree.Shield) -> Script[None]:
    monster, boost = course.monster, course.boosts[n]
    bearers: list[AnyFigure] = [monster]
    if it.range is not None:
        bearers += allies_within(g, monster, it.range + boost.plus("range"))
        bearers = yield from _some(g, monster, bearers, it.targets + boost.plus("target"))
    for bearer in bearers:
        add_bonus(g, bearer, "shield", it.value + boost.plus("shield"))


def _retaliate(g: HavenGame, course: Course, n: int, it: tree.Retaliate) -> Script[None]:
    value = it.value + course.boosts[n].plus("retaliate")
    add_bonus(g, course.monster, "retaliate", value, it.reach)
    yield from ()


def _inflict(g: HavenGame, course: Course, n: int, it: tree.Inflict) -> Script[None]:
    monster, boost = course.monster, course.boosts[n]
    found: list[AnyFigure] = [monster]
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    if it.on == "allies":
        found = yield from _some(g, monster, allies_within(g, monster, reach), count)
    elif it.on == "enemies":
        found = _foes_by_focus(g, monster, reach, count)
    for figure in found:
        afflict(g, figure, (*it.conditions, *boost.conditions))


def _shove(g: HavenGame, course: Course, n: int, it: tree.Shove) -> Script[None]:
    monster, boost = course.monster, course.boosts[n]
    push, pull = it.push + boost.plus("push"), it.pull + boost.plus("pull")
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    for target in _foes_by_focus(g, monster, reach, count):
        if push:
            yield from shove(g, monster, target, "push", push)
        if pull and g.is_present(target):
            yield from shove(g, monster, target, "pull", pull)


def _loot(g: HavenGame, course: Course, n: int, it: tree.Loot) -> Script[None]:
    loot_range(g, course.monster, it.range)
    yield from ()


def _suffer(g: HavenGame, course: Course, n: int, it: tree.Suffer) -> Script[None]:
    yield from suffer(g, course.monster, it.value)


def _infuse(g: HavenGame, course: Course, n: int, it: tree.Infuse) -> Script[None]:
    yield from infuse(g, course.monster, (it.element,), g.party)


def _nothing(g: HavenGame, course: Course, n: int, it: tree.Experience) -> Script[None]:
    yield from ()


def _foes_by_focus(g: HavenGame, monster: MonsterFigure, reach: int, count: int) -> list[AnyFigure]:
    """The nearest enemies in range, then the earliest in the order (H-FOCUS-05, -06)."""
    found = enemies_within(g, monster, reach)
    board = g.board
    found.sort(key=lambda foe: (board.distance(monster.hex, foe.hex) or 0, rank_of(g, foe.id)))
    return found[:count]


def _some(
    g: HavenGame, monster: MonsterFigure, candidates: list[AnyFigure], count: int
) -> Script[list[AnyFigure]]:
    """So many of them; the players decide which (H-MON-10)."""
    left = list(candidates)
    text = say("haven-ask-monster-target", monster=g.name(monster))
    chosen: list[AnyFigure] = []
    while left and len(chosen) < count:
        if count - len(chosen) >= len(left):
            return [*chosen, *left]
        figure = yield from settle_figure(g, text, left)
        chosen.append(figure)
        left.remove(figure)
    return chosen


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
    tree.Infuse: _infuse,
    tree.Experience: _nothing,
}
