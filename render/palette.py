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
    """The colours of everything but the figures and what the board is made of."""

    name: str
    page: RGB
    panel: RGB
    rule: RGB  # thin lines on a panel
    ink: RGB
    faint: RGB
    label: RGB
    grid: RGB
    fog: RGB
    far_fog: RGB
    fog_mark: RGB
    highlight: RGB  # where one may go
    aim: RGB  # whom one may hit
    trail: RGB  # how a monster came
    acting: RGB


DARK = Theme(
    name="dark",
    page=(22, 18, 15),
    panel=(45, 37, 31),
    rule=(98, 78, 54),
    ink=(250, 243, 230),
    faint=(190, 177, 158),
    label=(236, 227, 209),
    grid=(38, 31, 26),
    fog=(38, 31, 27),
    far_fog=(29, 24, 20),
    fog_mark=(52, 43, 37),
    highlight=(64, 226, 226),
    aim=(255, 120, 96),
    trail=(255, 214, 120),
    acting=(255, 250, 236),
)

LIGHT = Theme(
    name="light",
    page=(247, 240, 227),
    panel=(233, 222, 203),
    rule=(178, 152, 112),
    ink=(38, 28, 20),
    faint=(98, 82, 64),
    label=(70, 56, 42),
    grid=(146, 128, 104),
    fog=(196, 182, 160),
    far_fog=(222, 211, 192),
    fog_mark=(176, 160, 138),
    highlight=(0, 116, 138),
    aim=(190, 40, 24),
    trail=(120, 66, 0),
    acting=(24, 18, 14),
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
    (112, 92, 222),
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
