"""The turns of monsters and of others that act by themselves (H-MON, H-MABIL, H-DOOR-09..11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import tree
from engine.core.script import Script
from engine.systems.haven.abilities.augments import Boost, boost_of
from engine.systems.haven.abilities.elements import can_pay, consume
from engine.systems.haven.game import Automaton, HavenGame
from engine.systems.haven.heroes.actions import answer_moments
from engine.systems.haven.heroes.turn import begin_turn, end_turn
from engine.systems.haven.monsters.abilities import (
    find_focus_first,
    is_to_do,
    perform_ability,
)
from engine.systems.haven.monsters.course import Course
from engine.systems.haven.scenario.initiative import in_turn
from engine.systems.haven.special.rules import obey
from engine.systems.haven.state import Ally, Deeds, Summon, Turn
from engine.systems.haven.telling import events

# H-SUMMON-09: "Move +0; Attack +0" every round.
_OWN = tree.Value(0, is_relative=True)
SUMMON_ABILITIES = (tree.Move(value=_OWN), tree.Attack(value=_OWN))


def monsters_act(g: HavenGame, monster_type: str) -> Script[None]:
    """All of a type that have not acted yet: elites first, then by number (H-MON-05, -06)."""
    while g.targets:
        waiting = [m for m in in_turn(g.state.monsters, monster_type) if not m.has_acted]
        if not waiting:
            return
        yield from automaton_turn(g, waiting[0])


def allies_act(g: HavenGame, kind: str) -> Script[None]:
    """The allies of a type by the numbers of their tokens (H-SPECIAL-11)."""
    while g.targets:
        waiting = [ally for ally in in_turn(g.state.allies, kind) if not ally.has_acted]
        if not waiting:
            return
        yield from automaton_turn(g, waiting[0])


def summons_act(g: HavenGame, hero_id: str) -> Script[None]:
    """A hero's summons of earlier rounds, in the order of summoning (H-SUMMON-11, -12)."""
    while True:
        waiting = [s for s in g.state.summons if s.owner == hero_id and _is_ready(g, s)]
        if not waiting:
            return
        yield from automaton_turn(g, waiting[0])


def _is_ready(g: HavenGame, summon: Summon) -> bool:
    return not summon.has_acted and summon.round < g.state.round


def act_at_once(g: HavenGame, revealer: Turn) -> Script[None]:
    """Types revealed in this turn that are faster than the revealer act now (H-DOOR-09)."""
    while g.state.new_types:
        new_types, g.state.new_types = g.state.new_types, []
        for turn in list(g.state.order):
            is_past = turn.is_done or turn.initiative < revealer.initiative  # H-DOOR-11
            if turn.id in new_types and is_past:
                yield from monsters_act(g, turn.id)
                turn.is_done = True


def automaton_turn(g: HavenGame, actor: Automaton) -> Script[None]:
    """One figure's whole turn: every ability of its card, in order (H-MON-02)."""
    actor.has_acted = True
    yield from begin_turn(g, actor)
    if g.is_present(actor):
        if g.freedom(actor).may_act:
            yield from _perform_card(g, actor)
        else:
            events.turn_lost(g, actor)
    yield from end_turn(g, actor)


def _abilities(g: HavenGame, actor: Automaton) -> Sequence[tree.Ability]:
    """What it does this round."""
    match actor:
        case Summon():
            return SUMMON_ABILITIES
        case Ally():
            return g.scenario.allies[actor.type].action.abilities
    card = g.monster_card(actor.type)
    return card.action.abilities if card else ()


def _perform_card(g: HavenGame, actor: Automaton) -> Script[None]:
    abilities = _abilities(g, actor)
    if not abilities:
        return
    boosts: list[Boost] = []
    for n, ability in enumerate(abilities):
        boosts.append((yield from _pay(g, actor, n, ability)))
    g.state.deeds = Deeds()
    course = Course(actor, abilities, boosts)
    find_focus_first(g, course)
    start = actor.hex
    for n, ability in enumerate(abilities):
        if is_to_do(g, actor, ability):
            yield from perform_ability(g, course, n)
            yield from answer_moments(g)
            yield from obey(g)
    if actor.hex == start and not course.attacked and _wants_a_focus(abilities):
        (events.held_ground if course.focus else events.no_focus)(g, actor)


def _wants_a_focus(abilities: Sequence[tree.Ability]) -> bool:
    return any(isinstance(ability, tree.Move | tree.Attack) for ability in abilities)


def _pay(g: HavenGame, actor: Automaton, n: int, ability: tree.Ability) -> Script[Boost]:
    """Monsters consume whatever they can, and the whole type gains by it (H-ELEM-12, -13)."""
    paid = g.state.consumed.setdefault(actor.type, [])
    used = []
    for k, augment in enumerate(ability.augments):
        number = n * 10 + k
        if not augment.elements:
            continue
        if number not in paid and can_pay(g, augment):
            yield from consume(g, actor, augment, g.party)
            g.did("monster", augment)
            paid.append(number)
        if number in paid:
            used.append(augment)
    return boost_of(g, actor, used)
