"""Situations drawn at random, as vectors: every terrain, movement, attack and rule flag."""

from __future__ import annotations

from random import Random
from typing import Literal

from engine.core.hexes import Hex
from engine.systems.haven.vectors import (
    Vector,
    VectorAction,
    VectorArea,
    VectorFigure,
    VectorFlags,
)
from tests.engine.systems.haven.oracle.terrain import STEPS, Spot, plus

HAVEN = VectorFlags("vertex", True, True, True, True)
FROST = VectorFlags("full_hex", False, False, False, False)
KINDS = ("obstacle", "trap", "hazard", "difficult", "ice")


def draw_flags(rng: Random) -> VectorFlags:
    """One of the two rule sets, or any mixture of them."""
    if rng.random() < 0.8:
        return rng.choice((HAVEN, FROST))
    return VectorFlags(rng.choice(("vertex", "full_hex")), *(rng.random() < 0.5 for _ in range(4)))


def draw_vector(rng: Random, most_hexes: int = 120) -> Vector:
    """A map with figures on it, one of them about to act."""
    columns = rng.randint(2, 14)
    rows = rng.randint(2, max(2, min(9, most_hexes // columns)))
    grid = [Hex(q, row - q // 2) for q in range(columns) for row in range(rows)]
    away = rng.choice((0, 0, 0.1, 0.25))
    walled = rng.choice((0, 0, 0.08, 0.2))
    floor, walls = [], []
    for spot in grid:
        luck = rng.random()
        if luck >= away + walled:
            floor.append(spot)
        elif luck < walled:
            walls.append(spot)
    floor = floor if len(floor) > 1 else grid
    walls = [spot for spot in walls if spot not in floor]
    action = draw_action(rng)
    terrain = draw_terrain(rng, floor)
    return Vector(
        id="drawn",
        hexes=tuple(floor),
        wall_hexes=tuple(walls),
        wall_edges=draw_thin_walls(rng, floor),
        terrain=terrain,
        figures=draw_figures(rng, floor, terrain.get("obstacle", ()), action),
        action=action,
        expected=(),
    )


def draw_thin_walls(rng: Random, floor: list[Hex]) -> tuple[tuple[Hex, Hex], ...]:
    """Walls between neighbours, now and then on the border of the map."""
    share = rng.choice((0, 0, 0.05, 0.15))
    edges = {
        frozenset((tuple(spot), plus(spot, step)))
        for spot in floor
        for step in STEPS
        if rng.random() < share
    }
    return tuple((Hex(*a), Hex(*b)) for a, b in sorted(sorted(edge) for edge in edges))


def draw_terrain(rng: Random, floor: list[Hex]) -> dict[str, tuple[Hex, ...]]:
    """Plain floor and up to five kinds of other ground."""
    weights = {kind: rng.choice((0, 0, 0.05, 0.2)) for kind in KINDS}
    if rng.random() < 0.15:
        weights["ice"] = 0.5
    found: dict[str, list[Hex]] = {}
    for spot in floor:
        luck = rng.random()
        for kind, share in weights.items():
            luck -= share
            if luck < 0:
                found.setdefault(kind, []).append(spot)
                break
    return {kind: tuple(spots) for kind, spots in found.items()}


def draw_figures(
    rng: Random, floor: list[Hex], obstacles: tuple[Hex, ...], action: VectorAction
) -> tuple[VectorFigure, ...]:
    """The acting monster, its enemies and its allies; only flyers stand on obstacles."""
    open_floor = [spot for spot in floor if spot not in obstacles]
    spots = floor if len(open_floor) < 2 or rng.random() < 0.1 else open_floor
    spots = rng.sample(spots, min(len(spots), 1 + rng.randint(1, 6) + rng.choice((0, 0, 1, 3, 6))))
    if spots[0] in obstacles and not action.fly:
        spots[0] = next((spot for spot in open_floor if spot not in spots), spots[0])
    enemies = rng.randint(1, 6)
    spread = rng.choice((1, 3, 99))
    figures = [VectorFigure("monster", *spots[0], None, True)]
    for k, spot in enumerate(spots[1:]):
        if k < enemies:
            early = rng.randint(1, spread)
            figures.append(VectorFigure("character", *spot, early, False))
        else:
            figures.append(VectorFigure("ally_monster", *spot, None, False))
    rng.shuffle(figures)
    return tuple(figures)


def draw_action(rng: Random) -> VectorAction:
    """A move of any kind with an attack of any kind, or with none."""
    kind = rng.choice(("walk", "walk", "walk", "fly", "jump", "teleport", "fly teleport"))
    attacks = rng.random() < 0.92
    area = draw_area(rng) if rng.random() < 0.45 else None
    reach = rng.choice((0, 0, 1, 2, 3, 3, 4, 5))
    if area is not None:
        reach = 0 if area.anchor == "self" else max(1, reach)
    return VectorAction(
        move=rng.choice((0, 1, 1, 2, 2, 3, 4, 6)),
        attack=attacks,
        range=reach,
        targets=rng.choice((1, 1, 1, 2, 3, 4)) if attacks else 0,
        fly="fly" in kind,
        jump=kind == "jump",
        teleport="teleport" in kind,
        muddled=rng.random() < 0.15,
        aoe=area,
    )


def draw_area(rng: Random) -> VectorArea:
    """A pattern of up to seven hexes, connected or not."""
    shape: list[Spot] = [(0, 0)]
    for _ in range(rng.randint(1, 6)):
        shape.append(plus(rng.choice(shape), rng.choice(STEPS)))
        if rng.random() < 0.1:
            shape[-1] = plus(shape[-1], rng.choice(STEPS))
    anchor: Literal["self", "free"] = "self" if rng.random() < 0.5 else "free"
    hexes = dict.fromkeys(Hex(*spot) for spot in shape)
    offsets = tuple(spot for spot in hexes if anchor == "free" or spot != (0, 0))
    return VectorArea(anchor, offsets or (Hex(1, 0),))
