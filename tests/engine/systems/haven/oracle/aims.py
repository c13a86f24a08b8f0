"""Whom a monster can attack from a hex: single targets, and every placement of an area."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec

from engine.systems.haven.vectors import Vector, VectorAction, VectorFlags
from tests.engine.systems.haven.oracle.sight import sees_by_any_points, sees_by_corners
from tests.engine.systems.haven.oracle.terrain import Spot, Terrain, minus, plus

Group = frozenset[Spot]


class Aims:
    """The attack of the active monster."""

    def __init__(self, vector: Vector, flags: VectorFlags, terrain: Terrain) -> None:
        self._terrain = terrain
        self._action = vector.action if vector.action.attack else _melee(vector.action)
        self._sees = sees_by_corners if flags.los == "vertex" else sees_by_any_points
        self._enemies = [(f.q, f.r) for f in vector.figures if f.side == "character"]
        self.sight = cache(self._sight)
        self.can_attack = cache(self._can_attack)
        self.hits = cache(self._hits)

    def _sight(self, here: Spot, there: Spot) -> bool:
        return self._sees(self._terrain, here, there)

    def is_disadvantaged(self, here: Spot, enemy: Spot) -> bool:
        """H-MMOVE-07: a ranged attack on an adjacent enemy, unless all is muddled anyway."""
        is_near = self._terrain.proximity(here, enemy) == 1
        return self._action.range >= 1 and not self._action.muddled and is_near

    def _can_attack(self, here: Spot, enemy: Spot) -> bool:
        """Whether an attack from this hex can have this enemy for its focus."""
        if self._action.aoe is None:
            return self._in_reach(here, enemy)
        return any(enemy in hit for hit in self.hits(here))

    def _in_reach(self, here: Spot, enemy: Spot) -> bool:
        reach = max(1, self._action.range)
        return self._terrain.proximity(here, enemy) <= reach and self.sight(here, enemy)

    def _hits(self, here: Spot) -> set[Group]:
        """What the area can hit from here, one group for each placement that hits anybody."""
        return {
            hit
            for placed in self._placements(here)
            if (hit := frozenset(e for e in self._enemies if e in placed and self.sight(here, e)))
        }

    def groups(self, here: Spot, focus: Spot) -> set[Group]:
        """The largest groups of targets from here with the focus among them."""
        if not self.can_attack(here, focus):
            return set()
        hits = {frozenset[Spot]()} if self._action.aoe is None else self.hits(here)
        singles = self._action.targets if self._action.aoe is None else self._action.targets - 1
        found = set()
        for hit in hits:
            more = [e for e in self._enemies if e not in hit and self._in_reach(here, e)]
            for extra in combinations(more, min(singles, len(more))):
                if focus in hit.union(extra):
                    found.add(hit.union(extra))
        most = max(map(len, found))
        return {group for group in found if len(group) == most}

    def _placements(self, here: Spot) -> Iterator[set[Spot]]:
        area = self._action.aoe
        assert area is not None
        for shape in _orientations(area.offsets):
            if area.anchor == "self":
                yield {plus(here, offset) for offset in shape}
                continue
            for moved in {minus(enemy, offset) for enemy in self._enemies for offset in shape}:
                placed = {plus(moved, offset) for offset in shape}
                # H-AOE-05: one hex of the area within range is enough.
                if any(
                    self._terrain.proximity(here, spot) <= self._action.range for spot in placed
                ):
                    yield placed


def _melee(action: VectorAction) -> VectorAction:
    """H-FOCUS-04: without an attack, as for a melee attack on one target."""
    return msgspec.structs.replace(action, range=0, targets=1, aoe=None)


@cache
def _orientations(offsets: tuple[Spot, ...]) -> set[frozenset[Spot]]:
    """All six rotations of a shape and of its mirror image (H-AOE-01, H-AOE-10)."""
    found = set()
    for shape in (offsets, tuple((r, q) for q, r in offsets)):
        for _ in range(6):
            shape = tuple((-r, q + r) for q, r in shape)
            found.add(frozenset(shape))
    return found
