"""Where monsters go and whom they attack: `tactics` decides, ties go to the players (H-MON-10)."""

from __future__ import annotations

import msgspec

from engine.core.hexes import Hex
from engine.core.passage import Ground, Mode
from engine.core.prompt import Option
from engine.core.script import Script
from engine.core.text import Say, say
from engine.systems.haven import prompts
from engine.systems.haven.attack import Strike
from engine.systems.haven.conditions import Blow, Moment, through
from engine.systems.haven.game import HavenGame
from engine.systems.haven.initiative import rank_of
from engine.systems.haven.labels import label
from engine.systems.haven.movement import crossed_only, walk
from engine.systems.haven.state import MonsterFigure
from engine.systems.haven.tactics import (
    Decision,
    Foe,
    Outcome,
    Plan,
    RuleFlags,
    Situation,
    decide,
)
from engine.systems.haven.ties import settle

Standing = tuple[tuple[str, Hex], ...]


class Aim(msgspec.Struct, frozen=True):
    """Whom a monster is going to attack, if everyone still stands where they stood."""

    targets: tuple[str, ...]
    has_focus: bool
    standing: Standing

    def holds(self, g: HavenGame, monster: MonsterFigure) -> bool:
        """Whether nobody was moved since, the monster and its enemies among them."""
        return self.standing == _standing(g, monster, monster.hex)


def _standing(g: HavenGame, monster: MonsterFigure, where: Hex) -> Standing:
    return ((monster.id, where), *((foe.id, foe.hex) for foe in g.enemies(monster)))


def _aim(g: HavenGame, monster: MonsterFigure, outcome: Outcome) -> Aim:
    """The focus comes first."""
    targets = tuple(sorted(outcome.attacks, key=lambda foe: foe not in outcome.focuses))
    standing = _standing(g, monster, outcome.destination)
    return Aim(targets, bool(outcome.focuses), standing)


def move_to_attack(
    g: HavenGame, monster: MonsterFigure, points: int, mode: Mode, strike: Strike | None
) -> Script[Aim]:
    """Move towards the focus; the attack that follows decides where to (H-MMOVE-02, -03)."""
    if not g.freedom(monster).may_move:
        points = 0  # it attacks from where it stands
    if g.is_flying(monster):
        mode = "fly"
    decision = decide(_situation(g, monster, points, mode, strike, ()))
    outcome = yield from _settle(g, monster, decision)
    aim = _aim(g, monster, outcome)
    if outcome.destination != monster.hex:
        yield from walk(g, monster, decision.path_to(outcome), mode)
    return aim


def attack_from_here(
    g: HavenGame, monster: MonsterFigure, strike: Strike, attacked: list[str]
) -> Script[Aim]:
    """Whom a monster attacks without moving; never the same figure twice (H-MATK-04)."""
    mode: Mode = "fly" if g.is_flying(monster) else "walk"
    decision = decide(_situation(g, monster, 0, mode, strike, tuple(attacked)))
    outcome = yield from _settle(g, monster, decision)
    return _aim(g, monster, outcome)


def _situation(
    g: HavenGame,
    monster: MonsterFigure,
    points: int,
    mode: Mode,
    strike: Strike | None,
    attacked: tuple[str, ...],
) -> Situation:
    foes, in_the_way = [], []
    for foe in g.enemies(monster):
        if g.is_targetable(foe) and foe.id not in attacked:
            foes.append(Foe(foe.id, foe.hex, rank_of(g, foe.id)))
        else:
            in_the_way.append(foe.hex)  # H-COND-18: like an obstacle
    allies = [ally.hex for ally in g.allies(monster)]
    allies += crossed_only(g, monster, mode)
    ground = g.ground
    if in_the_way and mode == "fly":
        allies += in_the_way  # a flyer crosses obstacles and figures alike but stops on no figure
    elif in_the_way:
        obstacles = ground.obstacles | frozenset(in_the_way)
        ground = Ground(obstacles, ground.negative, ground.difficult, ground.ice)
    rules = RuleFlags(sight=g.rulings.sight, jump_pays_difficult=g.rulings.difficult_jump_landing)
    plan = _plan(monster, points, mode, strike)
    return Situation(g.board, ground, monster.hex, tuple(allies), tuple(foes), plan, rules)


def _plan(monster: MonsterFigure, points: int, mode: Mode, strike: Strike | None) -> Plan:
    if strike is None:
        return Plan(points, attacks=False, mode=mode)  # H-FOCUS-04
    blow = through(Moment.ATTACKING, monster.conditions, Blow(0))
    return Plan(
        points,
        range=strike.reach if strike.is_ranged else 0,
        targets=strike.targets,
        mode=mode,
        area=strike.area,
        is_muddled=blow.has_disadvantage,
    )


def _settle(g: HavenGame, monster: MonsterFigure, decision: Decision) -> Script[Outcome]:
    outcomes = decision.outcomes
    if len(outcomes) == 1:
        return outcomes[0]
    options = [_option(g, n, outcome) for n, outcome in enumerate(outcomes)]
    text = say("haven-ask-monster-move", monster=g.name(monster))
    chosen = yield from settle(g, prompts.tie(g.party, text, options))
    return outcomes[next(n for n, option in enumerate(options) if option.id == chosen)]


def _option(g: HavenGame, number: int, outcome: Outcome) -> Option:
    where = label(outcome.destination)
    struck = (g.figure(foe) for foe in outcome.attacks)
    names = tuple(_say(g.name(figure)) for figure in struck if figure is not None)
    text = say("haven-tie-move", hex=where)
    if names:
        text = say("haven-tie-attack", hex=where, targets=names)
    return Option(f"{where}-{number + 1}", text, hex=outcome.destination)


def _say(name: str | Say) -> Say:
    return name if isinstance(name, Say) else say("haven-hero", name=name)
