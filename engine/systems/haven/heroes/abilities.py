"""What a hero does for each kind of ability on its cards (H-TURN-09, -10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.content import tree
from engine.core.script import Script
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.areas import placements
from engine.systems.haven.abilities.attack import Strike, led_attack
from engine.systems.haven.abilities.augments import Boost, boost_of, mode_of
from engine.systems.haven.abilities.bonuses import add_bonus, gained, serving, start_bonus, use
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.elements import can_pay
from engine.systems.haven.abilities.facts import free_gains
from engine.systems.haven.abilities.forced import shove
from engine.systems.haven.abilities.heal import heal
from engine.systems.haven.abilities.loot import is_loot_within, loot_range
from engine.systems.haven.abilities.movement import move
from engine.systems.haven.abilities.summons import hero_summons
from engine.systems.haven.abilities.targets import (
    allies_within,
    choose,
    choose_area,
    choose_several,
    enemies_within,
)
from engine.systems.haven.conditions import CONDITIONS, Kind
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heroes.deeds import DEEDS
from engine.systems.haven.heroes.deeds import is_of_use as is_deed_of_use
from engine.systems.haven.heroes.doing import Doing, affected, wants_to
from engine.systems.haven.heroes.recover import recover, recoverable
from engine.systems.haven.items.readiness import offer, refresh, refreshable
from engine.systems.haven.spots import empty_beside
from engine.systems.haven.state import Hero


def is_of_use(g: HavenGame, hero: Hero, ability: tree.Ability) -> bool:
    """Whether an ability could do anything with all that can be paid for it."""
    payable = [one for one in ability.augments if one.elements and can_pay(g, one)]
    boost = boost_of(g, hero, payable + free_gains(g, hero, ability.augments))
    if isinstance(ability, tree.Deed):
        return is_deed_of_use(g, hero, ability, boost)
    match ability:
        case tree.Move():
            return g.freedom(hero).may_move
        case tree.Attack():
            strike = strike_of(ability, boost)
            return g.freedom(hero).may_attack and _reaches(g, hero, strike.reach, strike.area)
        case tree.Shove() | tree.Inflict(on="enemies"):
            area = ability.area if isinstance(ability, tree.Inflict) else None
            return _reaches(g, hero, ability.range + boost.plus("range"), area)
        case tree.Inflict(on="allies"):
            return bool(allies_within(g, hero, ability.range + boost.plus("range")))
        case tree.Recover():
            return bool(recoverable(g, hero, ability.pile))
        case tree.Refresh():
            return bool(refreshable(g, hero, ability.pile))
        case tree.Loot():
            return is_loot_within(g, hero, ability.range)
        case tree.Summon():
            return bool(empty_beside(g, hero.hex))
        case _:
            return not isinstance(ability, tree.Suffer)


def _reaches(g: HavenGame, hero: Hero, reach: int, area: tree.Area | None = None) -> bool:
    if area is not None:
        return bool(placements(g, hero, area, reach))
    return bool(enemies_within(g, hero, reach))


# --- one function a node --------------------------------------------------------------------------


def _move(g: HavenGame, hero: Hero, it: tree.Move, boost: Boost, doing: Doing) -> Script[bool]:
    points = it.value.number + boost.plus("move")
    return (yield from move(g, hero, points, mode_of(it.mode, boost)))


def strike_of(it: tree.Attack, boost: Boost) -> Strike:
    """A hero's attack in numbers; without a printed range it is melee (H-ATTACK-05)."""
    reach = it.range.number if it.range else 1
    is_melee = it.range is None or (it.area is not None and it.area.has_self)
    return Strike(
        value=it.value.number,
        reach=reach + (0 if is_melee else boost.plus("range")),
        is_ranged=not is_melee,
        targets=it.targets + boost.plus("target"),
        area=it.area,
        pierce=it.pierce,
        push=it.push,
        pull=it.pull,
        add_targets=it.add_targets,
        has_advantage=it.has_advantage,
        conditions=it.conditions,
    ).with_gains(boost)


def _attack(g: HavenGame, hero: Hero, it: tree.Attack, boost: Boost, doing: Doing) -> Script[bool]:
    if not g.freedom(hero).may_attack:
        return False
    return (yield from led_attack(g, hero, strike_of(it, boost)))


def _heal(g: HavenGame, hero: Hero, it: tree.Heal, boost: Boost, doing: Doing) -> Script[bool]:
    candidates: list[AnyFigure] = [hero]
    if it.range is not None:
        candidates += allies_within(g, hero, it.range.number + boost.plus("range"))
    count = it.targets + boost.plus("target")
    is_doubtful = _is_doubtful(it.conditions)
    healed = yield from affected(g, hero, doing, "heal", candidates, count, is_doubtful)
    if healed:
        yield from offer(g, hero, "heal")
    helps = serving(g, "heal", hero) if healed else []
    boost = boost.joined(gained(g, hero, helps))
    use(g, helps)
    for figure in healed:
        heal(g, figure, it.value.number + boost.plus("heal"))
        afflict(g, figure, (*it.conditions, *boost.conditions))
    return bool(healed)


