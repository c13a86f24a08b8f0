"""Asking: forced choices, and questions that are made anew."""

from __future__ import annotations

from engine.core.prompt import Option, Question
from engine.core.script import AGAIN, Script, ask_anew, ask_one
from engine.core.seat import Seat
from engine.core.text import say


def question(*options: str) -> Question:
    offered = tuple(Option(name, say("duel-card")) for name in options)
    return Question("walk", (Seat("1"),), say("duel-walk"), offered)


def result(script: Script[str | None], *answers: str) -> str | None:
    """What a script returns after these answers."""
    try:
        next(script)
        for answer in answers:
            script.send([AGAIN if answer == "again" else (answer,)])
    except StopIteration as end:
        found: str | None = end.value
        return found
    raise AssertionError("the script goes on")


def test_one_option_is_no_question():
    assert result(ask_one(question("left"))) == "left"


def test_a_question_is_made_anew_when_something_else_was_done():
    made = iter([question("left"), question("left", "right"), None])
    assert result(ask_anew(lambda: next(made)), "again", "right") == "right"


def test_what_was_done_may_leave_nothing_to_ask():
    made = iter([question("left"), None])
    assert result(ask_anew(lambda: next(made)), "again") is None
