"""The monsters' turns (H-MON, H-MABIL, H-DOOR-09..11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import tree
from engine.core.script import Script
from engine.systems.haven import events
from engine.systems.haven.augments import Boost, boost_of
from engine.systems.haven.elements import can_pay, consume
from engine.systems.haven.game import HavenGame
from engine.systems.haven.monster_abilities import Course, perform_ability
from engine.systems.haven.state import MonsterFigure, Turn
from engine.systems.haven.turn import begin_turn, end_turn


def monsters_act(g: HavenGame, monster_type: str) -> Script[None]:
    """All of a type that have not acted yet: elites first, then by number (H-MON-05, -06)."""
    while g.heroes:
        waiting = [m for m in g.state.monsters if m.type == monster_type and not m.has_acted]
        if not waiting:
            return
        monster = min(waiting, key=lambda m: (m.rank != "elite", m.number))
        monster.has_acted = True
        yield from monster_turn(g, monster)


def act_at_once(g: HavenGame, revealer: Turn) -> Script[None]:
    """Types revealed in this turn that are faster than the revealer act now (H-DOOR-09)."""
    new_types, g.state.new_types = g.state.new_types, []
    for turn in list(g.state.order):
        if turn.id in new_types and turn.initiative < revealer.initiative:
            yield from monsters_act(g, turn.id)
            turn.is_done = True


def monster_turn(g: HavenGame, monster: MonsterFigure) -> Script[None]:
    """One monster's whole turn: every ability of the card, in order (H-MON-02)."""
    yield from begin_turn(g, monster)
    if g.is_present(monster):
        if g.freedom(monster).may_act:
            yield from _perform_card(g, monster)
        else:
            events.turn_lost(g, monster)
    end_turn(g, monster)


def _perform_card(g: HavenGame, monster: MonsterFigure) -> Script[None]:
    card = g.monster_card(monster.type)
    if card is None:
        return
    abilities = card.action.abilities
    boosts: list[Boost] = []
    for n, ability in enumerate(abilities):
        boosts.append((yield from _pay(g, monster, n, ability)))
    course = Course(monster, abilities, boosts)
    start = monster.hex
    for n in range(len(abilities)):
        if not g.is_present(monster) or not g.freedom(monster).may_act:
            return
        yield from perform_ability(g, course, n)
    if monster.hex == start and not course.attacked and _wants_a_focus(abilities):
        (events.held_ground if course.has_focus else events.no_focus)(g, monster)


def _wants_a_focus(abilities: Sequence[tree.Ability]) -> bool:
    return any(isinstance(ability, tree.Move | tree.Attack) for ability in abilities)


def _pay(g: HavenGame, monster: MonsterFigure, n: int, ability: tree.Ability) -> Script[Boost]:
    """Monsters consume whatever they can, and the whole type gains by it (H-ELEM-12, -13)."""
    paid = g.state.consumed.setdefault(monster.type, [])
    used = []
    for k, augment in enumerate(ability.augments):
        number = n * 10 + k
        if number not in paid and can_pay(g, augment):
            yield from consume(g, monster, augment, g.party)
            paid.append(number)
        if number in paid:
            used.append(augment)
    return boost_of(used)
