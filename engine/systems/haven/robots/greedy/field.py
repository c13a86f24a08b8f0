"""The map as a player sees it: who stands where and how far things are."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache

from engine.core.hexes import DIRECTIONS, Hex
from engine.core.view import FigureView, View
from engine.systems.haven.robots.greedy.goals import errand

FAR = 99
FOES = ("monster", "objective")


@lru_cache(maxsize=4096)
def _around(where: Hex) -> tuple[Hex, ...]:
    return tuple(where.plus(direction) for direction in DIRECTIONS)


class Field:
    """A view's map with distances around obstacles and figures."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.floor: set[Hex] = set()
        self.doors: list[Hex] = []
        self.loot: list[Hex] = []
        self.harm: set[Hex] = set()
        self.blocked: set[Hex] = set()
        for seen in view.hexes:
            if seen.ground == "fog" or "door-locked" in seen.overlays:
                continue
            self.floor.add(seen.hex)
            if "door-closed" in seen.overlays:
                self.doors.append(seen.hex)
            if "obstacle" in seen.overlays:
                self.blocked.add(seen.hex)
            if "trap" in seen.overlays or seen.ground == "hazard":
                self.harm.add(seen.hex)
            if seen.coins or "treasure" in seen.overlays:
                self.loot.append(seen.hex)
        self.errand = errand(view)
        self.foes = [figure for figure in view.figures if figure.side in FOES]
        self.me = next(
            (f for f in view.figures if f.side == "hero" and f.owner and f.owner == view.seat), None
        )

    def steps_from(self, sources: Iterable[Hex], is_straight: bool = False) -> dict[Hex, int]:
        """How far every hex is from the nearest source; straight: over obstacles and harm."""
        passable = self.floor if is_straight else self.floor - self.blocked - self.harm
        found = dict.fromkeys(sources, 0)
        edge = list(found)
        for here in edge:  # it grows as we go
            steps = found[here] + 1
            for there in _around(here):
                if there in passable and there not in found:
                    found[there] = steps
                    edge.append(there)
        return found

    @cached_property
    def nearest_foe(self) -> int:
        """Steps to the nearest monster."""
        if self.me is None or not self.foes:
            return FAR
        return self.steps_from([f.hex for f in self.foes], True).get(self.me.hex, FAR)

    @cached_property
    def steps_to_errand(self) -> int:
        """Steps to where the scenario wants this seat's hero; FAR if nowhere."""
        if self.me is None or self.errand is None:
            return FAR
        return self.steps_from(self.errand.hexes).get(self.me.hex, FAR)

    def is_errand_due(self) -> bool:
        """Whether the errand comes before the fight."""
        if self.errand is None or self.steps_to_errand == FAR:
            return False
        return self.errand.is_urgent or not self.foes

    def is_hurt(self) -> bool:
        """Whether this seat's hero has lost a good part of its hit points."""
        return self.me is not None and self.me.hp * 3 <= self.me.max_hp * 2

    def figure(self, figure_id: str | None) -> FigureView | None:
        """A figure by its id."""
        return next((f for f in self.view.figures if f.id == figure_id), None)
