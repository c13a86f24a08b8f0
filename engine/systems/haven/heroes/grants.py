"""Others act on a hero's turn: allies and summons by a grant, enemies under control.

A granted hero's player decides and draws from that hero's deck; summons and the like keep to the
rules of monsters (H-SUMMON-09). A controlled enemy is played by the acting hero's player.
"""

from __future__ import annotations

from engine.content import tree
from engine.core.script import Script
from engine.systems.haven.abilities.attack import led_attack
from engine.systems.haven.abilities.augments import NO_BOOST, Boost
from engine.systems.haven.abilities.movement import move
from engine.systems.haven.abilities.targets import allies_within, choose
from engine.systems.haven.game import AnyFigure, Automaton, HavenGame
from engine.systems.haven.heroes.abilities import ABILITIES, strike_of
from engine.systems.haven.heroes.deeds import foes_of
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.items.readiness import put_back
from engine.systems.haven.monsters.abilities import act_by_itself
from engine.systems.haven.monsters.moves import remember_control
from engine.systems.haven.state import Hero, MonsterFigure, Objective, Summon
from engine.systems.haven.telling import events_map as events

_OF_HEROES = (tree.Recover, tree.Refresh)  # nobody else has cards and items


def candidates(g: HavenGame, hero: Hero, it: tree.Grant, boost: Boost) -> list[AnyFigure]:
    """Whom a grant may go to."""
    if it.to == "enemy":
        foes = foes_of(g, hero, it, boost)
        return [foe for foe in foes if isinstance(foe, MonsterFigure)]
    allies = allies_within(g, hero, it.range + boost.plus("range"))
    if it.to == "ally":
        is_for_all = not all(isinstance(ability, _OF_HEROES) for ability in it.abilities)
        return [ally for ally in allies if is_for_all or isinstance(ally, Hero)]
    return [one for one in allies if isinstance(one, Summon) and one.owner == hero.id]


def grant(g: HavenGame, hero: Hero, it: tree.Grant, boost: Boost, doing: Doing) -> Script[bool]:
    """One after the other, as the player likes; each does all that it can."""
    open_to = candidates(g, hero, it, boost)
    kind = "control" if it.to == "enemy" else "grant"
    is_done = False
    for left in range(min(it.targets + boost.plus("target"), len(open_to)), 0, -1):
        open_to = [figure for figure in open_to if g.is_present(figure)]
        chosen = yield from choose(g, hero, kind, open_to, left)
        if chosen is None or isinstance(chosen, Objective):
            break
        open_to.remove(chosen)
        if isinstance(chosen, MonsterFigure):
            is_done |= yield from _controlled(g, hero, chosen, it.abilities)
        elif isinstance(chosen, Hero):
            is_done |= yield from _granted_hero(g, hero, chosen, it.abilities)
        else:
            is_done |= yield from _by_itself(g, hero, chosen, it.abilities)
        if not g.is_present(hero):
            break
    return is_done


def _granted_hero(
    g: HavenGame, hero: Hero, ally: Hero, abilities: tuple[tree.Ability, ...]
) -> Script[bool]:
    """Another hero acts as on its own turn, but for what its conditions forbid only then."""
    events.granted(g, hero, ally)
    is_done = False
    for ability in abilities:
        if g.is_present(ally):
            perform = ABILITIES[type(ability)]
            is_done |= yield from perform(g, ally, ability, NO_BOOST, Doing(is_paid=True))
            put_back(g, ally, ())
    return is_done


def _by_itself(
    g: HavenGame, hero: Hero, actor: Automaton, abilities: tuple[tree.Ability, ...]
) -> Script[bool]:
    """A summon or an ally of the scenario finds its focus as ever."""
    events.granted(g, hero, actor)
    start = actor.hex
    course = yield from act_by_itself(g, actor, abilities)
    is_still = actor.hex == start and not course.attacked
    return not is_still or not all(isinstance(one, tree.Move | tree.Attack) for one in abilities)


def _controlled(
    g: HavenGame, hero: Hero, enemy: MonsterFigure, abilities: tuple[tree.Ability, ...]
) -> Script[bool]:
    """An enemy does what the hero's player wants; friend and foe have changed round for it."""
    events.controlled(g, hero, enemy)
    start = enemy.hex
    g.state.controlled = enemy.id
    has_attacked = False
    for ability in abilities:
        if not g.is_present(enemy):
            break
        match ability:
            case tree.Move():
                mode = "fly" if g.is_flying(enemy) else ability.mode
                yield from move(g, enemy, ability.value.number, mode)
            case tree.Attack() if g.freedom(enemy).may_attack:
                has_attacked |= yield from led_attack(g, enemy, strike_of(ability, NO_BOOST))
    g.state.controlled = ""
    has_moved = enemy.hex != start
    if g.is_present(enemy):
        remember_control(g, hero, enemy)
    return has_moved or has_attacked
