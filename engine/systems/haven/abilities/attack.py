"""Attacks: three steps for each target, then the effects (H-ATTACK, H-EFFECT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from engine.content.tree import Area, Augment
from engine.core.prompt import Question
from engine.core.script import Script, ask_anew, ask_one
from engine.core.text import say
from engine.systems.haven.abilities.advantage import Draw, draw_modifiers
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.augments import Boost, boost_of
from engine.systems.haven.abilities.bonuses import (
    add_bonus,
    gained,
    retaliation_of,
    serving,
    shield_of,
    use,
)
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.facts import free_gains
from engine.systems.haven.abilities.forced import shove
from engine.systems.haven.abilities.heal import heal
from engine.systems.haven.abilities.modifiers import Modifier, attack_damage, shield_left
from engine.systems.haven.abilities.targets import choose_area, enemies_within
from engine.systems.haven.advice.chances import hint
from engine.systems.haven.advice.odds import Odds, odds_of
from engine.systems.haven.conditions import Blow, Moment, through
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.items.readiness import offer
from engine.systems.haven.records import count_prevented
from engine.systems.haven.scenario.ties import settle
from engine.systems.haven.state import Bonus, Hero
from engine.systems.haven.telling import events, prompts


class Strike(msgspec.Struct, frozen=True):
    """An attack with all its numbers known."""

    value: int
    reach: int = 1
    is_ranged: bool = False
    targets: int = 1
    area: Area | None = None
    pierce: int = 0
    push: int = 0
    pull: int = 0
    add_targets: int = 0
    has_advantage: bool = False
    doublings: int = 0
    conditions: tuple[str, ...] = ()
    gains: tuple[Augment, ...] = ()  # what each target decides for itself

    def with_gains(self, boost: Boost) -> Strike:
        """The same attack with more to it."""
        return msgspec.structs.replace(
            self,
            value=self.value + boost.plus("attack"),
            pierce=self.pierce + boost.plus("pierce"),
            push=self.push + boost.plus("push"),
            pull=self.pull + boost.plus("pull"),
            has_advantage=self.has_advantage or boost.plus("advantage") > 0,
            doublings=self.doublings + boost.plus("double"),
            conditions=tuple(dict.fromkeys(self.conditions + boost.conditions)),
            gains=self.gains + boost.against,
        )


def led_attack(g: HavenGame, attacker: AnyFigure, strike: Strike) -> Script[bool]:
    """A figure attacks whom a player chooses for it; whether anyone was attacked."""

    def in_reach() -> list[AnyFigure]:
        return enemies_within(g, attacker, strike.reach)

    struck: list[str] = []
    if strike.area is not None:
        extra = yield from _attack_area(g, attacker, strike, strike.area, struck)
    else:
        extra = yield from _attack_each(g, attacker, strike, strike.targets, in_reach, struck)
    if struck:
        extra += strike.add_targets  # H-EFFECT-16, -17: never from an added target
        yield from _attack_each(g, attacker, strike, extra, in_reach, struck)
    return bool(struck)


def _attack_each(
    g: HavenGame,
    attacker: AnyFigure,
    strike: Strike,
    count: int,
    targets: Callable[[], list[AnyFigure]],
    struck: list[str],
) -> Script[int]:
    """One target after the other, each result known (H-ATTACK-08), until the attacker falls."""
    extra = 0
    for left in range(count, 0, -1):
        if not g.is_present(attacker):
            break
        target = yield from _choose_target(g, attacker, strike, left, targets, struck)
        if target is None:
            break
        struck.append(target.id)
        extra += yield from attack_target(g, attacker, target, strike)
    return extra


def _choose_target(
    g: HavenGame,
    attacker: AnyFigure,
    strike: Strike,
    left: int,
    targets: Callable[[], list[AnyFigure]],
    struck: list[str],
) -> Script[AnyFigure | None]:
    """Whom to attack next, or nobody (H-TURN-09); everyone with what it would come to."""

    def question() -> Question | None:
        open_to = (
            [foe for foe in targets() if foe.id not in struck] if g.is_present(attacker) else []
        )
        if not open_to:
            return None
        hints = {foe.id: hint(foe, odds_against(g, attacker, foe, strike)) for foe in open_to}
        count = min(left, len(open_to))
        return prompts.targets(g, "attack-target", attacker, open_to, count, True, hints)

    chosen = yield from ask_anew(question)
    return g.figure(chosen) if chosen is not None else None


def _attack_area(
    g: HavenGame, attacker: AnyFigure, strike: Strike, area: Area, struck: list[str]
) -> Script[int]:
    """The player lays the area, then chooses the order and may spare some (H-AOE-02)."""
    hit = yield from choose_area(g, attacker, "area", area, strike.reach)
    if len(hit) == 1:
        struck.append(hit[0].id)
        return (yield from attack_target(g, attacker, hit[0], strike))

    def in_area() -> list[AnyFigure]:
        return [figure for figure in hit if g.is_present(figure)]

    return (yield from _attack_each(g, attacker, strike, len(hit), in_area, struck))


def attack_target(
    g: HavenGame, attacker: AnyFigure, target: AnyFigure, strike: Strike
) -> Script[int]:
    """One target: modifiers, card, defences, effects, retaliation; how many targets are added."""
    if attacker.id == g.state.acting:
        g.state.deeds.attacked += 1
    if isinstance(target, Hero):
        yield from offer(g, target, "attacked", attacker=g.name(attacker))  # H-ITEM-05, H-ADV-14
    clash = _clash(g, attacker, target, strike)
    g.state.deeds.met += [gain.fact for gain in clash.held if gain.fact is not None]
    for gain in clash.held:
        g.did("hero" if isinstance(attacker, Hero) else "monster", gain)
    strike, blow = clash.strike, clash.blow
    value = yield from _step_one(g, attacker, clash.own, blow.value, strike.doublings)
    use(g, [*clash.helps, *clash.guards])
    draw = draw_modifiers(g, attacker, value, blow.lean)
    full = shield_of(g, target, clash.guards)
    shield = shield_left(draw.used, full, strike.pierce)
    damage = attack_damage(value, draw.used, full, strike.pierce)
    count_prevented(g, target, attack_damage(value, draw.used, 0, 0) - damage)
    events.attacked(g, attacker, target, value, draw, shield, damage)
    if clash.is_negated:
        count_prevented(g, target, damage)
        events.damage_warded(g, target, damage)
    else:
        yield from suffer(g, target, damage, attacker)
    yield from _effects(g, attacker, target, strike, draw)
    yield from _retaliate(g, attacker, target, clash.guards)
    return sum(card.add_targets for card in draw.used)


def odds_against(g: HavenGame, attacker: AnyFigure, target: AnyFigure, strike: Strike) -> Odds:
    """What the attack would do to this target, as far as anyone can know."""
    clash = _clash(g, attacker, target, strike)
    value = clash.blow.value << clash.strike.doublings
    shield = value if clash.is_negated else shield_of(g, target, clash.guards)
    pierce = 0 if clash.is_negated else clash.strike.pierce
    is_tamed, deck = g.rulings.reduced_randomness, g.modifiers(attacker)
    return odds_of(deck, value, clash.blow.lean, shield, pierce, is_tamed=is_tamed)


def _step_one(
    g: HavenGame, attacker: AnyFigure, own: int, added_to: int, doublings: int
) -> Script[int]:
    """The value before a card is drawn; where it is doubled too, in which order (H-ATTACK-10).

    `own` is the ability's value, `added_to` that with everything that is added.
    """
    factor = 1 << doublings
    added, doubled = added_to * factor, own * factor + added_to - own
    if added == doubled:
        return added
    question = prompts.attack_order(g, attacker, added, doubled)
    asks = settle(g, question) if g.player_of(attacker) is None else ask_one(question)
    return added if (yield from asks) == "add-first" else doubled


class _Clash(NamedTuple):
    """An attack on one target, with all that both sides bring along."""

    own: int  # the value of the ability itself
    strike: Strike
    blow: Blow
    helps: list[Bonus]
    guards: list[Bonus]
    is_negated: bool
    held: list[Augment]  # what this target lets the attack gain


def _clash(g: HavenGame, attacker: AnyFigure, target: AnyFigure, strike: Strike) -> _Clash:
    """Step 1: what attacker and target bring along (H-ATTACK-07)."""
    gains = [msgspec.structs.replace(gain, elements=()) for gain in strike.gains]  # paid for
    held = free_gains(g, attacker, gains, target)
    strike = strike.with_gains(boost_of(g, attacker, held, target))
    helps = serving(g, "attack", attacker, target)
    guards = serving(g, "attacked", target, attacker)
    guard = gained(g, target, guards, attacker)
    helped = strike.with_gains(gained(g, attacker, helps, target))
    is_adjacent = g.board.distance(attacker.hex, target.hex) == 1
    is_hindered = (strike.is_ranged and is_adjacent) or guard.plus("disadvantage") > 0
    blow = Blow(helped.value, helped.has_advantage, is_hindered)
    blow = through(Moment.ATTACKING, attacker.conditions, blow)
    blow = through(Moment.ATTACKED, target.conditions, blow)
    return _Clash(strike.value, helped, blow, helps, guards, guard.plus("negate") > 0, held)


def _effects(
    g: HavenGame, attacker: AnyFigure, target: AnyFigure, strike: Strike, draw: Draw
) -> Script[None]:
    """What comes with the attack, damage or not, unless the target is gone (H-EFFECT-01, -02)."""
    used = draw.used
    for card in used:
        g.state.infusing += card.elements  # H-AMD-07
        if g.is_present(attacker):
            _own_effects(g, attacker, card)
    pushes = (strike.push, *(card.push for card in used))
    pulls = (strike.pull, *(card.pull for card in used))
    for steps in pushes:  # H-EFFECT-20: each accepted or declined by itself
        if steps and g.is_present(target) and g.is_present(attacker):
            yield from shove(g, attacker, target, "push", steps)
    for steps in pulls:
        if steps and g.is_present(target) and g.is_present(attacker):
            yield from shove(g, attacker, target, "pull", steps)
    for condition in (*strike.conditions, *(c for card in used for c in card.banes)):
        if g.is_present(target) and (yield from _wants(g, attacker, condition)):
            afflict(g, target, (condition,))


def _own_effects(g: HavenGame, attacker: AnyFigure, card: Modifier) -> None:
    """What a modifier card gives to whoever attacks with it."""
    if card.heal:
        heal(g, attacker, card.heal)
    if card.shield:
        add_bonus(g, attacker, "shield", card.shield)
    afflict(g, attacker, card.boons)


def _wants(g: HavenGame, attacker: AnyFigure, condition: str) -> Script[bool]:
    """Effects are optional (H-EFFECT-03); whether that is asked is a setting."""
    if not g.rulings.ask_effects or not isinstance(attacker, Hero):
        return True
    name = events.condition_word(condition)
    text = say("haven-ask-effect", condition=name)
    return (yield from ask_one(prompts.yes_or_no("effect", attacker, text, name))) == "yes"


def _retaliate(
    g: HavenGame, attacker: AnyFigure, target: AnyFigure, bonuses: list[Bonus]
) -> Script[None]:
    """After the attack and all its effects; the distance is measured then (H-BONUS-16, -17)."""
    if not g.is_present(attacker) or not g.is_present(target):
        return
    steps = g.board.distance(attacker.hex, target.hex)
    damage = retaliation_of(g, target, bonuses, steps) if steps is not None else 0
    if damage:
        events.retaliated(g, target, attacker, damage)
        yield from suffer(g, attacker, damage, target)
