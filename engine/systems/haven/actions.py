"""A hero's actions: one function for each kind of ability (H-TURN-03, -09, -10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.content import tree
from engine.core.script import Script, ask_one
from engine.core.text import Say
from engine.systems.haven import events, prompts
from engine.systems.haven.afflict import afflict
from engine.systems.haven.areas import hit_by, placements
from engine.systems.haven.attack import Strike, hero_attack
from engine.systems.haven.augments import NO_BOOST, Boost, boost_of, choose_augments
from engine.systems.haven.bonuses import add_bonus
from engine.systems.haven.conditions import CONDITIONS, Kind
from engine.systems.haven.damage import suffer
from engine.systems.haven.elements import can_pay, infuse
from engine.systems.haven.forced import shove
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heal import heal
from engine.systems.haven.loot import is_loot_within, loot_range
from engine.systems.haven.movement import move
from engine.systems.haven.state import Hero
from engine.systems.haven.targets import allies_within, choose_several, enemies_within


class Doing(msgspec.Struct):
    """The action under way."""

    card: str = ""
    is_lost: bool = False  # performing any part costs the card
    lasts: str = ""
    is_performed: bool = False


def perform(g: HavenGame, hero: Hero, action: tree.Action, doing: Doing) -> Script[None]:
    """Perform an action's abilities in printed order; `doing` says whether any part was."""
    gained = 0
    created: list[tree.Element] = []
    for ability in action.abilities:
        if isinstance(ability, tree.Experience):
            gained += ability.value
        elif isinstance(ability, tree.Infuse):
            created.append(ability.element)
        elif g.is_present(hero) and g.freedom(hero).may_act:
            yield from do(g, hero, ability, doing)
    if created and len(created) + bool(gained) == len(action.abilities):
        doing.is_performed = True
    if doing.is_performed:  # H-XP-02, H-ELEM-02
        gain_experience(g, hero, gained)
        yield from infuse(g, hero, created, (hero.seat,))


def gain_experience(g: HavenGame, hero: Hero, amount: int) -> None:
    """Experience is never declined (H-XP-06)."""
    if amount:
        hero.experience += amount
        events.experience_gained(g, hero, amount)


def do(g: HavenGame, hero: Hero, ability: tree.Ability, doing: Doing) -> Script[None]:
    """Do one ability with the augments its player pays for."""
    boost = NO_BOOST
    if ability.augments and _is_of_use(g, hero, ability):
        boost = yield from choose_augments(g, hero, ability.augments)
    is_done = yield from _DO[type(ability)](g, hero, ability, boost, doing)
    doing.is_performed |= is_done
    for extra in boost.abilities:
        if isinstance(extra, tree.Experience):
            gain_experience(g, hero, extra.value if is_done else 0)
        elif isinstance(extra, tree.Infuse):
            yield from infuse(g, hero, (extra.element,), (hero.seat,))
        elif g.is_present(hero):
            yield from do(g, hero, extra, doing)


def _is_of_use(g: HavenGame, hero: Hero, ability: tree.Ability) -> bool:
    """Nobody is asked to pay for an attack that reaches no one even so."""
    if not isinstance(ability, tree.Attack):
        return True
    if not g.freedom(hero).may_attack:
        return False
    boost = boost_of(augment for augment in ability.augments if can_pay(g, augment))
    strike = strike_of(ability, boost)
    if strike.area is not None:
        return bool(placements(g, hero, strike.area, strike.reach))
    return bool(enemies_within(g, hero, strike.reach))


# --- one function a node --------------------------------------------------------------------------


def _move(g: HavenGame, hero: Hero, it: tree.Move, boost: Boost, doing: Doing) -> Script[bool]:
    return (yield from move(g, hero, it.value.number + boost.plus("move"), it.mode))


def strike_of(it: tree.Attack, boost: Boost) -> Strike:
    """A hero's attack in numbers; without a printed range it is melee (H-ATTACK-05)."""
    reach = it.range.number if it.range else 1
    is_melee = it.range is None or (it.area is not None and it.area.has_self)
    return Strike(
        value=it.value.number + boost.plus("attack"),
        reach=reach + (0 if is_melee else boost.plus("range")),
        is_ranged=not is_melee,
        targets=it.targets + boost.plus("target"),
        area=it.area,
        pierce=it.pierce + boost.plus("pierce"),
        push=it.push + boost.plus("push"),
        pull=it.pull + boost.plus("pull"),
        add_targets=it.add_targets,
        has_advantage=it.has_advantage,
        conditions=(*it.conditions, *boost.conditions),
    )


def _attack(g: HavenGame, hero: Hero, it: tree.Attack, boost: Boost, doing: Doing) -> Script[bool]:
    if not g.freedom(hero).may_attack:
        return False
    return (yield from hero_attack(g, hero, strike_of(it, boost)))


