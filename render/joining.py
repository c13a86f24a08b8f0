"""Arabic letters in the forms that they take beside each other.

Unicode has a character for each form; which letter it is a form of, its decomposition says.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

_FORMS = (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD))
_LAM = "\u0644"
_TATWEEL = "\u0640"  # a line that joins whatever stands beside it


@lru_cache(maxsize=2048)
def joined(text: str) -> str:
    """The text, still in the order in which it is read, with every letter in its form."""
    letters = _with_ligatures(text)
    shown = []
    for n, letter in enumerate(letters):
        is_after = n > 0 and _reaches_on(letters[n - 1]) and _reaches_back(letter)
        is_before = n + 1 < len(letters) and _reaches_on(letter) and _reaches_back(letters[n + 1])
        shown.append(_form(letter, is_after=is_after, is_before=is_before))
    return "".join(shown)


def _with_ligatures(text: str) -> Sequence[str]:
    """Letter by letter; lam and alef are one."""
    letters: list[str] = []
    for letter in text:
        if letters and letters[-1] == _LAM and _LAM + letter in _forms():
            letters[-1] += letter
        else:
            letters.append(letter)
    return letters


def _form(letter: str, *, is_after: bool, is_before: bool) -> str:
    names = {
        (False, False): ("isolated",),
        (True, False): ("final",),
        (False, True): ("initial", "isolated"),
        (True, True): ("medial", "final"),
    }[is_after, is_before]
    forms = _forms().get(letter, {})
    return next((forms[name] for name in names if name in forms), letter)


def _reaches_on(letter: str) -> bool:
    """Whether it joins the letter that is read after it."""
    return letter == _TATWEEL or "initial" in _forms().get(letter, {})


def _reaches_back(letter: str) -> bool:
    return letter == _TATWEEL or "final" in _forms().get(letter, {})


@cache
def _forms() -> dict[str, dict[str, str]]:
    """The forms of each letter, and of lam with alef, by name."""
    found: dict[str, dict[str, str]] = {}
    for code in _FORMS:
        kind, *parts = unicodedata.decomposition(chr(code)).split() or [""]
        letters = "".join(chr(int(part, 16)) for part in parts)
        if kind and (len(letters) == 1 or (len(letters) == 2 and letters[0] == _LAM)):
            found.setdefault(letters, {}).setdefault(kind.strip("<>"), chr(code))
    return found
