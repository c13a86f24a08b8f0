"""What a person types is understood, or refused in one sentence."""

from __future__ import annotations

import pytest

from bot.cogs.suggest import choices, options
from bot.cogs.typed import answer_meant, option_meant
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.hexes import Hex
from engine.core.prompt import Answer, Option, Prompt
from engine.core.seat import Seat
from engine.core.text import Say, say

VOICE = Voice(Words(strict=True), "en-US")


def prompt_of(*options_: Option) -> Prompt:
    seats = (Seat("1"),)
    text = say("bot-name", name="?")
    return Prompt("1.1.0.0", "any", seats, text, options_, 1, 2, True, False, None)


CARDS = prompt_of(
    Option("cinder-lash", say("bot-name", name="Cinder Lash")),
    Option("cinder-veil", say("bot-name", name="Cinder Veil")),
    Option("hex-c4", say("bot-name", name="Walk"), hex=Hex(2, 2)),
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("cinder-lash", "cinder-lash"),
        ("  Cinder   LASH ", "cinder-lash"),
        ("cinder v", "cinder-veil"),
        ("c4", "hex-c4"),
        ("C4", "hex-c4"),
    ],
)
def test_an_option_is_known_by_id_name_beginning_or_coordinate(typed: str, meant: str) -> None:
    option = option_meant(CARDS, typed, VOICE)
    assert isinstance(option, Option) and option.id == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("cinder", "bot-ambiguous"),
        ("D9", "bot-unknown-hex"),
        ("Moonfall", "bot-unknown-option"),
        ("", "bot-unknown-option"),
        ("x" * 5000, "bot-unknown-option"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(typed: str, key: str) -> None:
    refusal = option_meant(CARDS, typed, VOICE)
    assert isinstance(refusal, Say) and refusal.key == key
    assert len(VOICE(refusal)) < 200


def test_several_texts_make_one_answer_in_their_order() -> None:
    texts = ["Cinder Veil", "cinder-lash"]
    wanted = Answer("1.1.0.0", ("cinder-veil", "cinder-lash"))
    assert answer_meant(CARDS, texts, VOICE) == wanted


def test_suggestions_are_at_most_25_and_fit_what_was_typed() -> None:
    assert [c.value for c in options(CARDS, VOICE, "VEIL")] == ["cinder-veil"]
    assert len(choices(((f"n{n}", str(n)) for n in range(99)), "")) == 25
    assert [c.name for c in options(CARDS, VOICE, "walk")] == ["C4: Walk"]