def _heal(g: HavenGame, hero: Hero, it: tree.Heal, boost: Boost, doing: Doing) -> Script[bool]:
    amount = it.value.number + boost.plus("heal")
    targets: list[AnyFigure] = [hero]
    if it.range is not None:
        reach = it.range.number + boost.plus("range")
        targets = [hero, *allies_within(g, hero, reach)]
        count = it.targets + boost.plus("target")
        targets = yield from choose_several(g, hero, "heal-target", targets, count)
    elif not (yield from _wants_to(hero, doing, "heal")):
        return False
    for target in targets:
        heal(g, target, amount)
        afflict(g, target, (*it.conditions, *boost.conditions))
    return bool(targets)


def _shield(g: HavenGame, hero: Hero, it: tree.Shield, boost: Boost, doing: Doing) -> Script[bool]:
    bearers: list[AnyFigure] = [hero]
    if it.range is not None:
        bearers = [hero, *allies_within(g, hero, it.range)]
        bearers = yield from choose_several(g, hero, "affect-target", bearers, it.targets)
    elif not (yield from _wants_to(hero, doing, "shield")):
        return False
    for bearer in bearers:
        value = it.value + boost.plus("shield")
        add_bonus(g, bearer, "shield", value, card=doing.card if doing.lasts else "")
    return bool(bearers)


def _retaliate(
    g: HavenGame, hero: Hero, it: tree.Retaliate, boost: Boost, doing: Doing
) -> Script[bool]:
    if not (yield from _wants_to(hero, doing, "retaliate")):
        return False
    value = it.value + boost.plus("retaliate")
    add_bonus(g, hero, "retaliate", value, it.reach, doing.card if doing.lasts else "")
    return True


def _inflict(
    g: HavenGame, hero: Hero, it: tree.Inflict, boost: Boost, doing: Doing
) -> Script[bool]:
    conditions = (*it.conditions, *boost.conditions)
    if it.on == "self":
        is_bane = any(CONDITIONS[one].kind is Kind.NEGATIVE for one in conditions)
        if not is_bane and not (yield from _wants_to(hero, doing, "inflict")):
            return False
        afflict(g, hero, conditions)
        return True
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    if it.on == "allies":
        found = allies_within(g, hero, reach)
        found = yield from choose_several(g, hero, "affect-target", found, count)
    elif it.area is not None:
        found = yield from _inflict_area(g, hero, it.area, reach)
    else:
        found = enemies_within(g, hero, reach)
        found = yield from choose_several(g, hero, "affect-target", found, count)
    for figure in found:
        afflict(g, figure, conditions)
    return bool(found)


def _inflict_area(g: HavenGame, hero: Hero, area: tree.Area, reach: int) -> Script[list[AnyFigure]]:
    offered = placements(g, hero, area, reach)
    if not offered:
        return []
    chosen = yield from ask_one(prompts.area(hero, offered))
    hit = hit_by(offered, chosen)
    return [figure for figure in map(g.figure, hit) if figure is not None]


def _shove(g: HavenGame, hero: Hero, it: tree.Shove, boost: Boost, doing: Doing) -> Script[bool]:
    found = enemies_within(g, hero, it.range + boost.plus("range"))
    count = it.targets + boost.plus("target")
    found = yield from choose_several(g, hero, "affect-target", found, count)
    is_done = False
    for target in found:
        push, pull = it.push + boost.plus("push"), it.pull + boost.plus("pull")
        if it.push:
            is_done |= yield from shove(g, hero, target, "push", push)
        if it.pull and g.is_present(target):
            is_done |= yield from shove(g, hero, target, "pull", pull)
    return is_done


def _loot(g: HavenGame, hero: Hero, it: tree.Loot, boost: Boost, doing: Doing) -> Script[bool]:
    reach = it.range + boost.plus("range")
    if not is_loot_within(g, hero, reach) or not (yield from _wants_to(hero, doing, "loot")):
        return False
    return loot_range(g, hero, reach)


def _suffer(g: HavenGame, hero: Hero, it: tree.Suffer, boost: Boost, doing: Doing) -> Script[bool]:
    yield from suffer(g, hero, it.value)  # H-TURN-10: not declined
    return True


def _wants_to(hero: Hero, doing: Doing, ability: str) -> Script[bool]:
    """What only helps is done unasked, unless declining would save the card from being lost."""
    if not doing.is_lost or doing.is_performed:
        return True
    text, yes = Say(f"haven-ask-{ability}"), Say("haven-option-yes")
    return (yield from ask_one(prompts.yes_or_no("perform", hero, text, yes))) == "yes"


_DO: dict[type, Callable[[HavenGame, Hero, Any, Boost, Doing], Script[bool]]] = {
    tree.Move: _move,
    tree.Attack: _attack,
    tree.Heal: _heal,
    tree.Shield: _shield,
    tree.Retaliate: _retaliate,
    tree.Inflict: _inflict,
    tree.Shove: _shove,
    tree.Loot: _loot,
    tree.Suffer: _suffer,
}
