"""What lies on a hex and acts on who comes: traps, chests, plates, stairs and the like."""

from __future__ import annotations

from render.canvas import regular
from render.palette import DARK_INK, GOLD, RGB
from render.pencil import Pencil

_IRON: RGB = (198, 202, 210)
_SHADED_IRON: RGB = (120, 124, 134)
_WARNING: RGB = (255, 132, 48)
_PALE_WARNING: RGB = (255, 206, 150)
_LID: RGB = (204, 132, 56)
_CHEST: RGB = (162, 96, 36)
_SHADED_CHEST: RGB = (112, 62, 24)
_PAPER: RGB = (240, 228, 196)
_INK: RGB = (120, 96, 64)
_GREEN: RGB = (112, 188, 140)
_STEP: RGB = (176, 168, 156)
_RED: RGB = (196, 74, 62)
_TEETH = 10


def trap(pencil: Pencil) -> None:
    """Open jaws; what stands in the middle is drawn by the caller."""
    x, y = pencil.centre
    size = pencil.size
    outer = regular((x, y), 0.6 * size, _TEETH * 2, 9)
    teeth = [
        corner if n % 2 else (x + (corner[0] - x) * 0.72, y + (corner[1] - y) * 0.72)
        for n, corner in enumerate(outer)
    ]
    pencil.canvas.polygon(teeth, _WARNING, DARK_INK, 0.1 * size)
    pencil.canvas.polygon(teeth, _WARNING)
    pencil.dot(0, 0, 0.4, DARK_INK)
    pencil.canvas.disc(pencil.at(0, 0), 0.37 * size, None, _PALE_WARNING, 0.04 * size)


def armed(pencil: Pencil) -> None:
    """A trap that does not say what it does."""
    trap(pencil)
    pencil.text(0, 0, "!", 0.56, _PALE_WARNING)


def treasure(pencil: Pencil) -> None:
    """A chest with a lock."""
    lid = (
        (-0.58, -0.06),
        (-0.54, -0.34),
        (-0.36, -0.48),
        (0.36, -0.48),
        (0.54, -0.34),
        (0.58, -0.06),
    )
    pencil.block(-0.58, -0.06, 0.58, 0.48, _CHEST)
    pencil.block(-0.55, 0.28, 0.55, 0.45, _SHADED_CHEST, None)
    pencil.shape(lid, _LID)
    for x in (-0.38, 0.38):
        pencil.stroke(((x, -0.44), (x, 0.46)), GOLD, 0.1)
    pencil.stroke(((-0.58, -0.06), (0.58, -0.06)), DARK_INK, 0.06)
    pencil.block(-0.15, -0.16, 0.15, 0.16, GOLD)
    pencil.dot(0, -0.02, 0.06, DARK_INK)
    pencil.stroke(((0, 0), (0, 0.09)), DARK_INK, 0.05)


def start(pencil: Pencil) -> None:
    """Two footprints."""
    for x, y in ((-0.2, 0.12), (0.2, -0.14)):
        pencil.oval(x, y, 0.14, 0.2, _GREEN, DARK_INK)
        pencil.oval(x, y + 0.28, 0.11, 0.1, _GREEN, DARK_INK)


def plate(pencil: Pencil) -> None:
    """A slab of iron that gives way."""
    for reach, colour in ((0.56, DARK_INK), (0.5, _IRON), (0.38, _SHADED_IRON)):
        pencil.block(-reach, -reach, reach, reach, colour, None)
    for x in (-0.44, 0.44):
        for y in (-0.44, 0.44):
            pencil.dot(x, y, 0.05, DARK_INK)


def way_out(pencil: Pencil) -> None:
    """Stairs up, and an arrow."""
    for step in range(4):
        left = -0.6 + 0.3 * step
        pencil.block(left, 0.3 - 0.24 * step, 0.6, 0.54 - 0.24 * step, _STEP)
    pencil.shape(
        (
            (-0.62, -0.04),
            (-0.3, -0.5),
            (-0.42, -0.5),
            (-0.14, -0.72),
            (-0.06, -0.38),
            (-0.16, -0.42),
            (-0.42, 0.02),
        ),
        _GREEN,
    )


def spawn(pencil: Pencil) -> None:
    """A dark hole with something looking out of it."""
    pencil.oval(0, 0.06, 0.62, 0.44, _RED, DARK_INK)
    pencil.oval(0, 0.1, 0.5, 0.33, DARK_INK, DARK_INK)
    for x in (-0.17, 0.17):
        pencil.oval(x, 0.06, 0.1, 0.07, _PALE_WARNING, _PALE_WARNING)


def story(pencil: Pencil) -> None:
    """A leaf with something written on it."""
    pencil.shape(((-0.4, -0.44), (0.24, -0.44), (0.42, -0.26), (0.42, 0.46), (-0.4, 0.46)), _PAPER)
    pencil.shape(((0.24, -0.44), (0.42, -0.26), (0.24, -0.26)), _INK)
    for y, right in ((-0.14, 0.28), (0.04, 0.28), (0.22, 0.1)):
        pencil.stroke(((-0.26, y), (right, y)), _INK, 0.07)


def unknown(pencil: Pencil) -> None:
    """Something that nobody has drawn yet."""
    pencil.canvas.polygon(
        regular(pencil.centre, pencil.size * 0.46, 4), _IRON, DARK_INK, pencil.size * 0.06
    )
    pencil.text(0, 0, "?", 0.5, DARK_INK)
