"""What happened to the map and to others' fate. The facts of every message are in `keys.py`."""

from __future__ import annotations

from engine.core.hexes import Hex
from engine.systems.haven.figures import ranked_name
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling.events import told
from engine.systems.haven.telling.labels import label
from engine.systems.haven.telling.modifier_words import modifier_word


def trap_made(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """A figure laid a trap."""
    told(g, "haven-trap-made", figure, hex=label(where))


def trap_disarmed(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """A figure took a trap off the map."""
    told(g, "haven-trap-disarmed", figure, hex=label(where))


def obstacle_created(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """A new obstacle stands on the map."""
    told(g, "haven-obstacle-created", figure, hex=label(where))


def obstacle_destroyed(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """An obstacle is gone."""
    told(g, "haven-obstacle-destroyed", figure, hex=label(where))


def obstacle_moved(g: HavenGame, figure: AnyFigure, where: Hex, goal: Hex) -> None:
    """An obstacle stands elsewhere."""
    told(g, "haven-obstacle-moved", figure, hex=label(where), goal=label(goal))


def swapped(g: HavenGame, figure: AnyFigure, other: AnyFigure) -> None:
    """Two figures changed places."""
    told(g, "haven-swapped", figure, other=ranked_name(g.state, other))


def fell_from_flight(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """A figure that no longer flies came down beside its obstacle."""
    told(g, "haven-fell-from-flight", figure, path=(figure.hex, where), hex=label(where))


def granted(g: HavenGame, figure: AnyFigure, other: AnyFigure) -> None:
    """An ally may do something at once."""
    told(g, "haven-granted", figure, other=ranked_name(g.state, other))


def controlled(g: HavenGame, figure: AnyFigure, other: AnyFigure) -> None:
    """An enemy does what a hero wants."""
    told(g, "haven-controlled", figure, other=ranked_name(g.state, other))


def modifiers_added(g: HavenGame, hero: Hero, card: str, count: int) -> None:
    """Modifier cards came into a hero's deck."""
    told(g, "haven-modifiers-added", hero, card=modifier_word(card), count=count)


def modifiers_removed(g: HavenGame, hero: Hero, card: str, count: int) -> None:
    """Modifier cards left a hero's deck."""
    told(g, "haven-modifiers-removed", hero, card=modifier_word(card), count=count)


def treasure_empty(g: HavenGame, hero: Hero, number: int) -> None:
    """A treasure was opened that somebody had emptied in an earlier game."""
    told(g, "haven-treasure-empty", hero, number=number)
