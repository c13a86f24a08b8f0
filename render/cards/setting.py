"""Setting type on cards: inscriptions broken into rows, and drawn with their signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.cards.inks import Inks
from render.cards.inscription import SPACE, Atom, Inscription, Word
from render.lettering import fit, font_for, width_of
from render.palette import RGB
from render.signs import sign_sprite

LEADING = 1.3  # of the size, from row to row
_STRONG = 1.14  # the head of a line, larger than the rest
_SIGN = 1.2  # a sign's side
_GAP = 0.16  # behind a sign


@dataclass(frozen=True)
class Row:
    """Words that stand on one line."""

    words: tuple[Word, ...]
    width: float


def rows_of(inscription: Inscription, size: int, width: float) -> tuple[Row, ...]:
    """The inscription on as many rows as it needs; a word that is too wide is cut."""
    rows: list[Row] = []
    words: list[Word] = []
    space = width_of(SPACE.text, size)
    used = 0.0
    for word in _fitting(inscription, size, width):
        wide = _wide(word, size)
        if wide > width:
            word = _cut(word, size, width)
            wide = _wide(word, size)
        step = wide + (space if words else 0)
        if words and used + step > width:
            rows.append(Row(tuple(words), used))
            words, used, step = [], 0.0, wide
        words.append(word)
        used += step
    if words:
        rows.append(Row(tuple(words), used))
    return tuple(rows)


def _fitting(inscription: Inscription, size: int, width: float) -> Iterator[Word]:
    for word in inscription.words:
        yield from (word,) if _wide(word, size) <= width else word.parted


def _wide(word: Word, size: int) -> float:
    return sum(_atom_wide(atom, size) for atom in word.atoms)


def _atom_wide(atom: Atom, size: int) -> float:
    letters = _letters(atom, size)
    if atom.sign:
        return _sign_side(letters) + letters * _GAP
    return width_of(atom.text, letters, bold=atom.is_strong)


def _sign_side(letters: int) -> int:
    """In few steps: the same drawing serves letters of nearly the same size."""
    return 3 * round(letters * _SIGN / 3)


def _letters(atom: Atom, size: int) -> int:
    return round(size * _STRONG) if atom.is_strong else size


def _cut(word: Word, size: int, width: float) -> Word:
    kept: list[Atom] = []
    left = width
    for atom in word.atoms:
        if atom.text and atom is not SPACE:
            letters = _letters(atom, size)
            shown = fit(atom.text, letters, max(0.0, left), bold=atom.is_strong)
            atom = Atom(shown, is_strong=atom.is_strong)
        left -= _atom_wide(atom, size)
        if left < 0:
            break
        kept.append(atom)
    return Word(tuple(kept))


def draw_rows(
    image: Image.Image,
    rows: Iterable[Row],
    place: tuple[float, float],
    size: int,
    ink: RGB,
    inks: Inks,
) -> None:
    """Draw rows below each other; `place` is the top left corner."""
    pen = ImageDraw.Draw(image)
    x, y = place
    for row in rows:
        _draw_row(image, pen, row, (x, y + size * LEADING / 2), size, ink, inks)
        y += size * LEADING


def _draw_row(
    image: Image.Image,
    pen: ImageDraw.ImageDraw,
    row: Row,
    place: tuple[float, float],
    size: int,
    ink: RGB,
    inks: Inks,
) -> None:
    x, middle = place
    for atom in _runs(row):
        letters = _letters(atom, size)
        if atom.sign:
            side = _sign_side(letters)
            put_sign(image, atom.sign, (x + side / 2, middle), side, ink, inks.half)
        elif atom is not SPACE:
            face = font_for(atom.text, letters, bold=atom.is_strong)
            pen.text((round(x), round(middle)), atom.text, ink, face, "lm")
        x += _atom_wide(atom, size)


def _runs(row: Row) -> Iterator[Atom]:
    """The atoms of a row, plain words put together: few long texts are drawn faster than many."""
    gathered: list[str] = []
    for number, word in enumerate(row.words):
        for atom in (*((SPACE,) if number else ()), *word.atoms):
            if atom is SPACE or not (atom.sign or atom.is_strong):
                gathered.append(atom.text)
                continue
            if gathered:
                yield Atom("".join(gathered))
                gathered = []
            yield atom
    if gathered:
        yield Atom("".join(gathered))


def put_sign(
    image: Image.Image, sign: str, centre: tuple[float, float], side: int, ink: RGB, ground: RGB
) -> None:
    """A sign by itself, in an ink on a ground."""
    shape = sign_sprite(sign, side, ink, ground)
    image.paste(shape, (round(centre[0] - side / 2), round(centre[1] - side / 2)), shape)


def put_text(
    image: Image.Image,
    text: str,
    place: tuple[float, float],
    size: int,
    ink: RGB,
    *,
    anchor: str = "lm",
    bold: bool = True,
) -> None:
    """Words on one line, drawn as they are."""
    face = font_for(text, max(1, size), bold=bold)
    ImageDraw.Draw(image).text((round(place[0]), round(place[1])), text, ink, face, anchor)
