"""The turn of a figure that acts by itself, under way, and whom its abilities affect."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.content import tree
from engine.core.script import Script
from engine.core.text import say
from engine.systems.haven.abilities.augments import Boost
from engine.systems.haven.abilities.targets import enemies_within
from engine.systems.haven.game import AnyFigure, Automaton, HavenGame
from engine.systems.haven.monsters.moves import Aim
from engine.systems.haven.scenario.initiative import ranks
from engine.systems.haven.scenario.ties import settle_figure


class Course(msgspec.Struct):
    """A turn under way."""

    actor: Automaton
    abilities: Sequence[tree.Ability]
    boosts: list[Boost]
    aim: Aim | None = None  # what the last move was made for
    focus: tuple[str, ...] = ()  # whom it focuses on; several if they tie
    attacked: list[str] = []


def foes_by_focus(g: HavenGame, course: Course, reach: int, count: int) -> list[AnyFigure]:
    """The focus, then the nearest in range, then the earliest (H-FOCUS-05, -06)."""
    order, start = ranks(g), course.actor.hex

    def merit(foe: AnyFigure) -> tuple[bool, int, int]:
        steps = g.board.distance(start, foe.hex) or 0
        return foe.id not in course.focus, steps, order.get(foe.id, len(order))

    return sorted(enemies_within(g, course.actor, reach), key=merit)[:count]


def some_of(
    g: HavenGame, actor: Automaton, candidates: list[AnyFigure], count: int
) -> Script[list[AnyFigure]]:
    """So many of them; the players decide which (H-MON-10)."""
    left = list(candidates)
    text = say("haven-ask-monster-target", monster=g.name(actor))
    chosen: list[AnyFigure] = []
    while left and len(chosen) < count:
        if count - len(chosen) >= len(left):
            return [*chosen, *left]
        figure = yield from settle_figure(g, text, left)
        chosen.append(figure)
        left.remove(figure)
    return chosen
