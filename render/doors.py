"""Doors, seen from above: a leaf across the passage between two posts, or swung out of the way."""

from __future__ import annotations

from render.palette import DARK_INK, GOLD, RGB
from render.pencil import Pencil

_WOOD: RGB = (178, 116, 56)
_LIT_WOOD: RGB = (212, 150, 84)
_DARK_WOOD: RGB = (112, 68, 32)
_IRON: RGB = (206, 208, 214)
_POST: RGB = (150, 140, 128)
_LIT_POST: RGB = (194, 184, 168)
_SILL: RGB = (58, 46, 38)
_REACH = 0.72  # from the middle to a post
_DEEP = 0.24  # half a leaf's thickness


def closed(pencil: Pencil) -> None:
    """Nobody sees through."""
    _leaf(pencil, -_REACH, _REACH)
    pencil.dot(0, 0.34, 0.11, GOLD, DARK_INK)
    _posts(pencil)


def locked(pencil: Pencil) -> None:
    """A closed one with a padlock, upright."""
    _leaf(pencil, -_REACH, _REACH)
    _posts(pencil)
    upright = pencil.turned(-pencil.turn)
    upright.canvas.disc(
        upright.at(0, -0.04), 0.25 * pencil.size, None, DARK_INK, 0.15 * pencil.size
    )
    upright.canvas.disc(upright.at(0, -0.04), 0.22 * pencil.size, None, _IRON, 0.08 * pencil.size)
    upright.block(-0.32, 0.0, 0.32, 0.46, GOLD)
    upright.dot(0, 0.17, 0.09, DARK_INK)
    upright.stroke(((0, 0.17), (0, 0.34)), DARK_INK, 0.08)


def opened(pencil: Pencil) -> None:
    """A sill between the posts, and the leaf turned aside on its hinge."""
    pencil.block(-0.12, -_REACH, 0.12, _REACH, _SILL, None)
    hinge = pencil.moved(0, _REACH - 0.06).turned(180 + 68)
    _leaf(hinge, 0.0, 1.05, 0.14)
    _posts(pencil)


def _leaf(pencil: Pencil, start: float, end: float, deep: float = _DEEP) -> None:
    """Boards along the wall, iron bands across them, the light on one edge."""
    pencil.block(-deep, start, deep, end, _WOOD)
    pencil.block(-deep, start, -deep * 0.5, end, _LIT_WOOD, None)
    for share in (0.25, 0.5, 0.75):
        y = start + (end - start) * share
        pencil.stroke(((-deep, y), (deep, y)), _DARK_WOOD, 0.045)
    for share in (0.12, 0.88):
        y = start + (end - start) * share
        pencil.stroke(((-deep, y), (deep, y)), _IRON, 0.11)
    pencil.stroke(
        ((-deep, start), (deep, start), (deep, end), (-deep, end), (-deep, start)), DARK_INK, 0.05
    )


def _posts(pencil: Pencil) -> None:
    for y in (-_REACH, _REACH):
        pencil.block(-0.2, y - 0.13, 0.2, y + 0.13, _POST)
        pencil.block(-0.17, y - 0.1, -0.03, y + 0.1, _LIT_POST, None)
