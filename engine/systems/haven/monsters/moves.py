"""Where figures that act by themselves go and whom they attack.

`tactics` decides; ties go to the players (H-MON-10, H-SUMMON-16).
"""

from __future__ import annotations

import msgspec

from engine.core.hexes import Hex
from engine.core.passage import Ground, Mode
from engine.core.prompt import Option
from engine.core.script import Script
from engine.core.text import Say, say
from engine.systems.haven.abilities.attack import Strike
from engine.systems.haven.abilities.movement import crossed_only, walk
from engine.systems.haven.conditions import Blow, Moment, through
from engine.systems.haven.game import Automaton, HavenGame
from engine.systems.haven.scenario.initiative import ranks
from engine.systems.haven.scenario.ties import settle
from engine.systems.haven.state import Decided, Hero, MonsterFigure
from engine.systems.haven.tactics import (
    Decision,
    Foe,
    Outcome,
    Plan,
    Reasons,
    RuleFlags,
    Situation,
    decide,
    focuses_of,
)
from engine.systems.haven.telling import prompts
from engine.systems.haven.telling.labels import label

Standing = tuple[tuple[str, Hex], ...]


class Aim(msgspec.Struct, frozen=True):
    """Whom a figure is going to attack, if everyone still stands where they stood."""

    targets: tuple[str, ...]
    focus: tuple[str, ...]
    standing: Standing

    def holds(self, g: HavenGame, actor: Automaton) -> bool:
        """Whether nobody was moved since, the figure and its enemies among them."""
        return self.standing == _standing(g, actor, actor.hex)


def _standing(g: HavenGame, actor: Automaton, where: Hex) -> Standing:
    return ((actor.id, where), *((foe.id, foe.hex) for foe in g.enemies(actor)))


def _aim(g: HavenGame, actor: Automaton, outcome: Outcome) -> Aim:
    """The focus comes first."""
    targets = tuple(sorted(outcome.attacks, key=lambda foe: foe not in outcome.focuses))
    standing = _standing(g, actor, outcome.destination)
    return Aim(targets, outcome.focuses, standing)


def find_focus(
    g: HavenGame, actor: Automaton, mode: Mode, strike: Strike | None
) -> tuple[str, ...]:
    """Whom a figure focuses on from where it stands (H-FOCUS-02); several if they tie."""
    return focuses_of(_situation(g, actor, Going(0, mode, strike)))


class Going(msgspec.Struct, frozen=True):
    """A move and the attack that it is made for, with what happened on this turn already."""

    points: int
    mode: Mode
    strike: Strike | None
    focus: tuple[str, ...] = ()
    attacked: tuple[str, ...] = ()


def move_to_attack(g: HavenGame, actor: Automaton, going: Going) -> Script[Aim]:
    """Move towards the focus; the attack that follows decides where to (H-MMOVE-02, -03)."""
    if not g.freedom(actor).may_move:
        going = msgspec.structs.replace(going, points=0)  # it attacks from where it stands
    decision = decide(_situation(g, actor, going))
    outcome = yield from _settle(g, actor, decision)
    aim = _aim(g, actor, outcome)
    path = decision.path_to(outcome) if outcome.destination != actor.hex else ()
    _remember(g, actor, decision, outcome, path)
    if path:
        yield from walk(g, actor, path, _mode(g, actor, going))
    return aim


def attack_from_here(g: HavenGame, actor: Automaton, going: Going) -> Script[Aim]:
    """Whom a figure attacks without moving; nobody twice (H-MATK-04)."""
    decision = decide(_situation(g, actor, going))
    outcome = yield from _settle(g, actor, decision)
    _remember(g, actor, decision, outcome, ())
    return _aim(g, actor, outcome)


def _remember(
    g: HavenGame, actor: Automaton, decision: Decision, outcome: Outcome, path: tuple[Hex, ...]
) -> None:
    """Keep the reasons, for people will ask for them."""
    ties = len(decision.outcomes)
    decided = Decided(g.state.round, decision.reasons, outcome.destination, path, ties)
    g.state.decisions[actor.id] = decided


def remember_control(g: HavenGame, hero: Hero, enemy: MonsterFigure) -> None:
    """It went or attacked because a hero wanted it to."""
    nothing = Reasons((), (), "nothing", ())
    g.state.decisions[enemy.id] = Decided(g.state.round, nothing, enemy.hex, by=hero.id)


def _mode(g: HavenGame, actor: Automaton, going: Going) -> Mode:
    return "fly" if g.is_flying(actor) else going.mode


def _situation(g: HavenGame, actor: Automaton, going: Going) -> Situation:
    mode, order = _mode(g, actor, going), ranks(g)
    foes, in_the_way = [], []
    for foe in g.enemies(actor):
        if g.is_targetable(foe) and foe.id not in going.attacked:
            foes.append(Foe(foe.id, foe.hex, order.get(foe.id, len(order))))
        else:
            in_the_way.append(foe.hex)  # H-COND-18: like an obstacle
    allies = [ally.hex for ally in g.allies(actor)]
    allies += crossed_only(g, actor, mode)
    ground = g.ground
    if in_the_way and mode == "fly":
        allies += in_the_way  # a flyer crosses obstacles and figures alike but stops on no figure
    elif in_the_way:
        obstacles = ground.obstacles | frozenset(in_the_way)
        ground = Ground(obstacles, ground.negative, ground.difficult, ground.ice)
    rules = RuleFlags(sight=g.rulings.sight, jump_pays_difficult=g.rulings.difficult_jump_landing)
    plan = _plan(actor, going.points, mode, going.strike)
    return Situation(
        g.board, ground, actor.hex, tuple(allies), tuple(foes), plan, rules, going.focus
    )


def _plan(actor: Automaton, points: int, mode: Mode, strike: Strike | None) -> Plan:
    if strike is None:
        return Plan(points, attacks=False, mode=mode)  # H-FOCUS-04
    blow = through(Moment.ATTACKING, actor.conditions, Blow(0))
    return Plan(
        points,
        range=strike.reach if strike.is_ranged else 0,
        targets=strike.targets,
        mode=mode,
        area=strike.area,
        is_muddled=blow.has_disadvantage,
    )


def _settle(g: HavenGame, actor: Automaton, decision: Decision) -> Script[Outcome]:
    outcomes = decision.outcomes
    if len(outcomes) == 1:
        return outcomes[0]
    options = [_option(g, n, outcome) for n, outcome in enumerate(outcomes)]
    text = say("haven-ask-monster-move", monster=g.name(actor))
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