def _shield(g: HavenGame, hero: Hero, it: tree.Shield, boost: Boost, doing: Doing) -> Script[bool]:
    candidates: list[AnyFigure] = [hero]
    if it.range is not None:
        candidates += allies_within(g, hero, it.range + boost.plus("range"))
    count = it.targets + boost.plus("target")
    is_doubtful = _is_doubtful(it.conditions)
    bearers = yield from affected(g, hero, doing, "shield", candidates, count, is_doubtful)
    for bearer in bearers:
        value = it.value + boost.plus("shield")
        add_bonus(g, bearer, "shield", value, card=doing.card if doing.lasts else "")
        afflict(g, bearer, it.conditions)
    return bool(bearers)


def _retaliate(
    g: HavenGame, hero: Hero, it: tree.Retaliate, boost: Boost, doing: Doing
) -> Script[bool]:
    if not (yield from wants_to(hero, doing, "retaliate", _is_doubtful(it.conditions))):
        return False
    value = it.value + boost.plus("retaliate")
    add_bonus(g, hero, "retaliate", value, it.reach, doing.card if doing.lasts else "")
    afflict(g, hero, it.conditions)
    return True


def _bonus(g: HavenGame, hero: Hero, it: tree.Bonus, boost: Boost, doing: Doing) -> Script[bool]:
    if not (yield from wants_to(hero, doing, "bonus")):
        return False
    start_bonus(g, hero, it, doing.card if doing.lasts else "")
    return True


def _inflict(
    g: HavenGame, hero: Hero, it: tree.Inflict, boost: Boost, doing: Doing
) -> Script[bool]:
    conditions = (*it.conditions, *boost.conditions)
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    found: list[AnyFigure] = [hero]
    is_price = it.on != "enemies" and any(map(_is_bane, conditions))
    if it.on != "self":
        found = (enemies_within if it.on == "enemies" else allies_within)(g, hero, reach)
    if it.area is not None:
        found = yield from choose_area(g, hero, "affect-area", it.area, reach)
    elif is_price:
        found = yield from choose_several(g, hero, "affect-target", found, count, may_skip=False)
    else:
        is_doubtful = _is_doubtful(it.conditions)
        found = yield from affected(g, hero, doing, "inflict", found, count, is_doubtful)
    for figure in found:
        afflict(g, figure, conditions)
    return bool(found) and not is_price


def _is_doubtful(conditions: tuple[str, ...]) -> bool:
    """Whether its player is asked: not every help is always welcome."""
    return any(CONDITIONS[one].may_be_unwelcome for one in conditions)


def _is_bane(condition: str) -> bool:
    """Whether it has to be borne: a price, not a deed (H-TURN-10)."""
    return CONDITIONS[condition].kind is Kind.NEGATIVE


def _shove(g: HavenGame, hero: Hero, it: tree.Shove, boost: Boost, doing: Doing) -> Script[bool]:
    """One after the other, in the order that the player likes; each may be declined."""
    open_to = enemies_within(g, hero, it.range + boost.plus("range"))
    push, pull = it.push + boost.plus("push"), it.pull + boost.plus("pull")
    is_done = False
    for left in range(min(it.targets + boost.plus("target"), len(open_to)), 0, -1):
        target: AnyFigure | None = open_to[0]
        if len(open_to) > 1 or (it.conditions and doing.may_spare_card):
            target = yield from choose(g, hero, "affect-target", open_to, left)
        if target is None:
            break
        open_to.remove(target)
        afflict(g, target, it.conditions)
        is_done |= bool(it.conditions)
        if push:
            is_done |= yield from shove(g, hero, target, "push", push)
        if pull and g.is_present(target):
            is_done |= yield from shove(g, hero, target, "pull", pull)
    return is_done


def _loot(g: HavenGame, hero: Hero, it: tree.Loot, boost: Boost, doing: Doing) -> Script[bool]:
    if not is_loot_within(g, hero, it.range) or not (yield from wants_to(hero, doing, "loot")):
        return False
    return loot_range(g, hero, it.range)


def _summon(g: HavenGame, hero: Hero, it: tree.Summon, boost: Boost, doing: Doing) -> Script[bool]:
    return (yield from hero_summons(g, hero, it, doing.card))


def _suffer(g: HavenGame, hero: Hero, it: tree.Suffer, boost: Boost, doing: Doing) -> Script[bool]:
    g.did("hero", it)
    yield from suffer(g, hero, it.value)
    return False  # a price, not a deed (H-TURN-10, H-XP-02)


def _recover(
    g: HavenGame, hero: Hero, it: tree.Recover, boost: Boost, doing: Doing
) -> Script[bool]:
    return (yield from recover(g, hero, it.count, it.pile, is_asked=doing.may_spare_card))


def _refresh(
    g: HavenGame, hero: Hero, it: tree.Refresh, boost: Boost, doing: Doing
) -> Script[bool]:
    return (yield from refresh(g, hero, it.count, it.pile, is_asked=doing.may_spare_card))


LASTING = (tree.Shield, tree.Retaliate, tree.Bonus, tree.Summon)  # keep a card in the active area

Performances = dict[type, Callable[[HavenGame, Hero, Any, Boost, Doing], Script[bool]]]
ABILITIES: Performances = {
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
    tree.Bonus: _bonus,
    tree.Recover: _recover,
    tree.Refresh: _refresh,
    **DEEDS,
}
