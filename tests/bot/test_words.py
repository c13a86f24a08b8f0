"""Every sentence the code can say exists in both languages, and speaks as it should."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.systems import ALL
from bot.words import LOCALES, UnknownMessage, Words, for_discord, language, plain
from bot.words.catalogue import functions, sources
from engine.core.text import Say, say

ROOT = Path(__file__).parents[2]
CODE = ("engine", "bot", "render")
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Functions(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(locale: str) -> dict[str, frozenset[str]]:
    """Each message of a language with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for file in sources(locale):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


def key_tables() -> Iterator[dict[str, tuple[str, ...]]]:
    """The tables of messages, with their facts, that modules of the engine declare as KEYS."""
    for file in sorted((ROOT / "engine").rglob("*.py")):
        if re.search(r"^KEYS\b", file.read_text(encoding="utf-8"), re.MULTILINE):
            module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
            yield importlib.import_module(module).KEYS


@cache
def trees() -> tuple[ast.AST, ...]:
    files = [file for folder in CODE for file in sorted((ROOT / folder).rglob("*.py"))]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def constants() -> set[str]:
    """Every string in the code that looks like a message key."""
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and KEY.fullmatch(node.value)
    }


def patterns() -> list[re.Pattern[str]]:
    """Keys that the code builds: `f"haven-{kind}ed"` stands for everything of that form."""
    found = []
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                if re.match(r"[a-z]+\\-", parts[0]):
                    found.append(re.compile("".join(parts)))
    return found


def said() -> dict[str, set[str] | None]:
    """What the code says by literal key, with the facts it gives (None: not known here)."""
    found: dict[str, set[str] | None] = {}
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("say", "Say") or not node.args:
                continue
            key = node.args[0]
            if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                continue
            if KEY.fullmatch(key.value):
                names = {keyword.arg for keyword in node.keywords if keyword.arg}
                is_open = node.func.id == "Say" or any(k.arg is None for k in node.keywords)
                found[key.value] = None if is_open else names
    return found


def declared() -> dict[str, set[str]]:
    return {key: set(facts) for table in key_tables() for key, facts in table.items()}


def test_both_languages_have_the_same_messages() -> None:
    english, french = (set(messages(locale)) for locale in LOCALES)
    assert english - french == set()
    assert french - english == set()


def test_no_message_is_missing() -> None:
    wanted = set(said()) | set(declared())
    assert sorted(wanted - set(messages("en"))) == []


def test_no_message_is_unused() -> None:
    used = constants() | set(declared())
    listed = {key.split("-")[0] for key in declared()}  # whole families are in the tables
    built = [pattern for pattern in patterns() if pattern.pattern.split("\\-")[0] not in listed]
    unused = [
        key
        for key in messages("en")
        if key not in used and not any(pattern.fullmatch(key) for pattern in built)
    ]
    assert sorted(unused) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_use_only_facts_they_are_given(locale: str) -> None:
    given = {key: facts for key, facts in said().items() if facts is not None} | declared()
    wrong = {
        key: sorted(variables - given[key])
        for key, variables in messages(locale).items()
        if key in given and variables - given[key]
    }
    assert wrong == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_call_only_functions_that_exist(locale: str) -> None:
    called = _Functions()
    for file in sources(locale):
        called.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert called.found <= {*functions(locale), "NUMBER"}


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_are_typographic(locale: str) -> None:
    assert [line for line in lines(locale) if re.search(r"\w'\w", line)] == []


def test_french_keeps_a_no_break_space_before_double_signs() -> None:
    broken = re.compile(r" [:;?!»%]|« ")
    assert [line for line in lines("fr") if broken.search(line)] == []


@pytest.mark.parametrize(
    ("word", "following", "joined"),
    [
        ("de", "Firmin", "de Firmin"),
        ("de", "Ana", "d’Ana"),
        ("de", "**Élise**", "d’**Élise**"),
        ("de", "« exit »", "d’« exit »"),
        ("de", "Hélène", "de Hélène"),
        ("que", "il pleut", "qu’il pleut"),
        ("si", "il pleut", "s’il pleut"),
        ("si", "un héros attend", "si un héros attend"),
        ("de", "", "de "),
    ],
)
def test_a_french_word_gives_way_to_a_vowel(word: str, following: str, joined: str) -> None:
    assert functions("fr")["ELIDE"](word, following) == joined


def lines(locale: str) -> list[str]:
    """What the catalogue and the packs say, without comments, code and calls."""
    written = [line for file in sources(locale) for line in file.read_text("utf-8").splitlines()]
    told = [re.sub(r"`[^`]*`|NUMBER\([^)]*\)", "", line) for line in written]
    packed = [text for system in ALL.ids for text in ALL[system].words(locale).values()]
    return [line for line in told if not line.startswith("#")] + packed


