"""The map as a player sees it: who stands where and how far things are."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property, lru_cache

from engine.core.hexes import DIRECTIONS, Hex, distance
from engine.core.view import FigureView, View
from engine.systems.haven.robots.greedy.goals import errand
from engine.systems.haven.robots.greedy.wards import must_live

FAR = 99
FOES = ("monster", "objective")
DANGER = 3  # steps from which a monster may be at somebody's throat in its next turn


@lru_cache(maxsize=4096)
def _around(where: Hex) -> tuple[Hex, ...]:
    return tuple(where.plus(direction) for direction in DIRECTIONS)


def flood(sources: Iterable[Hex], passable: Collection[Hex]) -> dict[Hex, int]:
    """How far every hex that can be reached is from the nearest source."""
    found = dict.fromkeys(sources, 0)
    edge = list(found)
    for here in edge:  # it grows as we go
        steps = found[here] + 1
        for there in _around(here):
            if there in passable and there not in found:
                found[there] = steps
                edge.append(there)
    return found


def is_hurt(figure: FigureView) -> bool:
    """Whether somebody has lost a good part of its hit points."""
    return figure.hp * 3 <= figure.max_hp * 2


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
        precious = must_live(view)
        self.foes = [f for f in view.figures if f.side in FOES and f.look not in precious]
        self.wards = [f for f in view.figures if f.side == "ally" and f.look in precious]
        self.me = next(
            (f for f in view.figures if f.side == "hero" and f.owner and f.owner == view.seat), None
        )

    @cached_property
    def walkable(self) -> set[Hex]:
        """Where one may go: unharmed, or through harm where nothing else leads on."""
        return self.floor - self.blocked if self.is_shut_in else self.unharmed

    @cached_property
    def unharmed(self) -> set[Hex]:
        """Where one may go unharmed."""
        return self.floor - self.blocked - self.harm

    @cached_property
    def is_shut_in(self) -> bool:
        """Whether harm lies across every way to where this seat's hero is wanted."""
        if self.me is None or not self.harm:
            return False
        if self.errand is not None and (self.errand.is_urgent or not self.foes):
            wanted: Collection[Hex] = self.errand.hexes
        else:
            wanted = [foe.hex for foe in self.foes] or self.doors
        unharmed = flood([self.me.hex], self.unharmed)
        harmed = flood([self.me.hex], self.floor - self.blocked)
        return any(w in harmed for w in wanted) and not any(w in unharmed for w in wanted)

    def steps_from(self, sources: Iterable[Hex], is_straight: bool = False) -> dict[Hex, int]:
        """How far every hex is from the nearest source; straight: over obstacles and harm."""
        return flood(sources, self.floor if is_straight else self.walkable)

    @cached_property
    def nearest_foe(self) -> int:
        """Steps to the nearest monster."""
        if self.me is None or not self.foes:
            return FAR
        return self.steps_from([f.hex for f in self.foes], True).get(self.me.hex, FAR)

    @cached_property
    def threats(self) -> list[FigureView]:
        """The monsters at the throat of somebody who must not fall, or near it when it is hurt."""
        monsters = [foe for foe in self.foes if foe.side == "monster"] if self.wards else []
        return [
            foe
            for foe in monsters
            if any(distance(foe.hex, w.hex) <= (DANGER if is_hurt(w) else 1) for w in self.wards)
        ]

    def guards(self, where: Hex) -> int:
        """How many threats would have to get past somebody on a hex."""
        return sum(
            distance(ward.hex, where) + distance(where, threat.hex)
            == distance(ward.hex, threat.hex)
            for threat in self.threats
            for ward in self.wards
        )

    @cached_property
    def nearest_hurt(self) -> int:
        """How far a heal must reach: 0 for this seat's hero, else to one who must not fall."""
        if self.me is None or self.is_hurt():
            return 0 if self.me is not None else FAR
        hurt = (distance(self.me.hex, ward.hex) for ward in self.wards if is_hurt(ward))
        return min(hurt, default=FAR)

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

    @cached_property
    def aims(self) -> Collection[Hex]:
        """Where this seat's hero wants to get, or near to."""
        if self.errand is not None and self.is_errand_due():
            return self.errand.hexes
        return [foe.hex for foe in self.foes] or self.doors or self.loot

    def is_hurt(self) -> bool:
        """Whether this seat's hero has lost a good part of its hit points."""
        return self.me is not None and is_hurt(self.me)

    def figure(self, figure_id: str | None) -> FigureView | None:
        """A figure by its id."""
        return next((f for f in self.view.figures if f.id == figure_id), None)
