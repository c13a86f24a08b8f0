"""Text in pictures: the fonts, what they cannot draw, and how a text is made to fit."""

from __future__ import annotations

import threading
import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont, features

FALLBACK = "◇"  # stands for every character that the fonts do not have
ELLIPSIS = "…"
NO_BREAK = "\N{NO-BREAK SPACE}"  # French keeps its colons with it
MAX_TEXT = 400  # no strip of a picture holds more

_FONTS = Path(__file__).parent / "fonts"
_FILES = {False: "DejaVuSans.ttf", True: "DejaVuSans-Bold.ttf"}
_FIRST_COMPLEX = 0x0590  # Hebrew and all scripts behind it may need shaping or run leftwards

# A FreeType face must not be used by two threads at once, so each thread opens its own.
_own = threading.local()


def font(size: int, *, bold: bool = False, is_complex: bool = False) -> ImageFont.FreeTypeFont:
    """The font in a size, in pixels."""
    if not hasattr(_own, "fonts"):
        _own.fonts = {}
    fonts: dict[tuple[int, bool, bool], ImageFont.FreeTypeFont] = _own.fonts
    key = (size, bold, is_complex)
    if key not in fonts:
        shaped = is_complex and features.check("raqm")
        engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
        fonts[key] = ImageFont.truetype(str(_FONTS / _FILES[bold]), size, layout_engine=engine)
    return fonts[key]


def font_for(text: str, size: int, *, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The font to draw this text with."""
    is_complex = any(ord(character) >= _FIRST_COMPLEX for character in text)
    return font(size, bold=bold, is_complex=is_complex)


def clean(text: str) -> str:
    """One line of drawable characters, whatever a person typed."""
    text = unicodedata.normalize("NFC", text[:MAX_TEXT])
    drawable = "".join(_drawable(character) for character in text)
    while FALLBACK * 3 in drawable:  # a name of many emoji stays short
        drawable = drawable.replace(FALLBACK * 3, FALLBACK * 2)
    return " ".join(word for word in drawable.split(" ") if word.strip())


@lru_cache(maxsize=8192)
def _drawable(character: str) -> str:
    if character == NO_BREAK:
        return character
    category = unicodedata.category(character)
    if category in {"Cf", "Mn", "Me"} and ord(character) < _FIRST_COMPLEX:
        return character if category == "Mn" else ""
    if category in {"Cf", "Me"} or 0xFE00 <= ord(character) <= 0xFE0F:
        return ""
    if category in {"Cc", "Zl", "Zp", "Zs"}:
        return " "
    if category in {"Cs", "Co", "Cn"}:
        return FALLBACK
    return character if _has_glyph(character) else FALLBACK


def _has_glyph(character: str) -> bool:
    face = font(24)
    return bytes(face.getmask(character)) != bytes(face.getmask("\U0010ffff"))


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
