"""A printed line with its signs: the catalogue speaks it whole, the signs travel in it as marks.

Before a line is spoken, every part that has a sign is wrapped into `render-sign`, with characters
of the private use area around its words. So each language keeps its own order of words, and the
signs stand where their words stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.core.text import Say, say
from render.cards.signs import sign_of
from render.lettering import clean

Speak = Callable[[Say], str]
Fact = int | str | Say | tuple[Say, ...]

_STRONG, _WEAK, _END = "\ue000", "\ue001", "\ue002"
_FIRST = 0xE100  # the n-th sign of a line is the character with this number plus n
_LAST = 0xE3FF
_AREA = "text-area"
_BLANKS = " \n"
_DOTS = "○●◯"  # places for stickers: they stay with what they are on


@dataclass(frozen=True)
class Word:
    """What is not parted at a line's end where it has room: text and signs in their order."""

    atoms: tuple[Atom, ...]

    @property
    def parted(self) -> tuple[Word, ...]:
        """The same where a whole line is too short for it."""
        return tuple(_parted(self.atoms))


@dataclass(frozen=True)
class Atom:
    """A piece of text, or a sign."""

    text: str = ""
    sign: str = ""
    is_strong: bool = False


SPACE = Atom(" ")


@dataclass(frozen=True)
class Inscription:
    """A line, ready to be set."""

    words: tuple[Word, ...]
    shapes: tuple[str, ...] = ()  # of the areas that it names


def inscribe(line: Say, speak: Speak, *, has_head: bool = True) -> Inscription:
    """Speak a line and find its signs in it again; its head is larger than the rest."""
    signs: list[str] = []
    spoken = speak(_marked(line, signs, is_line=has_head))
    return Inscription(tuple(_words(spoken, signs)), tuple(_shapes(line)))


def plain(text: str) -> Inscription:
    """Words without signs."""
    return Inscription(tuple(Word((Atom(word),)) for word in clean(text).split(" ") if word))


def _shapes(part: Say) -> Iterator[str]:
    """The shape of every area in a line."""
    shape = part.facts.get("shape")
    if part.key == _AREA and isinstance(shape, str):
        yield shape
    for fact in part.facts.values():
        inner = fact if isinstance(fact, tuple) else (fact,)
        for each in inner:
            if isinstance(each, Say):
                yield from _shapes(each)


def _marked(part: Say, signs: list[str], *, is_line: bool = False) -> Say:
    """The same, with a mark before everything that has a sign; the head of a line is strong."""
    sign = sign_of(part.key)
    mark = chr(_FIRST + len(signs)) if sign else ""
    if sign:
        signs.append(sign)
    has_head = is_line and part.key == "text-ability"
    facts = {
        name: _marked_fact(fact, signs, has_head and name == "parts")
        for name, fact in part.facts.items()
    }
    inner = Say(part.key, facts)
    return say("render-sign", sign=mark, text=inner, end=_END) if sign else inner


def _marked_fact(fact: Fact, signs: list[str], has_head: bool) -> Fact:
    if isinstance(fact, Say):
        return _marked(fact, signs)
    if isinstance(fact, tuple):
        parts = tuple(_marked(part, signs) for part in fact)
        return (_strong(parts[0]), *parts[1:]) if has_head and parts else parts
    return _unmarked(fact) if isinstance(fact, str) else fact


def _strong(head: Say) -> Say:
    return say("render-sign", sign=_STRONG, text=head, end=_WEAK)


def _unmarked(text: str) -> str:
    """People's own words cannot forge a mark."""
    return "".join(c for c in text if not _STRONG <= c <= chr(_LAST))


def _words(spoken: str, signs: list[str]) -> Iterator[Word]:
    """Words are parted at spaces, but not within a part with a sign, nor before a dot."""
    reader = _Reader(signs)
    for place, character in enumerate(spoken):
        if character not in _BLANKS:
            reader.take(character)
        elif reader.depth or spoken[place + 1 : place + 2] in tuple(_DOTS):
            reader.space()
        elif reader.atoms or reader.text:
            yield reader.word()
    if reader.atoms or reader.text:
        yield reader.word()


class _Reader:
    """Gathers characters into atoms, and those into a word."""

    def __init__(self, signs: list[str]) -> None:
        self.signs = signs
        self.atoms: list[Atom] = []
        self.text = ""
        self.depth = 0  # within so many parts with signs
        self.is_strong = False

    def take(self, character: str) -> None:
        number = ord(character) - _FIRST
        if character in (_STRONG, _WEAK):
            self._flush()
            self.is_strong = character == _STRONG
        elif character == _END:
            self._flush()
            self.depth -= 1
        elif 0 <= number < len(self.signs):
            self._flush()
            self.depth += 1
            self.atoms.append(Atom(sign=self.signs[number], is_strong=self.is_strong))
        else:
            self.text += character

    def space(self) -> None:
        self.text += " "

    def word(self) -> Word:
        self._flush()
        atoms, self.atoms = self.atoms, []
        return Word(tuple(atoms))

    def _flush(self) -> None:
        """What was gathered, with the spaces that part it from signs."""
        if self.text[:1] == " " and self.atoms:
            self.atoms.append(SPACE)
        if shown := clean(self.text):
            self.atoms.append(Atom(shown, is_strong=self.is_strong))
            if self.text[-1:] == " ":
                self.atoms.append(SPACE)
        self.text = ""


def _parted(atoms: tuple[Atom, ...]) -> Iterator[Word]:
    """The words of a word that was kept together."""
    kept: list[Atom] = []
    for atom in atoms:
        first, *others = atom.text.split(" ") if atom is not SPACE else ("", "")
        if first or atom.sign:
            kept.append(replace(atom, text=first))
        for text in others:
            if kept:
                yield Word(tuple(kept))
            kept = [replace(atom, text=text)] if text else []
    if kept:
        yield Word(tuple(kept))
