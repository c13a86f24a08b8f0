"""Where a figure can go, at which price: plain Dijkstra over (negative hexes, movement points)."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import cache

from engine.systems.haven.vectors import Vector, VectorFlags
from tests.engine.systems.haven.oracle.terrain import STEPS, Spot, Terrain, plus

Price = tuple[int, int]  # negative hexes, then movement points


class Moves:
    """The movement of the active monster."""

    def __init__(self, vector: Vector, flags: VectorFlags, terrain: Terrain) -> None:
        self._terrain = terrain
        self._flags = flags
        self._action = vector.action
        kinds = vector.terrain
        self._obstacles: set[Spot] = {*kinds.get("obstacle", ())}
        self._negative: set[Spot] = {*kinds.get("trap", ()), *kinds.get("hazard", ())}
        self._difficult: set[Spot] = {*kinds.get("difficult", ())}
        self._ice: set[Spot] = {*kinds.get("ice", ())}
        others = [figure for figure in vector.figures if not figure.active]
        self._others: set[Spot] = {(figure.q, figure.r) for figure in others}
        self._enemies: set[Spot] = {(f.q, f.r) for f in others if f.side == "character"}
        self._walks = not (vector.action.fly or vector.action.jump or vector.action.teleport)
        self._steps = cache(self._possible_steps)
        self.prices = cache(self._prices)

    def _prices(self, start: Spot) -> dict[Spot, Price]:
        """Every hex where a move from start may end, start included, and the least price of it."""
        found = {
            spot: self._landed(spot, price)
            for spot, price in self._routes(start).items()
            if self._may_stop(spot)
        }
        return {**found, start: (0, 0)}

    def _routes(self, start: Spot) -> dict[Spot, Price]:
        best: dict[Spot, Price] = {}
        queue: list[tuple[Price, Spot]] = [((0, 0), start)]
        while queue:
            price, here = heapq.heappop(queue)
            if here in best:
                continue
            best[here] = price
            for way, more in self._steps(here):
                heapq.heappush(queue, (_sum(price, more), way[-1]))
        return best

    def walked(self, start: Spot, path: Sequence[Spot]) -> Price:
        """The price of a path, hex by hex; it must be one that the figure can take."""
        price, here, left = (0, 0), start, list(path)
        while left:
            way, more = next((w, m) for w, m in self._steps(here) if left[: len(w)] == w)
            price, here, left = _sum(price, more), way[-1], left[len(way) :]
        return self._landed(here, price) if path else price

    def _possible_steps(self, here: Spot) -> list[tuple[list[Spot], Price]]:
        """Every single step from a hex: the hexes entered, slides included, and the price."""
        found = []
        for step in STEPS:
            there = plus(here, step)
            if not self._may_enter(here, there):
                continue
            if not self._walks:
                found.append(([there], (0, 1)))
                continue
            way = self._slide(there, step)
            points = 2 if there in self._difficult else 1  # H-MOVE-07
            found.append((way, (len(self._negative.intersection(way)), points)))
        return found

    def _may_enter(self, here: Spot, there: Spot) -> bool:
        if self._terrain.has_thin_wall(here, there):
            return False
        if there in self._terrain.walls:
            return self._action.teleport
        if there not in self._terrain.floor:
            return False
        return not self._walks or there not in self._obstacles | self._enemies

    def _slide(self, there: Spot, step: Spot) -> list[Spot]:
        """The hexes that a walker enters with one step: ice carries it straight on."""
        way = [there]
        while way[-1] in self._ice:
            onward = plus(way[-1], step)
            if not self._may_enter(way[-1], onward) or onward in self._others:
                break
            way.append(onward)
        return way

    def _may_stop(self, spot: Spot) -> bool:
        if spot in self._others or spot in self._terrain.walls:
            return False
        return self._action.fly or spot not in self._obstacles

    def _landed(self, spot: Spot, price: Price) -> Price:
        """The price with what the last hex adds, for those that only touch ground there."""
        if self._walks or self._action.fly:
            return price
        negative, points = price
        pays = self._action.jump and self._flags.jump_pays_difficult_on_last_hex
        return negative + (spot in self._negative), points + (pays and spot in self._difficult)


def _sum(a: Price, b: Price) -> Price:
    return a[0] + b[0], a[1] + b[1]
