"""What a hero does to the map and to others' fate (H-TRAP, H-TERRAIN-13, H-SPECIAL-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.content import tree
from engine.core.hexes import parse_label
from engine.core.script import Script, ask_one
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.augments import Boost
from engine.systems.haven.abilities.cleanse import cleanse, is_cleansed_by
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import fall
from engine.systems.haven.abilities.map_works import MapWork, places_for, shift, ways_to_move, work
from engine.systems.haven.abilities.modifiers import add_cards, remove_modifiers
from engine.systems.haven.abilities.targets import (
    allies_within,
    choose,
    choose_area,
    choose_several,
    enemies_within,
)
from engine.systems.haven.abilities.terrain import enter, harms
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heroes.doing import Doing, affected, wants_to
from engine.systems.haven.special.rules import note_entered
from engine.systems.haven.spots import may_stand
from engine.systems.haven.state import Hero, MonsterFigure, Objective
from engine.systems.haven.telling import events_map, prompts


def is_of_use(g: HavenGame, hero: Hero, it: tree.Deed, boost: Boost) -> bool:
    """Whether a deed could do anything."""
    match it:
        case tree.Trap() | tree.DisarmTrap() | tree.Obstacle():
            return bool(places_for(g, hero, it, boost))
        case tree.Damage(on="enemies", area=None):
            return bool(foes_of(g, hero, it, boost))
        case tree.Kill():
            return bool(_victims(g, hero, it, boost))
        case tree.Cleanse():
            return bool(_sick(g, hero, it, boost))
        case tree.Swap():
            return bool(_partners(g, hero, it, boost))
    return not (isinstance(it, tree.Damage) and it.on == "allies")


# --- the map --------------------------------------------------------------------------------------


def _map_work(g: HavenGame, hero: Hero, it: MapWork, boost: Boost, doing: Doing) -> Script[bool]:
    """One hex after the other; the player is offered only what is legal (H-TERRAIN-13)."""
    name = it.__struct_config__.tag
    kind = f"{it.deed}-obstacle" if isinstance(it, tree.Obstacle) else str(name)
    is_done = False
    for _ in range(it.targets + boost.plus("target")):
        hexes = places_for(g, hero, it, boost)
        if not hexes:
            break
        where = parse_label((yield from ask_one(prompts.choose_hex(g, kind, hero, hexes))))
        if where is None:
            break
        if isinstance(it, tree.Obstacle) and it.deed == "move":
            goals = ways_to_move(g, where, it.steps)
            question = prompts.choose_hex(g, "obstacle-to", hero, goals)
            goal = parse_label((yield from ask_one(question)))
            if goal is None:
                break
            shift(g, hero, where, goal)
        else:
            work(g, hero, it, boost, where)
        is_done = True
    return is_done


# --- others' fate ---------------------------------------------------------------------------------


def foes_of(
    g: HavenGame, hero: Hero, it: tree.Damage | tree.Kill | tree.Grant, boost: Boost
) -> list[AnyFigure]:
    """The enemies in reach; named monsters and bosses are not normal (H-SPECIAL-13)."""
    found = enemies_within(g, hero, it.range + boost.plus("range"))
    if not it.is_normal:
        return found
    return [foe for foe in found if isinstance(foe, MonsterFigure) and foe.rank == "normal"]


def _damage(g: HavenGame, hero: Hero, it: tree.Damage, boost: Boost, doing: Doing) -> Script[bool]:
    """Harm for one's own allies is a price, not a deed (H-TURN-10)."""
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    if it.area is not None:
        found = yield from choose_area(g, hero, "affect-area", it.area, reach)
    elif it.on == "allies":
        allies = allies_within(g, hero, reach)
        found = yield from choose_several(g, hero, "affect-target", allies, count, may_skip=False)
        if found:
            g.did("hero", it)
    else:
        found = yield from affected(g, hero, doing, "damage", foes_of(g, hero, it, boost), count)
    for figure in found:
        yield from suffer(g, figure, it.value + boost.plus("damage"), hero)
        afflict(g, figure, (*it.conditions, *boost.conditions))
    return bool(found) and it.on == "enemies"


def _victims(g: HavenGame, hero: Hero, it: tree.Kill, boost: Boost) -> list[AnyFigure]:
    """An obstacle with hit points falls to damage only (H-SPECIAL-09)."""
    return [foe for foe in foes_of(g, hero, it, boost) if not isinstance(foe, Objective)]


def _kill(g: HavenGame, hero: Hero, it: tree.Kill, boost: Boost, doing: Doing) -> Script[bool]:
    count = it.targets + boost.plus("target")
    victims = _victims(g, hero, it, boost)
    found = yield from affected(g, hero, doing, "kill", victims, count)
    for figure in found:
        figure.hp = 0
        fall(g, figure, hero)
    return bool(found)


def _sick(g: HavenGame, hero: Hero, it: tree.Cleanse, boost: Boost) -> list[AnyFigure]:
    candidates: list[AnyFigure] = [hero]
    if it.range is not None:
        candidates += allies_within(g, hero, it.range + boost.plus("range"))
    return [one for one in candidates if is_cleansed_by(g, one, it.conditions)]


def _cleanse(
    g: HavenGame, hero: Hero, it: tree.Cleanse, boost: Boost, doing: Doing
) -> Script[bool]:
    count = it.targets + boost.plus("target")
    found = yield from affected(g, hero, doing, "cleanse", _sick(g, hero, it, boost), count)
    for figure in found:
        cleanse(g, figure, it.conditions)
    return bool(found)


def _partners(g: HavenGame, hero: Hero, it: tree.Swap, boost: Boost) -> list[AnyFigure]:
    """Whom a hero can change places with: both must be able to stand where the other stood."""
    look = enemies_within if it.on == "enemies" else allies_within
    found = look(g, hero, it.range + boost.plus("range"))
    return [one for one in found if may_stand(g, hero, one.hex) and may_stand(g, one, hero.hex)]


def _swap(g: HavenGame, hero: Hero, it: tree.Swap, boost: Boost, doing: Doing) -> Script[bool]:
    """Each is moved against its will, so traps and hazards act (H-MOVE-15)."""
    other = yield from choose(g, hero, "swap", _partners(g, hero, it, boost), 1)
    if other is None:
        return False
    hero.hex, other.hex = other.hex, hero.hex
    events_map.swapped(g, hero, other)
    for figure in (hero, other):
        note_entered(g, figure, figure.hex)
        if harms(g, figure.hex) and not g.is_flying(figure):
            yield from enter(g, figure, figure.hex, hero)
    return True


def _modify(g: HavenGame, hero: Hero, it: tree.Modify, boost: Boost, doing: Doing) -> Script[bool]:
    if not (yield from wants_to(hero, doing, "modify")):
        return False
    if it.deed == "shuffle":
        add_cards(g, hero.modifiers, it.card, it.count)
        events_map.modifiers_added(g, hero, it.card, it.count)
        return True
    removed = remove_modifiers(g, hero, it.card, it.count)
    if removed:
        events_map.modifiers_removed(g, hero, it.card, removed)
    return removed > 0


DEEDS: dict[type, Callable[[HavenGame, Hero, Any, Boost, Doing], Script[bool]]] = {
    tree.Trap: _map_work,
    tree.DisarmTrap: _map_work,
    tree.Obstacle: _map_work,
    tree.Damage: _damage,
    tree.Kill: _kill,
    tree.Cleanse: _cleanse,
    tree.Swap: _swap,
    tree.Modify: _modify,
}
