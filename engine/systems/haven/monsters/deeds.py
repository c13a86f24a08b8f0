"""What a figure that acts by itself does to the map and to others' fate.

The rules leave open where; as with a monster's summons, what it makes comes as near to an enemy as
possible (H-MABIL-04), and what it removes is the nearest to itself. Ties go to the players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.content import tree
from engine.core.hexes import Hex
from engine.core.script import Script
from engine.core.text import say
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.cleanse import cleanse, is_cleansed_by
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.map_works import MapWork, places_for, work
from engine.systems.haven.abilities.targets import allies_within
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.monsters.course import Course, foes_by_focus, some_of
from engine.systems.haven.scenario.ties import settle_hex
from engine.systems.haven.spots import nearest_to_enemy


def _map_work(g: HavenGame, course: Course, n: int, it: MapWork) -> Script[None]:
    actor, boost = course.actor, course.boosts[n]
    for _ in range(it.targets + boost.plus("target")):
        hexes = places_for(g, actor, it, boost)
        if not hexes:
            return
        is_made = isinstance(it, tree.Trap) or (
            isinstance(it, tree.Obstacle) and it.deed == "create"
        )
        best = nearest_to_enemy(g, actor, hexes) if is_made else _nearest(g, actor, hexes)
        text = say("haven-ask-monster-place", monster=g.name(actor))
        work(g, actor, it, boost, (yield from settle_hex(g, text, best)))


def _nearest(g: HavenGame, actor: AnyFigure, hexes: list[Hex]) -> list[Hex]:
    least = g.board.distance(actor.hex, hexes[0])  # they come nearest first
    return [where for where in hexes if g.board.distance(actor.hex, where) == least]


def _damage(g: HavenGame, course: Course, n: int, it: tree.Damage) -> Script[None]:
    actor, boost = course.actor, course.boosts[n]
    reach, count = it.range + boost.plus("range"), it.targets + boost.plus("target")
    if it.on == "allies":
        found = yield from some_of(g, actor, allies_within(g, actor, reach), count)
    else:
        found = foes_by_focus(g, course, reach, count)
    for figure in found:
        yield from suffer(g, figure, it.value + boost.plus("damage"), actor)
        afflict(g, figure, (*it.conditions, *boost.conditions))


def _cleanse(g: HavenGame, course: Course, n: int, it: tree.Cleanse) -> Script[None]:
    actor, boost = course.actor, course.boosts[n]
    candidates: list[AnyFigure] = [actor]
    if it.range is not None:
        candidates += allies_within(g, actor, it.range + boost.plus("range"))
    sick = [one for one in candidates if is_cleansed_by(g, one, it.conditions)]
    for figure in (yield from some_of(g, actor, sick, it.targets + boost.plus("target"))):
        cleanse(g, figure, it.conditions)


DEEDS: dict[type, Callable[[HavenGame, Course, int, Any], Script[None]]] = {
    tree.Trap: _map_work,
    tree.DisarmTrap: _map_work,
    tree.Obstacle: _map_work,
    tree.Damage: _damage,
    tree.Cleanse: _cleanse,
}
