"""One face made of several fonts: what the first one lacks, the next ones draw.

Right-to-left text is put into the order in which it is seen before it is drawn, so that this does
not depend on what is installed beside us. Only scripts whose letters change places or melt (those
of India, Burma, Cambodia) need Raqm for their best; without it they are drawn letter by letter.
"""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from bidi.algorithm import get_display
from PIL import Image, ImageDraw, ImageFont

from render.glyphs import FIRST_OTHER, MAIN, Source, draws, face_of, source_of
from render.joining import joined

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

_LEFTWARDS = frozenset({"R", "AL"})
_UNKNOWN = "\N{REPLACEMENT CHARACTER}"  # for what has no direction: nobody knows it

_own = threading.local()  # as for every face of FreeType


class Run(NamedTuple):
    """Letters that one font draws, in the order in which they are seen."""

    source: Source | None  # None: the main font
    text: str


class Typeface(ImageFont.FreeTypeFont):
    """What Pillow takes for a font."""

    def __init__(self, size: int, *, bold: bool) -> None:
        super().__init__(MAIN[bold].path, size, layout_engine=ImageFont.Layout.BASIC)
        self._bold = bold

    def getlength(
        self,
        text: str | bytes,
        mode: str = "",
        direction: str | None = None,
        features: list[str] | None = None,
        language: str | None = None,
    ) -> float:
        """How far the text reaches."""
        if is_plain(text):
            return super().getlength(text, mode, direction, features, language)
        return sum(self._face(run).getlength(run.text) for run in runs_of(str(text)))

    def getbbox(
        self,
        text: str | bytes | bytearray,
        mode: str = "",
        direction: str | None = None,
        features: list[str] | None = None,
        language: str | None = None,
        stroke_width: float = 0,
        anchor: str | None = None,
    ) -> tuple[float, float, float, float]:
        """Where the ink of the text lies, seen from its anchor."""
        if isinstance(text, bytearray) or is_plain(text):
            given = (mode, direction, features, language, stroke_width, anchor)
            return super().getbbox(text, *given)
        (width, height), (left, top) = _extent(self._laid(str(text), stroke_width))
        across, down = self._shift(str(text), anchor or "la")
        return left + across, top + down, left + across + width, top + down + height

    def getmask2(
        self,
        text: str | bytes,
        mode: str = "",
        direction: str | None = None,
        features: list[str] | None = None,
        language: str | None = None,
        stroke_width: float = 0,
        anchor: str | None = None,
        *more: object,
        **others: object,
    ) -> tuple[ImagingCore, tuple[int, int]]:
        """The text as a mask, and where its corner lies from the anchor."""
        if is_plain(text):
            given = (direction, features, language, stroke_width, anchor)
            return super().getmask2(text, mode, *given, *more, **others)  # type: ignore[arg-type]
        laid = list(self._laid(str(text), stroke_width))
        size, (left, top) = _extent(laid)
        image = Image.new("L", size)
        pen = ImageDraw.Draw(image)
        for piece in laid:
            place = (piece.x - left, -top)
            pen.text(place, piece.text, 255, piece.face, "ls", stroke_width=piece.stroke)
        across, down = self._shift(str(text), anchor or "la")
        return image.im, (round(left + across), round(top + down))

    def _laid(self, text: str, stroke: float) -> Iterator[_Piece]:
        """The runs side by side from nought, on a baseline at nought."""
        x = 0.0
        for run in runs_of(text):
            face = self._face(run)
            weight = run.source.weight * self.size if run.source and self._bold else 0.0
            yield _Piece(face, run.text, round(x), stroke + weight)
            x += face.getlength(run.text)

    def _face(self, run: Run) -> ImageFont.FreeTypeFont:
        source = run.source or MAIN[self._bold]
        return face_of(source, max(1, round(self.size * source.share)))

    def _shift(self, text: str, anchor: str) -> tuple[float, float]:
        """From the left end of the baseline to the anchor, turned around."""
        across = {"m": -self.getlength(text) / 2, "r": -self.getlength(text)}.get(anchor[0], 0.0)
        above = super().getbbox("x", anchor=f"l{anchor[1]}")[1]
        return round(across), above - super().getbbox("x", anchor="ls")[1]


class _Piece(NamedTuple):
    face: ImageFont.FreeTypeFont
    text: str
    x: int
    stroke: float


def _extent(laid: Iterable[_Piece]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The size of the ink of all pieces, and its corner."""
    boxes = [
        (piece.x, piece.face.getbbox(piece.text, anchor="ls", stroke_width=piece.stroke))
        for piece in laid
    ]
    left = min((x + box[0] for x, box in boxes), default=0)
    top = min((box[1] for _, box in boxes), default=0)
    right = max((x + box[2] for x, box in boxes), default=0)
    bottom = max((box[3] for _, box in boxes), default=0)
    corner = (int(left) - 1, int(top) - 1)
    return (max(1, int(right) - corner[0] + 2), max(1, int(bottom) - corner[1] + 2)), corner


def typeface(size: int, *, bold: bool = False) -> Typeface:
    """The face in a size, in pixels."""
    if not hasattr(_own, "faces"):
        _own.faces = {}
    faces: dict[tuple[int, bool], Typeface] = _own.faces
    if (size, bold) not in faces:
        faces[size, bold] = Typeface(size, bold=bold)
    return faces[size, bold]


@lru_cache(maxsize=8192)
def is_plain(text: str | bytes) -> bool:
    """Whether the main font draws this from left to right without any ado."""
    return isinstance(text, bytes) or all(
        ord(character) < FIRST_OTHER or _is_plain(character) for character in text
    )


def _is_plain(character: str) -> bool:
    leftwards = unicodedata.bidirectional(character) in _LEFTWARDS
    return not leftwards and source_of(character) is None


@lru_cache(maxsize=2048)
def runs_of(text: str) -> tuple[Run, ...]:
    """The text in the order in which it is seen, cut where another font draws on."""
    if any(unicodedata.bidirectional(character) in _LEFTWARDS for character in text):
        text = _seen(text)
    sources: list[Source | None] = []
    for character in text:
        before = sources[-1] if sources else None
        is_mark = unicodedata.category(character) == "Mn"
        has_both = before is not None and is_mark and draws(before, character)
        sources.append(before if has_both else source_of(character))
    cut = groupby(zip(sources, text, strict=True), key=lambda pair: pair[0])
    return tuple(Run(source, "".join(c for _, c in pairs)) for source, pairs in cut)


def _seen(text: str) -> str:
    """As it is seen from left to right: a sentence of ours with a name in it stays a sentence."""
    known = (c if unicodedata.bidirectional(c) else _UNKNOWN for c in text)
    bare = "".join(c for c in known if not _is_point(c) and unicodedata.category(c) != "Cf")
    has_ours = any(unicodedata.bidirectional(c) == "L" for c in bare)
    shown: str = get_display(joined(bare), base_dir="L" if has_ours else "R")
    return shown


def _is_point(character: str) -> bool:
    """Vowel points of Hebrew and Arabic: names are written without."""
    return unicodedata.category(character) == "Mn" and FIRST_OTHER <= ord(character) < 0x0700