def content(locale: str) -> dict[str, str]:
    names = {
        "en": {"card.lash": "Cinder Lash", "card.only": "Only English"},
        "fr": {"card.lash": "Fouet de Braise"},
    }
    return names[locale]


WORDS = Words(content, strict=True)


def test_a_nested_say_is_spoken_inside() -> None:
    infuse = say("text-infuse", element=say("element-fire"))
    assert WORDS.speak(infuse, "en-US") == "Infuse Fire"
    assert WORDS.speak(infuse, "fr") == "Imprégner Feu"


def test_a_card_line_joins_its_parts_with_commas() -> None:
    parts = (say("text-attack", value=3), say("text-range", value=4), say("condition-poison"))
    line = say("text-ability", parts=parts)
    assert WORDS.speak(line, "en-GB") == "Attack 3, Range 4, Poison"
    assert WORDS.speak(line, "fr") == "Attaque 3, Portée 4, Poison"


def test_a_list_reads_naturally() -> None:
    names = (say("element-fire"), say("element-ice"), say("element-air"))
    line = say("text-infuse", element=names)
    assert WORDS.speak(line, "en-US") == "Infuse Fire, Ice, and Air"
    assert WORDS.speak(line, "fr") == "Imprégner Feu, Glace et Air"


def test_alternatives_read_with_an_or() -> None:
    line = say("haven-if-any", parts=(say("element-fire"), say("element-ice")))
    assert WORDS.speak(line, "en-US") == "either Fire or Ice"
    assert WORDS.speak(line, "fr") == "Feu ou Glace"


def test_a_choice_reads_naturally_and_a_sentence_begins_with_a_capital() -> None:
    out, door = say("haven-goal-heroes-gone"), say("haven-goal-door-open", doors="C2")
    both = say("haven-goal-all", parts=(out, door))
    choice = say("haven-goal-any", parts=(say("haven-goal-every-hero-gone"), both))
    goal = say("haven-goal", goal=choice)
    assert WORDS.speak(goal, "en-US") == (
        "Either get every hero out or get everyone still standing out and open the door at C2."
    )
    assert WORDS.speak(goal, "fr") == (
        "Au choix, faites sortir tous les héros ou faites sortir tous les héros encore debout "
        "et ouvrez la porte en C2."
    )


def test_numbers_choose_the_plural() -> None:
    assert WORDS.speak(say("core-exact-number", count=1), "en-US") == "Choose exactly one."
    assert WORDS.speak(say("core-exact-number", count=2), "en-US") == "Choose exactly 2."


def test_content_speaks_its_own_names_and_falls_back_to_english() -> None:
    assert WORDS.speak(Say("card.lash"), "fr") == "Fouet de Braise"
    assert WORDS.speak(Say("card.only"), "fr") == "Only English"
    with pytest.raises(UnknownMessage):
        WORDS.speak(Say("card.none"), "fr")


def test_other_languages_are_spoken_in_english() -> None:
    assert language("pt-BR") == "en"
    assert WORDS.speak(say("element-fire"), "ja") == "Fire"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**bold** _it_ ~~x~~", r"\*\*bold\*\* \_it\_ \~\~x\~\~"),
        ("@everyone", "@\u200beveryone"),
        ("<@123> <t:1:R> <:a:1>", "\\<@\u200b123\\> \\<t:1:R\\> \\<:a:1\\>"),
        ("[free](https://x.y)", r"\[free\]\(https\://x.y\)"),
        ("# one\n\ntwo", r"\# one two"),
        ("Anna-Lee O'Neil", "Anna-Lee O'Neil"),
    ],
)
def test_people_s_words_are_harmless_on_discord(typed: str, shown: str) -> None:
    line = say("text-infuse", element=typed)
    assert WORDS.escaping(for_discord).speak(line, "en-US") == f"Infuse {shown}"
    assert WORDS.escaping(plain).speak(line, "en-US") == f"Infuse {' '.join(typed.split())}"


def test_an_unknown_message_raises_in_tests_and_shows_its_key_in_production() -> None:
    with pytest.raises(UnknownMessage):
        WORDS.speak(Say("no-such-message"), "en-US")
    assert Words(content).speak(Say("no-such-message"), "en-US") == "no-such-message"


def test_a_missing_fact_raises_in_tests_and_is_logged_without_facts(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(UnknownMessage):
        WORDS.speak(say("text-move"), "en-US")
    Words(content).speak(say("text-move", card="secret"), "en-US")
    assert "text-move" in caplog.text and "secret" not in caplog.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 2])
def test_every_message_can_be_spoken(locale: str, count: int) -> None:
    for key, facts in messages(locale).items():
        spoken = WORDS.speak(Say(key, dict.fromkeys(facts, count)), locale)
        assert "{" not in spoken and "???" not in spoken, key
