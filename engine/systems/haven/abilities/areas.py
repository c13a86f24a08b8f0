"""Laying area patterns (H-AOE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.content.tree import Area
from engine.core.hexes import DIRECTIONS, Hex, distance, orientations
from engine.systems.haven.game import AnyFigure, HavenGame

Placement = tuple[tuple[Hex, ...], tuple[str, ...]]  # the hexes, and the ids of who is hit


@lru_cache(maxsize=256)
def _turned(area: Area) -> tuple[tuple[Hex, ...], ...]:
    """The pattern in every rotation and mirror image (H-AOE-01, -10)."""
    return orientations(area.offsets)


def placements(g: HavenGame, figure: AnyFigure, area: Area, reach: int) -> list[Placement]:
    """The placements that hit someone, one for each group of targets; the largest groups first."""
    targets = {foe.hex: foe.id for foe in g.enemies(figure) if _can_hit(g, figure, foe)}
    found: dict[tuple[str, ...], tuple[Hex, ...]] = {}
    for hexes in _layings(g, figure.hex, area, reach, targets):
        hit = tuple(sorted(targets[where] for where in hexes if where in targets))
        if hit:
            found.setdefault(hit, hexes)
    return sorted(((h, hit) for hit, h in found.items()), key=lambda p: (-len(p[1]), p[1]))


def _can_hit(g: HavenGame, figure: AnyFigure, foe: AnyFigure) -> bool:
    """In sight is enough: only one hex of the pattern must be in range (H-AOE-05, -06)."""
    return g.is_targetable(foe) and g.sees(figure, foe)


def _layings(
    g: HavenGame, start: Hex, area: Area, reach: int, targets: Iterable[Hex]
) -> Iterator[tuple[Hex, ...]]:
    if area.has_self:
        for offsets in _turned(area):
            yield tuple(start.plus(offset) for offset in offsets)
        return
    for target in targets:
        for offsets in _turned(area):
            for offset in offsets:
                origin = target.minus(offset)
                hexes = tuple(origin.plus(other) for other in offsets)
                if any(_in_range(g, start, where, reach) for where in hexes):
                    yield hexes


def _in_range(g: HavenGame, start: Hex, where: Hex, reach: int) -> bool:
    """Range goes around walls (H-LOS-08); a wall hex may be the last one of it (H-AOE-13)."""
    board = g.board
    if distance(start, where) > reach:
        return False
    if board.has(where):
        steps = board.distance(start, where)
        return steps is not None and steps <= reach
    beside = (board.distance(start, where.plus(step)) for step in DIRECTIONS)
    return any(steps is not None and steps < reach for steps in beside)


def hit_by(offered: list[Placement], chosen: str | None) -> tuple[str, ...]:
    """Who is hit by the placement with this option id; nobody if it was declined."""
    found = {f"area-{n}": hit for n, (_, hit) in enumerate(offered, start=1)}
    return found.get(chosen or "", ())
