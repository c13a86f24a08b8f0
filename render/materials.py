"""What floors and walls are made of: a few tones each, so that a texture costs few bytes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

RGB = tuple[int, int, int]


@dataclass(frozen=True)
class Material:
    """A ground's tones, the joints between its pieces, and the colour of what tells it apart."""

    tones: tuple[RGB, ...]
    joint: RGB
    sign: RGB
    glow: RGB | None = None  # the bright part of its sign


@dataclass(frozen=True)
class Masonry:
    """A wall: its top, the light along its edge, the side that looks at us, what it stands on."""

    top: RGB
    lit: RGB
    side: RGB
    joint: RGB
    foot: RGB


# Plain floor has no sign; a room's floor is one of FLOORS (render/rooms.py says which).
FLOORS = ("stone", "boards", "tiles")

MATERIALS: Mapping[str, Mapping[str, Material]] = {
    "dark": {
        "stone": Material(((94, 86, 78), (88, 80, 72), (82, 75, 68)), (68, 61, 55), (0, 0, 0)),
        "boards": Material(((104, 80, 58), (97, 74, 53), (90, 68, 49)), (70, 52, 37), (0, 0, 0)),
        "tiles": Material(((100, 86, 74), (89, 77, 67)), (70, 61, 53), (0, 0, 0)),
        "corridor": Material(((82, 72, 65), (76, 66, 60)), (60, 52, 47), (0, 0, 0)),
        "difficult": Material(
            ((84, 73, 56), (78, 67, 51)), (62, 53, 40), (142, 126, 100), (178, 162, 132)
        ),
        "hazard": Material(
            ((74, 34, 28), (66, 29, 24)), (44, 20, 18), (236, 106, 36), (255, 196, 84)
        ),
        "water": Material(
            ((34, 72, 98), (29, 64, 90)), (24, 54, 76), (92, 152, 184), (150, 200, 220)
        ),
        "ice": Material(((128, 154, 168), (120, 146, 161)), (96, 122, 138), (214, 234, 241)),
        "wall": Material(((104, 92, 76),), (74, 63, 51), (0, 0, 0)),
    },
    "light": {
        "stone": Material(
            ((229, 218, 198), (223, 211, 190), (217, 204, 182)), (198, 183, 159), (0, 0, 0)
        ),
        "boards": Material(
            ((222, 194, 154), (215, 186, 145), (208, 178, 137)), (184, 152, 112), (0, 0, 0)
        ),
        "tiles": Material(((230, 217, 199), (217, 204, 185)), (192, 178, 158), (0, 0, 0)),
        "corridor": Material(((214, 202, 186), (206, 193, 176)), (186, 172, 153), (0, 0, 0)),
        "difficult": Material(
            ((208, 188, 148), (200, 180, 140)), (178, 156, 116), (150, 126, 90), (226, 208, 172)
        ),
        "hazard": Material(
            ((238, 186, 158), (230, 176, 148)), (204, 140, 112), (196, 66, 22), (255, 170, 60)
        ),
        "water": Material(
            ((160, 202, 224), (150, 194, 218)), (124, 172, 200), (40, 104, 150), (255, 255, 255)
        ),
        "ice": Material(((222, 238, 246), (212, 231, 241)), (178, 206, 222), (104, 156, 188)),
        "wall": Material(((140, 126, 106),), (112, 98, 80), (0, 0, 0)),
    },
}

MASONRY: Mapping[str, Masonry] = {
    "dark": Masonry((150, 132, 108), (196, 176, 144), (88, 73, 58), (66, 54, 43), (40, 32, 26)),
    "light": Masonry((150, 132, 110), (196, 180, 156), (110, 94, 76), (84, 70, 56), (66, 54, 42)),
}
