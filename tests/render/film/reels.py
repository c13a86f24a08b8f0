"""Scenes built by hand: a few turns of a fight, one thing after the other."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.hexes import Hex, at
from engine.core.scenes import Scene
from engine.core.text import say
from engine.core.view import DrawView, FigureView, View
from tests.render.scenes import MAP, hero, hexes, monster, scene

GUARD, ARCHER = "husk-guard-1", "bog-archer-2"
START: Mapping[str, FigureView] = {
    "lantern": hero("lantern", at(5, 3), 9),
    "veil": hero("veil", at(3, 3), 2),
    GUARD: monster("husk-guard", 1, at(6, 3)),
    ARCHER: monster("bog-archer", 2, at(9, 2), 1),
}


def told(text: str, figure: str | None = None, *path: Hex, damage: int | None = None) -> Event:
    """A line of the log, with what belongs to it."""
    draw = None
    if damage is not None:
        draw = DrawView("Ada", "somebody", damage, damage, ())
    return Event(say("own-words", text=text), figure=figure, path=path, draw=draw)


class Reel:
    """Scenes in the making."""

    def __init__(self, view: View | None = None) -> None:
        self.view = view or scene(figures=tuple(START.values()), order=(), trails=())
        self.scenes = [Scene(self.view)]

    def then(self, event: Event | None = None, **changes: object) -> Reel:
        """Something happens, and the view is then so."""
        self.view = replace(self.view, **changes)
        self.scenes.append(Scene(self.view, event))
        return self

    def turn(self, who: str) -> Reel:
        """Somebody acts."""
        figures = tuple(replace(f, is_acting=f.id == who) for f in self.view.figures)
        return self.then(told(f"{who} takes a turn.", who), figures=figures)

    def change(self, event: Event | None, who: str, **changes: object) -> Reel:
        """Something about one figure changes."""
        figures = tuple(replace(f, **changes) if f.id == who else f for f in self.view.figures)
        return self.then(event, figures=figures)

    def move(self, who: str, *path: Hex) -> Reel:
        """Somebody goes somewhere."""
        return self.change(told(f"{who} moves.", who, *path), who, hex=path[-1])

    def attack(self, who: str, target: str, damage: int) -> Reel:
        """Somebody attacks; the harm is told after it."""
        places = {figure.id: figure for figure in self.view.figures}
        path = (places[who].hex, places[target].hex)
        self.then(told(f"{who} attacks {target}.", who, *path, damage=damage))
        if not damage:
            return self
        left = places[target].hp - damage
        self.change(told(f"{target} suffers {damage} damage.", target), target, hp=left)
        if left <= 0:
            self.then(told(f"{target} dies.", target))
            self.then(figures=tuple(f for f in self.view.figures if f.id != target))
        return self


def closed() -> View:
    """Before the door is opened."""
    heroes = tuple(figure for figure in START.values() if figure.side == "hero")
    rooms = hexes(MAP, hidden="b", is_open=False)
    return scene(figures=heroes, hexes=rooms, order=(), trails=())


def fight() -> Reel:
    """Moves, hits, healing, a door and somebody who falls."""
    reel = Reel(closed()).turn("lantern").move("lantern", at(5, 3), at(5, 2), at(6, 3))
    reel.then(told("The door opens.", "lantern"), hexes=hexes(MAP))
    arrived = (*reel.view.figures, START[ARCHER], replace(START[GUARD], hex=at(7, 3)))
    reel.then(told("Behind it: guards.", "lantern"), figures=arrived)
    reel.attack("lantern", GUARD, 3).turn(ARCHER).attack(ARCHER, "lantern", 4)
    reel.turn("veil").change(told("veil heals.", "veil"), "veil", hp=6)
    reel.move("veil", at(3, 3), at(4, 3), at(5, 3)).attack("veil", ARCHER, 1)
    return reel.turn(GUARD).attack(GUARD, "lantern", 0)
