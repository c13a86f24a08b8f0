"""From a `Say` to a sentence in somebody's language.

Messages are Fluent (https://projectfluent.org) files under `bot/words/<language>/`. Names and
stories of the content come from the rule system, by dotted key. In a message a tuple of facts
reads as a natural list ("Ana, Ben, and Chloe"), in `{ EITHER($parts) }` with an "or";
`{ COMMAS($parts) }`, `{ DOTS($parts) }` and `{ LINES($parts) }` join it plainly.
`{ CAPITAL($clause) }` makes a clause the beginning of a sentence, and `{ ELIDE("de", $name) }`
joins a French word to what follows: « de Mélèze », « d’Ana ».
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any
from unicodedata import normalize

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.words.escape import plain
from engine.core.text import Say

ENGLISH = "en"
LOCALES = (ENGLISH, "fr")
_VOWELS = frozenset("aeiouyœæ")
JOINS = {"COMMAS": ", ", "DOTS": " · ", "LINES": "\n"}

SystemWords = Callable[[str], Mapping[str, str]]
Escape = Callable[[str], str]

_log = logging.getLogger(__name__)
_folder = Path(__file__).parent


class UnknownMessage(LookupError):
    """A message that no catalogue has, or whose facts are missing."""


class Listed(str):
    """A natural list that still knows its items."""

    __slots__ = ("items",)
    items: tuple[str, ...]

    @classmethod
    def of(cls, items: tuple[str, ...], locale: str) -> Listed:
        """Join items as a language does: "a, b, and c"."""
        listed = cls(format_list(items, locale=locale))
        listed.items = items
        return listed


def language(locale: str) -> str:
    """The language that we speak for a Discord locale: "fr" for "fr", "en" for "pt-BR"."""
    spoken = locale.split("-")[0].lower()
    return spoken if spoken in LOCALES else ENGLISH


def sources(locale: str) -> tuple[Path, ...]:
    """The catalogue files of a language."""
    return tuple(sorted((_folder / locale).glob("*.ftl")))


@cache
def bundle(locale: str) -> FluentBundle:
    """All messages of a language, loaded once."""
    loaded = FluentBundle([locale], functions=functions(locale), use_isolating=False)
    for file in sources(locale):
        loaded.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return loaded


def functions(locale: str) -> dict[str, Callable[..., Any]]:
    """What a message may call, by name."""
    joins = {name: _joined_by(mark.join) for name, mark in JOINS.items()}
    either = _joined_by(partial(format_list, style="or", locale=locale))
    return {**joins, "EITHER": either, "CAPITAL": _capital, "ELIDE": _elide}


def _capital(value: object) -> str:
    return str(value)[:1].upper() + str(value)[1:]


def _elide(word: object, following: object) -> str:
    """A small word of French before another one: without its last vowel where that begins with one.

    A leading h keeps it, for nobody can tell a mute one by its looks; `si` gives way to `il` alone.
    """
    first, rest = str(word), str(following)
    start = normalize("NFD", rest.lstrip("*_« \u00a0\u202f").lower())
    is_short = start.startswith(("il ", "ils ")) if first == "si" else start[:1] in _VOWELS
    return f"{first[:-1]}’{rest}" if start and is_short else f"{first} {rest}"


def _joined_by(join: Callable[[tuple[str, ...]], str]) -> Callable[[Any], Any]:
    def joined(value: object) -> str:
        return join(value.items) if isinstance(value, Listed) else str(value)

    return joined


class Words:
    """Speaks `Say`s. An unknown message raises if `strict`; else it is logged and its key said."""

    def __init__(
        self,
        system_words: SystemWords | None = None,
        *,
        escape: Escape = plain,
        strict: bool = False,
    ) -> None:
        self._system_words = system_words or _no_words
        self._escape = escape
        self._strict = strict

    def escaping(self, escape: Escape) -> Words:
        """The same words with people's own words shown another way."""
        return Words(self._system_words, escape=escape, strict=self._strict)

    def of(self, system_words: SystemWords) -> Words:
        """The same words for another rule system's content."""
        return Words(system_words, escape=self._escape, strict=self._strict)

    def speak(self, say: Say, locale: str) -> str:
        """The sentence in a Discord locale, or in English where that is not spoken."""
        spoken = language(locale)
        if "." in say.key:
            return self._named(say.key, spoken)
        facts = {name: self._fact(fact, spoken) for name, fact in say.facts.items()}
        for candidate in dict.fromkeys((spoken, ENGLISH)):
            messages = bundle(candidate)
            if messages.has_message(say.key):
                return self._formatted(messages, say.key, facts)
        return self._unknown(say.key)

    def _named(self, key: str, locale: str) -> str:
        for candidate in dict.fromkeys((locale, ENGLISH)):
            name = self._system_words(candidate).get(key)
            if name is not None:
                return name
        return self._unknown(key)

    def _fact(self, fact: int | str | Say | tuple[Say, ...], locale: str) -> int | str:
        match fact:
            case Say():
                return self.speak(fact, locale)
            case tuple():
                return Listed.of(tuple(self.speak(part, locale) for part in fact), locale)
            case str():
                return self._escape(fact)
            case _:
                return fact

    def _formatted(self, messages: FluentBundle, key: str, facts: dict[str, int | str]) -> str:
        pattern = messages.get_message(key).value
        assert pattern is not None, f"{key} has only attributes"
        text, errors = messages.format_pattern(pattern, facts)
        if errors and self._strict:
            raise UnknownMessage(f"{key}: {errors[0]}")
        if errors:
            # Only the kind of the error: its text could hold a fact, and a fact a secret.
            _log.error("message %s: %s", key, type(errors[0]).__name__)
        return str(text)

    def _unknown(self, key: str) -> str:
        if self._strict:
            raise UnknownMessage(key)
        _log.error("no message %s", key)
        return key


def _no_words(_: str) -> Mapping[str, str]:
    return {}
