"""Every word of the rules is explained, and points to rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.systems import ALL
from bot.ui.voice import Voice
from bot.words import LOCALES
from engine.systems.haven.abilities.elements import ELEMENTS
from engine.systems.haven.conditions import CONDITIONS
from tests.bot.test_words import WORDS

RULES = Path(__file__).parents[4] / "docs/rules/haven.md"
TOPICS = ALL["haven"].glossary()


def test_every_topic_names_rules_of_the_checklist() -> None:
    known = set(re.findall(r"\*\*(H-[A-Z]+-\d+)\*\*", RULES.read_text(encoding="utf-8")))
    assert {rule for topic in TOPICS for rule in topic.rules} <= known
    assert all(topic.rules for topic in TOPICS)


def test_every_condition_and_element_is_a_topic() -> None:
    ids = [topic.id for topic in TOPICS]
    assert len(ids) == len(set(ids))
    assert {*CONDITIONS, *ELEMENTS} <= {*ids}


@pytest.mark.parametrize("locale", LOCALES)
def test_each_is_two_sentences_under_a_name_of_its_own(locale: str) -> None:
    voice = Voice(WORDS, locale)
    names = [voice(topic.name) for topic in TOPICS]
    assert len(names) == len(set(names))
    for topic in TOPICS:
        text = voice(topic.text)
        assert len(re.findall(r"[.!?](?= |$)", text)) == 2, text
        assert len(text) <= 400, text
