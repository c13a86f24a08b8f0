"""Obstacles: what stands about in a hall and is in the way. Several, so that a room looks lived in.

All are of the same size and in the same dark contour: whatever it is, nobody walks through it.
"""

from __future__ import annotations

from collections.abc import Callable

from render.palette import DARK_INK, RGB
from render.pencil import Pencil

_LIGHT_WOOD: RGB = (204, 152, 92)
_WOOD: RGB = (166, 112, 58)
_SHADED_WOOD: RGB = (116, 74, 38)
_IRON: RGB = (96, 100, 110)
_STONE: RGB = (142, 138, 136)
_LIT_STONE: RGB = (190, 186, 180)
_SHADED_STONE: RGB = (98, 94, 94)
_CREAM: RGB = (240, 226, 190)
_FLAME: RGB = (255, 206, 92)
_GREEN: RGB = (104, 140, 92)
_RED: RGB = (176, 78, 58)


def _rocks(pencil: Pencil) -> None:
    _rock(pencil.moved(0.3, -0.02, 0.78))
    _rock(pencil.moved(-0.2, 0.14, 0.92))


def _rock(pencil: Pencil) -> None:
    outline = ((-0.6, 0.46), (-0.52, -0.1), (-0.2, -0.46), (0.24, -0.4), (0.56, 0.0), (0.6, 0.46))
    pencil.shape(outline, _STONE)
    pencil.shape(((-0.2, -0.46), (0.24, -0.4), (0.36, -0.16), (-0.06, 0.0)), _LIT_STONE, None)
    pencil.shape(((0.36, -0.16), (0.56, 0.0), (0.6, 0.46), (0.2, 0.46)), _SHADED_STONE, None)
    pencil.stroke((*outline, outline[0]), DARK_INK, 0.06)


def _crates(pencil: Pencil) -> None:
    _crate(pencil.moved(0.16, -0.24, 0.66))
    _crate(pencil.moved(-0.16, 0.26, 0.8))
    _crate(pencil.moved(0.48, 0.34, 0.52))


def _crate(pencil: Pencil) -> None:
    pencil.shape(((-0.5, -0.3), (-0.34, -0.52), (0.62, -0.52), (0.5, -0.3)), _LIGHT_WOOD)
    pencil.shape(((0.5, -0.3), (0.62, -0.52), (0.62, 0.24), (0.5, 0.46)), _SHADED_WOOD)
    pencil.block(-0.5, -0.3, 0.5, 0.46, _WOOD)
    pencil.stroke(((-0.44, 0.4), (0.44, -0.24)), _LIGHT_WOOD, 0.15)
    pencil.stroke(((-0.5, -0.18), (0.5, -0.18)), _SHADED_WOOD, 0.05)
    pencil.stroke(((-0.5, 0.34), (0.5, 0.34)), _SHADED_WOOD, 0.05)


def _barrels(pencil: Pencil) -> None:
    _barrel(pencil.moved(0.32, -0.06, 0.84))
    _barrel(pencil.moved(-0.3, 0.12, 0.92))


def _barrel(pencil: Pencil) -> None:
    left = ((-0.3, -0.42), (-0.4, -0.16), (-0.42, 0.04), (-0.4, 0.24), (-0.3, 0.5))
    body = (*left, *((-x, y) for x, y in reversed(left)))
    pencil.shape(body, _WOOD)
    pencil.shape(
        ((0.1, -0.4), (0.3, -0.42), (0.42, 0.04), (0.3, 0.5), (0.1, 0.5)), _SHADED_WOOD, None
    )
    for y, reach in ((-0.2, 0.4), (0.28, 0.39)):
        pencil.stroke(((-reach, y), (reach, y)), _IRON, 0.1)
    pencil.stroke((*body, body[0]), DARK_INK, 0.05)
    pencil.oval(0, -0.43, 0.32, 0.13, _LIGHT_WOOD, DARK_INK)


def _table(pencil: Pencil) -> None:
    for x in (-0.5, 0.5):
        pencil.block(x - 0.08, 0.1, x + 0.08, 0.6, _SHADED_WOOD)
    pencil.block(-0.72, 0.1, 0.72, 0.24, _WOOD)
    pencil.shape(((-0.72, 0.1), (-0.52, -0.26), (0.52, -0.26), (0.72, 0.1)), _LIGHT_WOOD)
    pencil.oval(-0.24, -0.04, 0.18, 0.09, _CREAM, DARK_INK)
    pencil.block(0.18, -0.4, 0.32, -0.06, _CREAM)
    pencil.shape(((0.25, -0.62), (0.33, -0.46), (0.25, -0.38), (0.17, -0.46)), _FLAME)


def _shelf(pencil: Pencil) -> None:
    pencil.block(-0.6, -0.56, 0.6, 0.58, _WOOD)
    for top in (-0.46, 0.06):
        pencil.block(-0.5, top, 0.5, top + 0.42, _SHADED_WOOD, None)
    jars = ((-0.32, -0.16, _CREAM), (0.02, -0.16, _RED), (0.32, -0.16, _CREAM))
    for x, y, colour in (*jars, (-0.26, 0.36, _GREEN), (0.2, 0.36, _CREAM)):
        pencil.block(x - 0.12, y - 0.14, x + 0.12, y + 0.12, colour)
        pencil.block(x - 0.08, y - 0.22, x + 0.08, y - 0.14, _LIGHT_WOOD, None)
    pencil.stroke(((-0.6, -0.56), (0.6, -0.56)), _LIGHT_WOOD, 0.1)


OBSTACLES: tuple[Callable[[Pencil], None], ...] = (_crates, _rocks, _barrels, _table, _shelf)
