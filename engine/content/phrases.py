"""What plain words may say in a card's text: closed lists, looked up by their form.

In a form, N stands for a number, C for a condition and E for an element.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lark import Token

from engine.content.errors import TextError, suggest
from engine.content.tree import ALL_TARGETS, COUNTS, MOMENTS, Count, Fact, FactKind, Moment

_FACTS: dict[str, FactKind] = {
    "target near ally": "target near ally",
    "target alone": "target alone",
    "target has C": "target has",
    "target hurt": "target hurt",
    "target unhurt": "target unhurt",
    "target elite": "target elite",
    "target normal": "target normal",
    "target adjacent": "target adjacent",
    "target N away": "target away",
    "near enemy": "near enemy",
    "near ally": "near ally",
    "alone": "alone",
    "hurt": "hurt",
    "unhurt": "unhurt",
    "E strong": "strong",
    "moved N": "moved",
    "hand at most N": "hand at most",
    "killed": "killed",
}
_LEAST: dict[FactKind, int] = {"moved": 1, "target away": 2, "hand at most": 0}
_MOMENTS: dict[str, Moment] = {moment: moment for moment in MOMENTS}
_COUNTS: dict[str, Count] = {count: count for count in COUNTS}
_STANDS_FOR = {"NUMBER": "N", "CONDITION": "C", "ELEMENT": "E"}


def fact_of(words: Sequence[Token]) -> Fact:
    """The fact that an `If` asks about."""
    what = _FACTS.get(_form(words))
    if what is None:
        raise _unknown("fact", words, _FACTS)
    name = next((w.lower() for w in words if w.type in ("CONDITION", "ELEMENT")), "")
    if name in ("bless", "curse"):
        raise wrong_words(words, f"nobody has {name.capitalize()}: it is a card in a deck")
    if name == "any":
        raise wrong_words(words, "name the element that is strong")
    number = next((int(w) for w in words if w.type == "NUMBER"), 0)
    least = _LEAST.get(what)
    if least is not None and not least <= number <= 98:
        raise wrong_words(words, f"so many are from {least} to 98")
    return Fact(what, number, name)


def moment_of(words: Sequence[Token]) -> tuple[Moment, int | None, Fact | None]:
    """When a bonus acts, for allies within how many hexes (None: oneself), and if what."""
    fact: Fact | None = None
    told = list(words)
    if "if" in words:
        at = words.index("if")
        if at + 1 == len(words):
            raise wrong_words(words, "a fact is missing behind if")
        told, fact = list(words[:at]), fact_of(words[at + 1 :])
    within = None
    form = _form(told)
    if form.endswith(" of allies"):
        within = ALL_TARGETS
    elif form.endswith(" of allies within N"):
        within = int(told[-1])
        if not 1 <= within < ALL_TARGETS:
            raise wrong_words(words, "so many hexes are from 1 to 98")
    moment = _MOMENTS.get(form.split(" of allies")[0])
    if moment is None:
        raise _unknown("moment", words, _MOMENTS)
    return moment, within, fact


def count_of(words: Sequence[Token]) -> Count:
    """What a gain is counted by."""
    found = _COUNTS.get(_form(words))
    if found is None:
        raise _unknown("count", words, _COUNTS)
    return found


def wrong_words(words: Sequence[Token], message: str) -> TextError:
    """A mistake, marked on these words."""
    return TextError(message, words[0].start_pos or 0, words[-1].end_pos)


def _form(words: Sequence[Token]) -> str:
    told = (_STANDS_FOR.get(word.type, str(word)) for word in words)
    return " ".join(" ".join(told).split())  # one token may be two words: `lost card`


def _unknown(kind: str, words: Sequence[Token], forms: Iterable[str]) -> TextError:
    hint = suggest(_form(words), forms)
    return wrong_words(words, f'there is no {kind} "{" ".join(words)}"{hint}')
