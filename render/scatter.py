"""What lies about on a hex of special ground and tells it apart without colour."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from render.canvas import Canvas, Point
from render.materials import MATERIALS, RGB, Material
from render.palette import Theme

VARIANTS = 30  # a number that every count of drawings divides

# Places on a hex, in hex sizes from its centre; the coordinates above stay free.
_RUBBLE: Sequence[Sequence[tuple[float, float, float]]] = (
    (
        (-0.52, 0.06, 0.17),
        (0.5, -0.02, 0.2),
        (0.02, 0.3, 0.24),
        (-0.34, 0.6, 0.15),
        (0.4, 0.6, 0.13),
    ),
    (
        (-0.42, 0.12, 0.23),
        (0.3, 0.0, 0.15),
        (0.55, 0.22, 0.14),
        (-0.08, 0.52, 0.2),
        (0.36, 0.6, 0.16),
    ),
    (
        (-0.6, 0.2, 0.14),
        (-0.14, 0.05, 0.2),
        (0.48, 0.1, 0.2),
        (-0.34, 0.55, 0.2),
        (0.24, 0.55, 0.16),
    ),
)
_FLAMES = ((-0.42, 0.16, 0.3), (0.4, 0.1, 0.34), (0.0, 0.46, 0.38))
_WAVES = ((0.0, 0.0, 0.6), (0.0, 0.42, 0.46))
_CRACKS = ((-0.6, 0.1, 0.5, 0.45), (0.45, -0.2, 0.05, 0.28), (-0.1, 0.27, -0.25, 0.7))


def draw_scattered(
    canvas: Canvas,
    hexagon: Hex,
    ground: str,
    centre: Point,
    size: float,
    theme: Theme,
    *,
    is_alone: bool = False,
) -> None:
    """The signs of one hex; `is_alone` stands for the texture, too, where there is none."""
    material = MATERIALS[theme.name].get(ground)
    if material is None:
        return
    if ground == "difficult":
        for dx, dy, radius in _RUBBLE[variant(hexagon, len(_RUBBLE))]:
            _stone(canvas, _moved(centre, dx, dy, size), radius * size, material, theme.grid)
    elif ground == "hazard":
        for dx, dy, radius in _FLAMES:
            _flame(canvas, _moved(centre, dx, dy, size), radius * size, material)
    elif ground == "water" and is_alone:
        for dx, dy, reach in _WAVES:
            _wave(canvas, _moved(centre, dx, dy, size), reach * size, size, material.sign)
    elif ground == "ice" and is_alone:
        for x1, y1, x2, y2 in _CRACKS:
            ends = (_moved(centre, x1, y1, size), _moved(centre, x2, y2, size))
            canvas.line(ends, material.sign, size * 0.07)


def variant(hexagon: Hex, count: int) -> int:
    """Which of several drawings a hex has: neighbours differ, and none ever changes."""
    return (hexagon.q * 5 + hexagon.r * 3 + (hexagon.q * hexagon.r) % 7) % count


def _moved(centre: Point, dx: float, dy: float, size: float) -> Point:
    return (centre[0] + dx * size, centre[1] + dy * size)


def _stone(canvas: Canvas, centre: Point, radius: float, material: Material, edge: RGB) -> None:
    x, y = centre
    shape = ((-1.0, 0.55), (-0.8, -0.4), (0.05, -0.85), (0.9, -0.35), (1.05, 0.55))
    face = ((-0.8, -0.4), (0.05, -0.85), (0.9, -0.35), (0.1, -0.05))
    corners = [(x + dx * radius, y + dy * radius) for dx, dy in shape]
    canvas.polygon(corners, material.sign, edge, radius * 0.2)
    lit = [(x + dx * radius, y + dy * radius) for dx, dy in face]
    canvas.polygon(lit, material.glow or material.sign)


def _flame(canvas: Canvas, centre: Point, radius: float, material: Material) -> None:
    x, y = centre
    shape = (
        (0.05, -1.1),
        (0.4, -0.45),
        (0.55, -0.62),
        (0.72, 0.1),
        (0.5, 0.72),
        (-0.5, 0.72),
        (-0.72, 0.12),
        (-0.5, -0.35),
        (-0.3, -0.1),
    )
    for share, colour in ((1.0, material.sign), (0.52, material.glow or material.sign)):
        canvas.polygon(
            [
                (x + dx * radius * share, y + (0.3 - 0.3 * share + dy * share) * radius)
                for dx, dy in shape
            ],
            colour,
        )


def _wave(canvas: Canvas, centre: Point, reach: float, size: float, colour: RGB) -> None:
    x, y = centre
    high = size * 0.07
    points = [(x - reach + reach * k / 2, y + (high if k % 2 else -high)) for k in range(5)]
    canvas.line(points, colour, size * 0.08)
