"""Which font draws a character: the main one, or the first of the others that has it."""

from __future__ import annotations

import threading
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import ImageFont, features

FIRST_OTHER = 0x0590  # Hebrew and all scripts behind it: may run leftwards or lack in the main font
_FIRST_PICTURE = 0x1F000  # emoji: their own font draws them better than the main one
_NO_CHARACTER = "\U0010ffff"
_TRIED = 24  # pixels: the size in which fonts are asked what they have
_FONTS = Path(__file__).parent / "fonts"


class Source(NamedTuple):
    """A font file: how large and how heavy its letters must be drawn to stand beside the others."""

    file: str
    share: float = 1.0
    weight: float = 0.0  # of a stroke around them in bold text, in shares of the size
    is_shaped: bool = False  # its letters change places or melt, which takes Raqm

    @property
    def path(self) -> str:
        """Where it lies."""
        return str(_FONTS / self.file)


MAIN = {False: Source("DejaVuSans.ttf"), True: Source("DejaVuSans-Bold.ttf")}
OTHERS = (
    Source("NotoSans-Scripts.ttf", 1.0, 0.03, is_shaped=True),
    Source("NotoEmoji-SemiBold.ttf", 0.86),
    Source("DroidSansFallback.ttf", 0.96, 0.03),
    Source("Unifont.otf", 1.0, 0.02),
    Source("UnifontUpper.otf", 1.0, 0.02),
)

# A FreeType face must not be used by two threads at once, so each thread opens its own.
_own = threading.local()


def face_of(source: Source, size: int) -> ImageFont.FreeTypeFont:
    """A font in a size, in pixels."""
    if not hasattr(_own, "faces"):
        _own.faces = {}
    faces: dict[tuple[Source, int], ImageFont.FreeTypeFont] = _own.faces
    if (source, size) not in faces:
        is_shaped = source.is_shaped and features.check("raqm")
        engine = ImageFont.Layout.RAQM if is_shaped else ImageFont.Layout.BASIC
        faces[source, size] = ImageFont.truetype(source.path, size, layout_engine=engine)
    return faces[source, size]


def has_glyph(character: str) -> bool:
    """Whether any of the fonts draws this character."""
    return is_in_main(character) or source_of(character) is not None


def is_in_main(character: str) -> bool:
    """Whether the main font draws this character."""
    return draws(MAIN[False], character)


@lru_cache(maxsize=8192)
def source_of(character: str) -> Source | None:
    """Which of the other fonts draws this; None: the main font, or none."""
    is_picture = ord(character) >= _FIRST_PICTURE
    if ord(character) < FIRST_OTHER or (not is_picture and is_in_main(character)):
        return None
    return next((source for source in OTHERS if draws(source, character)), None)


@lru_cache(maxsize=16384)
def draws(source: Source, character: str) -> bool:
    """Whether a font draws this character and not the box that stands for those it lacks."""
    face = face_of(source._replace(is_shaped=False), _TRIED)
    return bytes(face.getmask(character)) != bytes(face.getmask(_NO_CHARACTER))
