"""A turn in a few words: what matters of it, once, in order."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from bot.ui.voice import Voice
from bot.words import LOCALES, Words
from engine.core.event import Event
from engine.core.game import Accepted, Game
from engine.core.simulate import seed_for, setup_for
from engine.core.text import say

HAVEN = ALL["haven"]
ENGLISH = Voice(Words(strict=True).of(HAVEN.words), "en")


def told(*events: Event) -> str:
    return " ".join(ENGLISH(line) for line in HAVEN.brief(events))


def test_what_one_does_is_one_sentence_and_damage_is_told_once() -> None:
    line = told(
        Event(say("haven-turn-began", figure="Ana")),
        Event(say("haven-moved", figure="Ana", hex="C4", steps=2)),
        Event(
            say("haven-attacked", figure="Ana", target="Ben", value=3, cards=(), shield=0, damage=2)
        ),
        Event(say("haven-suffered", figure="Ben", damage=2, hp=1)),
        Event(say("haven-experience-gained", figure="Ana", amount=1)),
        Event(say("haven-suffered", figure="Ana", damage=1, hp=5)),
    )
    assert line == "**Ana** moves to C4, hits Ben for 2, and suffers 1."


def test_a_turn_without_deeds_is_told_as_well() -> None:
    assert told(Event(say("haven-turn-began", figure="Ana"))) == "**Ana** stays put."


def test_monsters_of_one_kind_share_a_chapter() -> None:
    chapters = [
        HAVEN.chapter(Event(say("haven-turn-began", figure="x"), figure=figure))
        for figure in ("clinker-1", "clinker-12", "snuffmoth-3", "kindler")
    ]
    assert chapters == ["turn.clinker", "turn.clinker", "turn.snuffmoth", "turn.kindler"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_game_is_told_in_short_chapters(locale: str) -> None:
    voice = Voice(Words(strict=True).of(HAVEN.words), locale)
    game, events = Game.new(HAVEN, setup_for(HAVEN, "cold-kitchen", 3, None, 0), seed_for("brief"))
    log = list(events)
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        seat = prompt.seats[0]
        taken = game.submit(seat, HAVEN.greedy(game.view(seat), prompt))
        assert isinstance(taken, Accepted)
        log += taken.events
    chapters: list[tuple[str, list[Event]]] = [("setup", [])]
    for event in log:
        name = HAVEN.chapter(event)
        if name is not None and name != chapters[-1][0]:
            chapters.append((name, []))
        chapters[-1][1].append(event)
    texts = [(name, " ".join(voice(line) for line in HAVEN.brief(told))) for name, told in chapters]
    assert texts[0][1] == "" and texts[-1][0] == "over"
    assert all(text for name, text in texts if name.startswith(("turn.", "round.")))
    assert all(len(text) <= 1500 for _, text in texts)
    words = sum(len(text.split()) for _, text in texts)
    assert words * 1.5 < sum(len(voice(event.say).split()) for event in log)
