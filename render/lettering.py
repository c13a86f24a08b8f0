"""Text in pictures: the fonts, what they cannot draw, and how a text is made to fit."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from render.glyphs import has_glyph, is_in_main
from render.typeface import Typeface, typeface

FALLBACK = "◇"  # stands for every character that the fonts do not have
ELLIPSIS = "…"
NO_BREAK = "\N{NO-BREAK SPACE}"  # French keeps its colons with it
MAX_TEXT = 400  # no strip of a picture holds more
_MOST_MARKS = 2  # above and below one letter: a pile of them would cover other lines
_FLAG = range(0x1F1E6, 0x1F200)  # letters of which two make a flag
_SKINS = range(0x1F3FB, 0x1F400)


def font_for(text: str, size: int, *, bold: bool = False) -> Typeface:
    """The font to draw this text with, in pixels: it draws any text."""
    del text
    return typeface(size, bold=bold)


def clean(text: str) -> str:
    """One line of drawable characters, whatever a person typed."""
    text = unicodedata.normalize("NFC", text[:MAX_TEXT])
    drawable = _with_few_marks("".join(_drawable(character) for character in text))
    while FALLBACK * 3 in drawable:  # a name of many unknown letters stays short
        drawable = drawable.replace(FALLBACK * 3, FALLBACK * 2)
    return " ".join(word for word in drawable.split(" ") if word.strip())


@lru_cache(maxsize=8192)
def _drawable(character: str) -> str:
    if character == NO_BREAK:
        return character
    category, code = unicodedata.category(character), ord(character)
    if category in {"Cf", "Me"} or 0xFE00 <= code <= 0xFE0F or code in _SKINS:
        return ""
    if category in {"Cc", "Zl", "Zp", "Zs"}:
        return " "
    if category in {"Cs", "Co", "Cn"}:
        return FALLBACK
    if code in _FLAG:
        return chr(ord("A") + code - _FLAG.start)
    return _with_a_glyph(character)


def _with_a_glyph(character: str) -> str:
    """The character; a plain letter for one in fancy dress; or what stands for all unknown ones."""
    if is_in_main(character):
        return character
    plainer = unicodedata.normalize("NFKC", character)
    if plainer != character and all(is_in_main(letter) for letter in plainer):
        return plainer
    if has_glyph(character):
        return character
    return "" if unicodedata.category(character) == "Mn" else FALLBACK


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) == "Mn" else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=8192)
def width_of(text: str, size: int, *, bold: bool = False) -> float:
    """How wide a clean text is drawn."""
    return font_for(text, size, bold=bold).getlength(text)


@lru_cache(maxsize=4096)
def fit(text: str, size: int, width: float, *, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if width_of(text, size, bold=bold) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, size, bold=bold) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ""


def wrap(text: str, size: int, width: float, most: int, *, bold: bool = False) -> tuple[str, ...]:
    """The text on at most so many lines; the last one is cut if it must be."""
    lines: list[str] = []
    rest = text.split(" ")
    while rest and len(lines) < most - 1:
        taken = 1
        while taken < len(rest) and (
            width_of(" ".join(rest[: taken + 1]), size, bold=bold) <= width
        ):
            taken += 1
        lines.append(fit(" ".join(rest[:taken]), size, width, bold=bold))
        rest = rest[taken:]
    if rest:
        lines.append(fit(" ".join(rest), size, width, bold=bold))
    return tuple(line for line in lines if line)


def largest_that_fits(text: str, size: int, width: float, least: int, *, bold: bool = False) -> int:
    """The font size, at most `size`, in which the text is no wider than `width`."""
    while size > least and width_of(text, size, bold=bold) > width:
        size -= 1
    return size
