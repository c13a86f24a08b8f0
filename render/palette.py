"""Colours and two-letter marks. Colour never stands alone: shape, mark and number say the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b

from engine.core.text import Say
from engine.core.view import View
from render.canvas import Colour
from render.lettering import FALLBACK, clean

RGB = tuple[int, int, int]


@dataclass(frozen=True)
class Theme:
    """The colours of everything but the figures."""

    name: str
    page: RGB
    panel: RGB
    ink: RGB
    faint: RGB
    label: RGB
    grid: RGB
    wall: RGB
    wall_edge: RGB
    fog: RGB
    fog_mark: RGB
    grounds: Mapping[str, tuple[RGB, RGB]]  # fill, and the colour of its pattern
    highlight: RGB
    acting: RGB


DARK = Theme(
    name="dark",
    page=(17, 19, 24),
    panel=(34, 37, 45),
    ink=(244, 244, 240),
    faint=(166, 172, 184),
    label=(214, 218, 226),
    grid=(46, 50, 60),
    wall=(150, 136, 116),
    wall_edge=(66, 58, 48),
    fog=(30, 33, 41),
    fog_mark=(46, 50, 61),
    grounds={
        "floor": ((72, 77, 89), (79, 84, 97)),
        "corridor": ((62, 64, 70), (70, 72, 79)),
        "difficult": ((86, 77, 58), (148, 130, 92)),
        "hazard": ((100, 44, 38), (242, 140, 60)),
        "water": ((32, 70, 108), (96, 156, 206)),
        "ice": ((112, 140, 160), (206, 228, 240)),
        "wall": ((96, 88, 76), (120, 110, 94)),
    },
    highlight=(64, 226, 226),
    acting=(255, 255, 255),
)

LIGHT = Theme(
    name="light",
    page=(250, 249, 245),
    panel=(232, 229, 220),
    ink=(24, 26, 32),
    faint=(92, 94, 102),
    label=(60, 62, 70),
    grid=(176, 172, 160),
    wall=(84, 74, 62),
    wall_edge=(44, 38, 32),
    fog=(206, 204, 198),
    fog_mark=(186, 184, 178),
    grounds={
        "floor": ((222, 217, 203), (214, 208, 193)),
        "corridor": ((210, 207, 199), (202, 199, 190)),
        "difficult": ((206, 188, 146), (138, 114, 66)),
        "hazard": ((240, 190, 166), (190, 66, 26)),
        "water": ((164, 204, 234), (40, 104, 160)),
        "ice": ((222, 238, 247), (112, 160, 190)),
        "wall": ((130, 120, 104), (108, 98, 84)),
    },
    highlight=(0, 120, 140),
    acting=(20, 20, 20),
)

THEMES: Mapping[str, Theme] = {"dark": DARK, "light": LIGHT}

# Told apart with every common colour blindness (after Okabe and Ito).
HERO_COLOURS: tuple[RGB, ...] = (
    (240, 228, 66),
    (86, 180, 233),
    (230, 159, 0),
    (60, 190, 140),
    (224, 150, 190),
    (240, 240, 240),
    (222, 110, 50),
    (150, 160, 240),
)
MONSTER_COLOURS: tuple[RGB, ...] = (
    (122, 30, 44),
    (30, 62, 122),
    (24, 88, 60),
    (92, 40, 116),
    (112, 70, 30),
    (18, 96, 108),
    (86, 86, 26),
    (62, 66, 84),
)
GOLD: RGB = (255, 200, 40)
SILVER: RGB = (214, 218, 224)
SCARLET: RGB = (226, 60, 60)
DARK_INK: RGB = (14, 16, 20)
LIGHT_INK: RGB = (255, 255, 255)


@dataclass(frozen=True)
class Livery:
    """How a look is told from the others: its colour, and its mark where it has no drawing."""

    colour: RGB
    mark: str
    look: str = ""

    @property
    def ink(self) -> Colour:
        """The text colour that reads on this colour."""
        return DARK_INK if is_bright(self.colour) else LIGHT_INK


def is_bright(colour: RGB) -> bool:
    """Whether dark ink reads better on this colour than white."""
    red, green, blue = colour
    return red * 3 + green * 6 + blue > 1250


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """A colour between two: `share` of it comes from the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return (red, green, blue)


def liveries(view: View, speak: Callable[[Say], str]) -> Mapping[str, Livery]:
    """A livery for every look that the view names, distinct as far as the palettes reach.

    Heroes take their colours in the order of the seats, and summons those of their owners; others
    start from a hash of their id, so that a monster keeps its colour from scenario to scenario.
    """
    heroes = {seat.look: seat.hero for seat in view.seats}
    names = _names(view, speak)
    others = sorted(names.keys() - heroes.keys())
    worn: dict[str, Livery] = {}
    marks: set[str] = set()
    for number, (look, name) in enumerate(heroes.items()):
        mark = _mark(name, look, marks)
        worn[look] = Livery(HERO_COLOURS[number % len(HERO_COLOURS)], mark, look)
    taken: set[int] = set()
    looks = {seat.seat: seat.look for seat in view.seats}
    owners = {f.look: looks[f.owner] for f in view.figures if f.side == "summon" and f.owner}
    for look in others:
        if look in owners:
            worn[look] = Livery(worn[owners[look]].colour, _mark(names[look], look, marks), look)
            continue
        number = int.from_bytes(blake2b(look.encode("utf-8", "replace"), digest_size=4).digest())
        while number % len(MONSTER_COLOURS) in taken and len(taken) < len(MONSTER_COLOURS):
            number += 1
        taken.add(number % len(MONSTER_COLOURS))
        mark = _mark(names[look], look, marks)
        worn[look] = Livery(MONSTER_COLOURS[number % len(MONSTER_COLOURS)], mark, look)
    return worn


def _names(view: View, speak: Callable[[Say], str]) -> dict[str, str]:
    """What each look is called in the reader's language, without a standee's number."""
    named = [(figure.look, figure.name) for figure in view.figures]
    named += [(turn.look, turn.name) for turn in view.order]
    return {look: "".join(c for c in speak(name) if not c.isdigit()) for look, name in named}


def _mark(name: str, otherwise: str, taken: set[str]) -> str:
    """Two letters out of a name, not yet taken if the name allows it."""
    for candidate in (*_candidates(name), *_candidates(otherwise), "?"):
        if candidate not in taken:
            taken.add(candidate)
            return candidate
    return "?"


def _candidates(name: str) -> list[str]:
    spaced = "".join(c if c.isalnum() else " " for c in clean(name).replace(FALLBACK, " "))
    words = spaced.split()
    if not words:
        return []
    first = words[0][0].upper()
    initials = [first + word[0].upper() for word in words[1:]]
    return [*initials, *(first + letter.lower() for word in words for letter in word[1:]), first]
