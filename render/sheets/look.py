"""What sheets are made of: wood, brass and firelight, or parchment, by theme."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.text import Say
from render.lettering import ELLIPSIS, MAX_TEXT, clean, wrap
from render.palette import RGB, Theme

Speak = Callable[[Say], str]
WIDTH = 1400
MARGIN = 22  # around a sheet
GAP = 16  # between two frames
_UNCOUNTED = 10**12


@dataclass(frozen=True)
class Look:
    """The colours of a sheet's own material; text on all of it is `ink` or `faint`."""

    name: str
    page: RGB  # the table that everything lies on
    beam: RGB  # of a title
    panel: RGB  # a sheet
    inset: RGB  # what is let into a sheet
    edge: RGB  # brass and copper
    shadow: RGB
    ink: RGB
    faint: RGB
    fire: RGB  # what counts now
    fire_ink: RGB  # on `fire` and on `gold`
    gold: RGB
    good: RGB
    bad: RGB
    stone: RGB  # a landing
    stone_light: RGB
    mountain: RGB
    rock: RGB  # below the first landing
    deep: RGB  # below the last one
    road: RGB


_NIGHT = Look(
    name="night",
    page=(24, 19, 17),
    beam=(92, 58, 34),
    panel=(56, 42, 33),
    inset=(36, 28, 23),
    edge=(176, 120, 66),
    shadow=(14, 11, 10),
    ink=(252, 243, 224),
    faint=(218, 198, 164),
    fire=(255, 150, 50),
    fire_ink=(38, 20, 6),
    gold=(255, 206, 84),
    good=(96, 200, 150),
    bad=(240, 112, 88),
    stone=(104, 92, 82),
    stone_light=(150, 134, 116),
    mountain=(78, 66, 58),
    rock=(72, 57, 48),
    deep=(40, 33, 34),
    road=(232, 212, 176),
)
_DAY = Look(
    name="day",
    page=(222, 200, 160),
    beam=(150, 98, 54),
    panel=(250, 243, 226),
    inset=(235, 221, 191),
    edge=(138, 88, 44),
    shadow=(184, 158, 116),
    ink=(40, 26, 16),
    faint=(98, 70, 44),
    fire=(232, 118, 28),
    fire_ink=(38, 20, 6),
    gold=(246, 196, 72),
    good=(24, 122, 84),
    bad=(186, 50, 34),
    stone=(172, 150, 120),
    stone_light=(206, 186, 154),
    mountain=(158, 138, 112),
    rock=(240, 226, 196),
    deep=(204, 182, 148),
    road=(96, 66, 40),
)


@dataclass(frozen=True)
class Style:
    """How a sheet is drawn: its colours, and the size of its text."""

    look: Look
    text: int

    @property
    def small(self) -> int:
        """The size of text beside what counts; still to be read on a phone."""
        return round(self.text * 0.88)

    @property
    def large(self) -> int:
        """The size of titles."""
        return round(self.text * 1.3)

    @property
    def line(self) -> int:
        """The height of a line of ordinary text."""
        return round(self.text * 1.3)


def style_of(theme: Theme, is_large: bool) -> Style:
    """The style for a theme, in large print or not."""
    look = _DAY if sum(theme.page) > 3 * 128 else _NIGHT
    return Style(look, 46 if is_large else 34)


def worded(message: Say, speak: Speak) -> str:
    """A message on one line of drawable characters, with an ellipsis where it is cut off."""
    spoken = speak(message).replace("**", "")
    return clean(spoken) + (ELLIPSIS if len(spoken) > MAX_TEXT else "")


def counted(number: int) -> int | str:
    """A number as a fact: what no catalogue could count stands as it is."""
    return number if abs(number) < _UNCOUNTED else str(number)


def wrap_smaller(text: str, size: int, width: float, most: int) -> tuple[int, tuple[str, ...]]:
    """A name in bold on at most so many lines: in smaller print before any of it is cut off."""
    for share in (1.0, 0.9, 0.8):
        smaller = round(size * share)
        lines = wrap(text, smaller, width, most, bold=True)
        if not any(ELLIPSIS in line for line in lines):
            break
    return smaller, lines
